import { expect, test } from 'vitest'
import { auxiliaryOffer, missingBase } from '#app/rules/memberships/auxiliary-offer.ts'

const family = { auxiliaryCategoryIds: ['otters', 'divers'] }
const single = { auxiliaryCategoryIds: ['divers'] }

test.each([
  ['otters', [family], 'included'],
  ['otters', [single], 'excluded'],
  ['otters', [single, family], 'included'],
  ['otters', [{ auxiliaryCategoryIds: [] }], 'excluded'],
  ['otters', [], 'waiting'],
] as const)('[MEM-157] %s beside %j is %s', (id, bases, offer) => {
  expect(auxiliaryOffer(id, bases)).toBe(offer)
})

const base = { isGift: false, auxiliary: false }
const request = { auxiliary: true, baseCategoryId: 'family' }

test.each([
  { why: 'an order of nothing else', request, ordered: [], missing: 'family' },
  { why: 'a base in the order', request, ordered: [base], missing: null },
  { why: 'a base that is a gift', request, ordered: [{ ...base, isGift: true }], missing: 'family' },
  { why: 'another auxiliary group', request, ordered: [{ ...base, auxiliary: true }], missing: 'family' },
  { why: 'a level that is not sold any more', request, ordered: [{ isGift: false }], missing: 'family' },
  { why: 'a base of the visitor', request, holdsBase: true, ordered: [], missing: null },
  { why: 'no base chosen', request: { ...request, baseCategoryId: null }, ordered: [], missing: null },
  {
    why: 'what is no auxiliary group',
    request: { ...request, auxiliary: false },
    ordered: [],
    missing: null,
  },
])(
  '[MEM-158] beside $why the base that is missing is $missing',
  ({ request, holdsBase = false, ordered, missing }) => {
    expect(missingBase(request, { holdsBase, ordered })).toBe(missing)
  },
)
