import { expect, test } from 'vitest'
import type { OrderProblem } from '#app/rules/pricing/problems.ts'
import { wireProblem } from './cart-problem.ts'

const event = { kind: 'event', eventId: 'boat-tour', slotId: 's-1' } as const
const slot = { kind: 'slot', slotId: 's-1' } as const
const combo = { kind: 'combo', comboId: 'pair', itemId: 'c-1' } as const
const book = { kind: 'addOn', addOnId: 'book', name: 'Book', itemId: 'a-1' } as const
const gift = { kind: 'donation', donationId: 'gift', itemId: 'd-1' } as const
const friend = { kind: 'membership', categoryId: 'friend', itemId: 'm-1' } as const
const bounds = { minimum: 2, maximum: 3 }
const short = { requested: 3, available: 2 }
const place = { path: 'a.0.b', sentence: 'In plain words' }

const inWords = (problem: OrderProblem) => {
  const { code, path, ...details } = wireProblem(problem)
  expect(path).toBe(place.path)
  return [code, details]
}

test.each<[OrderProblem, string, object]>([
  [{ ...place, code: 'id-missing', item: event }, 'CART_ITEM_WITHOUT_ID', {}],
  [{ ...place, code: 'unknown', item: event }, 'UNPROCESSABLE', {}],
  [{ ...place, code: 'invalid', item: gift }, 'UNPROCESSABLE', {}],
  [{ ...place, code: 'combo-incomplete', item: combo }, 'UNPROCESSABLE', { comboTemplateId: 'pair' }],
  [{ ...place, code: 'tickets-out-of-range', item: event, ...bounds }, 'UNPROCESSABLE', bounds],
  [
    { ...place, code: 'people-out-of-range', item: combo, personTypeId: 'adult', ...bounds },
    'UNPROCESSABLE',
    { ticketTypeId: 'adult', ...bounds },
  ],
  [
    { ...place, code: 'pieces-out-of-range', item: book, maximum: 3 },
    'UNPROCESSABLE',
    { addOnId: 'book', name: 'Book', maximum: 3 },
  ],
  [{ ...place, code: 'amount-out-of-range', item: gift, ...bounds }, 'UNPROCESSABLE', bounds],
  [{ ...place, code: 'slot-gone', item: combo, slotId: 's-2' }, 'SLOT_UNAVAILABLE', { eventId: 's-2' }],
  [{ ...place, code: 'seats-short', item: slot, ...short }, 'SEATS_LEFT', { eventId: 's-1', ...short }],
  [
    { ...place, code: 'seats-short', item: slot, requested: 3, available: 0 },
    'SLOT_UNAVAILABLE',
    { eventId: 's-1', requested: 3, available: 0 },
  ],
  [
    { ...place, code: 'pieces-short', item: book, ...short },
    'STOCK_LEFT',
    { addOnId: 'book', name: 'Book', ...short },
  ],
  [
    { ...place, code: 'members-only', item: event, access: 'inactive' },
    'MEMBERS_ONLY',
    { access: 'inactive' },
  ],
  [
    { ...place, code: 'prerequisite-missing', item: event, requires: ['pier'] },
    'PREREQUISITE_MISSING',
    { requires: ['pier'] },
  ],
  [{ ...place, code: 'not-sold', item: friend }, 'NOT_SOLD_ONLINE', {}],
  [{ ...place, code: 'not-eligible', item: friend }, 'MEMBERSHIP_NOT_ELIGIBLE', {}],
])('%j is said as %s', (problem, code, details) => {
  expect(inWords(problem)).toEqual([code, details])
})
