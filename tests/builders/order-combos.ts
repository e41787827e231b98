import type { CartPayload } from '#app/contract/carts.ts'
import { loadOrderCombos } from '#app/routes/orders/tickets/items/combo/load-combo.server.ts'
import { readOrderAddress } from '#app/routes/orders/tickets/order-address.ts'
import { plainVisit } from '#tests/builders/plain-visit.ts'
import { aRule } from '#tests/builders/sales-rules.ts'

export const picture = (name: string, primary = false) => ({ primary, thumbnail: `/${name}.jpg` })

const person = (id: string, price: number, maximum: number | null = null) => ({
  personType: { id, name: `One ${id}`, description: `for ${id}` },
  price,
  discountedPrice: price,
  maximum,
})

export const dayOut = {
  id: 'day-out',
  name: 'Day Out',
  images: [picture('far'), picture('day', true)],
  type: 'fixedPrice',
  priceSplit: 'each',
  quantityType: 'exactly',
  inOrder: false,
  priceList: { prices: [person('adult', 1500, 4), person('child', 700), person('hidden', -1)] },
  discount: {
    distribution: 'total',
    values: [
      { personType: { id: 'adult' }, discountType: 'AmountBased', value: 100 },
      { personType: null, discountType: 'PercentageBased', value: 10 },
    ],
  },
  memberDiscounts: [{ discountType: 'AmountBased', value: 50, personTypeIds: ['adult'] }],
  saving: { amount: 750, kind: 'from' },
  memberCanPurchase: true,
  addOns: { inventoryAddOns: [{ id: 'map' }] },
  summaries: [
    { id: 'reef', name: 'The Reef', images: [] },
    { id: 'dome', name: 'The Dome', images: [] },
  ],
  templates: {
    entries: [
      { type: 'event', templateIds: ['reef'], quantity: 2 },
      { type: 'any', templateIds: ['dome', 'moon'], quantity: 1 },
    ],
  },
}

export const bare = {
  ...dayOut,
  images: [],
  quantityType: 'any',
  priceList: null,
  discount: null,
  saving: null,
  memberDiscounts: [],
  memberCanPurchase: false,
  templates: { entries: [{ type: 'event', templateIds: ['reef'], quantity: 1 }] },
}

export const slot = (id: string, time: string, availableSeats = 5) => ({
  id: `${id}.${time}`,
  time,
  availableSeats,
  event: { priceList: { id: `list-${id}`, prices: [person('adult', 1000), person('child', 400)] } },
})

export const carted = (about: object = {}) => ({
  id: 'item-1',
  comboTemplateId: 'day-out',
  comboTemplateName: 'As stored',
  events: [{ eventTemplateId: 'reef', eventId: 'reef.10:00' }, { eventTemplateId: 'dome' }],
  tickets: [
    { eventTemplateId: 'reef', ticketTypeId: 'adult', quantity: 4 },
    { eventTemplateId: 'dome', ticketTypeId: 'adult', quantity: 2 },
    { eventTemplateId: 'dome', ticketTypeId: 'child', quantity: 1 },
  ],
  addOns: [],
  ...about,
})

const lines = [
  {
    id: 'item-1',
    itemType: 'Combo',
    events: [{ eventTemplateId: 'reef', eventId: 'reef.10:00', startTime: '2026-11-22T10:00:00' }],
  },
]

export type Answers = {
  items?: object[]
  orders?: object[]
  combo?: unknown
  next?: string | null | Error
  times?: (id: string) => object[] | Error
  company?: object
}

export async function load(
  query: string,
  {
    items,
    orders = lines,
    combo = dayOut,
    next = '2026-11-25',
    times = id => [slot(id, '09:00'), slot(id, '10:00')],
    company = {},
  }: Answers = {},
) {
  const calls: unknown[] = []
  const answer = async (name: string, input: object, payload: unknown) => {
    calls.push([name, input])
    if (payload instanceof Error) throw payload
    return { payload }
  }
  const visit = plainVisit({
    path: `/orders/pier/tickets${query}`,
    company,
    api: {
      combos: {
        get: (input: object) => answer('combo', input, combo),
        nextAvailable: (input: object) =>
          answer('next', input, next instanceof Error ? next : { date: next }),
      },
      entitlements: {
        allowances: async () => ({ payload: [aRule()] }),
      },
      events: {
        times: (input: { params: { eventTemplateId: string } }) =>
          answer('times', input, times(input.params.eventTemplateId)),
      },
    },
  })
  const cart = items ? ({ comboItems: items, orders } as unknown as CartPayload) : null
  return { ...(await loadOrderCombos(visit, { cart, address: readOrderAddress(visit.url) })), calls }
}

export const days = ({ combos, choices }: Awaited<ReturnType<typeof load>>) =>
  combos.flatMap(({ key, visits }) =>
    visits.map(({ id, dateText }) => [id, dateText.split(',')[1]?.trim(), choices[key]?.slots[id]]),
  )
