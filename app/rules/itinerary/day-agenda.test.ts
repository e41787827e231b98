import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { type AgendaVisit, dayAgenda } from './day-agenda.ts'
import { doOverlap, spanOf } from './visit-times.ts'

const visit = (id: string, time: string, minutes: number, date = '2026-11-28'): AgendaVisit => ({
  id,
  date,
  time,
  minutes,
  places: [],
})
test.each<[string, AgendaVisit[], unknown[]]>([
  [
    'four at once are told by the first of them',
    ['a', 'b', 'c', 'd'].map(id => visit(id, '10:00', 60)),
    [
      ['a', 'b c d'],
      ['b', ''],
      ['c', ''],
      ['d', ''],
    ],
  ],
  [
    'a chain is told link by link',
    [visit('a', '10:00', 60), visit('b', '10:50', 60), visit('c', '11:40', 60)],
    [
      ['a', 'b'],
      ['b', 'c'],
      ['c', ''],
    ],
  ],
  [
    'two apart are not told',
    [visit('a', '10:00', 60), visit('b', '12:00', 60)],
    [
      ['a', ''],
      ['b', ''],
    ],
  ],
])('%s', (_, visits, entries) => {
  const [day] = dayAgenda(visits)
  expect(day?.entries.map(({ visit: { id }, newOverlaps }) => [id, newOverlaps.join(' ')])).toEqual(entries)
})

const shown = (visits: AgendaVisit[]) =>
  dayAgenda(visits).map(({ date, entries }) => [
    date,
    ...entries.map(({ visit: { id }, freeBefore, overlaps }) => [id, freeBefore, overlaps.join(' ')]),
  ])

test.each<[string, AgendaVisit[], unknown[]]>([
  ['nothing', [], []],
  ['one visit', [visit('a', '10:00', 60)], [['2026-11-28', ['a', 0, '']]]],
  [
    'two with an hour and the way between them, in the order of time',
    [visit('b', '12:10', 30), visit('a', '10:00', 60)],
    [['2026-11-28', ['a', 0, ''], ['b', 60, '']]],
  ],
  [
    'one right after the other, with the way',
    [visit('a', '10:00', 60), visit('b', '11:10', 30)],
    [['2026-11-28', ['a', 0, ''], ['b', 0, '']]],
  ],
  [
    'no time for the way',
    [visit('a', '10:00', 60), visit('b', '11:05', 30)],
    [['2026-11-28', ['a', 0, 'b'], ['b', 0, 'a']]],
  ],
  [
    'admission, within which the rest happens',
    [visit('in', '10:00', 0), visit('a', '10:00', 60), visit('b', '13:00', 60)],
    [['2026-11-28', ['a', 0, ''], ['in', 0, ''], ['b', 110, '']]],
  ],
  [
    'admission after a visit: nobody knows what is free then',
    [visit('a', '10:00', 60), visit('in', '11:30', 0), visit('b', '13:00', 60)],
    [['2026-11-28', ['a', 0, ''], ['in', 0, ''], ['b', 0, '']]],
  ],
  [
    'a long one over a short one',
    [visit('long', '09:00', 180), visit('short', '09:30', 10), visit('c', '12:30', 5)],
    [['2026-11-28', ['long', 0, 'short'], ['short', 0, 'long'], ['c', 20, '']]],
  ],
  [
    'two days',
    [visit('b', '10:00', 60, '2026-11-29'), visit('a', '15:00', 60)],
    [
      ['2026-11-28', ['a', 0, '']],
      ['2026-11-29', ['b', 0, '']],
    ],
  ],
])('the agenda of %s', (_, visits, agenda) => {
  expect(shown(visits)).toEqual(agenda)
})

test('within one place there is no way, and all of the time is free', () => {
  const at = (place: string, ...of: Parameters<typeof visit>) => ({ ...visit(...of), places: [place] })
  const gaps = (...visits: AgendaVisit[]) =>
    dayAgenda(visits)[0]?.entries.map(({ freeBefore, walkBefore }) => [freeBefore, walkBefore])
  const first = at('dome', 'a', '10:00', 60)
  expect(gaps(first, at('dome', 'b', '12:00', 30))).toEqual([
    [0, 0],
    [60, 0],
  ])
  expect(gaps(first, at('roof', 'b', '12:00', 30))?.[1]).toEqual([50, 10])
})

const someVisits = array(
  record({
    date: constantFrom('2026-11-28', '2026-11-29'),
    hour: integer({ min: 8, max: 20 }),
    half: constantFrom('00', '30'),
    minutes: constantFrom(0, 15, 45, 90),
  }),
  { maxLength: 7 },
).map(visits =>
  visits.map(({ date, hour, half, minutes }, index) =>
    visit(`v${index}`, `${String(hour).padStart(2, '0')}:${half}`, minutes, date),
  ),
)

test('every visit stands once and in order; two exclude each other both ways; what is free is free', () => {
  assert(
    property(someVisits, visits => {
      const entries = dayAgenda(visits).flatMap(day => day.entries)
      expect(entries.map(entry => entry.visit.id).sort()).toEqual(visits.map(({ id }) => id).sort())
      for (const { visit: own, overlaps, freeBefore } of entries) {
        const others = visits.filter(({ id, minutes }) => id !== own.id && minutes > 0 && own.minutes > 0)
        expect(overlaps.sort()).toEqual(
          others
            .filter(other => doOverlap(other, own))
            .map(({ id }) => id)
            .sort(),
        )
        const from = spanOf(own).starts - freeBefore
        const isBusy = visits.some(
          other =>
            other.date === own.date && spanOf(other).starts < spanOf(own).starts && spanOf(other).ends > from,
        )
        expect(freeBefore > 0 && isBusy).toBe(false)
      }
    }),
    { numRuns: 500 },
  )
})
