import { expect, test } from 'vitest'
import type { Visit } from '#app/session/visit.ts'
import { loadOrderPage } from './order-page.server.ts'

const template = {
  id: 'jelly-lab',
  name: 'Jelly Lab',
  images: [],
  admissionType: 'timed',
  memberCanPurchase: true,
  startTime: '2026-11-21T10:00:00-08:00',
  recommendations: { recommendations: [] },
}
const slot = {
  id: 'jelly-lab.2026-11-21.1000',
  date: '2026-11-21',
  time: '10:00',
  availableSeats: 4,
  event: {
    priceList: {
      id: 'day',
      prices: [
        {
          personType: { id: 'adult', name: 'Adult', description: '' },
          price: 1200,
          discountedPrice: 900,
          publicPrice: 1200,
          maximum: null,
        },
      ],
    },
  },
}
const cart = {
  id: 'c1',
  version: 3,
  orders: [
    {
      itemType: 'Event',
      eventTemplateId: 'jelly-lab',
      name: 'Jelly Lab',
      events: [{ eventId: slot.id, startTime: '2026-11-21T10:00:00' }],
      items: [{ ticketTypeId: 'adult', amount: 2 }],
    },
  ],
}

type Answers = {
  times?: () => Promise<unknown>
  cart?: () => Promise<unknown>
  /** the visitor is a verified member, and this is how the pricing call answers */
  pricing?: () => Promise<unknown>
  calls?: string[]
}

/** A visit whose API answers as it is told. */
function aVisit(path: string, { times, cart: readCart, pricing, calls = [] }: Answers = {}): Visit {
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
      company: { membership: true, membershipLogin: true, autoSelectSlots: false },
      openHours: { standard: {}, exceptions: {} },
      text: (reference: string) => reference,
      say: ({ text }: { text: string }) => text,
    },
    api: {
      carts: {
        get: readCart ? spoken('cart', readCart) : answer('cart', null),
        delete: async ({ headers }: { headers: { 'x-cart-id': string } }) => {
          calls.push(`delete ${headers['x-cart-id']}`)
        },
      },
      events: {
        template: answer('event', template),
        times: times ? spoken('times', times) : answer('times', [slot]),
        memberPricing: pricing ? spoken('pricing', pricing) : answer('pricing', '[]'),
      },
    },
  } as unknown as Visit
}

const ADDRESS = '/orders/harborlight/tickets?eventId=jelly-lab&date=2026-11-21'

test('[ORD-275] an event whose times cannot be read is there, loaded, without them', async () => {
  const page = await loadOrderPage(aVisit(ADDRESS, { times: () => Promise.reject(new Error('no answer')) }))
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
  expect(calls.indexOf('cart')).toBeLessThan(calls.indexOf('event'))
  expect(page.choices['jelly-lab']).toEqual({ slotId: slot.id, quantities: { adult: 2 } })
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

test('a date in the address moves the named events only', async () => {
  const asked: unknown[] = []
  const visit = aVisit('/orders/harborlight/tickets?cdEventIds=jelly-lab&date=2026-11-25', {
    cart: async () => ({ payload: cart }),
  })
  visit.api.events.times = (async (input: unknown) => {
    asked.push(input)
    return { payload: [] }
  }) as unknown as typeof visit.api.events.times
  await loadOrderPage(visit)
  expect(asked).toMatchObject([{ query: { startTime: '2026-11-25', endTime: '2026-11-25T23:00:00' } }])
})
