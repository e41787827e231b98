import type { Visit } from '#app/pages/open-page.ts'

export const slot = {
  id: 'jelly-lab.2026-11-21',
  date: '2026-11-21',
  time: '10:00',
  availableSeats: 4,
  priceListId: 'day',
}

export const adult = {
  personType: { id: 'adult', name: 'Adult', description: '' },
  price: 1200,
  discountedPrice: 900,
  publicPrice: 1200,
  memberPrice: null,
  maximum: null,
}

export const template = {
  id: 'jelly-lab',
  name: 'Jelly Lab',
  images: [],
  admissionType: 'timed',
  resources: [],
  memberCanPurchase: true,
  startTime: '2026-11-21T10:00:00-08:00',
  recommendations: { recommendations: [] as { eventTemplateId: string }[] },
  addOns: { inventoryAddOns: [] },
  prerequisites: { requires: [] },
  priceLists: [{ id: 'day', name: '', prices: [adult] }],
}

type Day = { eventTemplateId: string; date?: string }

/** The events of the venue on the days that are asked for, each with one start. */
export const onDays = async ({ body }: { body: { events: Day[] } }) => ({
  payload: body.events.map(({ eventTemplateId, date = slot.date }) => ({
    ...template,
    id: eventTemplateId,
    date,
    slots: [{ ...slot, id: `${eventTemplateId}.${date}`, date }],
  })),
})

export const cart = {
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
  coupons: [],
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

export type Answers = {
  days?: typeof onDays
  limits?: () => Promise<unknown>
  cart?: () => Promise<unknown>
  /** the visitor is a verified member, and this is how the pricing call answers */
  pricing?: () => Promise<unknown>
  calls?: string[]
}

export const gone = () => Promise.reject(new Error('no answer'))

type EventWithPrices = {
  priceLists: readonly { prices: readonly { publicPrice: number; discountedPrice: number }[] }[]
}

/** As the server tells whoever is no member: what they pay is what everybody pays. */
const atPublicPrices = <Event extends EventWithPrices>(event: Event): Event => ({
  ...event,
  priceLists: event.priceLists.map(list => ({
    ...list,
    prices: list.prices.map(entry => ({ ...entry, discountedPrice: entry.publicPrice })),
  })),
})

/** A visit whose API answers as it is told. */
export function aVisit(
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
    context: { log: { warn: () => undefined }, watchSeats: () => undefined },
    commit: async (session: object) => ({ 'Set-Cookie': JSON.stringify(session) }),
    venue: {
      timeZone: 'America/Los_Angeles',
      locale: 'en-US',
      company: { membership: true, membershipLogin: true, membershipSales: true, autoSelectSlots: false },
      offersMemberships: true,
      personTypes: [],
      openHours: { standard: {}, exceptions: {} },
      text: (reference: string) => reference,
      formatMessage: ({ text }: { text: string }) => text,
    },
    api: {
      addons: { list: answer('add-ons', []) },
      carts: {
        offer: async () => ({ payload: null }),
        get: readCart ? withText('cart', readCart) : answer('cart', null),
        delete: async ({ headers }: { headers: { 'x-cart-id': string } }) => {
          calls.push(`delete ${headers['x-cart-id']}`)
        },
      },
      events: {
        template: answer('event', template),
        alternatives: async () => ({ payload: [] }),
        onDays: async (input: Parameters<typeof onDays>[0]) => {
          calls.push('days')
          const answer = await days(input)
          return pricing ? answer : { payload: answer.payload.map(atPublicPrices) }
        },
        memberPricing: pricing ? withText('pricing', pricing) : answer('pricing', '[]'),
      },
      members: { category: withText('memberships', gone) },
      combos: { get: withText('combos', gone) },
      entitlements: { allowances: limits ? withText('limits', limits) : answer('limits', []) },
    },
  } as unknown as Visit
}

export const ADDRESS = '/orders/harborlight/tickets?eventId=jelly-lab&date=2026-11-21'

export const entry = {
  eventId: slot.id,
  membershipId: 'm1',
  prices: [{ personTypeId: 'adult', price: 900, discountValue: 300 }],
}

export const line = (eventId: string) => ({
  itemType: 'Event',
  eventTemplateId: eventId,
  name: eventId,
  events: [{ eventId: `${eventId}.2026-11-21`, startTime: '2026-11-21T10:00:00' }],
})

export const three = { ...cart, orders: ['jelly-lab', 'kelp', 'manta'].map(line), templates: [] }

export const richEvent = {
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

export const dayOf = (event: object) => async (input: Parameters<typeof onDays>[0]) => {
  const { payload } = await onDays(input)
  return { payload: payload.map(own => ({ ...own, ...event, id: own.id })) } as never
}

export const aMap = {
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
export const withMore = (visit: Visit, { company = {}, addOns = [] as object[] }): Visit =>
  ({
    ...visit,
    venue: { ...visit.venue, company: { ...visit.venue.company, ...company } },
    api: { ...visit.api, addons: { list: async () => ({ payload: addOns }) } },
  }) as unknown as Visit

/** Whoever is suggested has one start that day, and nobody told how long it takes. */
export const planAt = (id: string) => ({
  minutes: 0,
  personTypeIds: ['adult', 'child'],
  starts: [{ id: `${id}.2026-11-21`, date: '2026-11-21', time: '10:00', availableSeats: 4 }],
})
