import { expect, test } from 'vitest'
import type { Visit } from '#app/pages/open-page.ts'
import { loadOrderPage } from './order-page.server.ts'

const slot = {
  id: 'jelly-lab.2026-11-21',
  date: '2026-11-21',
  time: '10:00',
  availableSeats: 4,
  priceListId: 'day',
}
const adult = {
  personType: { id: 'adult', name: 'Adult', description: '' },
  price: 1200,
  discountedPrice: 900,
  publicPrice: 1200,
  maximum: null,
}
const template = {
  id: 'jelly-lab',
  name: 'Jelly Lab',
  images: [],
  admissionType: 'timed',
  memberCanPurchase: true,
  startTime: '2026-11-21T10:00:00-08:00',
  recommendations: { recommendations: [] },
  addOns: { inventoryAddOns: [] },
  priceLists: [{ id: 'day', name: '', prices: [adult] }],
}
type Day = { eventTemplateId: string; date?: string }

/** The events of the venue on the days that are asked for, each with one start. */
const onDays = async ({ body }: { body: { events: Day[] } }) => ({
  payload: body.events.map(({ eventTemplateId, date = slot.date }) => ({
    ...template,
    id: eventTemplateId,
    date,
    slots: [{ ...slot, id: `${eventTemplateId}.${date}`, date }],
  })),
})
const cart = {
  donations: [],
  id: 'c1',
  version: 3,
  orders: [
    {
      itemType: 'Event',
      eventTemplateId: 'jelly-lab',
      name: 'Jelly Lab',
      events: [{ eventId: slot.id, startTime: '2026-11-21T10:00:00' }],
    },
  ],
  templates: [
    {
      eventTemplateId: 'jelly-lab',
      events: [
        {
          eventId: slot.id,
          tickets: [
            { ticketTypeId: 'adult', quantity: 2, isRetail: false },
            { ticketTypeId: 'adult', quantity: 1, isRetail: true },
          ],
          addOns: [],
        },
      ],
    },
  ],
}

type Answers = {
  days?: typeof onDays
  limits?: () => Promise<unknown>
  cart?: () => Promise<unknown>
  /** the visitor is a verified member, and this is how the pricing call answers */
  pricing?: () => Promise<unknown>
  calls?: string[]
}

const gone = () => Promise.reject(new Error('no answer'))

/** A visit whose API answers as it is told. */
function aVisit(
  path: string,
  { days = onDays, limits, cart: readCart, pricing, calls = [] }: Answers = {},
): Visit {
  const answer = (name: string, payload: unknown) => async () => {
    calls.push(name)
    return { payload }
  }
  const withText = (name: string, ask: () => Promise<unknown>) => async () => {
    calls.push(name)
    return ask()
  }
  return {
    tenantId: 'harborlight',
    url: new URL(path, 'http://venue.test'),
    now: new Date('2026-11-20T18:00:00Z'),
    session: {
      ...(readCart ? { cartId: 'c1' } : {}),
      ...(pricing ? { member: { membershipIds: ['m1'], name: 'Ada' } } : {}),
    },
    context: { log: { warn: () => undefined } },
    commit: async (session: object) => ({ 'Set-Cookie': JSON.stringify(session) }),
    venue: {
      timeZone: 'America/Los_Angeles',
      locale: 'en-US',
      company: { membership: true, membershipLogin: true, membershipSales: true, autoSelectSlots: false },
      offersMemberships: true,
      openHours: { standard: {}, exceptions: {} },
      text: (reference: string) => reference,
      formatMessage: ({ text }: { text: string }) => text,
    },
    api: {
      addons: { list: answer('add-ons', []) },
      carts: {
        get: readCart ? withText('cart', readCart) : answer('cart', null),
        delete: async ({ headers }: { headers: { 'x-cart-id': string } }) => {
          calls.push(`delete ${headers['x-cart-id']}`)
        },
      },
      events: {
        template: answer('event', template),
        onDays: async (input: Parameters<typeof onDays>[0]) => {
          calls.push('days')
          return days(input)
        },
        memberPricing: pricing ? withText('pricing', pricing) : answer('pricing', '[]'),
      },
      members: { category: withText('memberships', gone) },
      combos: { get: withText('combos', gone) },
      entitlements: { allowances: limits ? withText('limits', limits) : answer('limits', []) },
    },
  } as unknown as Visit
}

const ADDRESS = '/orders/harborlight/tickets?eventId=jelly-lab&date=2026-11-21'

test('[ORD-275] an event whose times cannot be read is there, loaded, without them', async () => {
  const page = await loadOrderPage(aVisit(ADDRESS, { days: () => Promise.reject(new Error('no answer')) }))
  expect(page.events).toMatchObject([{ id: 'jelly-lab', slots: [] }])
  expect(page.choices['jelly-lab']).toMatchObject({ slotId: null })
})

test('[ORD-278, CHK-302] a cart that cannot be read leaves the page with what the address asks for', async () => {
  const page = await loadOrderPage(aVisit(ADDRESS, { cart: () => Promise.reject(new Error('no answer')) }))
  expect(page.cart).toBeNull()
  expect(page.events.map(({ id }) => id)).toEqual(['jelly-lab'])
})

const entry = {
  eventId: slot.id,
  membershipId: 'm1',
  prices: [{ personTypeId: 'adult', price: 900, discountValue: 300 }],
}
const adultPrice = async (answers: Answers) => {
  const { events } = await loadOrderPage(aVisit(ADDRESS, answers))
  return events[0]?.priceLists.day?.[0]
}

test('a verified member has the member price next to the retail price', async () => {
  const pricing = async () => ({ payload: JSON.stringify([entry]) })
  expect(await adultPrice({ pricing })).toMatchObject({ price: 900, retail: 1200, forMembers: true })
})

test('nobody else is asked about, and pays what everybody pays', async () => {
  const calls: string[] = []
  expect(await adultPrice({ calls })).toMatchObject({ price: 1200, retail: 1200, forMembers: false })
  expect(calls).not.toContain('pricing')
})

test.each([
  { why: 'a call that fails', pricing: () => Promise.reject(new Error('no answer')) },
  { why: 'an answer that is no JSON', pricing: async () => ({ payload: '<html>' }) },
  { why: 'an answer of another shape', pricing: async () => ({ payload: '{"eventId":"reef"}' }) },
  {
    why: 'a price that is no number',
    pricing: async () => ({
      payload: JSON.stringify([{ ...entry, prices: [{ personTypeId: 'adult', price: '9' }] }]),
    }),
  },
])('[ORD-276] after $why the event is there, loaded, without discounts', async ({ pricing }) => {
  expect(await adultPrice({ pricing })).toMatchObject({ price: 1200, retail: 1200, forMembers: false })
})

test('the cart is read before the events that it names', async () => {
  const calls: string[] = []
  const page = await loadOrderPage(
    aVisit('/orders/harborlight/tickets?cart=true', { cart: async () => ({ payload: cart }), calls }),
  )
  expect(calls[0]).toBe('cart')
  expect(calls.indexOf('cart')).toBeLessThan(calls.indexOf('days'))
  expect(page.choices['jelly-lab']).toEqual({
    slotId: slot.id,
    quantities: { adult: 2 },
    retail: { adult: 1 },
  })
})

test('[ORD-152, CHK-139] a line of two events is a cart error, and the cart is really cleared', async () => {
  const broken = { ...cart, orders: [{ ...cart.orders[0], events: [{ eventId: 'a' }, { eventId: 'b' }] }] }
  const calls: string[] = []
  const page = await loadOrderPage(
    aVisit('/orders/harborlight/tickets', { cart: async () => ({ payload: broken }), calls }),
  )
  expect(page).toMatchObject({ cartError: true, cart: null, events: [], hold: null })
  expect(calls).toContain('delete c1')
  expect(page.headers).toEqual({ 'Set-Cookie': '{}' })
})

test('a sound cart is neither an error nor cleared', async () => {
  const calls: string[] = []
  const visit = aVisit('/orders/harborlight/tickets', { cart: async () => ({ payload: cart }), calls })
  expect(await loadOrderPage(visit)).toMatchObject({ cartError: false, headers: {} })
  expect(calls.filter(call => call.startsWith('delete'))).toEqual([])
})

test.each([
  ['2026-11-20T18:10:00.000Z', { secondsLeft: 600, until: '10:10 am', mayExtend: true }],
  ['2026-11-20T17:59:59.000Z', { secondsLeft: 0, until: '9:59 am', mayExtend: true }],
])('the hold until %s is told in the venue’s time', async (expiresAt, expected) => {
  const held = { ...cart, hold: { expiresAt, extensionsLeft: 3 } }
  const page = await loadOrderPage(
    aVisit('/orders/harborlight/tickets', { cart: async () => ({ payload: held }) }),
  )
  expect(page.hold).toEqual({ ...expected, expiresAt })
})

test('[ORD-157] cart, memberships, what may be bought, events, combos: each is begun before the next, totals follow from all', async () => {
  const calls: string[] = []
  const page = await loadOrderPage(
    aVisit(`${ADDRESS}&membershipCategoryId=family&comboId=pass`, {
      cart: async () => ({ payload: cart }),
      calls,
    }),
  )
  expect(calls.slice(0, 5)).toEqual(['cart', 'memberships', 'limits', 'days', 'combos'])
  expect(page.choices['jelly-lab']).toMatchObject({ quantities: { adult: 2 } })
})

test('no part of the page waits for another but the cart', async () => {
  const calls: string[] = []
  const never = () => new Promise<never>(() => undefined)
  void loadOrderPage(
    aVisit(`${ADDRESS}&membershipCategoryId=family&comboId=pass`, { days: never, limits: never, calls }),
  )
  await expect.poll(() => calls.includes('combos')).toBe(true)
})

test('the cart is read first, then events and limits in one call each, then what goes with them', async () => {
  const calls: string[] = []
  await loadOrderPage(
    aVisit('/orders/harborlight/tickets?cart=true&eventIds=a,b,c,d&removed=e', {
      cart: async () => ({ payload: cart }),
      calls,
    }),
  )
  expect(calls).toEqual(['cart', 'limits', 'days', 'add-ons', 'days'])
})

test('without an answer about the limits the order can be filled all the same', async () => {
  const page = await loadOrderPage(aVisit(ADDRESS, { limits: () => Promise.reject(new Error('no answer')) }))
  expect(page.events[0]).toMatchObject({ id: 'jelly-lab', limits: [], slots: [{ availableSeats: 4 }] })
})

const line = (eventId: string) => ({
  itemType: 'Event',
  eventTemplateId: eventId,
  name: eventId,
  events: [{ eventId: `${eventId}.2026-11-21`, startTime: '2026-11-21T10:00:00' }],
})
const three = { ...cart, orders: ['jelly-lab', 'kelp', 'manta'].map(line), templates: [] }

/** No event but the first can be had on 26 November. */
const firstOnly: typeof onDays = async input => {
  const { payload } = await onDays(input)
  return {
    payload: payload.map(event =>
      event.date === '2026-11-26' && event.id !== 'jelly-lab' ? { ...event, slots: [] } : event,
    ),
  }
}

const change = (query: string, days = onDays) =>
  loadOrderPage(
    aVisit(`/orders/harborlight/tickets?cart=true${query}`, { cart: async () => ({ payload: three }), days }),
  )
const datesOf = ({ events }: Awaited<ReturnType<typeof change>>) =>
  events.map(({ id, date }) => `${id} ${date}`)

test('[ORD-077, ORD-169] a picked date moves the chosen events, each by a change of its own, and no other', async () => {
  const page = await change('&cdEventIds=jelly-lab,manta&date=2026-11-25')
  expect(datesOf(page)).toEqual(['jelly-lab 2026-11-25', 'kelp 2026-11-21', 'manta 2026-11-25'])
  expect(page.events.map(({ mode }) => mode)).toEqual(['selected', 'carted', 'selected'])
  expect(page.choices.manta?.slotId).toBe('manta.2026-11-25')
  expect(page.dateChange).toMatchObject({ kept: [] })
})

test('[ORD-169] an event that cannot be had on the new date keeps its own', async () => {
  const page = await change('&cdEventIds=jelly-lab,manta&date=2026-11-26', firstOnly)
  expect(datesOf(page)).toEqual(['jelly-lab 2026-11-26', 'kelp 2026-11-21', 'manta 2026-11-21'])
  expect(page.dateChange).toMatchObject({ kept: ['manta'] })
})

test('without a change every event of the order is as it was', async () => {
  const { dateChange } = await change('&cdEventIds=jelly-lab&date=2026-11-25')
  expect(dateChange?.cancelHref).toBe('/orders/harborlight/tickets?cart=true')
  const page = await change('')
  expect(datesOf(page)).toEqual(['jelly-lab 2026-11-21', 'kelp 2026-11-21', 'manta 2026-11-21'])
  expect(page.events.map(({ mode }) => mode)).toEqual(['added', 'added', 'added'])
  expect(page.dateChange).toBeNull()
})

const richEvent = {
  ...template,
  shortDescription: 'Short',
  images: [
    { primary: false, thumbnail: '/far.jpg' },
    { primary: true, thumbnail: '/jelly.jpg' },
  ],
  availableSeats: 3,
  memberAccess: 'membership-required',
  membership: { restrictions: [] },
  priceLists: [
    {
      id: 'day',
      name: '',
      prices: [
        adult,
        {
          ...adult,
          personType: { id: 'hidden', name: 'Hidden', description: '' },
          price: -1,
          publicPrice: -1,
        },
        {
          personType: { id: 'child', name: 'Child', description: 'to 12' },
          price: 800,
          discountedPrice: 800,
          publicPrice: 700,
          maximum: 3,
        },
      ],
    },
    { id: 'unused', name: '', prices: [adult] },
  ],
  recommendations: {
    recommendations: ['kelp', 'jelly-lab', 'gone', 'far', 'further'].map(eventTemplateId => ({
      eventTemplateId,
    })),
  },
  addOns: { inventoryAddOns: [{ id: 'map' }, { id: 'unsold' }] },
}
const dayOf = (event: object) => async (input: Parameters<typeof onDays>[0]) => {
  const { payload } = await onDays(input)
  return { payload: payload.map(own => ({ ...own, ...event, id: own.id })) } as never
}
const aMap = {
  id: 'map',
  inventoryId: 'inv-map',
  name: 'Map',
  description: 'of it all',
  images: [],
  price: 300,
  priceSplit: 'each',
  quantityType: 'any',
  quantity: 1,
  maximum: 4,
  type: 'inventory',
  availableQuantity: 9,
}
/** The same visit of a venue that has more. */
const withMore = (visit: Visit, { company = {}, addOns = [] as object[] }): Visit =>
  ({
    ...visit,
    venue: { ...visit.venue, company: { ...visit.venue.company, ...company } },
    api: { ...visit.api, addons: { list: async () => ({ payload: addOns }) } },
  }) as unknown as Visit

test('all that the page of a bare order says', async () => {
  expect(await loadOrderPage(aVisit('/orders/harborlight/tickets'))).toEqual({
    coupons: [],
    addMoreHref: '/events/harborlight/list',
    addOns: { chosen: {}, offered: {} },
    cart: null,
    cartError: false,
    choices: {},
    comboChoices: {},
    combos: [],
    dateChange: null,
    events: [],
    donation: null,
    gone: [],
    headers: {},
    hold: null,
    hours: null,
    unofferedAddOn: null,
    isExpiredMember: false,
    memberPrompt: true,
    membershipChoices: {},
    memberships: [],
    missingCombos: [],
    suggestions: [],
    version: null,
  })
})

test('all that the page of an event says to a member, with what goes with it', async () => {
  const pricing = async () => ({ payload: JSON.stringify([entry]) })
  const rule = { id: 'four', eventId: 'jelly-lab' }
  const limits = async () => ({ payload: [rule, { id: 'other', eventId: 'kelp' }] })
  const path = `${ADDRESS}&time=10:00&addonId=map&times=jelly-lab&campaign=roof&removed=manta,jelly-lab`
  const visit = withMore(aVisit(path, { days: dayOf(richEvent), pricing, limits }), {
    company: { autoSelectSlots: true, autoSelectSlotCount: 2 },
    addOns: [aMap],
  })
  expect(await loadOrderPage(visit)).toEqual({
    coupons: [],
    addMoreHref: '/events/harborlight/list?date=2026-11-21&campaign=roof',
    addOns: {
      chosen: { 'jelly-lab': { map: 1 } },
      offered: {
        'jelly-lab': [
          {
            carted: 0,
            description: 'of it all',
            id: 'map',
            left: 9,
            name: 'Map',
            picture: null,
            terms: { maximum: 4, price: 300, priceSplit: 'each', quantity: 1, quantityType: 'any' },
          },
        ],
      },
    },
    cart: null,
    cartError: false,
    choices: { 'jelly-lab': { quantities: {}, retail: {}, slotId: 'jelly-lab.2026-11-21' } },
    comboChoices: {},
    combos: [],
    dateChange: null,
    events: [
      {
        added: false,
        admission: 'timed',
        date: '2026-11-21',
        dateText: 'Saturday, November 21, 2026',
        detailHref: '/events/harborlight/detail/jelly-lab?date=2026-11-21&campaign=roof',
        help: [],
        id: 'jelly-lab',
        limits: [{ eventId: 'jelly-lab', id: 'four' }],
        mayBuy: true,
        missingTime: null,
        mode: 'added',
        name: 'Jelly Lab',
        picture: { primary: true, thumbnail: '/jelly.jpg' },
        priceLists: {
          day: [
            {
              description: '',
              forMembers: true,
              id: 'adult',
              maximum: null,
              name: 'Adult',
              price: 900,
              retail: 1200,
              lineDiscount: null,
            },
            {
              description: 'to 12',
              forMembers: false,
              id: 'child',
              maximum: 3,
              name: 'Child',
              price: 700,
              retail: 800,
              lineDiscount: null,
            },
          ],
        },
        slots: [
          {
            availableSeats: 4,
            date: '2026-11-21',
            id: 'jelly-lab.2026-11-21',
            label: '10:00 am',
            prices: 'day',
            time: '10:00',
          },
        ],
        timesAtOnce: 2,
        timesFolded: false,
        timesUnfolded: true,
        timesUnread: false,
      },
    ],
    donation: null,
    gone: [],
    headers: {},
    hold: null,
    hours: 'hours-closed',
    unofferedAddOn: null,
    isExpiredMember: false,
    memberPrompt: false,
    membershipChoices: {},
    memberships: [],
    missingCombos: [],
    suggestions: [
      {
        detailHref: '/events/harborlight/detail/manta?date=2026-11-21&campaign=roof',
        id: 'manta',
        mode: 'view',
        name: 'Jelly Lab',
        picture: { primary: true, thumbnail: '/jelly.jpg' },
        removed: true,
        shortDescription: 'Short',
      },
      {
        detailHref: '/events/harborlight/detail/kelp?date=2026-11-21&campaign=roof',
        id: 'kelp',
        mode: 'view',
        name: 'Jelly Lab',
        picture: { primary: true, thumbnail: '/jelly.jpg' },
        removed: false,
        shortDescription: 'Short',
      },
      {
        detailHref: '/events/harborlight/detail/gone?date=2026-11-21&campaign=roof',
        id: 'gone',
        mode: 'view',
        name: 'Jelly Lab',
        picture: { primary: true, thumbnail: '/jelly.jpg' },
        removed: false,
        shortDescription: 'Short',
      },
      {
        detailHref: '/events/harborlight/detail/far?date=2026-11-21&campaign=roof',
        id: 'far',
        mode: 'view',
        name: 'Jelly Lab',
        picture: { primary: true, thumbnail: '/jelly.jpg' },
        removed: false,
        shortDescription: 'Short',
      },
    ],
    version: null,
  })
})

test('all that the page of a cart says', async () => {
  const gone = [{ kind: 'event', id: 'dome', name: 'Dome' }]
  const page = await loadOrderPage(
    aVisit('/orders/harborlight/tickets?cart=true', { cart: async () => ({ payload: { ...cart, gone } }) }),
  )
  expect(page).toEqual({
    coupons: [],
    addMoreHref: '/events/harborlight/list?date=2026-11-21',
    addOns: { chosen: { 'jelly-lab': {} }, offered: { 'jelly-lab': [] } },
    cart: {
      donations: [],
      gone: [{ id: 'dome', kind: 'event', name: 'Dome' }],
      id: 'c1',
      orders: [
        {
          eventTemplateId: 'jelly-lab',
          events: [{ eventId: 'jelly-lab.2026-11-21', startTime: '2026-11-21T10:00:00' }],
          itemType: 'Event',
          name: 'Jelly Lab',
        },
      ],
      templates: [
        {
          eventTemplateId: 'jelly-lab',
          events: [
            {
              addOns: [],
              eventId: 'jelly-lab.2026-11-21',
              tickets: [
                { isRetail: false, quantity: 2, ticketTypeId: 'adult' },
                { isRetail: true, quantity: 1, ticketTypeId: 'adult' },
              ],
            },
          ],
        },
      ],
      version: 3,
    },
    cartError: false,
    choices: {
      'jelly-lab': { quantities: { adult: 2 }, retail: { adult: 1 }, slotId: 'jelly-lab.2026-11-21' },
    },
    comboChoices: {},
    combos: [],
    dateChange: null,
    events: [
      {
        added: true,
        admission: 'timed',
        date: '2026-11-21',
        dateText: 'Saturday, November 21, 2026',
        detailHref: '/events/harborlight/detail/jelly-lab?date=2026-11-21',
        help: [],
        id: 'jelly-lab',
        limits: [],
        mayBuy: true,
        missingTime: null,
        mode: 'added',
        name: 'Jelly Lab',
        picture: null,
        priceLists: {
          day: [
            {
              description: '',
              forMembers: false,
              id: 'adult',
              maximum: null,
              name: 'Adult',
              price: 1200,
              retail: 1200,
              lineDiscount: null,
            },
          ],
        },
        slots: [
          {
            availableSeats: 4,
            date: '2026-11-21',
            id: 'jelly-lab.2026-11-21',
            label: '10:00 am',
            prices: 'day',
            time: '10:00',
          },
        ],
        timesAtOnce: null,
        timesFolded: true,
        timesUnfolded: false,
        timesUnread: false,
      },
    ],
    donation: null,
    gone: [{ id: 'dome', kind: 'event', name: 'Dome' }],
    headers: {},
    hold: null,
    hours: 'hours-closed',
    unofferedAddOn: null,
    isExpiredMember: false,
    memberPrompt: true,
    membershipChoices: {},
    memberships: [],
    missingCombos: [],
    suggestions: [],
    version: 3,
  })
})

test('while a date changes: which events move, which stay, and the way back', async () => {
  const { events, dateChange, choices } = await change(
    '&cdEventIds=jelly-lab,manta,new&date=2026-11-26&time=10:00',
    firstOnly,
  )
  expect(dateChange).toEqual({
    cancelHref: '/orders/harborlight/tickets?eventIds=new&cart=true',
    date: 'Thursday, November 26, 2026',
    kept: ['manta', 'new'],
  })
  expect(events.map(({ id, date, mode, timesFolded }) => [id, date, mode, timesFolded])).toEqual([
    ['jelly-lab', '2026-11-26', 'selected', false],
    ['kelp', '2026-11-21', 'carted', false],
    ['manta', '2026-11-21', 'selected', false],
    ['new', '2026-11-26', 'selected', false],
  ])
  expect(Object.values(choices).map(({ slotId }) => slotId)).toEqual([
    'jelly-lab.2026-11-26',
    'kelp.2026-11-21',
    'manta.2026-11-21',
    null,
  ])
})

test('an event of a cart without its slot’s start is shown today', async () => {
  const undated = { ...cart, orders: [{ ...cart.orders[0], events: [{ eventId: slot.id }] }] }
  const days: typeof onDays = async input => ({
    payload: (await onDays(input)).payload.map(event => ({ ...event, date: null as unknown as string })),
  })
  const { events } = await loadOrderPage(
    aVisit('/orders/harborlight/tickets?cart=true', { cart: async () => ({ payload: undated }), days }),
  )
  expect(events.map(({ date }) => date)).toEqual(['2026-11-20'])
})

test('a time that cannot be had is told, and none is chosen in its place, while others can be had', async () => {
  const missing = async (days: typeof onDays) => {
    const { events, choices } = await loadOrderPage(aVisit(`${ADDRESS}&time=11:00`, { days }))
    return [events[0]?.missingTime, choices['jelly-lab']?.slotId]
  }
  expect(await missing(onDays)).toEqual(['11:00 am', null])
  expect(await missing(dayOf({ slots: [{ ...slot, availableSeats: 0 }] }))).toEqual([null, null])
})

test('of an event whose times cannot be read the page says so, and nothing of what it cannot find', async () => {
  const failing = () => Promise.reject(new Error('no answer'))
  const visit = aVisit(ADDRESS.replace('jelly-lab', 'jelly-lab,other'), { days: failing })
  const template = async ({ params: { eventTemplateId } }: { params: { eventTemplateId: string } }) => {
    if (eventTemplateId === 'other') throw new Error('no answer')
    return { payload: richEvent }
  }
  const page = await loadOrderPage({
    ...visit,
    api: { ...visit.api, events: { ...visit.api.events, template } },
  } as unknown as Visit)
  expect(page.events).toMatchObject([{ id: 'jelly-lab', timesUnread: true, slots: [], date: '2026-11-21' }])
  expect((await loadOrderPage(aVisit(ADDRESS))).events[0]?.timesUnread).toBe(false)
})

test('who is asked whether they are a member', async () => {
  const prompt = async (company: object, pricing?: () => Promise<unknown>) =>
    (await loadOrderPage(withMore(aVisit(ADDRESS, { pricing }), { company }))).memberPrompt
  const members = async () => ({ payload: '[]' })
  expect(
    await Promise.all([
      prompt({}),
      prompt({ membership: false }),
      prompt({ membershipLogin: false }),
      prompt({}, members),
    ]),
  ).toEqual([true, false, false, false])
})

test('a member whose membership has expired is known as one', async () => {
  const member = { membershipIds: ['M-1'], name: 'Ada Moss', verifiedUntil: '2026-11-22T15:00:00.000Z' }
  const isExpired = async (session: object) =>
    (await loadOrderPage({ ...aVisit(ADDRESS), session } as Visit)).isExpiredMember
  expect(
    await Promise.all([
      isExpired({}),
      isExpired({ member }),
      isExpired({ member: { ...member, isExpired: true } }),
    ]),
  ).toEqual([false, false, true])
})

test('an add-on that a link asks for and nothing offers is named, if it is sold at all', async () => {
  const unoffered = async (addOns: object[], days = onDays, id = 'map') =>
    (await loadOrderPage(withMore(aVisit(`${ADDRESS}&addonId=${id}`, { days }), { addOns }))).unofferedAddOn
  expect(await unoffered([aMap])).toBe('Map')
  expect(await unoffered([aMap], dayOf(richEvent))).toBeNull()
  expect(await unoffered([aMap], onDays, 'hat')).toBeNull()
  expect(await unoffered([])).toBeNull()
  const gift = {
    ...aMap,
    id: 'hat',
    type: 'donation',
    suggestedAmounts: [],
    minimumAmount: 0,
    maximumAmount: null,
  }
  const visit = withMore(aVisit(`${ADDRESS}&addonId=hat`), { addOns: [gift] })
  const donations = { configs: async () => Promise.reject(new Error('no answer')) }
  expect(
    (await loadOrderPage({ ...visit, api: { ...visit.api, donations } } as unknown as Visit)).unofferedAddOn,
  ).toBeNull()
})

test('the hours of the day stand where the order has one day, or the address names it', async () => {
  const hours = async (path: string, payload: unknown = three) =>
    (await loadOrderPage(aVisit(path, { cart: async () => ({ payload }) }))).hours
  expect(await hours('/orders/harborlight/tickets?cart=true')).toBe('hours-closed')
  const twoDays = {
    ...three,
    orders: [
      line('jelly-lab'),
      { ...line('kelp'), events: [{ eventId: 'k', startTime: '2026-11-22T10:00:00' }] },
    ],
  }
  expect(await hours('/orders/harborlight/tickets?cart=true', twoDays)).toEqual(null)
  expect(await hours('/orders/harborlight/tickets', { ...three, orders: [] })).toBeNull()
})

test.each([
  [
    'open to nobody without one',
    'membership-required',
    ['tickets-membership-verify', 'tickets-membership-add'],
  ],
  ['held but run out', 'inactive', ['tickets-membership-renew']],
  ['of another level', 'wrong-category', ['tickets-membership-add']],
])('a member-only event whose membership is %s says how to get it', async (_, memberAccess, ways) => {
  const days = dayOf({ ...richEvent, memberCanPurchase: false, memberAccess })
  const { events } = await loadOrderPage(aVisit(ADDRESS, { days }))
  expect(events[0]?.mayBuy).toBe(false)
  const hrefs: Record<string, string> = {
    'tickets-membership-verify': `/auth/harborlight/members?ref=${encodeURIComponent(ADDRESS)}&logout=1`,
    'tickets-membership-add': '/membership/harborlight/join',
    'tickets-membership-renew': '/membership/harborlight/renew',
  }
  expect(events[0]?.help).toEqual(ways.map(text => ({ text, href: hrefs[text] })))
})

test('suggestions: what was removed first, then three that can be bought, none twice', async () => {
  const calls: unknown[] = []
  const days: typeof onDays = async input => {
    if (!input.body.events[0]?.date) calls.push(input.body.events)
    const { payload } = await onDays(input)
    const about: Record<string, object> = { kelp: { availableSeats: 0 }, gone: { memberCanPurchase: false } }
    return { payload: payload.map(own => ({ ...own, ...richEvent, ...about[own.id], id: own.id })) } as never
  }
  const { suggestions } = await loadOrderPage(aVisit(`${ADDRESS}&removed=kelp,jelly-lab`, { days }))
  expect(calls).toEqual([
    [
      { eventTemplateId: 'kelp' },
      { eventTemplateId: 'gone' },
      { eventTemplateId: 'far' },
      { eventTemplateId: 'further' },
    ],
  ])
  expect(suggestions).toEqual([
    {
      detailHref: '/events/harborlight/detail/kelp?date=2026-11-21',
      id: 'kelp',
      mode: 'view',
      name: 'Jelly Lab',
      picture: { primary: true, thumbnail: '/jelly.jpg' },
      removed: true,
      shortDescription: 'Short',
    },
    {
      detailHref: '/events/harborlight/detail/far?date=2026-11-21',
      id: 'far',
      mode: 'view',
      name: 'Jelly Lab',
      picture: { primary: true, thumbnail: '/jelly.jpg' },
      removed: false,
      shortDescription: 'Short',
    },
    {
      detailHref: '/events/harborlight/detail/further?date=2026-11-21',
      id: 'further',
      mode: 'view',
      name: 'Jelly Lab',
      picture: { primary: true, thumbnail: '/jelly.jpg' },
      removed: false,
      shortDescription: 'Short',
    },
  ])
})
