import { expect, test } from 'vitest'
import { type CartDraft, cartInput } from '#app/contract/carts.ts'
import { pushCombos } from '#app/rules/carts/push-combos.ts'
import { foreignCards } from '#app/rules/memberships/foreign-cards.ts'
import type { SoundMembership } from '#app/rules/memberships/judge-membership.ts'
import { aSource } from '#tests/builders/price-book.ts'
import type { ApiContext } from '../kernel/context.ts'
import { withoutItem } from './delete-cart-item.ts'
import { withoutSlots } from './hold-cart.ts'
import { cartIdOf, seatsOf } from './open-cart.ts'

const ticket = (id: string) => ({ id, ticketTypeId: id, quantity: 1 })
const pair = (id: string, ...starts: string[]) => ({
  id,
  comboTemplateId: 'pair',
  events: starts.map(eventId => ({ eventTemplateId: eventId[0]!, eventId })),
})
const CART = cartInput.parse({
  templates: [
    {
      eventTemplateId: 'a',
      events: [
        {
          eventId: 'a1',
          tickets: [ticket('t1'), ticket('t2')],
          addOns: [{ id: 'x1', inventoryId: 'x', quantity: 1 }],
        },
        { eventId: 'a2', tickets: [ticket('t3')] },
      ],
    },
  ],
  comboItems: [
    { ...pair('c1', 'a1', 'b1'), tickets: [{ eventTemplateId: 'a', ticketTypeId: 'adult', quantity: 1 }] },
  ],
  memberships: [{ id: 'm1', type: 'MembershipPurchase', membershipCategoryId: 'friend' }],
  donations: [{ id: 'd1', inventoryId: 'gift', type: 'donation', amount: 5 }],
} satisfies CartDraft)

type Cart = typeof CART
const idsOf = (cart: Cart | null) =>
  cart && [
    ...cart.templates.flatMap(({ events }) =>
      events.flatMap(({ tickets, addOns }) => [...tickets, ...addOns].map(({ id }) => id)),
    ),
    ...[...cart.comboItems, ...cart.memberships, ...cart.donations].map(({ id }) => id),
  ]

test.each([
  ['t1', ['t2', 'x1', 't3', 'c1', 'm1', 'd1']],
  ['x1', ['t1', 't2', 't3', 'c1', 'm1', 'd1']],
  ['a1', ['t3', 'c1', 'm1', 'd1']],
  ['c1', ['t1', 't2', 'x1', 't3', 'm1', 'd1']],
  ['m1', ['t1', 't2', 'x1', 't3', 'c1', 'd1']],
  ['d1', ['t1', 't2', 'x1', 't3', 'c1', 'm1']],
  ['lost', null],
])('without %s a cart holds the rest', (id, left) => {
  expect(idsOf(withoutItem(CART, id))).toEqual(left)
})

test('a combo leaves the cart with the first of its starts that is gone', () => {
  expect(idsOf(withoutSlots(CART, new Set(['a2'])))).toEqual(['t1', 't2', 'x1', 'c1', 'm1', 'd1'])
  expect(idsOf(withoutSlots(CART, new Set(['b1'])))).toEqual(['t1', 't2', 'x1', 't3', 'm1', 'd1'])
  expect(withoutSlots(CART, new Set(['a1', 'a2'])).templates).toEqual([])
})

const combos = (...items: object[]) =>
  cartInput.parse({ comboItems: items as CartDraft['comboItems'] }).comboItems
const counted = (...items: object[][]) =>
  items
    .map(added => combos(...added))
    .reduce((kept, added) => pushCombos(kept, added), [])
    .map(({ id, tickets, addOns }) => [
      id,
      ...tickets.map(
        ({ eventTemplateId, ticketTypeId, quantity }) => `${eventTemplateId} ${ticketTypeId} ${quantity}`,
      ),
      ...addOns.map(({ addOnId, quantity }) => `${addOnId} ${quantity}`),
    ])
const admission = (eventTemplateId: string, ticketTypeId: string, quantity: number) => ({
  eventTemplateId,
  ticketTypeId,
  quantity,
})

test('the same combo at the same times is one, another choice stands beside it under its own id', () => {
  const one = {
    ...pair('c', 'a1', 'b1'),
    tickets: [admission('a', 'adult', 1)],
    addOns: [{ addOnId: 'x', quantity: 1 }],
  }
  const same = {
    ...pair('other', 'b1', 'a1'),
    tickets: [admission('a', 'adult', 2), admission('a', 'child', 1), admission('b', 'adult', 1)],
    addOns: [
      { addOnId: 'x', quantity: 2 },
      { addOnId: 'y', quantity: 1 },
    ],
  }
  expect(counted([one], [same])).toEqual([['c', 'a adult 3', 'a child 1', 'b adult 1', 'x 3', 'y 1']])
  expect(counted([pair('c', 'a1')], [pair('c', 'a2')], [pair('c', 'a3')], [pair('d', 'a4')])).toEqual([
    ['c'],
    ['c~2'],
    ['c~3'],
    ['d'],
  ])
  const nameless = { ...pair('c', 'a2'), id: undefined }
  expect(counted([pair('c', 'a1')], [nameless], [{ ...nameless, comboTemplateId: 'p' }])).toEqual([
    ['c'],
    [undefined],
    [undefined],
  ])
})

test('a card with an id is one of the membership that it goes on from', () => {
  const cards = [{ id: 'C-1' }, { id: 'C-9' }, { id: undefined }, { id: '' }]
  const chosen = { id: 'm1', membershipInfo: { membershipCards: cards } }
  const foreign = (source: object | null) =>
    foreignCards([{ chosen, source } as unknown as SoundMembership]).map(({ path }) => path)
  expect(foreign(aSource())).toEqual(['memberships.m1.membershipCards.C-9'])
  expect(foreign(null)).toEqual(['memberships.m1.membershipCards.C-1', 'memberships.m1.membershipCards.C-9'])
  expect(foreignCards([{ chosen: { id: 'm1' }, source: null } as unknown as SoundMembership])).toEqual([])
  expect(foreignCards([{ chosen, source: aSource() } as unknown as SoundMembership])).toEqual([
    {
      code: 'invalid',
      item: { kind: 'membership', categoryId: undefined, itemId: 'm1' },
      path: 'memberships.m1.membershipCards.C-9',
      sentence: 'This membership has no such cardholder',
    },
  ])
})

test('a cart is named by the request, or else by the session', () => {
  const context = (cartId?: string) => ({ session: { cartId } }) as ApiContext
  expect(cartIdOf(context('own'), { 'x-cart-id': 'said' })).toBe('said')
  expect(cartIdOf(context('own'), { 'x-cart-id': '' })).toBe('own')
  expect(cartIdOf(context('own'), undefined)).toBe('own')
  expect(cartIdOf(context(), undefined)).toBeUndefined()
})

test('seats are taken where there is somebody to sit', () => {
  const demand = new Map([
    ['a', 2],
    ['b', 0],
  ])
  expect(seatsOf(demand)).toEqual([{ slotId: 'a', count: 2 }])
})
