import { expect, test } from 'vitest'
import { hasOpenVisits } from './has-open-visits.ts'
import type { OrderItemsProps } from './order-items-props.ts'

const ticketsOf = (adult: number) => ({ slotId: 'ten', quantities: { adult }, retail: {} })

test.each([
  ['nothing', {}, {}, false],
  ['an event with tickets', { reef: 2 }, {}, false],
  ['an event without', { reef: 2, dome: 0 }, {}, true],
  ['an event without that is sold out', { reef: 2, 'sold-out': 0 }, {}, false],
  ['a combo with tickets', {}, { day: 1 }, false],
  ['a combo without', { reef: 2 }, { day: 0 }, true],
])('of an order of %s the visits that are still to be chosen are told', (_, events, combos, isOpen) => {
  const choicesOf = (kind: Record<string, number>) =>
    Object.fromEntries(Object.entries(kind).map(([id, adult]) => [id, ticketsOf(adult)]))
  const page = {
    events: Object.keys(events).map(id => ({ id, mayBuy: true, timesUnread: id !== 'sold-out', slots: [] })),
    combos: Object.keys(combos).map(key => ({ key })),
  }
  const order = { events: { choices: choicesOf(events) }, combos: { choices: choicesOf(combos) } }
  expect(hasOpenVisits({ page, order } as unknown as OrderItemsProps)).toBe(isOpen)
})
