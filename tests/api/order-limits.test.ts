import { expect } from 'vitest'
import type { CartDraft } from '#app/contract/carts.ts'
import { readEntitlements } from '#app/contract/entitlements.ts'
import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import type { Database } from '#app/data/database/database.ts'
import { cartCountOf } from '#app/pages/cart-count.ts'
import { quantityField, slotField } from '#app/routes/orders/tickets/items/event/event-form.ts'
import type { OrderAnswer } from '#app/routes/orders/tickets/order-action.server.ts'
import { action } from '#app/routes/orders/tickets/route.tsx'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, aSmallMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { load } from '#tests/builders/page-loader.ts'
import { aCheckout, aDraft, fillCart, GOOD_CARD, openShop, place, slotAt } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const FRAMES = ['day', 'week', 'month', 'year', 'lifetime'] as const
const DAY = '2026-11-20'

const anEvent = (id: string, about: object = {}) => ({
  id,
  name: id,
  priceLists: [
    {
      id: `${id}-prices`,
      prices: [
        { personTypeId: 'adult', price: 1005 },
        { personTypeId: 'child', price: 500 },
      ],
    },
  ],
  slotRules: [{ from: DAY, to: DAY, times: ['15:00'], capacity: 50 }],
  ...about,
})

const frameLimits = FRAMES.map(timeFrame => ({
  id: timeFrame,
  eventIds: [timeFrame],
  quantity: 2,
  combined: true,
  timeFrame,
  reason: 'Transaction' as const,
}))
const own = { id: 'own', eventIds: ['own'], quantity: 4, reason: 'Transaction' as const }
const benefits = {
  id: 'benefits',
  eventIds: ['club'],
  quantity: 2,
  combined: true,
  ruleType: 'memberBenefits' as const,
}

const aHouse = (quantity = 4): VenueFileInput =>
  aMuseum({
    venue: { id: 'house', name: 'house', timeZone: 'America/New_York' },
    company: { limitDonations: false, limitWords: 'rule' },
    events: [
      ...FRAMES.map(frame => anEvent(frame)),
      anEvent('own'),
      anEvent('club', {
        memberDiscounts: [{ membershipCategoryIds: ['friend'], discountType: 'PercentageBased', value: 10 }],
      }),
      anEvent('gift-day', {
        memberDiscounts: [{ membershipCategoryIds: ['friend'], discountType: 'AmountBased', value: 900_000 }],
      }),
      anEvent('finale', { prerequisiteEventIds: ['day', 'week'] }),
    ],
    combos: [
      {
        id: 'pair',
        name: 'pair',
        type: 'fixedPrice',
        prices: [{ personTypeId: 'adult', price: 1500 }],
        entries: [{ eventIds: ['own'] }, { eventIds: ['club'] }],
      },
    ],
    calendarNotes: [],
    limits: [...frameLimits, { ...own, quantity }, benefits],
    staff: [],
    reviews: [],
  })

const { test } = useDatabase(async database => {
  await loadVenue(database, aHouse())
  const museum = aSmallMuseum()
  const open = { id: 'open', name: 'open', timeZone: 'America/New_York' }
  const closed = { id: 'closed', name: 'closed', timeZone: 'America/New_York' }
  await loadVenue(database, { ...museum, venue: open, company: { limitDonations: false } })
  await loadVenue(database, { ...museum, venue: closed, company: { limitMemberships: true } })
})

const ADA: VisitorSession = { visitor: { id: 'V-1', email: 'Ada@Example.com', name: 'Ada' } }
const friend = verifiedMember('M-1001')
const tickets = (eventTemplateId: string, about: { adult?: number; child?: number }) =>
  aDraft({ eventTemplateId, eventId: slotAt(eventTemplateId, DAY, '15:00'), ...about })
const joined = (...drafts: CartDraft[]): CartDraft => ({
  templates: drafts.flatMap(({ templates = [] }) => templates),
})

async function cartOf(database: Database, draft: CartDraft, { session = {}, tenantId = 'house' } = {}) {
  const api = await openShop(database).visitor(session, tenantId)
  return { api, cart: await fillCart(api, draft) }
}

test('[CHK-159] of memberships and donations a cart keeps the first where the venue limits them, and all where it does not', async ({
  database,
}) => {
  const membership = (id: string) => ({
    id,
    type: 'MembershipPurchase' as const,
    membershipCategoryId: 'friend',
    membershipOfferingId: 'year',
  })
  const draft: CartDraft = {
    memberships: [membership('first'), membership('second')],
    donations: [
      { id: 'one', inventoryId: 'plank', type: 'fixedDonation' },
      { id: 'two', inventoryId: 'gift', type: 'donation', amount: 500 },
    ],
  }
  const kept = async (tenantId: string) => {
    const { cart } = await cartOf(database, draft, { tenantId })
    return [...cart.memberships, ...cart.donations].map(({ id }) => id)
  }
  expect(await kept('closed')).toEqual(['first', 'one'])
  expect(await kept('open')).toEqual(['first', 'second', 'one', 'two'])
})

test('[CHK-160] a sales rule tells what it counts, over which time, for whom and whether it fails', async ({
  database,
}) => {
  const draft = joined(tickets('month', { adult: 3 }), tickets('club', { adult: 1 }))
  const { api, cart } = await cartOf(database, draft, { session: friend })
  const { payload } = await api.entitlements.validate({ body: { id: cart.id } })
  const { results } = readEntitlements(payload)
  expect(results.find(({ eventId }) => eventId === 'month')).toMatchObject({
    allowedQuantity: 2,
    purchasedQuantity: 0,
    reason: 'Transaction',
    isRetail: false,
    timeFrame: 'month',
    pricePointIds: ['adult', 'child'],
    validatedPricePointIds: ['adult'],
    ruleType: { name: 'eventSales' },
    fails: true,
  })
  expect(results.find(({ eventId }) => eventId === 'club')).toMatchObject({
    reason: 'Cart',
    timeFrame: 'lifetime',
    ruleType: { name: 'memberBenefits' },
    fails: false,
  })
})

/** What the order page says of an event whose tickets cannot be had. */
async function saidOf(database: Database, eventId: string, { adult = 0, child = 0, session = {} }) {
  const form = {
    intent: 'checkout',
    [slotField(eventId)]: slotAt(eventId, DAY, '15:00'),
    [quantityField(eventId, 'adult')]: String(adult),
    [quantityField(eventId, 'child')]: String(child),
  }
  const path = `/orders/house/tickets?eventIds=${eventId}&date=${DAY}`
  const { page } = await load(action, { database, path, form, session })
  return (page as OrderAnswer | null)?.refusal.events[eventId]
}

test('[CHK-162] the order page names the time frame of a rule that is broken, and whose rule it is', async ({
  database,
}) => {
  const labels = { day: 'day', week: 'week', month: 'month', year: 'year', lifetime: 'event' }
  for (const frame of FRAMES)
    expect(await saidOf(database, frame, { adult: 2, child: 1 })).toEqual([
      `Ticket Limit (Event): 2 combined per ${labels[frame]}: Adult, Child. Please edit your order.`,
    ])
  expect((await saidOf(database, 'club', { adult: 2, child: 1, session: friend }))?.[0]).toContain(
    '(Member): 2 combined per event',
  )
})

test('[CHK-161] what is left of a rule is what it allows less what was bought, and never less than nothing', async ({
  database,
}) => {
  const shop = openShop(database)
  const api = await shop.visitor(ADA, 'house')
  const { id } = await fillCart(api, tickets('own', { adult: 3 }))
  const body = aCheckout({
    shoppingCartId: id,
    paymentToken: shop.token(GOOD_CARD),
    billingEmail: 'ada@example.com',
  })
  await place(api, body)
  const sentences = () => saidOf(database, 'own', { adult: 2, session: ADA })
  expect((await sentences())?.[0]).toMatch(/1 more.*3 purchased previously/)
  await loadVenue(database, aHouse(2))
  expect((await sentences())?.[0]).toContain('No more allowed')
})

test('[CHK-163] an event that requires others is sold with one of them, and refused with none', async ({
  database,
}) => {
  const finale = tickets('finale', { adult: 1 })
  const code = async (...others: CartDraft[]) =>
    (await refusalOfCall(cartOf(database, joined(finale, ...others))))?.code
  expect(await code()).toBe('PREREQUISITE_MISSING')
  expect(await code(tickets('own', { adult: 1 }))).toBe('PREREQUISITE_MISSING')
  expect(await code(tickets('week', { adult: 1 }))).toBeUndefined()
  expect(await code(tickets('day', { adult: 1 }))).toBeUndefined()
})

test('[CHK-164] tickets at retail are counted with the others, and a combo as all of its tickets', async ({
  database,
}) => {
  const club = tickets('club', { adult: 2 })
  const slotId = slotAt('club', DAY, '15:00')
  club.templates?.[0]?.events[0]?.tickets?.push({
    id: `${slotId}~adult~retail`,
    ticketTypeId: 'adult',
    quantity: 3,
    isRetail: true,
  })
  const events = ['own', 'club'].map(id => ({ eventTemplateId: id, eventId: slotAt(id, DAY, '15:00') }))
  const comboItems = [
    {
      id: 'pair-1',
      comboTemplateId: 'pair',
      events,
      tickets: events.map(({ eventTemplateId }) => ({ eventTemplateId, ticketTypeId: 'adult', quantity: 2 })),
    },
  ]
  const retail = await cartOf(database, club, { session: friend })
  expect(await cartCountOf({ api: retail.api, session: { cartId: retail.cart.id }, context: {} })).toBe(5)
  const { api, cart } = await cartOf(database, { comboItems })
  const count = (amounts: { amount: number }[]) => amounts.reduce((sum, { amount }) => sum + amount, 0)
  expect(count(cart.orders[0]?.items ?? [])).toBe(4)
  const held = await api.events.instance({ params: { eventId: slotAt('own', DAY, '15:00') } })
  expect(held.payload.availableSeats).toBe(48)
})

test('[CHK-214] [CHK-215] a line is its quantity times its cost; a percentage is rounded half up, and nothing gets cheaper than free', async ({
  database,
}) => {
  const subtotals = async (draft: CartDraft, session = {}) =>
    (await cartOf(database, draft, { session })).cart.orders.map(({ itemSubtotal }) => itemSubtotal)
  const plank = { id: 'p', inventoryId: 'plank', type: 'fixedDonation' as const, quantity: 3 }
  expect(await subtotals({ ...tickets('own', { adult: 3 }), donations: [plank] }), 'CHK-214').toEqual([
    3015, 15_000,
  ])
  const { cart } = await cartOf(database, tickets('own', { adult: 3, child: 2 }))
  expect(
    cart.orders[0]?.items.map(({ subtotal }) => subtotal),
    'CHK-214',
  ).toEqual([3015, 1000])
  expect(await subtotals(tickets('club', { adult: 1 }), friend), 'CHK-215').toEqual([904])
  expect(await subtotals(tickets('gift-day', { adult: 2 }), friend), 'CHK-215').toEqual([0])
})
