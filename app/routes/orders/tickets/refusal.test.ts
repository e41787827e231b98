import { describe, expect, test } from 'vitest'
import { refuse } from '#app/api/kernel/refuse.ts'
import type { CartProblem } from '#app/contract/problems.ts'
import { plainVisit } from '#tests/builders/plain-visit.ts'
import { aRule } from '#tests/builders/sales-rules.ts'
import { addOnField } from './items/add-on/add-on-form.ts'
import { quantityField, slotField } from './items/event/event-form.ts'
import { cartRefusal, checkoutRefusal, failureWords, limitRefusal, timeRefusal } from './refusal.server.ts'
import { namesFor } from './refusal-names.server.ts'

const { venue } = plainVisit({})
const choices = {
  unpicked: { slotId: null, quantities: { adult: 1 }, retail: {} },
  empty: { slotId: 'empty.9', quantities: { adult: 0 }, retail: {} },
  reef: { slotId: 'reef.9', quantities: { child: 0, adult: 2, senior: 1 }, retail: {} },
  dome: { slotId: 'dome.9', quantities: {}, retail: { adult: 1 } },
}
const names = { reef: { name: 'The Reef', types: { adult: 'Adult' } } }

describe('a cart that was refused', () => {
  const sentences = (
    problems?: CartProblem[],
    { addOns = {}, code = 'UNPROCESSABLE' as const, text = '' } = {},
  ) =>
    cartRefusal(refuse(code, { text, ...(problems ? { details: { problems } } : {}) }), {
      choices,
      venue,
      names,
      addOns,
    })

  test.each([
    [{ code: 'SEATS_LEFT', eventId: 'reef.9' }, 'tickets-not-enough'],
    [{ code: 'SLOT_UNAVAILABLE', eventId: 'reef.9' }, 'tickets-no-longer-available tickets=Adult,senior'],
    [{ code: 'MEMBERS_ONLY', path: 'templates.0' }, 'tickets-membership-required'],
    [{ code: 'NOT_SOLD_ONLINE', path: 'templates.0' }, 'tickets-at-capacity'],
    [
      { code: 'PREREQUISITE_MISSING', path: 'templates.0', requires: ['reef', 'gone'] },
      'tickets-prerequisite events=The Reef or gone',
    ],
    [{ code: 'PREREQUISITE_MISSING', path: 'templates.0' }, 'tickets-prerequisite events='],
    [{ code: 'ANYTHING', path: 'templates.0' }, 'event-limit-edit-order'],
  ])('%o is said at its event', (problem, sentence) => {
    expect(sentences([problem])).toEqual({
      notices: [],
      events: { reef: [sentence] },
      donation: {},
      focus: quantityField('reef', 'adult'),
    })
  })

  test('the second event of the cart is its second one with a time and tickets', () => {
    expect(sentences([{ code: 'SEATS_LEFT', path: 'templates.1.events' }])).toMatchObject({
      events: { dome: ['tickets-not-enough'] },
      focus: quantityField('dome', 'adult', true),
    })
  })

  test('add-ons of which there are too few are said at the first event that has them', () => {
    const addOns = { pool: { map: 0 }, dome: { map: 2, hat: 1 } }
    const at = (about: object) => sentences([{ code: 'STOCK_LEFT', addOnId: 'map', ...about }], { addOns })
    expect(at({ name: 'Map', available: 1, maximum: 9 })).toEqual({
      notices: [],
      events: { dome: ['addons-not-enough name=Map count=1'] },
      donation: {},
      focus: addOnField('dome', 'map'),
    })
    expect(at({ maximum: 9 }).events).toEqual({ dome: ['addons-not-enough name=map count=9'] })
    expect(at({}).events).toEqual({ dome: ['addons-not-enough name=map count=0'] })
  })

  test('each sentence is said once, the first place gets the focus', () => {
    const problems = ['SEATS_LEFT', 'SEATS_LEFT', 'MEMBERS_ONLY'].map(code => ({ code, path: 'templates.0' }))
    expect(sentences([{ code: 'ANYTHING', path: 'templates.1' }, ...problems])).toMatchObject({
      events: {
        dome: ['event-limit-edit-order'],
        reef: ['tickets-not-enough', 'tickets-membership-required'],
      },
      focus: quantityField('dome', 'adult', true),
    })
  })

  test('what concerns no event is said above the order, in the server’s words or the venue’s', () => {
    const above = (sentence: string) => ({ notices: [sentence], events: {}, donation: {}, focus: null })
    expect(sentences(undefined, { text: 'Only four' })).toEqual(above('Only four'))
    expect(sentences([{ code: 'SEATS_LEFT', path: 'comboItems.0' }])).toEqual(
      above('cart-sales-rules-failed'),
    )
    expect(
      sentences([
        { code: 'SEATS_LEFT', path: 'x templates.0' },
        { code: 'SEATS_LEFT', eventId: 'gone' },
      ]),
    ).toEqual(above('cart-sales-rules-failed'))
    expect(cartRefusal(refuse('CONFLICT'), { choices, venue, names, addOns: {} })).toMatchObject({
      isChangedElsewhere: true,
      notices: [],
    })
  })
})

test('tickets for no time ask for one', () => {
  expect(timeRefusal(choices, venue)).toEqual({
    notices: [],
    events: { unpicked: ['tickets-select-time'] },
    donation: {},
    focus: slotField('unpicked'),
  })
  const { unpicked: _, ...picked } = choices
  expect(
    timeRefusal({ ...picked, none: { slotId: null, quantities: { adult: 0 }, retail: {} } }, venue),
  ).toBeNull()
  const retail = { one: { slotId: null, quantities: {}, retail: { adult: 1 } } }
  expect(timeRefusal(retail, venue)).toMatchObject({ focus: slotField('one') })
})

test('what keeps an order from checkout is said once each', () => {
  const refusals = ['negative-total', 'combo-sold-out', 'negative-total'] as never
  expect(checkoutRefusal({ refusals } as never, { choices, venue })).toEqual({
    notices: ['cart-refund', 'cart-refund-advice', 'tickets-at-capacity'],
    events: {},
    donation: {},
    focus: null,
  })
})

test('limits that an order exceeds are said at their events', () => {
  const violations = [
    aRule({ eventId: 'reef', pricePointIds: ['senior'] }),
    aRule({ eventId: 'reef', pricePointIds: ['senior'] }),
    aRule({ eventId: 'reef', isPreventRule: true }),
    aRule({ eventId: 'dome' }),
  ]
  const own =
    'event-limit-of heading=event-limit-exceeded-cart-title type=event-limit-event: event-limit-more count=4. event-limit-edit-order'
  const { venue: plain } = plainVisit({ company: { limitWords: 'rule' } })
  expect(limitRefusal({ violations } as never, { choices, venue: plain })).toEqual({
    notices: ['event-limit-exceeded-message'],
    events: { reef: [own, 'tickets-not-together tickets=adult. event-limit-edit-order'], dome: [own] },
    donation: {},
    focus: quantityField('reef', 'senior'),
    isOverLimit: true,
    over: {
      reef: { rules: violations.slice(0, 3), field: quantityField('reef', 'senior') },
      dome: { rules: violations.slice(3), field: quantityField('dome', 'adult', true) },
    },
  })
  expect(limitRefusal({ violations: [] } as never, { choices, venue })).toMatchObject({
    isOverLimit: false,
    events: {},
  })
  const focus = (about: object) =>
    limitRefusal({ violations: [aRule(about)] } as never, { choices, venue }).focus
  expect(focus({ eventId: 'reef', pricePointIds: ['none'] })).toBe(quantityField('reef', 'adult'))
  expect(focus({ eventId: 'empty' })).toBe(slotField('empty'))
  expect(focus({ eventId: 'unknown' })).toBe(slotField('unknown'))
  const both = { reef: { slotId: 'reef.9', quantities: { adult: 1 }, retail: { adult: 1 } } }
  const focusOf = (isRetail: boolean) =>
    limitRefusal({ violations: [aRule({ isRetail })] } as never, { choices: both, venue }).focus
  expect([focusOf(true), focusOf(false)]).toEqual([
    quantityField('reef', 'adult', true),
    quantityField('reef', 'adult'),
  ])
})

test('of limits on the same tickets the strictest is said as a sentence, with the numbers', () => {
  const shared = { groupMax: 2, pricePointIds: ['adult', 'senior'], ticketTypes: ['Adult', 'Senior'] }
  const week = { timeFrame: 'week', reason: 'Transaction', purchasedQuantity: 2 } as const
  const violations = [
    aRule({ ...shared, groupMax: 4, inCartLimit: 5, groupQuantity: 5 }),
    aRule({ ...shared, ...week, inCartLimit: 5, groupQuantity: 5 }),
  ]
  expect(limitRefusal({ violations } as never, { choices, venue }).events).toEqual({
    reef: [
      'event-limit-over-time-of allowed=4 purchased=2 chosen=5 frame=week scope=all tickets=Adult,Senior',
    ],
  })
})

test('a check that failed is told in the server’s words, else the venue’s', () => {
  expect(failureWords('9049: Only four', venue)).toBe('Only four')
  expect(failureWords(undefined, venue)).toBe('cart-sales-rules-failed')
})

test('names are read of the events of the order and of those that one requires, each once', async () => {
  const calls: string[] = []
  const visit = plainVisit({
    api: {
      events: {
        template: async ({ params: { eventTemplateId: id } }: { params: { eventTemplateId: string } }) => {
          calls.push(id)
          if (id === 'gone') throw new Error('no answer')
          const prices = [
            { personType: { id: 'adult', name: 'Adult' } },
            { personType: { id: 'child', name: 'Child' } },
          ]
          return {
            payload: { id, name: `The ${id}`, priceLists: [{ prices }, { prices: prices.slice(0, 1) }] },
          }
        },
      },
    },
  })
  const code = 'PREREQUISITE_MISSING'
  const problems = [{ code, requires: ['moon', 'reef'] }, { code }, { code, requires: ['gone'] }]
  const { reef } = choices
  const found = await namesFor(visit, {
    refusal: refuse(code, { details: { problems } }),
    choices: { reef },
  })
  expect(calls).toEqual(['reef', 'moon', 'gone'])
  const types = { adult: 'Adult', child: 'Child' }
  expect(found).toEqual({ reef: { name: 'The reef', types }, moon: { name: 'The moon', types } })
  expect(await namesFor(visit, { refusal: refuse('CONFLICT'), choices: {} })).toEqual({})
})
