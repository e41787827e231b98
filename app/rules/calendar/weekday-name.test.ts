import { expect, test } from 'vitest'
import { WEEKDAY_CODES } from './dates.ts'
import { weekdayName } from './weekday-name.ts'

test('weekdays are named in the order of their codes, in the words of a locale', () => {
  expect(WEEKDAY_CODES.map(code => weekdayName(code, 'en-US'))).toEqual([
    ...['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ])
  expect(weekdayName('W', 'de-DE')).toBe('Mittwoch')
})
