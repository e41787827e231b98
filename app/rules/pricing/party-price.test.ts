import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowances, withTickets } from '#app/rules/limits/evaluate-limits.ts'
import type { LimitedTickets, SalesLimit } from '#app/rules/limits/sales-limit.ts'
import { aCartRow, aPriceBook, startsOf } from '#tests/builders/price-book.ts'
import { anEventTemplate } from '#tests/builders/venue-file.ts'
import { partyPrice, partyPriceOf } from './party-price.ts'
import { priceCart } from './price-cart.ts'

const noMember = { categoryIds: [], rules: [] }

const prices = [
  { personTypeId: 'adult', price: 1800 },
  { personTypeId: 'child', price: 900, maximum: 3 },
  { personTypeId: 'toddler', price: 0 },
  { personTypeId: 'senior', price: -1 },
]
const tenth = [{ discountType: 'PercentageBased', value: 10 }]
const each = { type: 'discountCode', discount: { distribution: 'each', values: tenth } }
const once = {
  type: 'discountCode',
  discount: { distribution: 'total', values: [{ discountType: 'AmountBased', value: 500 }] },
}
const ofFriends = {
  memberDiscounts: [{ discountType: 'PercentageBased', value: 50, membershipCategoryIds: ['friend'] }],
}

test.each<[string, object, Record<string, number>, number | null]>([
  ['two adults', {}, { adult: 2 }, 3600],
  ['a family', {}, { adult: 2, child: 3 }, 6300],
  ['somebody free of charge', {}, { adult: 1, toddler: 2 }, 1800],
  ['a tenth off each ticket', each, { adult: 2, child: 1 }, 4050],
  ['five off all tickets of a kind', once, { adult: 2 }, 3100],
  ['members alone paying less', ofFriends, { adult: 2 }, 3600],
  ['nobody', {}, {}, null],
  ['somebody who is sold no ticket', {}, { adult: 1, senior: 1 }, null],
  ['somebody unknown', {}, { adult: 1, pirate: 1 }, null],
  ['more than are sold at once', {}, { child: 4 }, null],
])('with %s it is what a cart would say', (_, event, party, price) => {
  const book = aPriceBook({ events: [anEventTemplate({ ...event, priceLists: [{ id: 'usual', prices }] })] })
  const [stored] = book.venue.events
  expect(partyPrice(stored!, stored!.priceLists[0], { party, buyer: noMember })).toBe(price)
})

test('a party without a price list pays no known price', () => {
  const [stored] = aPriceBook({ events: [anEventTemplate({})] }).venue.events
  expect(partyPrice(stored!, undefined, { party: { adult: 1 }, buyer: noMember })).toBeNull()
})

test.each([
  [[3600], { least: 3600, most: 3600 }],
  [[3600, 2800], { least: 2800, most: 3600 }],
  [[3600, null], null],
  [[], null],
])('of %j the least and the most are %j', (known, price) => {
  expect(partyPriceOf(known)).toEqual(price)
})

const half = [{ discountType: 'PercentageBased', value: 50, membershipCategoryIds: ['friend'] }]
const aLimit = (about: Partial<SalesLimit>): SalesLimit => ({
  ruleType: 'memberBenefits',
  eventIds: [],
  personTypeIds: [],
  membershipCategoryIds: [],
  quantity: 1,
  combined: false,
  timeFrame: 'day',
  reason: 'Cart',
  retail: false,
  prevent: false,
  ...about,
})

/** A member of the level 'friend' at an event of these prices, with what these limits leave them. */
function aMemberAt(priceOf: Record<string, number>, limits: readonly SalesLimit[]) {
  const personTypeIds = Object.keys(priceOf)
  const list = personTypeIds.map(personTypeId => ({ personTypeId, price: priceOf[personTypeId] }))
  const event = anEventTemplate({ memberDiscounts: half, priceLists: [{ id: 'usual', prices: list }] })
  const personTypes = personTypeIds.map(id => ({ id, name: id }))
  const slots = startsOf({ id: `${event.id}@10:00`, capacity: 99, free: 99 })
  const book = aPriceBook({ events: [event], personTypes }, { joinedCategoryIds: ['friend'], slots })
  const rules = allowances({
    ...{ limits, purchases: [], memberCategoryIds: ['friend'], today: '2026-11-21' },
    offered: [{ eventId: event.id, personTypeIds }],
  })
  const [stored] = book.venue.events
  const buyer = { categoryIds: ['friend'], rules }
  const priceFor = (party: Record<string, number>) =>
    partyPrice(stored!, stored!.priceLists[0], { party, buyer })
  return { event, book, rules, priceFor }
}

test.each<[string, Partial<SalesLimit>[], Record<string, number>, number | null]>([
  ['no limit', [], { adult: 2, child: 1 }, 2250],
  ['one of each kind', [{}], { adult: 2, child: 1 }, 900 + 1800 + 450],
  [
    'one in all, which is that of whoever saves most',
    [{ combined: true }],
    { adult: 2, child: 1 },
    900 + 1800 + 900,
  ],
  ['a limit of everybody that they are over', [{ ruleType: 'eventSales', quantity: 2 }], { adult: 3 }, null],
  ['a limit at the price for everybody', [{}, { retail: true }], { adult: 3 }, null],
])('with %s a member pays for the party', (_, limits, party, price) => {
  expect(aMemberAt({ adult: 1800, child: 900 }, limits.map(aLimit)).priceFor(party)).toBe(price)
})

const limitOf = fc.record({
  quantity: fc.integer({ min: 0, max: 3 }),
  combined: fc.boolean(),
  personTypeIds: fc.constantFrom([], ['adult'], ['child']),
  ruleType: fc.constantFrom('memberBenefits' as const, 'memberBenefits' as const, 'eventSales' as const),
})

test('what is said is what the cheapest cart of the party costs at that start that its member may buy', () => {
  const people = fc.record({ adult: fc.integer({ min: 1, max: 3 }), child: fc.integer({ min: 1, max: 3 }) })
  const cents = fc.record({
    adult: fc.integer({ min: 0, max: 5000 }),
    child: fc.integer({ min: 0, max: 5000 }),
  })
  fc.assert(
    fc.property(cents, fc.array(limitOf, { maxLength: 2 }), people, (prices, limits, party) => {
      const { event, book, rules, priceFor } = aMemberAt(prices, limits.map(aLimit))
      const carts = splits(party).map(tickets => tickets.map(ticket => ({ eventId: event.id, ...ticket })))
      const sound = carts.filter(tickets => !withTickets(rules, tickets).some(({ fails }) => fails))
      const totals = sound.map(tickets => priceCart(cartOf(event.id, tickets), book).totals.paid)
      expect(priceFor(party)).toBe(totals.length > 0 ? Math.min(...totals) : null)
    }),
  )
})

/** Every way to buy some of each kind at the price for everybody. */
function splits(party: Record<string, number>): Omit<LimitedTickets, 'eventId'>[][] {
  return Object.entries(party).reduce<Omit<LimitedTickets, 'eventId'>[][]>(
    (some, [personTypeId, count]) =>
      some.flatMap(tickets =>
        Array.from({ length: count + 1 }, (_, own) => [
          ...tickets,
          ...[
            { personTypeId, quantity: own, isRetail: false },
            { personTypeId, quantity: count - own, isRetail: true },
          ].filter(({ quantity }) => quantity > 0),
        ]),
      ),
    [[]],
  )
}

const cartOf = (eventTemplateId: string, tickets: readonly LimitedTickets[]) =>
  aCartRow({
    templates: [
      {
        eventTemplateId,
        events: [
          {
            eventId: `${eventTemplateId}@10:00`,
            tickets: tickets.map(({ personTypeId, quantity, isRetail }) => ({
              ...{ id: `${personTypeId}-${isRetail}`, ticketTypeId: personTypeId },
              ...{ quantity, isRetail },
            })),
          },
        ],
      },
    ],
  }).document
