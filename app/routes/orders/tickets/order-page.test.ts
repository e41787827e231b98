import { expect, test } from 'vitest'
import type { Visit } from '#app/session/visit.ts'
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
  const spoken = (name: string, ask: () => Promise<unknown>) => async () => {
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
      say: ({ text }: { text: string }) => text,
    },
    api: {
      addons: { list: answer('add-ons', []) },
      carts: {
        get: readCart ? spoken('cart', readCart) : answer('cart', null),
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
        memberPricing: pricing ? spoken('pricing', pricing) : answer('pricing', '[]'),
      },
      members: { category: spoken('memberships', gone) },
      combos: { get: spoken('combos', gone) },
      entitlements: { allowances: limits ? spoken('limits', limits) : answer('limits', []) },
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
])('the hold until %s is told in the venue’s time', async (expiresAt, told) => {
  const held = { ...cart, hold: { expiresAt, extensionsLeft: 3 } }
  const page = await loadOrderPage(
    aVisit('/orders/harborlight/tickets', { cart: async () => ({ payload: held }) }),
  )
  expect(page.hold).toEqual({ ...told, expiresAt })
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
