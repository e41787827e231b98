import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comboLine, comboMemberSaving } from '#app/rules/combos/combo-line.ts'
import type { ComboOffer, PricedComboEvent } from '#app/rules/combos/combo-price.ts'
import { type ComboTicket, childTickets, comboSets } from '#app/rules/combos/combo-tickets.ts'
import { countTickets } from '#app/rules/tickets/ticket-count.ts'

const boat: PricedComboEvent = { eventTemplateId: 'boat', perPerson: 1, prices: { adult: 1800, child: 900 } }
const dome: PricedComboEvent = { eventTemplateId: 'dome', perPerson: 1, prices: { adult: 1005, child: 500 } }
const events = [boat, dome]
const fixed: ComboOffer = {
  type: 'fixedPrice',
  priceSplit: 'each',
  prices: [
    { personTypeId: 'adult', price: 2500 },
    { personTypeId: 'child', price: 1200 },
  ],
  memberDiscounts: [],
}
const less = (distribution: 'each' | 'total', value: number, amount = false): ComboOffer => ({
  ...fixed,
  type: 'discountCode',
  discount: {
    distribution,
    values: [{ discountType: amount ? 'AmountBased' : 'PercentageBased', value }],
  },
})
const forPeople = (adult: number, child = 0) =>
  childTickets(events, [
    { ticketTypeId: 'adult', quantity: adult },
    { ticketTypeId: 'child', quantity: child },
  ])
const amounts = (offer: ComboOffer, tickets: ComboTicket[]) => {
  const { retail, total } = comboLine(offer, { events, tickets })
  return { retail, total }
}

test.each([
  { why: 'fixed price, each', offer: fixed, retail: 6200, total: 6200 },
  {
    why: 'fixed price for the line',
    offer: { ...fixed, priceSplit: 'total' as const },
    retail: 3700,
    total: 3700,
  },
  { why: '10 % off each, rounded for each', offer: less('each', 10), retail: 7010, total: 6308 },
  { why: '10 % off the line, rounded once', offer: less('total', 10), retail: 7010, total: 6309 },
  {
    why: '10 % off each where the line has one price',
    offer: { ...less('each', 10), priceSplit: 'total' as const },
    retail: 7010,
    total: 6309,
  },
  { why: '5.00 off each', offer: less('each', 500, true), retail: 7010, total: 5510 },
  { why: '5.00 off the line', offer: less('total', 500, true), retail: 7010, total: 6510 },
  { why: 'more off than it costs', offer: less('total', 99_999, true), retail: 7010, total: 0 },
])('[ORD-108] two adults and a child: $why', ({ offer, retail, total }) => {
  expect(amounts(offer, forPeople(2, 1))).toEqual({ retail, total })
})

test('what is paid is shared among the admissions in proportion to what the events cost', () => {
  const { items } = comboLine(fixed, { events, tickets: forPeople(1) })
  expect(items.map(item => [item.eventTemplateId, item.total])).toEqual([
    ['boat', 1604],
    ['dome', 896],
  ])
})

test('an event of which the combo gives two admissions has a share for both', () => {
  const twice = [{ ...boat, perPerson: 2 }, dome]
  const { items } = comboLine(fixed, {
    events: twice,
    tickets: childTickets(twice, [{ ticketTypeId: 'adult', quantity: 1 }]),
  })
  expect(items.map(item => [item.eventTemplateId, item.quantity, item.total])).toEqual([
    ['boat', 2, 1954],
    ['dome', 1, 546],
  ])
})

test('a free admission beyond whole combos is one', () => {
  const free = events.map(event => ({ ...event, prices: { toddler: 0 } }))
  const ticket = { eventTemplateId: 'boat', ticketTypeId: 'toddler', quantity: 1 }
  expect(comboLine(fixed, { events: free, tickets: [ticket] }).rest).toEqual([
    { ...ticket, retail: 0, total: 0 },
  ])
})

test('admissions beyond whole combos cost what their event costs', () => {
  const tickets = [
    { eventTemplateId: 'boat', ticketTypeId: 'adult', quantity: 2 },
    { eventTemplateId: 'dome', ticketTypeId: 'adult', quantity: 3 },
  ]
  const line = comboLine(fixed, { events, tickets })
  expect(line.people).toEqual([{ ticketTypeId: 'adult', quantity: 2, retail: 5000, total: 5000 }])
  expect(line.rest).toEqual([{ ...tickets[1], quantity: 1, retail: 1005, total: 1005 }])
  expect(line.total).toBe(6005)
})

test('a discount taken once is kept where it is better than the member price, and left where it is not', () => {
  const memberDiscounts = [{ discountType: 'PercentageBased' as const, value: 20, personTypeIds: [] }]
  const once = { ...less('total', 1000, true), memberDiscounts }
  expect(amounts(once, forPeople(1)).total).toBe(1805)
  expect(amounts(once, forPeople(2)).total).toBe(4488)
})

test('tickets without a price are told apart and cost nothing', () => {
  const line = comboLine(fixed, {
    events,
    tickets: [
      { eventTemplateId: 'boat', ticketTypeId: 'robot', quantity: 1 },
      { eventTemplateId: 'dome', ticketTypeId: 'robot', quantity: 2 },
    ],
  })
  expect(line).toMatchObject({ people: [], rest: [], items: [], total: 0 })
  expect(countTickets(line.unsold)).toBe(3)
})

test('[ORD-198] [CHK-164] a combo ticket counts as the sum of its child quantities', () => {
  const twice = [boat, { ...dome, perPerson: 2 }]
  const children = childTickets(twice, [{ ticketTypeId: 'adult', quantity: 2 }])
  expect(children.map(({ quantity }) => quantity)).toEqual([2, 4])
  expect(countTickets(children)).toBe(6)
  expect(comboSets(twice, children)).toEqual({ people: [{ ticketTypeId: 'adult', quantity: 2 }], rest: [] })
})

const price = fc.integer({ min: -1, max: 5000 })
const anEvent = (eventTemplateId: string) =>
  fc.record({
    eventTemplateId: fc.constant(eventTemplateId),
    perPerson: fc.integer({ min: 1, max: 3 }),
    prices: fc.record({ adult: price, child: price }),
  })
const someEvents = fc
  .tuple(anEvent('boat'), anEvent('dome'), anEvent('reef'))
  .chain(all => fc.shuffledSubarray(all, { minLength: 1 }))
const someTickets = fc.array(
  fc.record({
    eventTemplateId: fc.constantFrom('boat', 'dome', 'reef'),
    ticketTypeId: fc.constantFrom('adult', 'child'),
    quantity: fc.integer({ min: 0, max: 9 }),
  }),
  { maxLength: 8 },
)
const rebate = fc.record({
  discountType: fc.constantFrom('PercentageBased' as const, 'AmountBased' as const),
  value: fc.integer({ min: 0, max: 100 }).map(value => value * 37),
})
const percent = fc.record({
  discountType: fc.constant('PercentageBased' as const),
  value: fc.integer({ min: 0, max: 1000 }).map(value => value / 10),
})
const anOffer: fc.Arbitrary<ComboOffer> = fc.record({
  type: fc.constantFrom('fixedPrice' as const, 'discountCode' as const),
  priceSplit: fc.constantFrom('each' as const, 'total' as const),
  prices: fc
    .record({ adult: price, child: price })
    .map(prices => Object.entries(prices).map(([personTypeId, cents]) => ({ personTypeId, price: cents }))),
  discount: fc.record({
    distribution: fc.constantFrom('each' as const, 'total' as const),
    values: fc.array(fc.oneof(rebate, percent), { maxLength: 2 }),
  }),
  memberDiscounts: fc.array(
    percent.map(discount => ({ ...discount, personTypeIds: ['child'] })),
    { maxLength: 1 },
  ),
})
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)

test('parts sum to the whole, nothing is negative, and nobody pays more than the full price', () => {
  fc.assert(
    fc.property(anOffer, someEvents, someTickets, (offer, parts, tickets) => {
      const line = comboLine(offer, { events: parts, tickets })
      for (const kind of ['retail', 'total'] as const) {
        const whole = sum(line.items.map(item => item[kind]))
        expect(whole).toBe(line[kind])
        expect(sum([...line.people, ...line.rest].map(part => part[kind]))).toBe(whole)
      }
      for (const item of line.items) {
        expect(item.total).toBeGreaterThanOrEqual(0)
        expect(item.total).toBeLessThanOrEqual(item.retail)
      }
    }),
  )
})

test('no admission is lost, and the order of the tickets does not matter', () => {
  fc.assert(
    fc.property(anOffer, someEvents, someTickets, (offer, parts, tickets) => {
      const line = comboLine(offer, { events: parts, tickets })
      const known = tickets.filter(ticket =>
        parts.some(({ eventTemplateId }) => eventTemplateId === ticket.eventTemplateId),
      )
      expect(countTickets([...line.items, ...line.unsold])).toBe(countTickets(known))
      expect(comboLine(offer, { events: parts, tickets: [...tickets].reverse() })).toEqual(line)
    }),
  )
})

test('members save on a combo what everybody else pays more for it', () => {
  const memberDiscounts = [{ discountType: 'PercentageBased' as const, value: 20, personTypeIds: [] }]
  const chosen = { events, tickets: forPeople(2) }
  for (const offer of [fixed, less('each', 10), less('total', 1000, true)]) {
    const member = { ...offer, memberDiscounts }
    const saving = comboMemberSaving(member, chosen)
    expect(saving).toBeGreaterThan(0)
    expect(comboLine(member, chosen).total + saving).toBe(comboLine(offer, chosen).total)
    expect(comboMemberSaving(offer, chosen)).toBe(0)
  }
})
