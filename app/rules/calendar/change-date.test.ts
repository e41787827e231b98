import { expect, test } from 'vitest'
import { changeDates, dateTarget, modalAvailability } from '#app/rules/calendar/change-date.ts'

test('[ORD-169] every ticked event gets an action with its own date', () => {
  const choices = [
    { eventTemplateId: 'reef', chosen: true, available: true, date: '2026-11-20' },
    { eventTemplateId: 'night', chosen: false, available: true, date: '2026-11-20' },
    { eventTemplateId: 'otters', chosen: true, available: true, date: '2026-11-21' },
    { eventTemplateId: 'full', chosen: true, available: false, date: '2026-11-21' },
  ]

  expect(changeDates(choices)).toEqual([
    { type: 'change-date', eventTemplateId: 'reef', date: '2026-11-20' },
    { type: 'change-date', eventTemplateId: 'otters', date: '2026-11-21' },
  ])
})

const browsing = { changing: [], cartEvents: 0, fromCart: false, preselected: false }

test.each([
  { why: 'while browsing', picked: browsing, target: 'events-list' },
  {
    why: 'with two events in the cart, while browsing',
    picked: { ...browsing, cartEvents: 2 },
    target: 'events-list',
  },
  { why: 'for an event', picked: { ...browsing, preselected: true }, target: 'tickets' },
  {
    why: 'for the only event of the cart',
    picked: { ...browsing, preselected: true, cartEvents: 1 },
    target: 'tickets',
  },
  {
    why: 'for one of two events',
    picked: { ...browsing, preselected: true, cartEvents: 2 },
    target: 'choose-events',
  },
  {
    why: 'from a cart of two events',
    picked: { ...browsing, fromCart: true, cartEvents: 2 },
    target: 'choose-events',
  },
  {
    why: 'for events under change',
    picked: { ...browsing, changing: ['reef'], cartEvents: 2 },
    target: 'change-dates',
  },
])('a date picked $why leads to $target', ({ picked, target }) => {
  expect(dateTarget(picked)).toBe(target)
})

test.each([
  { loading: true, seats: [5], expected: 'loading' },
  { loading: false, seats: [0, 5], expected: 'available' },
  { loading: false, seats: [0, 0], expected: 'not-available' },
  { loading: false, seats: [], expected: 'not-available' },
])('an event with seats $seats, loading $loading, is $expected', ({ loading, seats, expected }) => {
  expect(modalAvailability({ loading, slots: seats.map(availableSeats => ({ availableSeats })) })).toBe(
    expected,
  )
})
