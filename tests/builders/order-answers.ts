import { refuse } from '#app/api/kernel/refuse.ts'
import { quantityField, slotField } from '#app/routes/orders/tickets/items/event/event-form.ts'
import { submitOrder } from '#app/routes/orders/tickets/order-action.server.ts'
import { plainVisit, type VisitDetails } from '#tests/builders/plain-visit.ts'

export const ORDER = '/orders/pier/tickets?cart=true&fund=boats'

export const stored = {
  id: 'c1',
  orders: [{ eventTemplateId: 'reef', events: [{ startTime: '2026-11-21T10:00:00' }] }],
  comboItems: [],
  forms: [],
}

const held = {
  id: 'c1',
  version: 7,
  orders: [],
  comboItems: [],
  donations: [],
  memberships: [{ id: 'kept' }],
  forms: [{ formId: 'f' }],
  couponCodes: ['SAVE'],
}

export const fields = { [slotField('reef')]: 'reef.10', [quantityField('reef', 'adult')]: '2', version: '6' }

const sold = [
  {
    id: 'roof',
    inventoryId: 'inv-roof',
    type: 'donation',
    name: '',
    description: '',
    images: [],
    price: 0,
    suggestedAmounts: [],
    minimumAmount: 500,
    maximumAmount: null,
  },
]

type Press = VisitDetails & {
  intent?: string
  form?: Record<string, string>
  calls?: Record<string, (input: never) => unknown>
}

type Pressed = {
  leadsTo: string | null
  cookie?: string | null
  refusal?: object
  typed?: object
  lists?: unknown
  status?: number
  headers?: object
  names: string[]
  requests: [string, unknown][]
}

/** A press of a button of the order: where it leads or what it says, and the calls that were made. */
export async function press({ intent, form = fields, calls = {}, ...about }: Press): Promise<Pressed> {
  const requests: [string, unknown][] = []
  const call =
    (name: string, usual: () => unknown = () => null) =>
    async (input: unknown) => {
      if (name !== 'sold') requests.push([name, input])
      return { payload: (calls[name] ?? usual)(input as never) }
    }
  const visit = plainVisit({
    path: ORDER,
    session: { cartId: 'c1' },
    company: { country: 'US', membership: true, membershipSales: true },
    ...about,
    api: {
      carts: {
        get: call('get', () => held),
        put: call('put', () => stored),
        hold: call('hold', () => ({ released: [] })),
      },
      addons: { list: call('sold', () => sold) },
      entitlements: {
        validate: call('rules', () => JSON.stringify({ violations: [], results: [], refusals: [] })),
      },
      events: {
        template: call('event', () => ({ id: 'reef', name: 'The Reef', priceLists: [] })),
        instance: () => Promise.reject(new Error('no answer')),
      },
      combos: { get: call('combo', () => ({ summaries: [] })) },
      locations: { countries: call('countries', () => []), states: call('states', () => []) },
    },
  })
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...(intent ? { intent } : {}), ...form }))
    data.set(name, value)
  const answer = (await submitOrder(visit, data)) as unknown
  const names = requests.map(([name]) => name)
  if (answer instanceof Response)
    return {
      leadsTo: answer.headers.get('Location'),
      cookie: answer.headers.get('Set-Cookie'),
      names,
      requests,
    }
  const { data: reply, init } = answer as {
    data: { refusal: object; typed: object; lists: unknown }
    init: { status?: number; headers?: object } | null
  }
  return { leadsTo: null, ...reply, status: init?.status, headers: init?.headers, names, requests }
}

export const failing =
  (...about: Parameters<typeof refuse>) =>
  () => {
    throw refuse(...about)
  }

export const broken = () => {
  throw new Error('no answer')
}

export const nothing = { notices: [], events: {}, donation: {}, focus: null }

export const typed = {
  memberships: {},
  events: { reef: { slotId: 'reef.10', quantities: { adult: 2 }, retail: {} } },
  combos: {},
  addOns: {},
  donation: null,
}
