import { expect, test } from 'vitest'
import { modalTimes, shownSchedules, shownTimes, slotsAfter } from '#app/rules/slots/shown-times.ts'

const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00']
const slots = times.map(time => ({ time, availableSeats: 4 }))

test.each([
  { count: 7, shown: 5, more: 2 },
  { count: 6, shown: 5, more: 1 },
  { count: 5, shown: 5, more: 0 },
  { count: 0, shown: 0, more: 0 },
])('[ORD-297] of $count times $shown are listed and $more left out', ({ count, shown, more }) => {
  expect(shownTimes(times.slice(0, count))).toEqual({ shown: times.slice(0, shown), more })
})

test.each([
  { count: 7, shown: 2, more: 5 },
  { count: 2, shown: 2, more: 0 },
  { count: 1, shown: 1, more: 0 },
])('[ORD-298] of $count times the modal shows $shown and leaves $more out', ({ count, shown, more }) => {
  expect(modalTimes(slots.slice(0, count))).toEqual({ shown: slots.slice(0, shown), more })
})

test('[ORD-298] the modal begins at the first available time', () => {
  const [first, ...later] = slots

  expect(modalTimes([{ ...first!, availableSeats: 0 }, ...later]).shown.map(slot => slot.time)).toEqual([
    '10:00',
    '11:00',
  ])
})

test('[ORD-299] a card shows 2 schedules, or all of them', () => {
  expect(shownSchedules(times, false)).toEqual({ shown: ['09:00', '10:00'], more: 5 })
  expect(shownSchedules(times, true)).toEqual({ shown: times, more: 0 })
})

test('five slots are in sight at first and five more after each click', () => {
  const many = Array.from({ length: 12 }, (_, i) => i)

  expect([0, 1, 2].map(clicks => slotsAfter(many, { clicks }).shown.length)).toEqual([5, 10, 12])
})
