import { expect, test } from 'vitest'
import { hoursText } from '#app/rules/hours/hours-text.ts'
import { type OpeningHours, openHours } from '#app/rules/hours/open-hours.ts'
import { defaultWords } from '#tests/builders/default-words.ts'

const hours: OpeningHours = {
  standard: {
    F: [{ open: '10:00', close: '18:30' }],
    Sa: [
      { open: '09:30', close: '12:00' },
      { open: '13:00', close: '00:30' },
    ],
  },
  exceptions: [
    { date: '2026-11-27', hours: [] },
    { date: '2026-11-29', hours: [{ open: '12:00', close: '16:00' }] },
  ],
}

test.each([
  { date: '2026-11-20', text: 'Hours: Open 10:00 am to 6:30 pm' },
  { date: '2026-11-21', text: 'Hours: Open 9:30 am to 12:00 pm, 1:00 pm to 12:30 am' },
  { date: '2026-11-22', text: 'Closed' },
])('[ORD-314] the hours of $date read $text', ({ date, text }) => {
  expect(hoursText(openHours(date, hours), { formatMessage: defaultWords, locale: 'en-US' })).toBe(text)
})

test.each([
  { date: '2026-11-27', text: 'Closed' },
  { date: '2026-11-29', text: 'Hours: Open 12:00 pm to 4:00 pm' },
  { date: '2026-12-04', text: 'Hours: Open 10:00 am to 6:30 pm' },
])('[CHK-313] an exception goes before the weekday: $date reads $text', ({ date, text }) => {
  expect(hoursText(openHours(date, hours), { formatMessage: defaultWords, locale: 'en-US' })).toBe(text)
})

test('hours stand on the clock of the venue’s locale', () => {
  expect(hoursText(openHours('2026-11-20', hours), { formatMessage: defaultWords, locale: 'en-GB' })).toBe(
    'Hours: Open 10:00 to 18:30',
  )
})
