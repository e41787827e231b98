import { expect, test } from 'vitest'
import { dateText, dayNumberText, dayTimeText, timeText, weekdayText } from '#app/rules/calendar/date-text.ts'

test.each([
  ['long', 'Friday, November 20, 2026'],
  ['short', 'Friday, Nov 20, 2026'],
] as const)('[ORD-313] a %s date reads %s', (pattern, expected) => {
  expect(dateText({ date: '2026-11-20' }, { pattern, locale: 'en-US' })).toBe(expected)
})

test.each([
  ['order', 'November 3, 2026'],
  ['eventStart', 'November 3, 2026, 1:05 PM'],
  ['review', 'Tuesday, November 3, 2026'],
] as const)('[CHK-315] the %s date reads %s', (pattern, expected) => {
  expect(dateText({ date: '2026-11-03', time: '13:05' }, { pattern, locale: 'en-US' })).toBe(expected)
})

test.each([
  ['en-US', 'Friday, November 20, 2026', 'November 20, 2026, 1:05 PM', '1:05 pm', '20'],
  ['en', 'Friday, November 20, 2026', 'November 20, 2026, 1:05 PM', '1:05 pm', '20'],
  ['en-GB', 'Friday 20 November 2026', '20 November 2026 at 13:05', '13:05', '20'],
  ['de-DE', 'Freitag, 20. November 2026', '20. November 2026 um 13:05', '13:05', '20'],
  ['es-MX', 'viernes, 20 de noviembre de 2026', '20 de noviembre de 2026 a las 1:05 p.m.', '1:05 p.m.', '20'],
  ['ja-JP', '2026年11月20日金曜日', '2026年11月20日 13:05', '13:05', '20'],
  ['ar-EG', 'الجمعة، ٢٠ نوفمبر ٢٠٢٦', '٢٠ نوفمبر ٢٠٢٦ في ١:٠٥ م', '١:٠٥ م', '٢٠'],
  ['he-IL', 'יום שישי, 20 בנובמבר 2026', '20 בנובמבר 2026 בשעה 13:05', '13:05', '20'],
])('%s writes order, names, clock and digits in its own way', (locale, long, start, time, number) => {
  const at = { date: '2026-11-20', time: '13:05' }
  expect(dateText(at, { pattern: 'long', locale })).toBe(long)
  expect(dateText(at, { pattern: 'eventStart', locale })).toBe(start)
  expect(timeText('13:05', locale)).toBe(time)
  expect(dayNumberText('2026-11-20', locale)).toBe(number)
})

test.each([
  ['en-GB', '09:00'],
  ['nl-NL', '09:00'],
  ['ja-JP', '9:00'],
  ['ar-EG', '٩:٠٠ ص'],
])('nine in the morning has as many digits as %s gives it', (locale, time) => {
  expect(timeText('09:00', locale)).toBe(time)
})

test.each([
  ['en-US', 'Thursday, December 3', 'Thu, Dec 3'],
  ['en-GB', 'Thursday 3 December', 'Thu 3 Dec'],
  ['de-DE', 'Donnerstag, 3. Dezember', 'Do., 3. Dez.'],
])('a day of this season, in %s, has no year', (locale, long, short) => {
  const day = { date: '2026-12-03' }
  expect(dateText(day, { pattern: 'weekday', locale })).toBe(long)
  expect(dateText(day, { pattern: 'weekdayShort', locale })).toBe(short)
})

test.each([
  ['en-US', '15:00', 'Friday, November 20, 2026, 3:00 pm'],
  ['en-US', null, 'Friday, November 20, 2026'],
  ['en-GB', '15:00', 'Friday 20 November 2026, 15:00'],
])('in %s a day with the time %j reads %s', (locale, time, words) => {
  expect(dayTimeText({ date: '2026-11-20', time }, locale)).toBe(words)
})

test('an event start without a time begins the day', () => {
  expect(dateText({ date: '2026-11-03' }, { pattern: 'eventStart', locale: 'en-US' })).toBe(
    'November 3, 2026, 12:00 AM',
  )
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
])('%s is %s in the US', (time, expected) => {
  expect(timeText(time, 'en-US')).toBe(expected)
})
