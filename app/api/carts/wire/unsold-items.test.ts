import { expect, test } from 'vitest'
import { bare, boat, friend, gift, pair, priced, ticket } from '#tests/builders/rich-cart.ts'

test('what cannot be sold keeps its place in the cart and has no line', () => {
  const draft = {
    ...boat([ticket('adult', 1, { id: undefined })], {
      eventTemplateId: 'lost',
      addOns: [{ inventoryId: 'gone', quantity: 1 }],
    }),
    ...pair({ comboTemplateId: 'lost' }),
    ...friend({ membershipCategoryId: 'lost' }),
    ...gift({ inventoryId: 'lost' }),
  }
  const { cart, demand, memberships } = priced(draft, bare())
  expect(cart).toMatchObject({
    templates: [
      {
        eventTemplateId: 'lost',
        events: [
          {
            tickets: [{ id: '', name: 'adult', price: 0, quantity: 1 }],
            addOns: [{ id: '', inventoryId: 'gone', name: 'gone', price: 0 }],
          },
        ],
      },
    ],
    comboItems: [{ comboTemplateId: 'lost', comboTemplateName: '' }],
    memberships: [{ membershipCategoryId: 'lost', quantity: 1, price: 0 }],
    donations: [{ inventoryId: 'lost', price: 0 }],
    orders: [],
    total: 0,
    hold: null,
    gone: [
      { kind: 'event', id: 'lost', name: 'lost' },
      { kind: 'donation', id: 'lost', name: 'lost' },
      { kind: 'membership', id: 'lost', name: 'lost' },
    ],
  })
  expect(cart.memberships[0]).not.toHaveProperty('membershipInfo')
  expect([...demand.values()].reduce((sum, count) => sum + count, 0)).toBe(0)
  expect(memberships).toEqual([])
})
