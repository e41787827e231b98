import { expect, test } from 'vitest'
import type { BasketOfferPayload } from '#app/contract/carts.ts'
import { offerName, offerWords } from '#app/rules/baskets/offer-words.ts'
import { defaultWords } from '#tests/builders/default-words.ts'

const money = (cents: number) => `$${(cents / 100).toFixed(2)}`
const wordsOf = (offer: BasketOfferPayload) => {
  const { press, note } = offerWords(offer, money)
  return [defaultWords(press), note && defaultWords(note), offerName(offer)]
}
const join = { kind: 'join' as const, categoryId: 'family', name: 'Family', costs: 16500 }

test.each<[BasketOfferPayload, ...(string | null)[]]>([
  [
    { change: { kind: 'combo', names: ['Explorer', 'Night'] }, before: 7200, after: 6000, saved: 1200 },
    'Switch to Explorer, Night, save $12.00',
    null,
    'Explorer, Night',
  ],
  [
    { change: { kind: 'tickets' }, before: 4000, after: 3600, saved: 400 },
    'Switch to single tickets, save $4.00',
    null,
    null,
  ],
  [
    { change: { kind: 'code', code: 'HALF' }, before: 4000, after: 3600, saved: 400 },
    'Use HALF first, save $4.00',
    null,
    'HALF',
  ],
  [
    { change: join, before: 10000, after: 19110, saved: 7390 },
    'Join as Family, save $73.90 today',
    'Membership $165.00: $91.10 more today',
    'Family',
  ],
  [
    { change: join, before: 30000, after: 29000, saved: 17500 },
    'Join as Family, save $175.00 today',
    'Membership $165.00: still $10.00 less today',
    'Family',
  ],
  [
    { change: join, before: 30000, after: 30000, saved: 16500 },
    'Join as Family, save $165.00 today',
    'Membership $165.00: you pay the same today',
    'Family',
  ],
])('%j is said', (offer, ...words) => {
  expect(wordsOf(offer)).toEqual(words)
})
