import { expect, test } from 'vitest'
import { auxiliaryOffer } from '#app/rules/memberships/auxiliary-offer.ts'

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
