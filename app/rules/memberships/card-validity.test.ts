import { expect, test } from 'vitest'
import { cardValidity } from './card-validity.ts'

const cases = [
  { why: 'of a card nothing is known', validUntil: null, validity: 'valid' },
  { why: 'a card counts for the whole of its last month', validUntil: '2026-12', validity: 'valid' },
  { why: 'one for long counts', validUntil: '2030-01', validity: 'valid' },
  { why: 'one that ends the month before the charge expires', validUntil: '2026-11', validity: 'expiring' },
  { why: 'one of last month has expired', validUntil: '2026-10', validity: 'expired' },
]
test.each(cases)('$why: $validity', ({ validUntil, validity }) => {
  expect(cardValidity({ validUntil, today: '2026-11-30', chargeOn: '2026-12-24' })).toBe(validity)
})
