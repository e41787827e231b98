import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Fee } from '#app/contract/venue-file/charges.ts'
import { type Chargeable, chargedFees } from './fees.ts'

const fee = (about: Partial<Fee> = {}): Fee => ({
  id: 'service',
  name: 'Service fee',
  per: 'ticket',
  feeType: 'AmountBased',
  value: 150,
  appliesTo: ['event', 'combo'],
  ...about,
})
const tickets = (quantity: number, paid: number, goods: Chargeable['goods'] = 'event') => ({
  goods,
  quantity,
  paid,
})

test.each([
  {
    why: '150 for each of three tickets',
    fees: [fee()],
    order: [tickets(2, 3600), tickets(1, 900)],
    is: 450,
  },
  { why: 'a free ticket has none', fees: [fee()], order: [tickets(2, 3600), tickets(1, 0)], is: 300 },
  { why: 'a combo counts its persons', fees: [fee()], order: [tickets(2, 5001, 'combo')], is: 300 },
  { why: 'an add-on is no ticket', fees: [fee()], order: [tickets(2, 1000, 'addOn')], is: 0 },
  {
    why: 'a gift alone has no fee',
    fees: [fee({ per: 'order' })],
    order: [tickets(1, 2500, 'donation')],
    is: 0,
  },
  {
    why: 'once an order',
    fees: [fee({ per: 'order', value: 300 })],
    order: [tickets(2, 3600), tickets(1, 900)],
    is: 300,
  },
  {
    why: '2.5 % of the whole is rounded once',
    fees: [fee({ per: 'order', feeType: 'PercentageBased', value: 2.5 })],
    order: [tickets(3, 2999)],
    is: 75,
  },
  {
    why: '2.5 % of each of three tickets of 999.67 is rounded three times',
    fees: [fee({ feeType: 'PercentageBased', value: 2.5 })],
    order: [tickets(3, 2999)],
    is: 75,
  },
  {
    why: '5 % of each of two tickets of 10 cents is 1 cent each',
    fees: [fee({ feeType: 'PercentageBased', value: 5 })],
    order: [tickets(2, 20)],
    is: 2,
  },
  {
    why: 'of what it applies to alone',
    fees: [fee({ per: 'order', feeType: 'PercentageBased', value: 10, appliesTo: ['membership'] })],
    order: [tickets(2, 3600), tickets(1, 6000, 'membership')],
    is: 600,
  },
])('$why: $is cents', ({ fees, order, is }) => {
  const charged = chargedFees(order, { fees })
  expect(charged.reduce((sum, { amount }) => sum + amount, 0)).toBe(is)
  expect(charged).toHaveLength(is > 0 ? 1 : 0)
})

test('fees are charged in the order of the venue, each for itself', () => {
  const fees = [fee({ id: 'b', per: 'order', value: 100 }), fee({ id: 'a' })]
  expect(chargedFees([tickets(2, 3600)], { fees })).toEqual([
    { fee: fees[0], amount: 100 },
    { fee: fees[1], amount: 300 },
  ])
})

test('a fee is whole cents, never negative, and a percentage per ticket differs from one per order by half a cent a ticket at most', () => {
  const order = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 20 }), paid: fc.nat(1_000_000) }))
  fc.assert(
    fc.property(order, fc.nat(10_000), (some, points) => {
      const goods = some.map(({ quantity, paid }) => tickets(quantity, paid))
      const share = { feeType: 'PercentageBased' as const, value: points / 100 }
      const amount = (per: Fee['per']) =>
        chargedFees(goods, { fees: [fee({ per, ...share })] })[0]?.amount ?? 0
      const units = goods.reduce((sum, { quantity }) => sum + quantity, 0)
      expect(Number.isSafeInteger(amount('ticket')) && amount('ticket') >= 0).toBe(true)
      expect(Math.abs(amount('ticket') - amount('order'))).toBeLessThanOrEqual(units / 2 + 1)
    }),
  )
})
