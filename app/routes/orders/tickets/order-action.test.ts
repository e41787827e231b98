import { expect, test } from 'vitest'
import { refuse } from '#app/api/kernel/refuse.ts'
import type { Visit } from '#app/pages/open-page.ts'
import type { CheckoutRefusal } from '#app/rules/carts/may-check-out.ts'
import { defaultWords } from '#tests/builders/default-words.ts'
import { aRule } from '#tests/builders/sales-rules.ts'
import type { TextReference } from '#theme/texts/lists/texts.ts'
import { quantityField, slotField } from './items/event/event-form.ts'
import { submitOrder } from './order-action.server.ts'

type Answers = {
  address?: string
  /** what the venue says in its own words */
  texts?: Record<string, string>
  refusals?: CheckoutRefusal[]
  violations?: ReturnType<typeof aRule>[]
  validate?: () => Promise<never>
  stored?: unknown[]
  /** which calls were made, in their order */
  calls?: string[]
}

const ORDER = '/orders/pier/tickets?cart=true'

/** A visit to a venue that takes every cart, and says this of it. */
function aVisit({
  address = ORDER,
  texts = {},
  refusals = [],
  violations = [],
  validate,
  stored = [],
  calls = [],
}: Answers): Visit {
  const payload = JSON.stringify({ violations, results: violations, refusals })
  const line = {
    eventTemplateId: 'reef',
    events: [{ eventId: 'reef.10', startTime: '2026-11-21T10:00:00' }],
    items: [],
  }
  return {
    tenantId: 'pier',
    url: new URL(address, 'http://venue.test'),
    session: {},
    context: { log: { warn: () => undefined } },
    commit: async ({ cartId }: { cartId: string }) => ({ 'Set-Cookie': `cart=${cartId}` }),
    venue: {
      company: { membership: true, membershipSales: true, salesAllowed: true },
      texts,
      text: (text: TextReference, args?: Record<string, string>) => defaultWords({ text, args }),
    },
    api: {
      carts: {
        put: async ({ body }: { body: { templates: unknown } }) => {
          stored.push(body.templates)
          calls.push('cart')
          return { payload: { id: 'c1', orders: [line], forms: [] } }
        },
      },
      addons: { list: async () => ({ payload: [] }) },
      entitlements: {
        validate: async () => {
          calls.push('sales rules')
          return validate ? validate() : { payload }
        },
      },
    },
  } as unknown as Visit
}

type Refused = {
  data: { refusal: { notices: string[]; focus: string | null } }
  init: { headers?: Record<string, string> } | null
}

async function press(intent: string, answers: Answers = {}) {
  const form = new FormData()
  form.set('intent', intent)
  form.set(slotField('reef'), 'reef.10')
  form.set(quantityField('reef', 'adult'), '5')
  form.set(quantityField('reef', 'adult', true), '2')
  const answer = (await submitOrder(aVisit(answers), form)) as unknown
  if (answer instanceof Response)
    return { leadsTo: answer.headers.get('Location'), refusal: null, headers: null }
  const { data, init } = answer as Refused
  return { leadsTo: null, refusal: data.refusal, headers: init?.headers }
}

test('an order that nothing keeps from checkout goes there', async () => {
  expect(await press('checkout')).toMatchObject({ leadsTo: '/checkout/pier/process?date=2026-11-21' })
})

test('[ORD-158] the cart is stored before the sales rules are asked about it', async () => {
  const calls: string[] = []
  await press('checkout', { calls })
  expect(calls).toEqual(['cart', 'sales rules'])
})

test('[ORD-080] Cancel Order leads where the venue says, and otherwise to the events of the date', async () => {
  const address = '/orders/pier/tickets?date=2026-11-21'
  const texts = { 'cancel-order-redirect-url': 'https://pier.example/bye' }
  expect((await press('cancel', { address, texts })).leadsTo).toBe('https://pier.example/bye')
  expect((await press('cancel', { address })).leadsTo).toBe('/events/pier/list?date=2026-11-21')
  expect((await press('cancel')).leadsTo).toBe('/events/pier/list')
})

const sentences: Record<CheckoutRefusal, string[]> = {
  'invalid-membership': ['Required. You must have a valid membership to purchase. Please edit your order.'],
  'offering-missing': ['Please select a membership offering to continue'],
  'nothing-ordered': ["You haven't added anything to your order."],
  'combo-sold-out': ['Tickets are currently unavailable.'],
  'order-separately': ['Please order membership and tickets separately.'],
  'negative-total': [
    'Sorry, we cannot process a refund online.',
    'Please change the items in your cart or contact us for assistance.',
  ],
  'over-limit': ['Ticket Limit. Please adjust before placing order'],
  'donation-error': [],
}
const rows: Partial<Record<CheckoutRefusal, string>> = {
  'offering-missing': '[ORD-188] ',
  'order-separately': '[ORD-190] ',
  'negative-total': '[ORD-191, ORD-294] ',
}

for (const [reason, words] of Object.entries(sentences) as [CheckoutRefusal, string[]][])
  test(`${rows[reason] ?? ''}an order refused for ${reason} stays on the page and says why`, async () => {
    const { leadsTo, refusal } = await press('checkout', { refusals: [reason] })
    expect(leadsTo).toBeNull()
    expect(refusal?.notices).toEqual(words.length > 0 ? words : [expect.stringMatching(/\w/)])
  })

test.each([
  ['9049: Only four at 10:30', 'Only four at 10:30'],
  ['', 'We were unable to complete your order. Please try again.'],
])('[ORD-281, CHK-297] a sales-rule call that fails with “%s” is told as “%s”', async (message, words) => {
  const failure = Object.assign(refuse('CONFLICT'), { message })
  const { leadsTo, refusal } = await press('checkout', { validate: () => Promise.reject(failure) })
  expect(leadsTo).toBeNull()
  expect(refusal?.notices).toEqual([words])
})

test('the cart of an order that is refused is the visitor’s: it holds seats for nobody else', async () => {
  const { headers } = await press('checkout', { refusals: ['over-limit'] })
  expect(headers).toEqual({ 'Set-Cookie': 'cart=c1' })
})

test('the first quantity that errs gets the focus, also one at retail', async () => {
  const own = await press('checkout', { violations: [aRule({ fails: true })] })
  expect(own.refusal?.focus).toBe(quantityField('reef', 'adult'))
  const retail = await press('checkout', { violations: [aRule({ fails: true, isRetail: true })] })
  expect(retail.refusal?.focus).toBe(quantityField('reef', 'adult', true))
})

test('tickets at the visitor’s price and at retail are stored apart', async () => {
  const stored: unknown[] = []
  await press('update', { stored })
  const tickets = [
    { id: 'reef.10~adult', ticketTypeId: 'adult', quantity: 5 },
    { id: 'reef.10~adult~retail', ticketTypeId: 'adult', quantity: 2, isRetail: true },
  ]
  expect(stored).toMatchObject([[{ eventTemplateId: 'reef', events: [{ eventId: 'reef.10', tickets }] }]])
})

const whileChanging = '/orders/pier/tickets?cart=true&cdEventIds=reef&date=2026-11-25'

test('[ORD-131] an event is removed, edited or given another date only while it is added', async () => {
  const removed: unknown[] = []
  expect(await press('remove:reef', { stored: removed })).toMatchObject({
    leadsTo: expect.stringContaining('removed=reef'),
  })
  expect(removed).toEqual([[]])
  expect((await press('edit:reef')).leadsTo).toContain('times=reef')
  expect((await press('change-date:reef')).leadsTo).toBe(
    '/orders/pier/calendar?eventId=reef&date=2026-11-21&cart=true&cdEventIds=reef',
  )

  const kept: unknown[] = []
  for (const intent of ['remove:reef', 'edit:reef', 'change-date:reef']) {
    const { leadsTo } = await press(intent, { address: whileChanging, stored: kept })
    expect(leadsTo).toBe('/orders/pier/tickets?date=2026-11-25&cart=true')
  }
  expect(kept.every(templates => (templates as unknown[]).length === 1)).toBe(true)
})

test('Add More stores what was chosen and goes to the events', async () => {
  const stored: unknown[] = []
  expect(await press('more', { stored })).toMatchObject({ leadsTo: '/events/pier/list' })
  expect(stored).toHaveLength(1)
})
