import { expect, test } from 'vitest'
import type { SheetCell } from './sheet-table.ts'
import {
  readDate,
  readDates,
  readPrice,
  readTimes,
  readWeekdays,
  readWhole,
  readYesNo,
  type SheetFormat,
} from './sheet-values.ts'

const US: SheetFormat = { locale: 'en-US', currency: 'USD' }
const DE: SheetFormat = { locale: 'de-DE', currency: 'EUR' }
const resultOf = (result: { ok: true; value: unknown } | { ok: false; fault: string }) =>
  result.ok ? result.value : result.fault

test.each<[SheetCell, SheetFormat, unknown]>([
  [12.5, US, 1250],
  ['12.50', US, 1250],
  ['$12.50', US, 1250],
  ['USD 1,200', US, 120000],
  ['1,200.50', US, 120050],
  ['12,50 €', DE, 1250],
  ['1.200', DE, 120000],
  ['1.200,50', DE, 120050],
  ['12.50', DE, 1250],
  ['12,5', US, 1250],
  ['1 200,–', DE, 120000],
  ['٢٥', US, 2500],
  [1200, { locale: 'ja-JP', currency: 'JPY' }, 1200],
  ['1.5', { locale: 'en', currency: 'KWD' }, 1500],
  ['free', US, 0],
  ['not for sale', US, -1],
  [-1, US, -1],
  ['12.555', US, 'decimals'],
  ['1.2.3', US, 'money'],
  ['-5', US, 'money'],
  ['twelve', US, 'money'],
])('the price %j in %j is %j', (cell, format, value) => {
  expect(resultOf(readPrice(cell, format))).toBe(value)
})

test.each<[SheetCell, SheetFormat, string]>([
  [new Date('2026-11-25T00:00:00Z'), US, '2026-11-25'],
  [46351, US, '2026-11-25'],
  ['2026-11-25', DE, '2026-11-25'],
  ['11/25/2026', US, '2026-11-25'],
  ['25.11.26', DE, '2026-11-25'],
  ['Nov 25, 2026', US, '2026-11-25'],
  ['25. November 2026', DE, '2026-11-25'],
  ['2026年11月25日', { locale: 'ja-JP', currency: 'JPY' }, '2026-11-25'],
  ['today+90', US, 'today+90'],
  ['25/11/2026', US, 'date'],
  ['2026-02-30', US, 'date'],
  [12, US, 'date'],
])('the day %j in %j is %s', (cell, format, value) => {
  expect(resultOf(readDate(cell, format))).toBe(value)
})

test.each<[SheetCell, unknown]>([
  ['9:30 AM, 2 pm', ['09:30', '14:00']],
  ['09:30; 14:00', ['09:30', '14:00']],
  ['9.30 and 14h', ['09:30', '14:00']],
  ['12 am', ['00:00']],
  [new Date('1899-12-30T09:30:00Z'), ['09:30']],
  [0.5, ['12:00']],
  ['25:00', 'time'],
  ['13 pm', 'time'],
  ['9', 'time'],
  ['09:30, noonish', 'time'],
])('the times %j are %j', (cell, value) => {
  expect(resultOf(readTimes(cell, US))).toEqual(value)
})

test.each<[SheetCell, SheetFormat, unknown]>([
  ['Mon-Fri', US, ['M', 'Tu', 'W', 'Th', 'F']],
  ['Fr–Mo', US, ['F', 'Sa', 'Su', 'M']],
  ['Sat, Sun', US, ['Sa', 'Su']],
  ['M, Tu, W', US, ['M', 'Tu', 'W']],
  ['Montag bis Mittwoch', DE, ['M', 'Tu', 'W']],
  ['Saturday and Sunday', US, ['Sa', 'Su']],
  ['daily', US, ['Su', 'M', 'Tu', 'W', 'Th', 'F', 'Sa']],
  ['Funday', US, 'weekdays'],
])('the weekdays %j in %j are %j', (cell, format, value) => {
  expect(resultOf(readWeekdays(cell, format))).toEqual(value)
})

test('yes and no, whole numbers and lists of days are read as people write them', () => {
  expect(['Yes', true, 'x', 'ja', 0, 'nein', 'maybe'].map(cell => resultOf(readYesNo(cell, US)))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    'yes-no',
  ])
  expect([40, '1,000', '4.5', 'many'].map(cell => resultOf(readWhole(cell, US)))).toEqual([
    40,
    1000,
    'number',
    'number',
  ])
  expect(resultOf(readDates('Nov 26, 2026, 12/25/2026', US))).toEqual(['2026-11-26', '2026-12-25'])
  expect(resultOf(readDates('2026-11-26; later', US))).toBe('date')
})
