import { expect, test } from 'vitest'
import { dayLabelMessage, modalAvailabilityMessage } from '#app/rules/calendar/calendar-messages.ts'
import { modalAvailability } from '#app/rules/calendar/change-date.ts'
import { type CalendarDay, dayLabel } from '#app/rules/calendar/month-grid.ts'
import { said } from '#tests/builders/said.ts'

test.each([
  { loading: true, seats: [], expected: 'Loading times...' },
  { loading: false, seats: [0], expected: 'Not available' },
  { loading: false, seats: [0, 3], expected: 'Available' },
])(
  '[ORD-293] with times of $seats seats, loading $loading, the modal says $expected',
  ({ loading, seats, expected }) => {
    const slots = seats.map(availableSeats => ({ availableSeats }))

    expect(said(modalAvailabilityMessage[modalAvailability({ loading, slots })])).toBe(expected)
  },
)

const day: CalendarDay = {
  kind: 'day',
  date: '2026-11-20',
  number: 20,
  disabled: true,
  selected: false,
  today: false,
}

test('(ORD-097) today is labelled Today', () => {
  expect(said(dayLabelMessage[dayLabel({ ...day, today: true })!])).toBe('Today')
})

test('a day without events is labelled No Events', () => {
  expect(said(dayLabelMessage[dayLabel(day)!])).toBe('No Events')
})
