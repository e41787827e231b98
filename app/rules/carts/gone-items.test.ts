import { expect, test } from 'vitest'
import { namesOf } from '#app/rules/carts/gone-items.ts'
import { aCartRow, aPricedStoredCart } from '#tests/builders/price-book.ts'
import { bare, boat, friend, gift, priced, RICH } from '#tests/builders/rich-cart.ts'

test('what has ended is told by the name it was kept with, a start by its event', () => {
  const row = aCartRow({
    ...boat([], { eventTemplateId: 'lost' }),
    ...friend({ membershipCategoryId: 'old' }),
    ...gift({ inventoryId: 'well' }),
  })
  const names = { 'event lost': 'Lost Tour', 'membership old': 'Old Friend', 'donation well': 'Well' }
  const stored = { ...row, document: { ...row.document, names } }
  const { cart } = aPricedStoredCart({ row: stored, book: bare() })
  expect(cart.gone?.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'event Lost Tour',
    'donation Well',
    'membership Old Friend',
  ])
  expect(cart).not.toHaveProperty('names')
  expect(priced(boat([], { eventId: 'lost' }), bare()).cart.gone).toEqual([
    { kind: 'start', id: 'boat-tour', name: 'Boat Tour' },
  ])
  expect(priced(gift({ inventoryId: 'inv-plank', type: 'fixedDonation' }), bare()).cart.gone).toBeUndefined()
})

test('names of what the venue has are kept with a cart, and those of what it had', () => {
  const { document } = aCartRow({
    ...boat([]),
    ...friend({}),
    donations: [
      { ...RICH.donations[1]!, id: 'd' },
      { ...RICH.donations[0]!, inventoryId: 'well' },
      { ...RICH.donations[0]!, inventoryId: 'unheard' },
    ],
  })
  expect(
    namesOf({ ...document, names: { 'donation well': 'Well', 'event boat-tour': 'Old' } }, bare()),
  ).toEqual({
    'event boat-tour': 'Boat Tour',
    'membership friend': 'Friend',
    'donation inv-plank': 'Plank',
    'donation well': 'Well',
  })
})
