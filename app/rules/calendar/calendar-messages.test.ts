import { expect, test } from 'vitest'
import { modalAvailabilityMessage } from '#app/rules/calendar/calendar-messages.ts'
import { modalAvailability } from '#app/rules/calendar/change-date.ts'
import { defaultWords } from '#tests/builders/default-words.ts'

test.each([
  { loading: true, seats: [], expected: 'Loading times...' },
  { loading: false, seats: [0], expected: 'Not available' },
  { loading: false, seats: [0, 3], expected: 'Available' },
])(
  '[ORD-293] with times of $seats seats, loading $loading, the modal says $expected',
  ({ loading, seats, expected }) => {
    const slots = seats.map(availableSeats => ({ availableSeats }))

    expect(defaultWords(modalAvailabilityMessage[modalAvailability({ loading, slots })])).toBe(expected)
  },
)
