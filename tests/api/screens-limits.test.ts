import { expect } from 'vitest'
import { refuse } from '#app/api/kernel/refuse.ts'
import type { CartDraft } from '#app/contract/carts.ts'
import { readEntitlements } from '#app/contract/entitlements.ts'
import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import type { Database } from '#app/data/database/database.ts'
import {
  comboDateField,
  comboField,
  comboQuantityField,
  visitField,
  visitSlotField,
} from '#app/routes/orders/tickets/items/combo/combo-form.ts'
import { rowKey } from '#app/routes/orders/tickets/items/combo/combo-model.ts'
import { quantityField, slotField } from '#app/routes/orders/tickets/items/event/event-form.ts'
import * as tickets from '#app/routes/orders/tickets/route.tsx'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { inProcess, refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { markedWords } from '#tests/builders/marked-words.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { instead, type PageRequest } from '#tests/builders/page-loader.ts'
import { aCheckout, fillCart, GOOD_CARD, openShop, place } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const DAY = '2026-11-23'
const SLOT = (eventId: string) => `${eventId}-1`
const FRIENDS = [{ membershipCategoryIds: ['friend'], discountType: 'AmountBased' as const, value: 300 }]

/** An event of one start on Monday with 40 seats. */
const anEvent = (id: string, about: object = {}) => ({
  id,
  name: id,
  priceLists: [
    {
      id: `${id}-prices`,
      prices: [
        { personTypeId: 'adult', price: 1200 },
        { personTypeId: 'child', price: 600 },
      ],
    },
  ],
  slots: [{ id: SLOT(id), date: DAY, time: '10:00', capacity: 40 }],
  ...about,
})

const events = [
  anEvent('reef'),
  anEvent('boat'),
  anEvent('manta'),
  anEvent('kelp', { memberDiscounts: FRIENDS }),
  anEvent('retail', { memberDiscounts: FRIENDS }),
  anEvent('mixed', { memberDiscounts: FRIENDS }),
  anEvent('small', { slots: [{ id: SLOT('small'), date: DAY, time: '10:00', capacity: 3 }] }),
  anEvent('gone', { slots: [{ id: SLOT('gone'), date: DAY, time: '10:00', capacity: 3, sold: 3 }] }),
  anEvent('needs-reef', { prerequisiteEventIds: ['reef', 'boat'] }),
]
/** Boat and the small event, sold as one. */
const pair = {
  id: 'pair',
  name: 'Pair',
  type: 'fixedPrice' as const,
  prices: [{ personTypeId: 'adult', price: 1500 }],
  entries: ['boat', 'small'].map(eventId => ({ type: 'event' as const, eventIds: [eventId] })),
}
type Limit = Omit<NonNullable<VenueFileInput['limits']>[number], 'id' | 'eventIds'>
const limit = (id: string, eventId: string, about: Limit) => ({ id, eventIds: [eventId], ...about })
const friends = { ruleType: 'memberBenefits' as const, membershipCategoryIds: ['friend'] }
const limits = (ofBoat: number) => [
  limit('four-each', 'reef', { quantity: 4 }),
  limit('together', 'boat', {
    quantity: ofBoat,
    combined: true,
    timeFrame: 'day' as const,
    reason: 'Transaction' as const,
  }),
  limit('either', 'manta', { quantity: 0, prevent: true }),
  limit('two-for-members', 'kelp', { ...friends, quantity: 2, timeFrame: 'month' as const }),
  limit('two-at-retail', 'retail', { quantity: 2, retail: true, timeFrame: 'week' as const }),
  limit('three-for-members', 'mixed', { ...friends, quantity: 3, personTypeIds: ['adult'] }),
  limit('five-of-the-event', 'mixed', { quantity: 5, combined: true, timeFrame: 'year' as const }),
  limit('not-both', 'mixed', { quantity: 1, prevent: true }),
]
/** The rows' words are those of a venue that tells its limits as rules. */
const AS_RULES = { limitWords: 'rule' as const }
const venueOf = (id: string, ofBoat = 4, about: object = {}) => ({
  ...aMuseum({ venue: { id, name: id, timeZone: 'America/New_York' } }),
  combos: [pair],
  calendarNotes: [],
  reviews: [],
  events,
  limits: limits(ofBoat),
  company: AS_RULES,
  ...about,
})

const { test } = useDatabase(async database => {
  await loadVenue(database, venueOf('pier'))
  await loadVenue(database, venueOf('marked', 4, { texts: markedWords(['tickets', 'limits', 'cart']) }))
})

const ADA: VisitorSession = { visitor: { id: 'V-1', email: 'ada@example.com', name: 'Ada' } }
const asFriend: VisitorSession = verifiedMember('M-1001')

type Quantities = { adult?: number; child?: number; retail?: number }
const draft = (eventId: string, { adult = 0, child = 0, retail = 0 }: Quantities): CartDraft => ({
  templates: [
    {
      eventTemplateId: eventId,
      events: [
        {
          eventId: SLOT(eventId),
          tickets: [
            { id: 'a', ticketTypeId: 'adult', quantity: adult },
            { id: 'c', ticketTypeId: 'child', quantity: child },
            { id: 'r', ticketTypeId: 'adult', quantity: retail, isRetail: true },
          ],
        },
      ],
    },
  ],
})

/** What the sales rules say of a cart: which are broken, by what they allow. */
async function broken(
  database: Database,
  { session, eventId, ...chosen }: Quantities & { eventId: string; session?: VisitorSession },
) {
  const api = await inProcess(database, { session })
  const { id } = await fillCart(api, draft(eventId, chosen))
  return readEntitlements((await api.entitlements.validate({ body: { id } })).payload)
}
const allowed = ({ violations }: Awaited<ReturnType<typeof broken>>) =>
  violations.map(({ allowedQuantity, ticketTypes }) => `${allowedQuantity} ${ticketTypes.join('+')}`)

const screen = (
  database: Database,
  query: string,
  { venue = 'pier', ...about }: Partial<PageRequest> & { venue?: string } = {},
) =>
  openScreen(tickets, {
    database,
    pattern: '/orders/:tenantId/tickets',
    path: `/orders/${venue}/tickets?date=${DAY}&${query}`,
    ...about,
  })

/** The order page after somebody has pressed Place Order. */
const pressPlace = (
  database: Database,
  {
    eventId,
    session,
    watch,
    venue,
    ...chosen
  }: Quantities & {
    eventId: string
    session?: VisitorSession
    watch?: PageRequest['watch']
    venue?: string
  },
) =>
  screen(database, `eventId=${eventId}`, {
    session,
    watch,
    venue,
    form: {
      intent: 'checkout',
      [slotField(eventId)]: SLOT(eventId),
      [quantityField(eventId, 'adult')]: String(chosen.adult ?? 0),
      [quantityField(eventId, 'child')]: String(chosen.child ?? 0),
      [quantityField(eventId, 'adult', true)]: String(chosen.retail ?? 0),
    },
  })

async function buy(database: Database, chosen: Quantities & { eventId: string }) {
  const shop = openShop(database)
  const api = await shop.visitor(ADA)
  const cart = await fillCart(api, draft(chosen.eventId, chosen))
  await place(api, aCheckout({ shoppingCartId: cart.id, paymentToken: shop.token(GOOD_CARD) }))
}

test('the block of an event names those it is bought with beforehand, and offers one that can be had', async ({
  database,
}) => {
  const { page } = await screen(database, 'eventId=needs-reef')
  expect(page.getByText('For this you also need reef or boat.')).toBeDefined()
  expect(page.getByRole('button', { name: 'Add reef' })).toBeDefined()
  const together = await screen(database, 'eventId=reef&eventId=needs-reef')
  expect(together.page.getByText('For this you also need reef or boat.')).toBeDefined()
})

test('[ORD-194] a quantity is held against what its own kind of ticket may have, retail tickets against theirs', async ({
  database,
}) => {
  expect(allowed(await broken(database, { eventId: 'reef', adult: 4, child: 4 }))).toEqual([])
  expect(allowed(await broken(database, { eventId: 'reef', adult: 5, child: 4 }))).toEqual(['4 Adult'])
  const member = { eventId: 'retail', session: asFriend }
  expect(allowed(await broken(database, { ...member, adult: 9, retail: 2 }))).toEqual([])
  expect(allowed(await broken(database, { ...member, adult: 1, retail: 3 }))).toEqual(['2 Adult'])
})

test('[ORD-195] kinds of tickets that share a limit are counted together', async ({ database }) => {
  expect(allowed(await broken(database, { eventId: 'boat', adult: 3, child: 1 }))).toEqual([])
  expect(allowed(await broken(database, { eventId: 'boat', adult: 3, child: 2 }))).toEqual(['4 Adult+Child'])
})

test('[ORD-196] limits of members, of the event and of tickets that exclude each other are told apart', async ({
  database,
}) => {
  const of = (chosen: Quantities) => broken(database, { eventId: 'mixed', session: asFriend, ...chosen })
  expect(allowed(await of({ adult: 3 }))).toEqual([])
  expect(allowed(await of({ adult: 4 }))).toEqual(['3 Adult'])
  expect(allowed(await of({ child: 6 }))).toEqual(['5 Adult+Child'])
  expect(allowed(await of({ adult: 1, child: 1 }))).toEqual(['1 Adult+Child'])
  const everybody = await broken(database, { eventId: 'mixed', adult: 4 })
  expect(allowed(everybody)).toEqual([])
})

test('[ORD-125] a result tells of which kind its rule is, whom it counts and what they have', async ({
  database,
}) => {
  const resultsOf = async (eventId: string, chosen: Quantities) =>
    (await broken(database, { eventId, session: asFriend, ...chosen })).results
  expect(await resultsOf('retail', { adult: 1, retail: 2 })).toMatchObject([
    { isRetail: true, timeFrame: 'week', inCartLimit: 2, groupMax: null, fails: false },
  ])
  expect(await resultsOf('manta', { adult: 1, child: 2 })).toMatchObject([
    { isPreventRule: true, preventGroupQuantity: 3, groupQuantity: 3, groupMax: 0, fails: true },
  ])
  expect(await resultsOf('kelp', { adult: 1 })).toMatchObject([
    {
      ruleType: { name: 'memberBenefits' },
      reason: 'Cart',
      timeFrame: 'month',
      pricePointIds: ['adult'],
      ticketTypes: ['Adult'],
    },
  ])
  await buy(database, { eventId: 'boat', adult: 1 })
  const { results } = await broken(database, { eventId: 'boat', session: ADA, adult: 1 })
  expect(results).toMatchObject([
    {
      reason: 'Transaction',
      timeFrame: 'day',
      allowedQuantity: 4,
      purchasedQuantity: 1,
      groupMax: 3,
      pricePointIds: ['adult', 'child'],
      validatedPricePointIds: ['adult'],
    },
  ])
})

test('[ORD-198] [CHK-164] tickets at the visitor’s price, at retail and inside a combo all count', async ({
  database,
}) => {
  const api = await inProcess(database, { session: asFriend })
  const inCombo = {
    id: 'p',
    comboTemplateId: 'pair',
    events: ['boat', 'small'].map(id => ({ eventTemplateId: id, eventId: SLOT(id) })),
    tickets: ['boat', 'small'].map(id => ({ eventTemplateId: id, ticketTypeId: 'adult', quantity: 2 })),
  }
  const single = draft('boat', { adult: 2, retail: 1, child: 1 })
  const { id } = await fillCart(api, { ...single, comboItems: [inCombo] })
  const { results } = readEntitlements((await api.entitlements.validate({ body: { id } })).payload)
  expect(results.map(({ eventId, inCartLimit }) => `${eventId} ${inCartLimit}`)).toEqual(['boat 6'])
})

test('[ORD-201] an event that needs another is taken once one of those is in the order', async ({
  database,
}) => {
  const alone = await pressPlace(database, { eventId: 'needs-reef', adult: 1 })
  expect(alone.status).toBe(409)
  expect(alone.words).toContain('Please add reef or boat to your order first.')
  const form = {
    intent: 'checkout',
    [slotField('needs-reef')]: SLOT('needs-reef'),
    [quantityField('needs-reef', 'adult')]: '1',
    [slotField('boat')]: SLOT('boat'),
    [quantityField('boat', 'child')]: '1',
  }
  expect((await screen(database, 'eventIds=needs-reef,boat', { form })).location).toContain('/checkout/pier')
})

test('[ORD-173] [ORD-290] a full group takes no further ticket of any of its kinds, and says what it is', async ({
  database,
}) => {
  const api = await inProcess(database)
  const { id } = await fillCart(api, draft('boat', { adult: 3, child: 1 }))
  const { page, words } = await screen(database, 'cart=true', { session: { cartId: id } })
  const blocked = ['Adult', 'Child'].map(name =>
    page.getByRole('button', { name: `Increase quantity of ${name}` }).getAttribute('aria-disabled'),
  )
  expect(blocked, 'ORD-173').toEqual(['true', 'true'])
  expect(words, 'ORD-290').toContain('4 combined per day: Adult, Child')
})

test('[ORD-160] [ORD-280] an order over a limit stays on the page, each limit at its line', async ({
  database,
}) => {
  const form = {
    intent: 'checkout',
    [slotField('reef')]: SLOT('reef'),
    [quantityField('reef', 'adult')]: '5',
    [slotField('boat')]: SLOT('boat'),
    [quantityField('boat', 'adult')]: '4',
  }
  const order = await screen(database, 'eventIds=reef,boat', { form })
  expect([order.status, order.location], 'ORD-160').toEqual([409, null])
  const at = (name: string) => order.page.getByRole('region', { name }).textContent
  expect(at('reef'), 'ORD-280').toContain('Ticket Limit per order (Event): 4 more.')
  expect(at('boat'), 'ORD-280').not.toContain('Ticket Limit')
  const fits = { ...form, [quantityField('reef', 'adult')]: '4' }
  const placed = await screen(database, 'eventIds=reef,boat', { form: fits })
  expect(placed.location, 'ORD-160').toContain('/checkout/pier')
})

test('[ORD-172] [ORD-284] [ORD-292] [ORD-304] too many are marked, and told with the kind of their limit', async ({
  database,
}) => {
  const own = await pressPlace(database, { eventId: 'reef', adult: 5 })
  expect(own.field(quantityField('reef', 'adult'))?.getAttribute('aria-invalid'), 'ORD-172').toBe('true')
  expect(own.words, 'ORD-284').toContain(' Ticket Limit per order (Event): 4 more.')
  expect(own.words, 'ORD-292').toContain('4 more. Please edit your order. ')
  const together = await pressPlace(database, { eventId: 'boat', adult: 5 })
  expect(together.words, 'ORD-284').toContain(' Ticket Limit (Event): 4 combined per day: Adult, Child.')
  expect(together.field(quantityField('boat', 'adult'))?.getAttribute('aria-invalid'), 'ORD-172').toBe('true')
  const ofMembers = await pressPlace(database, { eventId: 'kelp', adult: 3, session: asFriend })
  expect(ofMembers.words, 'ORD-304').toContain('Ticket Limit per order (Member): 2 more.')
  const ofYear = await pressPlace(database, { eventId: 'mixed', adult: 0, child: 6 })
  expect(ofYear.words, 'ORD-304').toContain('5 combined per year: Adult, Child')
})

const FRAMES = [
  ['day', 'per day'],
  ['week', 'per week'],
  ['month', 'per month'],
  ['year', 'per year'],
  ['lifetime', 'per event'],
] as const
test('[ORD-304] each time frame of a limit has its own words, which are the venue’s', async ({
  database,
}) => {
  for (const [timeFrame, label] of FRAMES)
    for (const [id, mark] of [
      ['pier', ''],
      ['marked', '»'],
    ] as const) {
      const texts = mark ? { texts: markedWords(['limits']) } : {}
      const shared = limit('shared', 'boat', { quantity: 2, combined: true, timeFrame })
      await loadVenue(database, { ...venueOf(id, 4, texts), limits: [shared] })
      const { words } = await pressPlace(database, { venue: id, eventId: 'boat', adult: 2, child: 1 })
      expect(words).toContain(
        `${mark}2 combined ${mark}${label}: Adult, Child. ${mark}Please edit your order.`,
      )
    }
})

test('[ORD-192] tickets inside a combo that are over their limit keep the order from checkout', async ({
  database,
}) => {
  const shop = openShop(database)
  const inCombo = (quantity: number) => ({
    id: 'p',
    comboTemplateId: 'pair',
    events: ['boat', 'small'].map(id => ({ eventTemplateId: id, eventId: SLOT(id) })),
    tickets: ['boat', 'small'].map(id => ({ eventTemplateId: id, ticketTypeId: 'adult', quantity })),
  })
  await loadVenue(database, venueOf('pier', 2, { company: { ...AS_RULES, holdMinutes: 0 } }))
  const refusals = async (quantity: number) => {
    const api = await shop.visitor()
    const { id } = await fillCart(api, { comboItems: [inCombo(quantity)] })
    const exceeded = readEntitlements((await api.entitlements.validate({ body: { id } })).payload).refusals
    const body = aCheckout({ shoppingCartId: id, paymentToken: shop.token(GOOD_CARD) })
    return [exceeded, (await refusalOfCall(place(api, body)))?.code]
  }
  expect(await refusals(3)).toEqual([['over-limit'], '9049'])
  expect(await refusals(2)).toEqual([[], undefined])
})

test('[ORD-283] [ORD-279] each sentence about tickets is the venue’s own', async ({ database }) => {
  const own = { database, venue: 'marked' }
  const reef = await pressPlace(own.database, { venue: 'marked', eventId: 'reef', adult: 5 })
  expect(reef.words, 'ORD-279').toContain(' »Ticket Limit. Please adjust before placing order ')
  expect(reef.words, 'ORD-283').toContain(
    '»»Ticket Limit per order (»Event): »4 more. »Please edit your order.',
  )
  const manta = await pressPlace(own.database, { venue: 'marked', eventId: 'manta', adult: 1, child: 1 })
  expect(manta.words, 'ORD-283').toContain(
    '»These tickets cannot be purchased together for the selected time: Adult, Child',
  )
  const gone = await pressPlace(own.database, { venue: 'marked', eventId: 'gone', adult: 1 })
  expect(gone.words, 'ORD-283').toContain(
    '»These tickets are no longer available for the selected time: Adult',
  )
  const small = await pressPlace(own.database, { venue: 'marked', eventId: 'small', adult: 4 })
  expect(small.words, 'ORD-283').toContain(
    '»There are not enough tickets available. Please adjust your quantity.',
  )
  const kelp = await pressPlace(own.database, {
    venue: 'marked',
    eventId: 'kelp',
    adult: 2,
    session: asFriend,
  })
  expect(kelp.location, 'ORD-283').toContain('/checkout/')
})

test('[ORD-285] [ORD-286] [ORD-287] a start that is gone, tickets that exclude each other and too few seats are told', async ({
  database,
}) => {
  const gone = await pressPlace(database, { eventId: 'gone', adult: 1, child: 1 })
  expect(gone.words, 'ORD-285').toContain(
    'These tickets are no longer available for the selected time: Adult, Child',
  )
  const manta = await pressPlace(database, { eventId: 'manta', adult: 1, child: 1 })
  expect(manta.words, 'ORD-286').toContain(
    'These tickets cannot be purchased together for the selected time: Adult, Child',
  )
  const small = await pressPlace(database, { eventId: 'small', adult: 4 })
  expect(small.words, 'ORD-287').toContain(
    'There are not enough tickets available. Please adjust your quantity.',
  )
})

test('[ORD-174] of tickets that exclude each other the other kind is blocked, not the chosen one', async ({
  database,
}) => {
  const api = await inProcess(database)
  const { id } = await fillCart(api, draft('manta', { adult: 3 }))
  const { page, words } = await screen(database, 'cart=true', { session: { cartId: id } })
  const isBlocked = (name: string) =>
    page.getByRole('button', { name: `Increase quantity of ${name}` }).getAttribute('aria-disabled') ===
    'true'
  expect([isBlocked('Adult'), isBlocked('Child')]).toEqual([false, true])
  expect(words).toContain('These tickets cannot be purchased together for the selected time: Adult, Child')
})

test('[ORD-289] a member who has used up the member price is offered full-price tickets below', async ({
  database,
}) => {
  const api = await inProcess(database, { session: asFriend })
  const cartOf = async (adult: number) => (await fillCart(api, draft('kelp', { adult }))).id
  const drawn = async (adult: number, session = asFriend) =>
    screen(database, 'cart=true', { session: { ...session, cartId: await cartOf(adult) } })
  const two = await drawn(2)
  expect(two.words).toContain(' Add full-price tickets below. ')
  expect(two.field(quantityField('kelp', 'adult', true))).not.toBeNull()
  const one = await drawn(1)
  expect(one.words).not.toContain('below.')
  expect(one.field(quantityField('kelp', 'adult', true))).toBeNull()
})

test('[ORD-291] [ORD-197] what was bought before is told, and what is left is never less than nothing', async ({
  database,
}) => {
  await buy(database, { eventId: 'boat', adult: 3 })
  const some = await pressPlace(database, { eventId: 'boat', adult: 2, session: ADA })
  expect(some.words, 'ORD-291').toContain('1 more (3 purchased previously). Please edit your order.')
  await loadVenue(database, venueOf('pier', 2))
  const none = await pressPlace(database, { eventId: 'boat', adult: 1, session: ADA })
  expect(none.words, 'ORD-291').toContain('No more allowed')
  const api = await inProcess(database, { session: ADA })
  const { payload } = await api.entitlements.allowances({ body: { eventTemplateIds: ['boat'] } })
  expect(payload, 'ORD-197').toMatchObject([{ allowedQuantity: 2, purchasedQuantity: 3, groupMax: 0 }])
})

test('[ORD-175] a refused order is drawn with the limits of this moment', async ({ database }) => {
  const form = {
    intent: 'checkout',
    [slotField('boat')]: SLOT('boat'),
    [quantityField('boat', 'adult')]: '5',
  }
  const { page } = await screen(database, 'eventId=boat', { form })
  expect(page.getByRole('spinbutton', { name: 'Quantity of Adult' }).getAttribute('aria-invalid')).toBe(
    'true',
  )
  expect(tickets.shouldRevalidate({ actionStatus: 409, defaultShouldRevalidate: false } as never)).toBe(true)
})

const failing =
  (error: Error): PageRequest['watch'] =>
  api =>
    instead(
      api,
      'entitlements',
      instead(api.entitlements, 'validate', () => Promise.reject(error)),
    )

test('[ORD-281] a check of the sales rules that fails is told in the server’s words, else in the venue’s', async ({
  database,
}) => {
  const refusal = refuse('CONFLICT', { text: 'Only four at 10:30' })
  const own = await pressPlace(database, { eventId: 'small', adult: 1, watch: failing(refusal) })
  expect(own.status).toBe(409)
  expect(own.words).toContain(' Only four at 10:30 ')
  expect(own.words).not.toContain('CONFLICT')
  const silent = { eventId: 'small', adult: 1, watch: failing(new Error('no answer')) }
  expect((await pressPlace(database, silent)).words).toContain(
    ' We were unable to complete your order. Please try again. ',
  )
})

test('[ORD-191] [ORD-294] a negative total keeps an order from checkout and is told in two sentences', async ({
  database,
}) => {
  const negative: PageRequest['watch'] = api => {
    const validate = async () => ({
      payload: JSON.stringify({ violations: [], results: [], refusals: ['negative-total'] }),
    })
    return instead(api, 'entitlements', instead(api.entitlements, 'validate', validate))
  }
  const { location, words } = await pressPlace(database, { eventId: 'small', adult: 1, watch: negative })
  expect(location, 'ORD-191').toBeNull()
  expect(words, 'ORD-294').toContain(' Sorry, we cannot process a refund online. ')
  expect(words, 'ORD-294').toContain(' Please change the items in your cart or contact us for assistance. ')
})

test('more of a combo than a limit of one of its events allows is told at the combo before the press, with other tickets counted, and led to after it', async ({
  database,
}) => {
  const inCombo = {
    id: 'p',
    comboTemplateId: 'pair',
    events: ['boat', 'small'].map(id => ({ eventTemplateId: id, eventId: SLOT(id) })),
    tickets: ['boat', 'small'].map(id => ({ eventTemplateId: id, ticketTypeId: 'adult', quantity: 2 })),
  }
  await loadVenue(database, venueOf('pier', 3, { company: {} }))
  const api = await inProcess(database)
  const { id } = await fillCart(api, { ...draft('boat', { adult: 2 }), comboItems: [inCombo] })
  const { page } = await screen(database, 'cart=true', { session: { cartId: id } })
  const words = '3 at most a day for this event. You have 4 here.'
  expect(page.getByRole('region', { name: 'Pair' }).textContent).toContain(`boat: ${words}`)
  expect(page.getAllByRole('button', { name: 'Make it 1' })).toHaveLength(2)
  expect(page.getByRole('region', { name: 'boat' }).textContent).toContain(words)
  const row = comboQuantityField('p', rowKey('adult'))
  const form = {
    intent: 'checkout',
    [comboField('p')]: 'pair',
    [comboDateField('p')]: DAY,
    [visitField('p', 'boat')]: '1',
    [visitField('p', 'small')]: '1',
    [visitSlotField('p', 'boat')]: SLOT('boat'),
    [visitSlotField('p', 'small')]: SLOT('small'),
  }
  const pressed = await screen(database, 'comboId=pair&cart=true', {
    session: { cartId: id },
    form: { ...form, [row]: '2', [slotField('boat')]: SLOT('boat'), [quantityField('boat', 'adult')]: '2' },
  })
  expect(pressed.status).toBe(409)
  const places = pressed.page.getAllByRole('link', { name: 'boat' })
  expect(places.map(place => place.getAttribute('href'))).toEqual([
    `#${quantityField('boat', 'adult')}`,
    `#${row}`,
  ])
})
