import { expect, test } from 'vitest'
import { aPriceBook } from '#tests/builders/price-book.ts'
import { anEventTemplate } from '#tests/builders/venue-file.ts'
import { soldPersonTypes } from './sold-person-types.ts'

const priceLists = [
  {
    id: 'usual',
    prices: [
      { personTypeId: 'child', price: 0 },
      { personTypeId: 'adult', price: 1800 },
      { personTypeId: 'senior', price: -1 },
      { personTypeId: 'school', price: 9000 },
    ],
  },
]
const personTypes = [
  { id: 'child', name: 'Child', displayOrder: 2 },
  { id: 'adult', name: 'Adult', displayOrder: 1 },
  { id: 'senior', name: 'Senior', displayOrder: 0 },
  { id: 'student', name: 'Student', displayOrder: 0 },
  { id: 'school', name: 'School class', type: 'group' as const },
]

test('those are named who can be sold a ticket, free ones too, as price lists have them', () => {
  const { venue } = aPriceBook({ personTypes, events: [anEventTemplate({ priceLists })] })
  expect(soldPersonTypes(venue).map(({ id }) => id)).toEqual(['adult', 'child'])
})
