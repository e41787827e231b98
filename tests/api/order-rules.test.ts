import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { CartDraft } from '#app/contract/carts.ts'
import { readEntitlements } from '#app/contract/entitlements.ts'
import type { Database } from '#app/data/database/database.ts'
import { importVenue } from '#app/data/import/import-venue.ts'
import * as tickets from '#app/routes/orders/tickets/route.tsx'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { inProcess, NOW, overHttp, testSessions } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { aFamilyClub, aMembership } from '#tests/builders/family-club.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { instead, type PageRequest } from '#tests/builders/page-loader.ts'
import { aDraft, BOAT, fillCart } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

/** What an order costs and what keeps it from checkout, asked of the API as a caller does. */

const DAY = '2026-11-23'
const PRICE = 1010

type Discount = {
  value: number
  discountType?: 'PercentageBased' | 'AmountBased'
  distribution?: 'each' | 'total'
}

/** An event at 10.10 with a discount of its own. */
const reduced = (
  id: string,
  { distribution = 'each', discountType = 'PercentageBased', ...value }: Discount,
) => ({
  id,
  name: id,
  type: 'discountCode' as const,
  discount: { distribution, values: [{ discountType, ...value }] },
  priceLists: [
    {
      id: `${id}-prices`,
      prices: [
        { personTypeId: 'adult', price: PRICE },
        { personTypeId: 'child', price: -1 },
      ],
    },
  ],
  slots: [{ id: `${id}-1`, date: DAY, time: '10:00', capacity: 40 }],
})
const club = aFamilyClub()
const events = [
  ...(club.events ?? []),
  reduced('percent', { value: 15 }),
  reduced('half', { value: 17.5 }),
  reduced('amount', { value: 300, discountType: 'AmountBased' }),
  reduced('gratis', { value: 5000, discountType: 'AmountBased' }),
  reduced('once', { value: 300, discountType: 'AmountBased', distribution: 'total' }),
  reduced('once-percent', { value: 15, distribution: 'total' }),
]

const { test } = useDatabase(async database => {
  await loadVenue(database, { ...club, events })
  const venue = { id: 'quay', name: 'Quay', timeZone: 'America/New_York' }
  await loadVenue(database, aMuseum({ venue }))
})

const adults = (eventTemplateId: string, adult: number) =>
  aDraft({ eventTemplateId, eventId: `${eventTemplateId}-1`, adult })

/** Retail subtotal and subtotal of so many adults, and what one costs. */
async function costOf(database: Database, eventTemplateId: string, adult: number) {
  const { orders, total } = await fillCart(await inProcess(database), adults(eventTemplateId, adult))
  const [line] = orders
  expect(total).toBe(line?.itemSubtotal)
  return [line?.itemRetailSubtotal, line?.itemSubtotal]
}

test('[ORD-009] [ORD-305] a percentage is rounded half up to the cent, an amount taken as it is', async ({
  database,
}) => {
  expect(await costOf(database, 'percent', 1), 'ORD-009').toEqual([1010, 858])
  expect(await costOf(database, 'half', 1), 'ORD-009').toEqual([1010, 833])
  expect(await costOf(database, 'amount', 1), 'ORD-305').toEqual([1010, 710])
  expect(await costOf(database, 'once-percent', 1), 'ORD-305').toEqual([1010, 858])
})

test('[ORD-010] a discount above the price leaves nothing to pay, and says so on the page', async ({
  database,
}) => {
  expect(await costOf(database, 'gratis', 3)).toEqual([3030, 0])
  const { words } = await openScreen(tickets, {
    database,
    pattern: '/orders/:tenantId/tickets',
    path: `/orders/pier/tickets?eventId=gratis&date=${DAY}`,
  })
  expect(words).toContain(' No charge ')
})

test('[ORD-306] a discount each is taken off every ticket, one in total once off the line', async ({
  database,
}) => {
  expect(await costOf(database, 'amount', 3)).toEqual([3030, 2130])
  expect(await costOf(database, 'once', 3)).toEqual([3030, 2730])
  expect(await costOf(database, 'percent', 3)).toEqual([3030, 3 * 858])
  expect(await costOf(database, 'once-percent', 3)).toEqual([3030, 2575])
})

test('an event with a discount says so in the list, also where it is taken off the line and no ticket shows it', async ({
  database,
}) => {
  const api = await inProcess(database)
  const { payload } = await api.events.summaries({ query: { startTime: DAY } })
  const offers = new Map(payload.map(({ id, discountAvailable }) => [id, discountAvailable]))
  expect([offers.get('percent'), offers.get('once'), offers.get('boat-tour')]).toEqual([true, true, false])
})

test('[ORD-217] a line costs its quantity times the cost of one', async ({ database }) => {
  const { orders } = await fillCart(await inProcess(database), aDraft({ adult: 3, child: 2 }))
  expect(orders[0]?.items.map(({ amount, price, subtotal }) => [amount, price, subtotal])).toEqual([
    [3, 1800, 5400],
    [2, 900, 1800],
  ])
  expect(orders[0]?.itemSubtotal).toBe(7200)
})

test('[ORD-008] [MEM-296] money is whole cents: anything else is refused in a venue file and in a cart', async ({
  database,
}) => {
  const file = aMuseum({ addOns: [{ id: 'guide-book', name: 'Guide book', price: 500.5 }] })
  const read = await importVenue({ database, text: JSON.stringify(file), now: NOW })
  expect(read.ok ? [] : read.issues.map(({ path }) => path)).toContain('addOns[0].price')
  const call = await overHttp(database)
  const put = (amount: unknown) =>
    call('/shopping_cart', {
      method: 'PUT',
      body: { donations: [{ id: 'd', inventoryId: 'gift', type: 'donation', amount }] },
    })
  expect((await put(1000.5)).status).toBe(400)
  expect((await put('1000')).status).toBe(400)
  const { body } = await put(1000)
  expect(body).toMatchObject({ payload: { total: 1000, donations: [{ amount: 1000, price: 1000 }] } })
})

test('[ORD-312] a price below 0 is none: its tickets are refused', async ({ database }) => {
  const api = await inProcess(database)
  const child = aDraft({ eventTemplateId: 'percent', eventId: 'percent-1', child: 1 })
  await expect(api.carts.put({ body: child })).rejects.toMatchObject({ data: { code: 'UNPROCESSABLE' } })
})

const PURCHASES = [
  'MembershipPurchase',
  'Upgrade',
  'Renewal',
  'PostTermRenewal',
  'Rejoin',
  'RenewalUpgrade',
  'PostTermRenewalUpgrade',
  'RejoinUpgrade',
  'RenewalDowngrade',
  'PostTermRenewalDowngrade',
  'RejoinDowngrade',
]

test('[ORD-117] lines are events, combos, add-ons, donations and memberships in every way of buying one', async ({
  database,
}) => {
  const call = await overHttp(database)
  const put = (type: string) =>
    call('/shopping_cart', {
      method: 'PUT',
      body: {
        memberships: [{ id: 'm', type, membershipCategoryId: 'friend', membershipOfferingId: 'year' }],
      },
    })
  for (const type of PURCHASES) expect([type, (await put(type)).status]).not.toEqual([type, 400])
  expect((await put('Gift')).status).toBe(400)

  const comboItems = [
    {
      id: 'rain',
      comboTemplateId: 'rainy-day',
      events: [
        { eventTemplateId: 'galleries', eventId: 'galleries.2026-11-23.1400' },
        { eventTemplateId: 'workshop', eventId: 'workshop.2026-11-23.1300' },
      ],
      tickets: ['galleries', 'workshop'].map(id => ({
        eventTemplateId: id,
        ticketTypeId: 'adult',
        quantity: 1,
      })),
      addOns: [{ addOnId: 'guide-book', quantity: 1 }],
    },
  ]
  const boat = aDraft({ adult: 1 })
  boat.templates?.[0]?.events[0] &&
    Object.assign(boat.templates[0].events[0], {
      addOns: [{ id: 'b', inventoryId: 'guide-book', quantity: 1 }],
    })
  await loadVenue(database, {
    ...club,
    combos: club.combos?.map(combo => ({ ...combo, addOnIds: ['guide-book'] })),
  })
  const { orders } = await fillCart(await inProcess(database), {
    ...boat,
    comboItems,
    memberships: [aMembership()],
    donations: [{ id: 'd', inventoryId: 'gift', type: 'donation', amount: 700 }],
  })
  expect(orders.map(({ itemType }) => itemType)).toEqual([
    'Event',
    'Inventory',
    'Combo',
    'ComboInventory',
    'MembershipPurchase',
    'Donation',
  ])
})

/** What keeps a cart from checkout. */
async function refusals(database: Database, draft: CartDraft, session: VisitorSession = {}) {
  const api = await inProcess(database, { session })
  const { id } = await fillCart(api, draft)
  return readEntitlements((await api.entitlements.validate({ body: { id } })).payload).refusals
}
/** The order page with this cart, after its button to checkout was pressed. */
async function placeOnPage(database: Database, draft: CartDraft, session: VisitorSession = {}) {
  const api = await inProcess(database, { session })
  const { id } = await fillCart(api, draft)
  const opening = {
    database,
    pattern: '/orders/:tenantId/tickets',
    path: '/orders/pier/tickets?cart=true',
    session: { ...session, cartId: id },
  }
  const { body } = await openScreen(tickets, opening)
  return openScreen(tickets, { ...opening, form: { ...fieldsOf(body), intent: 'checkout' } })
}

/** An upgrade as a link names it. */
const ASK = { action: 'Upgrade', membershipId: 'M-1001' }

test('[ORD-187] [ORD-188] a group without its base and a membership without an offering stay on the order page', async ({
  database,
}) => {
  const group = { memberships: [aMembership({ membershipCategoryId: 'rowing' })] }
  expect(await refusals(database, group), 'ORD-187').toEqual(['invalid-membership'])
  expect(await refusals(database, group, verifiedMember('M-1001')), 'ORD-187').toEqual([])
  const both = { memberships: [aMembership({ id: 'base' }), ...group.memberships] }
  expect(await refusals(database, both), 'ORD-187').toEqual([])
  const open = { memberships: [aMembership({ membershipOfferingId: undefined })] }
  expect(await refusals(database, open), 'ORD-188').toEqual(['offering-missing'])
  const whole = { pricePointId: 'one' }
  const rowing = aMembership({ ...whole, membershipCategoryId: 'rowing' })
  const alone = await placeOnPage(database, { memberships: [rowing] })
  expect([alone.status, alone.location], 'ORD-187').toEqual([409, null])
  expect(alone.words, 'ORD-187').toContain(
    'Required. You must have a valid membership to purchase. Please edit your order.',
  )
  const based = await placeOnPage(database, { memberships: [aMembership({ ...whole, id: 'base' }), rowing] })
  expect(based.location, 'ORD-187').toContain('/checkout/pier')
  const undecided = await placeOnPage(database, open)
  expect([undecided.status, undecided.location], 'ORD-188').toEqual([409, null])
})

test('[ORD-190] an upgrade within its term is ordered by itself', async ({ database }) => {
  const upgrade = {
    memberships: [aMembership({ type: 'Upgrade', membershipCategoryId: 'patron', membershipId: 'M-1001' })],
  }
  const session = verifiedMember('M-1001')
  expect(await refusals(database, upgrade, session)).toEqual([])
  expect(await refusals(database, { ...upgrade, ...aDraft({ adult: 1 }) }, session)).toEqual([
    'order-separately',
  ])
  const renewed = { memberships: [aMembership({ type: 'Renewal', membershipId: 'M-1001' })] }
  expect(await refusals(database, { ...renewed, ...aDraft({ adult: 1 }) }, session)).toEqual([])
})

test('[MEM-212] an upgrade beside tickets stays on the order page, which says to order them separately', async ({
  database,
}) => {
  const sentence = 'Please order membership and tickets separately.'
  const press = (membership: ReturnType<typeof aMembership>, others: object) =>
    placeOnPage(database, { memberships: [membership], ...others }, verifiedMember('M-1001'))
  const upgrade = aMembership({
    type: 'Upgrade',
    membershipCategoryId: 'patron',
    membershipId: 'M-1001',
    pricePointId: 'one',
  })
  const both = await press(upgrade, aDraft({ adult: 1 }))
  expect([both.status, both.location]).toEqual([409, null])
  expect(both.words).toContain(sentence)
  const alone = await press(upgrade, {})
  expect([alone.words.includes(sentence), alone.location]).toEqual([
    false,
    expect.stringContaining('/checkout/pier'),
  ])
})

/** What a browser would send of a page's form. */
const fieldsOf = (body: HTMLElement) =>
  Object.fromEntries(
    [...body.querySelectorAll<HTMLInputElement>('main input[name], main select[name]')]
      .filter(({ type }) => type !== 'submit')
      .filter(field => !/radio|checkbox/.test(field.type) || field.hasAttribute('checked'))
      .map(field => [
        field.name,
        field.tagName === 'SELECT'
          ? (field.querySelector('option[selected]')?.getAttribute('value') ?? '')
          : (field.getAttribute('value') ?? ''),
      ]),
  )

test('[ORD-191] an order whose stored items come to less than nothing does not reach checkout', async ({
  database,
}) => {
  const api = await inProcess(database)
  const boat = aDraft({ adult: 1 })
  const { id } = await fillCart(api, boat)
  const [template] = boat.templates ?? []
  const events = template?.events.map(slot => ({
    ...slot,
    addOns: [{ id: 'b', inventoryId: 'guide-book', quantity: -20 }],
  }))
  const changed = JSON.stringify({ templates: [{ ...template, events }] })
  const db = database.forTenant('pier')
  await db.execute(sql`update carts set document = document || ${changed}::jsonb`)
  const { payload } = await api.entitlements.validate({ body: { id } })
  expect(readEntitlements(payload).refusals).toContain('negative-total')
})

test('[ORD-218] [MEM-217] [MEM-125] the price of an upgrade is asked for once, and not again when the cart knows it', async ({
  database,
}) => {
  const calls: unknown[] = []
  const watch: PageRequest['watch'] = api => {
    const validatePurchase = (input: { query: unknown }) => {
      calls.push(input.query)
      return api.members.validatePurchase(input as never)
    }
    return instead(api, 'members', instead(api.members, 'validatePurchase', validatePurchase))
  }
  const draw = (query: string, cartId?: string) =>
    openScreen(tickets, {
      database,
      pattern: '/orders/:tenantId/tickets',
      path: `/orders/pier/tickets?${query}`,
      session: { ...verifiedMember('M-1001'), cartId },
      watch,
    })
  await draw(new URLSearchParams({ ...ASK, membershipCategoryId: 'patron' }).toString())
  expect(calls).toEqual([
    {
      action: 'MembershipUpgrade',
      membershipId: 'M-1001',
      offeringId: 'year',
      pricePointId: 'one',
      levelId: 'patron',
    },
  ])
  const api = await inProcess(database, { session: verifiedMember('M-1001') })
  const upgrade = aMembership({
    type: 'Upgrade',
    membershipCategoryId: 'patron',
    membershipId: 'M-1001',
    pricePointId: 'one',
  })
  const cart = await fillCart(api, { memberships: [upgrade] })
  expect(cart.memberships[0]?.calculatedPrice).toEqual(expect.any(Number))
  await draw('cart=true', cart.id)
  expect(calls).toHaveLength(1)
})

test('[ORD-222] the cookie of a member of one venue gives nothing at another', async ({ database }) => {
  const call = await overHttp(database)
  const [cookie = ''] = (await testSessions.write('pier', verifiedMember('M-1001'))).split(';')
  const pricing = async (tenantId: string, header: string) => {
    const { body } = await call('/event/templates/membership/pricing', {
      method: 'POST',
      tenantId,
      headers: { cookie: header },
      body: {
        membershipIds: ['M-1001'],
        eventTemplateId: 'boat-tour',
        eventStartTime: '2026-11-20',
        eventEndTime: '2026-11-20T23:00:00',
      },
    })
    return JSON.parse((body as { payload: string }).payload) as { eventId: string }[]
  }
  expect((await pricing('pier', cookie)).map(({ eventId }) => eventId)).toContain(BOAT)
  expect(await pricing('quay', cookie)).toEqual([])
  expect(await pricing('quay', cookie.replaceAll('pier', 'quay'))).toEqual([])
})

test('[ORD-201] an event that needs another is refused alone, and taken with it', async ({ database }) => {
  const api = await inProcess(database)
  const workshop = aDraft({
    eventTemplateId: 'workshop',
    eventId: 'workshop.2026-11-23.1300',
    adult: 1,
  })
  await expect(api.carts.put({ body: workshop })).rejects.toMatchObject({
    data: { code: 'PREREQUISITE_MISSING' },
  })
  const galleries = aDraft({
    eventTemplateId: 'galleries',
    eventId: 'galleries.2026-11-23.1400',
    child: 1,
  })
  const { orders } = await fillCart(api, {
    templates: [...(workshop.templates ?? []), ...(galleries.templates ?? [])],
  })
  expect(orders).toHaveLength(2)
})
