import { expect, test } from 'vitest'
import {
  modalTimes,
  shownSchedules,
  shownTimes,
  slotsAfter,
  timesInSight,
} from '#app/rules/slots/shown-times.ts'

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

const starts = Array.from({ length: 14 }, (_, index) => ({
  id: `${index}`,
  availableSeats: index === 0 ? 0 : 4,
}))
const view = { slotId: '2', timesAtOnce: null, isFolded: false, isUnfolded: false, presses: 0 }
const range = (from: number, to: number) => starts.slice(from, to + 1).map(({ id }) => id)

test.each([
  { why: 'a list', about: {}, ids: range(1, 5) },
  { why: 'a list after a press', about: { presses: 1 }, ids: range(0, 13) },
  { why: 'a list whose choice comes late', about: { slotId: '9' }, ids: [...range(1, 5), '9'] },
  { why: 'a list without a choice', about: { slotId: null }, ids: range(1, 5) },
  { why: 'auto-select', about: { timesAtOnce: 3 }, ids: range(0, 2) },
  { why: 'auto-select after two presses', about: { timesAtOnce: 3, presses: 2 }, ids: range(0, 12) },
  { why: 'a folded event', about: { isFolded: true }, ids: ['2'] },
  { why: 'a folded event without a choice', about: { isFolded: true, slotId: null }, ids: [] },
  { why: 'an event that is unfolded', about: { isFolded: true, presses: 1 }, ids: range(1, 5) },
  { why: 'an unfolded event after a press', about: { isFolded: true, presses: 2 }, ids: range(0, 13) },
  {
    why: 'a folded event with auto-select after two presses',
    about: { isFolded: true, timesAtOnce: 3, presses: 2 },
    ids: range(0, 7),
  },
  { why: 'an address that asks for all', about: { isFolded: true, isUnfolded: true }, ids: range(0, 13) },
  {
    why: 'an address that asks for all, with auto-select',
    about: { isUnfolded: true, timesAtOnce: 3 },
    ids: range(0, 13),
  },
])('[ORD-138] of fourteen times $why shows $ids.length', ({ about, ids }) => {
  expect(timesInSight(starts, { ...view, ...about }).map(({ id }) => id)).toEqual(ids)
})
