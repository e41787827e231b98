import { expect, test } from 'vitest'
import { type Cart, type CartForm, type CartTicket, emptyCart } from '#app/rules/carts/cart.ts'
import { cleanCart, limitCart, type Orders, updateCart } from '#app/rules/carts/update-cart.ts'

const tickets = (quantity: number): CartTicket[] => [
  { id: 't', ticketTypeId: 'adult', name: 'Adult', price: 1200, quantity, isRetail: false },
]
const event = (eventTemplateId: string, quantity: number, eventId = `${eventTemplateId}-1`) => ({
  eventTemplateId,
  eventId,
  tickets: tickets(quantity),
  addOns: [],
})
const combo = (events: { eventTemplateId: string; eventId?: string }[], quantity = 1) => ({
  comboTemplateId: 'duo',
  comboTemplateName: 'Duo',
  comboTemplateType: 'fixedPrice',
  events,
  tickets: [{ eventTemplateId: 'dome', ticketTypeId: 'adult', quantity }],
  addOns: [],
})
const form = (formId: string, itemId: string): CartForm => ({
  formId,
  itemId,
  itemName: itemId,
  itemType: 'Event',
  oncePerCart: false,
})
const donation = (inventoryId: string) => ({
  inventoryId,
  type: 'donation' as const,
  amount: 500,
  price: 500,
  quantity: 1,
})
const membership = (membershipCategoryId: string) => ({
  type: 'MembershipPurchase' as const,
  membershipCategoryId,
  auxiliary: false,
  isGift: false,
  isAutorenew: false,
})
const none: Orders = { events: [], combos: [], memberships: [], donations: [] }
const cartWith = (changes: Partial<Cart>): Cart => ({
  ...emptyCart({ id: 'c1', tenantId: 'harborlight' }),
  ...changes,
})

test('(ORD-147) an update replaces every item by what is ordered now', () => {
  const before = updateCart(cartWith({}), {
    ...none,
    events: [event('reef', 2)],
    donations: [donation('old')],
  })
  const after = updateCart(before, {
    ...none,
    events: [event('dome', 1), event('dome', 3, 'dome-2')],
    memberships: [membership('patron')],
  })

  expect(after.templates).toEqual([
    {
      eventTemplateId: 'dome',
      events: [
        { eventId: 'dome-1', tickets: tickets(1), addOns: [] },
        { eventId: 'dome-2', tickets: tickets(3), addOns: [] },
      ],
    },
  ])
  expect(after.memberships.map(item => item.membershipCategoryId)).toEqual(['patron'])
  expect(after.donations).toEqual([])
})

test('(ORD-147) slots chosen before for a combo stay where the order names none', () => {
  const before = cartWith({
    comboItems: [
      combo([
        { eventTemplateId: 'dome', eventId: 'd1' },
        { eventTemplateId: 'reef', eventId: 'r1' },
      ]),
    ],
  })
  const after = updateCart(before, {
    ...none,
    combos: [combo([{ eventTemplateId: 'dome' }, { eventTemplateId: 'reef', eventId: 'r2' }])],
  })

  expect(after.comboItems[0]?.events).toEqual([
    { eventTemplateId: 'dome', eventId: 'd1' },
    { eventTemplateId: 'reef', eventId: 'r2' },
  ])
})

test('(ORD-147) (ORD-148) forms stay with their event and go when it has no tickets', () => {
  const before = cartWith({ forms: [form('waiver', 'reef'), form('waiver', 'dome'), form('diet', 'night')] })
  const after = updateCart(before, { ...none, events: [event('reef', 2), event('dome', 0)] })

  expect(after.forms).toEqual([form('waiver', 'reef')])
})

test('(ORD-148) a form of a combined event stays while the combo has tickets for it', () => {
  const before = cartWith({ forms: [form('waiver', 'dome')] })

  expect(updateCart(before, { ...none, combos: [combo([], 1)] }).forms).toHaveLength(1)
  expect(updateCart(before, { ...none, combos: [combo([], 0)] }).forms).toHaveLength(0)
})

test('(ORD-149) cleaning removes events and combos without tickets', () => {
  const cart = updateCart(cartWith({}), {
    ...none,
    events: [event('reef', 2), event('dome', 0), event('night', -1)],
    combos: [combo([], 0)],
  })

  expect(cleanCart(cart).templates.map(entry => entry.eventTemplateId)).toEqual(['reef'])
  expect(cleanCart(cart).comboItems).toEqual([])
  expect(cleanCart({ ...cart, comboItems: [combo([], 1)] }).comboItems).toHaveLength(1)
})

const full = cartWith({
  memberships: [membership('patron'), membership('family')],
  donations: [donation('reef-fund'), donation('otters')],
})

test.each([
  { flags: { limitMemberships: true }, memberships: ['patron'] },
  { flags: { limitMemberships: false }, memberships: ['patron', 'family'] },
  { flags: {}, memberships: ['patron', 'family'] },
])('(ORD-150) (CHK-159) with $flags the memberships $memberships are kept', ({ flags, memberships }) => {
  expect(limitCart(full, flags).memberships.map(item => item.membershipCategoryId)).toEqual(memberships)
})

test.each([
  { flags: {}, donations: ['reef-fund'] },
  { flags: { limitDonations: true }, donations: ['reef-fund'] },
  { flags: { limitDonations: false }, donations: ['reef-fund', 'otters'] },
])('(ORD-151) (CHK-159) with $flags the donations $donations are kept', ({ flags, donations }) => {
  expect(limitCart(full, flags).donations.map(item => item.inventoryId)).toEqual(donations)
})
