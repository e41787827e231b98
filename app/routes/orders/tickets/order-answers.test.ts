import { describe, expect, test } from 'vitest'
import { refuse } from '#app/api/kernel/refuse.ts'
import { aRule } from '#tests/builders/sales-rules.ts'
import { plainVisit, type VisitDetails } from '#tests/builders/plain-visit.ts'
import { submitOrder } from './order-action.server.ts'
import { amountField, detailField, DONATION_CHOICE, DONATION_SHOWN } from './items/donation/donation-form.ts'
import { quantityField, slotField } from './items/event/event-form.ts'
import { comboField, comboQuantityField, visitField } from './items/combo/combo-form.ts'
import { itemFields, offeringField } from './items/membership/membership-form.ts'

const ORDER = '/orders/pier/tickets?cart=true&fund=boats'
const stored = {
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
const fields = { [slotField('reef')]: 'reef.10', [quantityField('reef', 'adult')]: '2', version: '6' }
const gift = { [DONATION_SHOWN]: '1', [DONATION_CHOICE]: 'roof:other', [amountField({ id: 'roof' })]: '1' }
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
async function press({ intent, form = fields, calls = {}, ...about }: Press): Promise<Pressed> {
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
      events: { template: call('event', () => ({ id: 'reef', name: 'The Reef', priceLists: [] })) },
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
const failing =
  (...about: Parameters<typeof refuse>) =>
  () => {
    throw refuse(...about)
  }
const broken = () => {
  throw new Error('no answer')
}
const nothing = { notices: [], events: {}, donation: {}, focus: null }
const typed = {
  memberships: {},
  events: { reef: { slotId: 'reef.10', quantities: { adult: 2 }, retail: {} } },
  combos: {},
  addOns: {},
  donation: null,
}

describe('an order that is sent', () => {
  test('is stored over what was there, and leads back to it', async () => {
    const { requests, ...answer } = await press({})
    expect(answer).toEqual({
      leadsTo: '/orders/pier/tickets?cart=true&fund=boats',
      cookie: '{"cartId":"c1"}',
      names: ['get', 'put'],
    })
    expect(requests[1]).toEqual([
      'put',
      {
        headers: { 'x-cart-id': 'c1' },
        body: {
          id: 'c1',
          version: 6,
          templates: [
            {
              eventTemplateId: 'reef',
              events: [
                {
                  eventId: 'reef.10',
                  tickets: [{ id: 'reef.10~adult', ticketTypeId: 'adult', quantity: 2 }],
                  addOns: [],
                },
              ],
            },
          ],
          comboItems: [],
          memberships: [{ id: 'kept' }],
          donations: [],
          forms: [{ formId: 'f' }],
          couponCodes: ['SAVE'],
        },
      },
    ])
  })

  test('for the first time makes a cart', async () => {
    const { requests } = await press({ session: {} })
    expect(requests).toMatchObject([['put', { headers: {} }]])
    expect((requests[0]![1] as { body: object }).body).not.toHaveProperty('id')
  })

  test('goes on to its forms, or to checkout, on its day', async () => {
    expect((await press({ intent: 'checkout' })).leadsTo).toBe(
      '/checkout/pier/process?date=2026-11-21&fund=boats',
    )
    expect((await press({ intent: 'checkout', path: `${ORDER}&date=2026-11-25` })).leadsTo).toBe(
      '/checkout/pier/process?date=2026-11-25&fund=boats',
    )
    const forms = [{ formId: 'f' }]
    expect((await press({ intent: 'checkout', calls: { put: () => ({ ...stored, forms }) } })).leadsTo).toBe(
      '/orders/pier/forms?date=2026-11-21&fund=boats',
    )
  })

  test('without a time asks for one and stores nothing, unless somebody leaves', async () => {
    const untimed = { [quantityField('reef', 'adult')]: '2' }
    expect(await press({ form: untimed })).toMatchObject({
      status: 409,
      refusal: { ...nothing, events: { reef: ['tickets-select-time'] }, focus: slotField('reef') },
      typed: { events: { reef: { slotId: null, quantities: { adult: 2 } } } },
      lists: null,
      names: [],
    })
    expect((await press({ form: untimed, intent: 'more' })).leadsTo).toBe('/events/pier/list?fund=boats')
    expect((await press({ form: untimed, intent: 'change-date:reef' })).leadsTo).toContain(
      '/orders/pier/calendar?eventId=reef',
    )
    expect((await press({ form: untimed, intent: 'remove:reef' })).leadsTo).toContain('removed=reef')
  })

  test('whoever leaves is not held up by what the cart is refused for', async () => {
    const calls = { put: failing('SEATS_LEFT') }
    expect((await press({ intent: 'more', calls })).leadsTo).toBe('/events/pier/list?fund=boats')
    const combo = {
      ...fields,
      [comboField('day')]: 'day',
      [visitField('day', 'dome')]: '1',
      [comboQuantityField('day', 'adult')]: '1',
    }
    expect((await press({ intent: 'modify-combo:day', form: combo, calls })).leadsTo).toBe(
      '/orders/pier/combo?comboId=day&eventIds=dome&cart=true&fund=boats',
    )
    await expect(press({ intent: 'more', calls: { put: broken } })).rejects.toThrow('no answer')
  })

  test('that is refused says why, and keeps what was typed', async () => {
    const problems = [
      { code: 'SEATS_LEFT', path: 'templates.0' },
      { code: 'MEMBERS_ONLY', path: 'comboItems.0' },
    ]
    const combo = {
      [comboField('day')]: 'day',
      [visitField('day', 'dome')]: '1',
      [comboQuantityField('day', 'adult')]: '1',
    }
    const { requests, ...answer } = await press({
      form: { ...fields, ...combo },
      calls: { put: failing('SEATS_LEFT', { details: { problems } }) },
    })
    expect(answer).toEqual({
      leadsTo: null,
      status: 409,
      headers: undefined,
      refusal: {
        ...nothing,
        events: { reef: ['tickets-not-enough'], day: ['tickets-membership-required'] },
        focus: quantityField('reef', 'adult'),
      },
      typed: { ...typed, combos: { day: { slots: {}, quantities: { adult: 1 } } } },
      lists: null,
      names: ['get', 'put', 'event'],
    })
    expect(requests[2]).toEqual(['event', { params: { eventTemplateId: 'reef' } }])
  })
})

describe('what keeps an order from checkout', () => {
  const checkout = (rules: object, form: Record<string, string> = fields) =>
    press({
      intent: 'checkout',
      form,
      calls: { rules: () => JSON.stringify({ violations: [], results: [], refusals: [], ...rules }) },
    })

  test('limits are said at their events and combos, though the cart is stored', async () => {
    const violations = [aRule({ fails: true }), aRule({ fails: true, eventId: 'dome' })]
    const combo = {
      [comboField('day')]: 'day',
      [visitField('day', 'dome')]: '1',
      [comboQuantityField('day', 'adult')]: '1',
    }
    const { refusal, headers, status } = await checkout({ violations }, { ...fields, ...combo })
    const words = [
      'event-limit-of heading=event-limit-exceeded-cart-title type=event-limit-event: event-limit-more count=4. event-limit-edit-order',
    ]
    expect(refusal).toEqual({
      ...nothing,
      notices: ['event-limit-exceeded-message'],
      events: { reef: words, dome: words, day: words },
      focus: quantityField('reef', 'adult'),
      isOverLimit: true,
    })
    expect([status, headers]).toEqual([409, { 'Set-Cookie': '{"cartId":"c1"}' }])
  })

  test('refusals are said above it; a missing offering gets the focus', async () => {
    const item = { id: 'friend', type: 'MembershipPurchase', categoryId: 'friend', isGift: false } as const
    const membership = Object.fromEntries(itemFields({ ...item, membershipId: null, sourceCategoryId: null }))
    expect(await checkout({ refusals: ['offering-missing'] }, { ...fields, ...membership })).toMatchObject({
      refusal: {
        ...nothing,
        notices: ['tickets-membership-offering-required'],
        focus: offeringField('friend'),
      },
    })
    expect((await checkout({ refusals: ['nothing-ordered'] })).refusal).toEqual({
      ...nothing,
      notices: ['tickets-empty'],
    })
  })

  test('a check that fails is told in the server’s words, or the venue’s', async () => {
    const noticesOf = async (rules: () => unknown) =>
      (await press({ intent: 'checkout', calls: { rules } })).refusal
    expect(await noticesOf(failing('CONFLICT', { text: 'Only four' }))).toEqual({
      ...nothing,
      notices: ['Only four'],
    })
    expect(await noticesOf(broken)).toEqual({ ...nothing, notices: ['cart-sales-rules-failed'] })
  })
})

describe('a donation that is not complete', () => {
  const wrong = { [amountField({ id: 'roof' })]: expect.stringContaining('donation-amount-range') }

  test('keeps from checkout, and says what is wrong', async () => {
    const { refusal, names } = await press({ intent: 'checkout', form: { ...fields, ...gift } })
    expect(refusal).toEqual({ ...nothing, donation: wrong, focus: amountField({ id: 'roof' }) })
    expect(names).toEqual(['get', 'put'])
    const untimed = await press({
      intent: 'checkout',
      form: { [quantityField('reef', 'adult')]: '2', ...gift },
    })
    expect(untimed.refusal).toMatchObject({ donation: wrong, focus: slotField('reef') })
  })

  test('stays as it was typed after an update, with the lists of its letter', async () => {
    const letter = {
      [detailField('isHonor')]: 'on',
      [detailField('isSendLetter')]: 'on',
      [detailField('country')]: 'US',
    }
    expect(await press({ form: { ...fields, ...gift, ...letter } })).toMatchObject({
      leadsTo: null,
      status: undefined,
      refusal: nothing,
      headers: { 'Set-Cookie': '{"cartId":"c1"}' },
      typed: { donation: { choice: { chosen: 'roof:other', typed: '1' } } },
      lists: { countries: [], states: [] },
    })
    expect((await press({ form: { ...fields, ...gift } })).lists).toEqual({ countries: null, states: null })
    expect((await press({ intent: 'add:dome', form: { ...fields, ...gift } })).leadsTo).toContain(
      'eventIds=dome',
    )
    expect((await press({ form: { [quantityField('reef', 'adult')]: '2', ...gift } })).refusal).toMatchObject(
      {
        donation: {},
      },
    )
  })
})

describe('tickets that are kept longer', () => {
  const hold = (answer: () => unknown, form: Record<string, string> = fields) =>
    press({ intent: 'hold', form, calls: { hold: answer } })

  test('stay as they were typed', async () => {
    expect(await hold(() => ({ released: [] }))).toMatchObject({
      refusal: nothing,
      typed,
      lists: null,
      requests: [['hold', { headers: { 'x-cart-id': 'c1' } }]],
    })
  })

  test('leave the order where others have bought them, and are named', async () => {
    const more = {
      ...fields,
      [slotField('dome')]: 'dome.10',
      [comboField('day')]: 'day',
      [comboField('night')]: 'night',
      [visitField('day', 'dome')]: '1',
      [visitField('night', 'dome')]: '1',
    }
    const released = [
      { id: 'x', eventTemplateId: 'reef', name: 'The Reef' },
      { id: 'day', name: 'Day Out' },
    ]
    const { refusal, typed: left } = await hold(() => ({ released }), more)
    expect(refusal).toEqual({
      ...nothing,
      notices: ['cart-released name=The Reef', 'cart-released name=Day Out'],
    })
    expect(left).toMatchObject({ events: { dome: { slotId: 'dome.10' } }, combos: { night: {} } })
    expect([Object.keys((left as typeof typed).events), Object.keys((left as typeof typed).combos)]).toEqual([
      ['dome'],
      ['night'],
    ])
  })

  test.each([
    ['HOLD_SPENT', 'cart-hold-spent'],
    ['CONFLICT', 'cart-sales-rules-failed'],
  ] as const)('are not after %s', async (code, notice) => {
    expect(await hold(failing(code))).toMatchObject({ refusal: { ...nothing, notices: [notice] }, typed })
    await expect(hold(broken)).rejects.toThrow('no answer')
  })
})
