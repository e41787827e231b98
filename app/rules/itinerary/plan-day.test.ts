import { expect, test } from 'vitest'
import { type DayStart, fittingStarts, planDay, type Wish } from './plan-day.ts'
import { doOverlap, endOf, type VisitSpan } from './visit-times.ts'

const DAY = '2026-11-28'
const visit = (time: string, minutes: number, date = DAY): VisitSpan => ({ date, time, minutes })
const start = (time: string, availableSeats = 10): DayStart => ({ id: time, date: DAY, time, availableSeats })

test.each([
  ['one after the other, with time to walk', visit('10:00', 60), visit('11:10', 30), false],
  ['too soon after the other', visit('10:00', 60), visit('11:09', 30), true],
  ['one within the other', visit('10:00', 90), visit('10:30', 20), true],
  ['at one moment, though nobody told how long', visit('10:00', 0), visit('10:00', 0), true],
  ['on two days', visit('10:00', 60), visit('10:00', 60, '2026-11-29'), false],
])('%s', (_, one, other, overlap) => {
  expect([doOverlap(one, other), doOverlap(other, one)]).toEqual([overlap, overlap])
})

test.each([
  ['10:00', 90, '11:30'],
  ['23:30', 60, '00:30'],
  ['10:00', 0, null],
])('what begins at %s and takes %i minutes ends at %s', (time, minutes, end) => {
  expect(endOf({ time, minutes })).toBe(end)
})

test('the starts that fit have seats for all, and nothing else at their time', () => {
  const wish = {
    minutes: 30,
    seats: 3,
    starts: ['12:00', '09:00', '10:30', '11:40'].map(time => start(time)),
  }
  const few = { ...wish, starts: [...wish.starts, start('15:00', 2)] }
  const fits = fittingStarts(few, [visit('10:00', 90)])
  expect(fits.map(({ time }) => time)).toEqual(['09:00', '11:40', '12:00'])
})

/** The same numbers each time, between 0 and most. */
function dice(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * (most + 1))
  }
}

function randomDay(seed: number) {
  const roll = dice(seed)
  const time = () => `${String(9 + roll(5)).padStart(2, '0')}:${['00', '20', '40'][roll(2)]}`
  const wish = (id: string): Wish => ({
    id,
    minutes: roll(4) * 20,
    seats: 1 + roll(3),
    starts: Array.from({ length: roll(4) }, (_, at) => ({ ...start(time(), roll(6)), id: `${id}${at}` })),
  })
  const fixed = Array.from({ length: roll(2) }, () => visit(time(), roll(4) * 20))
  return { wishes: ['a', 'b', 'c', 'd'].slice(0, 1 + roll(3)).map(wish), fixed }
}

type Day = ReturnType<typeof randomDay>

const isGood = (chosen: readonly DayStart[], { wishes, fixed }: Day) => {
  const visits = chosen.map(({ date, time }, at) => ({ date, time, minutes: wishes[at]!.minutes }))
  const all = [...fixed, ...visits]
  const isApart = visits.every((one, at) =>
    all.every((other, place) => place === fixed.length + at || !doOverlap(one, other)),
  )
  return isApart && chosen.every(({ availableSeats }, at) => availableSeats >= wishes[at]!.seats)
}

/** Every choice of one start for each event. */
const everyChoice = (wishes: readonly Wish[]) =>
  wishes.reduce<DayStart[][]>(
    (choices, { starts }) => choices.flatMap(choice => starts.map(one => [...choice, one])),
    [[]],
  )

test('no plan overlaps or exceeds the seats, and where there is one it is found', () => {
  let found = 0
  for (let seed = 1; seed <= 3_000; seed += 1) {
    const day = randomDay(seed)
    const plan = planDay(day.wishes, day.fixed)
    const exists = everyChoice(day.wishes).some(choice => isGood(choice, day))
    expect(plan !== null, `seed ${seed}`).toBe(exists)
    if (!plan) continue
    found += 1
    expect(
      isGood(
        day.wishes.map(({ id }) => plan[id]!),
        day,
      ),
      `seed ${seed}`,
    ).toBe(true)
  }
  expect(found).toBeGreaterThan(300)
})
