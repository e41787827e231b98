import { expect, test } from 'vitest'
import { planFirstTimes } from './plan-first-times.ts'

const DAY = '2026-11-21'
const event = (id: string, times: readonly string[], { minutes = 60, seats = 9 } = {}) => ({
  id,
  minutes,
  slots: times.map(time => ({ id: `${id} ${time}`, date: DAY, time, availableSeats: seats })),
})
const busyAt = (time: string) => ({ date: DAY, time, minutes: 60 })
const plan = (events: ReturnType<typeof event>[], { busy = [] as string[], isLate = false } = {}) => {
  const planned = planFirstTimes(events, { busy: busy.map(busyAt), isLate })
  return planned && Object.values(planned).map(({ id }) => id)
}

test('the earliest times that go together', () => {
  expect(plan([event('reef', ['10:00', '12:00']), event('dome', ['10:30'])])).toEqual([
    'reef 12:00',
    'dome 10:30',
  ])
})

test('one event gives way to what has its time already', () => {
  expect(plan([event('reef', ['10:00', '12:00'])], { busy: ['10:30'] })).toEqual(['reef 12:00'])
})

test('auto-select begins late, where an event has a late time', () => {
  const events = [event('reef', ['09:00', '12:00']), event('dome', ['09:00'])]
  expect(plan(events, { isLate: true })).toEqual(['reef 12:00', 'dome 09:00'])
})

test.each([
  ['one event alone', [event('reef', ['10:00'])]],
  ['what nobody told the length of', [event('reef', ['10:00'], { minutes: 0 }), event('dome', ['10:00'])]],
  ['no seats', [event('reef', ['10:00'], { seats: 0 }), event('dome', ['10:00'])]],
  ['times that never go together', [event('reef', ['10:00']), event('dome', ['10:30'])]],
  ['more than six', 'abcdefg'.split('').map((id, index) => event(id, [`${10 + index}:00`]))],
])('%s: nothing is planned', (_, events) => {
  expect(plan(events)).toBeNull()
})
