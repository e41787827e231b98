import { expect, test } from 'vitest'
import { dateText, twelveHour, weekdayText } from '#app/rules/calendar/date-text.ts'

test.each([
  ['long', 'Friday, November 20, 2026'],
  ['short', 'Friday, Nov 20, 2026'],
] as const)('[ORD-313] a %s date reads %s', (pattern, expected) => {
  expect(dateText({ date: '2026-11-20' }, { pattern })).toBe(expected)
})

test.each([
  ['order', 'November 3, 2026'],
  ['eventStart', 'November 3, 2026, 1:05 PM'],
  ['review', 'Tuesday, November 3, 2026'],
] as const)('[CHK-315] the %s date reads %s', (pattern, expected) => {
  expect(dateText({ date: '2026-11-03', time: '13:05' }, { pattern })).toBe(expected)
})

test('names are those of the locale, the order stays', () => {
  expect(dateText({ date: '2026-11-20' }, { pattern: 'long', locale: 'de-DE' })).toBe(
    'Freitag, November 20, 2026',
  )
})

test('an event start without a time begins the day', () => {
  expect(dateText({ date: '2026-11-03' }, { pattern: 'eventStart' })).toBe('November 3, 2026, 12:00 AM')
})

test.each([
  { width: 'long', locale: 'en-US', expected: 'Saturday' },
  { width: 'short', locale: 'en-US', expected: 'Sat' },
  { width: 'long', locale: 'de-DE', expected: 'Samstag' },
] as const)('the $width weekday in $locale is $expected', ({ expected, ...look }) => {
  expect(weekdayText('2026-11-21', look)).toBe(expected)
})

test.each([
  ['00:30', '12:30 am'],
  ['08:00', '8:00 am'],
  ['12:00', '12:00 pm'],
  ['17:00', '5:00 pm'],
  ['23:59', '11:59 pm'],
])('%s is %s on the 12-hour clock', (time, expected) => {
  expect(twelveHour(time)).toBe(expected)
})
