import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { chosen, show, slot } from '#tests/builders/event-block.tsx'

afterEach(cleanup)

const button = () => screen.queryByRole<HTMLButtonElement>('button', { name: /^Next free/ })
const nextDay = {
  date: '2026-12-03',
  dateText: 'Thursday, December 3',
  from: null,
  quietest: null,
  tickets: 5,
}
const few = slot('10:00', 4)

test('the next day says when it is, for whom it is asked, and its price where that is another', () => {
  show({ slots: [], nextDay }, { slotId: null, quantities: { adult: 2, child: 1 }, retail: { adult: 1 } })
  expect([button()?.textContent, button()?.name, button()?.value]).toEqual([
    'Next free: Thursday, December 3',
    'intent',
    'move-day:reef:2026-12-03:adult:3,child:1',
  ])
  cleanup()
  show({ slots: [], nextDay: { ...nextDay, from: 900 } })
  expect(button()?.textContent).toBe('Next free: Thursday, December 3 · from $9')
})

test('beside the next day stands when it is emptiest', () => {
  show({ slots: [], nextDay: { ...nextDay, quietest: '9:30 am' } })
  expect(button()?.parentElement?.textContent).toBe('Next free: Thursday, December 3quietest at 9:30 am')
})

test.each([
  [4, null],
  [5, 'move-day:reef:2026-12-03:adult:5'],
  [6, null],
])('where the day has room for four and the next one for five, %i are offered %s', (adult, value) => {
  show({ slots: [few], nextDay }, chosen({ adult }))
  expect(button()?.value ?? null).toBe(value)
})

test.each([
  ['the day is its own', {}, { ...nextDay, date: '2026-11-21' }],
  ['another start of the day has room', { slots: [few, slot('15:00', 9)] }, nextDay],
  ['the visitor may not buy it', { mayBuy: false }, nextDay],
])('it is not offered where %s', (_, changes, day) => {
  show({ slots: [few], nextDay: day, ...changes }, chosen({ adult: 5 }))
  expect(button()?.value.startsWith('move-day') ?? false).toBe(false)
})
