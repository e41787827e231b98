import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CartItems, cleanCart, limitCart, updateCart } from '#app/rules/carts/update-cart.ts'

type Ticket = CartItems['templates'][number]['events'][number]['tickets'][number]

const tickets = (quantity: number): Ticket[] => [
  { id: 't', ticketTypeId: 'adult', quantity, isRetail: false },
]
const event = (eventTemplateId: string, quantity: number, eventId = `${eventTemplateId}-1`) => ({
  eventTemplateId,
  events: [{ eventId, tickets: tickets(quantity), addOns: [] }],
})
const combo = (events: { eventTemplateId: string; eventId?: string }[], quantity = 1, id?: string) => ({
  id,
  comboTemplateId: 'duo',
  comboTemplateName: 'Duo',
  comboTemplateType: 'fixedPrice',
  events,
  tickets: [{ eventTemplateId: 'dome', ticketTypeId: 'adult', quantity }],
  addOns: [],
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
const aCart = (changes: Partial<CartItems> = {}): CartItems => ({
  templates: [],
  comboItems: [],
  memberships: [],
  donations: [],
  ...changes,
})

test('an update replaces every item by what is ordered now', () => {
  const before = aCart({ templates: [event('reef', 2)], donations: [donation('old')] })
  const orders = aCart({ templates: [event('dome', 1)], memberships: [membership('patron')] })

  expect(updateCart(before, orders)).toEqual(orders)
})

test('slots chosen before for a combo stay where the order names none', () => {
  const dome = { eventTemplateId: 'dome', eventId: 'd1' }
  const before = aCart({ comboItems: [combo([dome, { eventTemplateId: 'reef', eventId: 'r1' }])] })
  const orders = aCart({
    comboItems: [combo([{ eventTemplateId: 'dome' }, { eventTemplateId: 'reef', eventId: 'r2' }])],
  })

  expect(updateCart(before, orders).comboItems[0]?.events).toEqual([
    dome,
    { eventTemplateId: 'reef', eventId: 'r2' },
  ])
  expect(updateCart(before, aCart({ comboItems: [combo([])] })).comboItems).toEqual(before.comboItems)
})

test('the same combo for two days keeps the slots of each', () => {
  const on = (id: string, eventId: string) => combo([{ eventTemplateId: 'dome', eventId }], 1, id)
  const before = aCart({ comboItems: [on('a', 'friday'), on('b', 'sunday')] })
  const after = updateCart(before, aCart({ comboItems: [combo([], 1, 'b'), combo([], 1, 'a')] }))

  expect(after.comboItems.map(item => item.events[0]?.eventId)).toEqual(['sunday', 'friday'])
})

test('slots are kept for the same combo and the same event only', () => {
  const [dome, reef] = [
    { eventTemplateId: 'dome', eventId: 'd1' },
    { eventTemplateId: 'reef', eventId: 'r1' },
  ]
  const trio = { ...combo([]), comboTemplateId: 'trio' }
  const before = aCart({ comboItems: [combo([dome, reef], 1, 'a')] })
  const eventsOf = (item: CartItems['comboItems'][number]) =>
    updateCart(before, aCart({ comboItems: [item] })).comboItems[0]?.events

  expect(eventsOf(trio)).toEqual([])
  expect(eventsOf(combo([], 1, 'b'))).toEqual([])
  expect(eventsOf(combo([]))).toEqual([dome, reef])
  expect(eventsOf(combo([{ eventTemplateId: 'reef' }]))).toEqual([reef])
  expect(
    updateCart(aCart({ comboItems: [combo([dome])] }), aCart({ comboItems: [combo([], 1, 'b')] }))
      .comboItems[0]?.events,
  ).toEqual([dome])
})

test('cleaning removes events and combos without tickets', () => {
  const cart = aCart({
    templates: [event('reef', 2), event('dome', 0), event('night', -1)],
    comboItems: [combo([], 0)],
  })

  expect(cleanCart(cart).templates.map(entry => entry.eventTemplateId)).toEqual(['reef'])
  expect(cleanCart(cart).comboItems).toEqual([])
  expect(cleanCart({ ...cart, comboItems: [combo([], 1)] }).comboItems).toHaveLength(1)
})

test('what has tickets stays as it is, and cleaning twice is cleaning once', () => {
  const quantities = fc.array(fc.integer({ min: -1, max: 3 }), { maxLength: 6 })
  fc.assert(
    fc.property(quantities, quantities, (events, combos) => {
      const templates = events.map((quantity, index) => event(`e${index}`, quantity))
      const cart = aCart({ templates, comboItems: combos.map(quantity => combo([], quantity)) })
      const cleaned = cleanCart(cart)
      expect(cleaned.templates).toEqual(templates.filter((_, index) => (events[index] ?? 0) > 0))
      expect(cleanCart(cleaned)).toEqual(cleaned)
    }),
  )
})

const full = aCart({
  memberships: [membership('patron'), membership('family')],
  donations: [donation('reef-fund'), donation('otters')],
})

test.each([
  { flags: { limitMemberships: true }, memberships: ['patron'] },
  { flags: { limitMemberships: false }, memberships: ['patron', 'family'] },
  { flags: {}, memberships: ['patron', 'family'] },
])('[CHK-159] with $flags the memberships $memberships are kept', ({ flags, memberships }) => {
  expect(limitCart(full, flags).memberships.map(item => item.membershipCategoryId)).toEqual(memberships)
})

test.each([
  { flags: {}, donations: ['reef-fund'] },
  { flags: { limitDonations: true }, donations: ['reef-fund'] },
  { flags: { limitDonations: false }, donations: ['reef-fund', 'otters'] },
])('[CHK-159] with $flags the donations $donations are kept', ({ flags, donations }) => {
  expect(limitCart(full, flags).donations.map(item => item.inventoryId)).toEqual(donations)
})
