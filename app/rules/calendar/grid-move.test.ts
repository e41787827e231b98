import { expect, test } from 'vitest'
import { moveInGrid } from '#app/rules/calendar/grid-move.ts'

test.each([
  ['ArrowLeft', {}, '2026-11-17'],
  ['ArrowRight', {}, '2026-11-19'],
  ['ArrowLeft', { rtl: true }, '2026-11-19'],
  ['ArrowRight', { rtl: true }, '2026-11-17'],
  ['ArrowUp', {}, '2026-11-11'],
  ['ArrowDown', {}, '2026-11-25'],
  ['Home', {}, '2026-11-15'],
  ['End', {}, '2026-11-21'],
  ['PageUp', {}, '2026-10-18'],
  ['PageDown', {}, '2026-12-18'],
  ['PageUp', { shift: true }, '2025-11-18'],
  ['PageDown', { shift: true }, '2027-11-18'],
  ['Enter', {}, null],
  ['constructor', {}, null],
])('%s %o moves from Wednesday the 18th to %s', (key, options, expected) => {
  expect(moveInGrid('2026-11-18', { key, ...options })).toBe(expected)
})

test('a month on from the 31st is the last day of the shorter month', () => {
  expect(moveInGrid('2026-01-31', { key: 'PageDown' })).toBe('2026-02-28')
})

test('the focus stays within the bounds', () => {
  expect(moveInGrid('2026-11-18', { key: 'PageUp', min: '2026-11-01' })).toBe('2026-11-01')
  expect(moveInGrid('2026-11-18', { key: 'PageDown', max: '2026-11-30' })).toBe('2026-11-30')
  expect(moveInGrid('2026-11-18', { key: 'ArrowDown', min: '2026-11-01', max: '2026-11-30' })).toBe(
    '2026-11-25',
  )
})
