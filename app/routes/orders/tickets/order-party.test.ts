import { expect, test } from 'vitest'
import { orderParty } from './order-party.ts'

test('who comes is counted at whichever price: one at that of members and the rest at the full one are one party', () => {
  const events = {
    reef: { slotId: 'ten', quantities: { adult: 1, child: 0 }, retail: { adult: 1, child: 2 } },
    dome: { slotId: 'noon', quantities: { adult: 1 }, retail: {} },
  }
  const combos = { double: { slots: { sky: 'one' }, quantities: { 'sky:senior': 1 } } }
  expect(orderParty({ events, combos })).toEqual({ adult: 2, child: 2, senior: 1 })
})
