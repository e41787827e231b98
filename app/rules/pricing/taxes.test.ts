import fc from 'fast-check'
import { expect, test } from 'vitest'
import { charges, type Tax } from '#app/contract/venue-file/charges.ts'
import type { LineType } from '#app/rules/carts/item-types.ts'
import { singleLine } from './order-line.ts'
import { taxTotals, withTaxes } from './taxes.ts'

const EVERYTHING = ['event', 'combo', 'addOn', 'membership', 'donation', 'fee'] as const
const tax = (values: Partial<Tax>): Tax => ({
  ...{ id: 'vat', name: 'VAT', rate: 10, included: false, appliesTo: [...EVERYTHING] },
  ...values,
})

const line = (cost: number, itemType: LineType = 'Event', id = `${itemType} ${cost}`) =>
  singleLine({ id, itemType, type: '', sourceId: 'x', name: 'x', images: [], quantity: 1, cost })

type Case = {
  why: string
  taxes: Tax[]
  rounding?: 'order' | 'line'
  order: ReturnType<typeof line>[]
  /** of each line */
  shares: number[]
  added: number[]
}

test.each<Case>([
  { why: 'no tax', taxes: [], order: [line(1000)], shares: [0], added: [] },
  { why: '10 % on top of 10.00', taxes: [tax({})], order: [line(1000)], shares: [100], added: [100] },
  {
    why: '8.875 % on top of 20.00: 1.775, half a cent going up',
    taxes: [tax({ rate: 8.875 })],
    order: [line(2000)],
    shares: [178],
    added: [178],
  },
  {
    why: 'once for the order: 10 % of 3 × 0.15 is 0.045, five cents, of which the first two lines have two each',
    taxes: [tax({})],
    order: [line(15, 'Event', 'a'), line(15, 'Event', 'b'), line(15, 'Event', 'c')],
    shares: [2, 2, 1],
    added: [5],
  },
  {
    why: 'line by line: 0.015 is two cents, three times',
    taxes: [tax({})],
    rounding: 'line',
    order: [line(15, 'Event', 'a'), line(15, 'Event', 'b'), line(15, 'Event', 'c')],
    shares: [2, 2, 2],
    added: [6],
  },
  {
    why: '20 % that is included in 12.00 is 2.00, and adds nothing',
    taxes: [tax({ rate: 20, included: true })],
    order: [line(1200)],
    shares: [200],
    added: [],
  },
  {
    why: '19 % included, line by line: 15.97 and 15.97 of 100.00',
    taxes: [tax({ rate: 19, included: true })],
    rounding: 'line',
    order: [line(10_000, 'Event', 'a'), line(10_000, 'Combo', 'b')],
    shares: [1597, 1597],
    added: [],
  },
  {
    why: 'a kind that is not named is not taxed',
    taxes: [tax({ appliesTo: ['addOn'] })],
    order: [line(1000), line(500, 'Inventory'), line(300, 'ComboInventory')],
    shares: [0, 50, 30],
    added: [80],
  },
  {
    why: 'a fee is a kind of its own, and a gift is',
    taxes: [tax({ appliesTo: ['fee'] })],
    order: [line(1000), line(200, 'Fee'), line(700, 'Donation'), line(900, 'Renewal')],
    shares: [0, 20, 0, 0],
    added: [20],
  },
  {
    why: 'what costs nothing has none',
    taxes: [tax({}), tax({ id: 'city', included: true })],
    order: [line(0)],
    shares: [0],
    added: [],
  },
])('$why', ({ taxes, rounding = 'order', order, shares, added }) => {
  const lines = withTaxes(order, charges.parse({ taxes, taxRounding: rounding }))
  const own = lines.slice(0, order.length)
  expect(
    own.map(({ taxes: lineTaxes = [] }) => lineTaxes.reduce((sum, { amount }) => sum + amount, 0)),
  ).toEqual(shares)
  const behind = lines.slice(order.length)
  expect(behind.map(({ itemType, paid }) => [itemType, paid])).toEqual(added.map(paid => ['Tax', paid]))
})

test('several taxes stand in the order of the venue, each with its own line, and a line without a tax says nothing of it', () => {
  const taxes = [
    tax({ id: 'city', name: 'City', rate: 1 }),
    tax({ id: 'state', name: 'State', appliesTo: ['event'] }),
  ]
  const lines = withTaxes([line(1000), line(2000, 'Donation')], charges.parse({ taxes }))
  expect(lines.map(({ id, name, paid }) => [id, name, paid])).toEqual([
    ['Event 1000', 'x', 1000],
    ['Donation 2000', 'x', 2000],
    ['tax.city', 'City', 30],
    ['tax.state', 'State', 100],
  ])
  expect(lines[1]?.taxes).toEqual([{ id: 'city', name: 'City', included: false, amount: 20 }])
  expect(withTaxes([line(1000)], charges.parse({}))).toEqual([line(1000)])
  expect(taxTotals(lines)).toEqual([
    { id: 'city', name: 'City', included: false, amount: 30 },
    { id: 'state', name: 'State', included: false, amount: 100 },
  ])
})

test('the lines of an order sum to each tax, and each line has its share to within a cent', () => {
  const order = fc.array(fc.nat(5_000_000), { minLength: 1, maxLength: 12 })
  const rate = fc.integer({ min: 1, max: 1_000_000 }).map(millionths => millionths / 10_000)
  fc.assert(
    fc.property(
      order,
      rate,
      fc.boolean(),
      fc.constantFrom('order' as const, 'line' as const),
      (costs, percent, included, taxRounding) => {
        const goods = costs.map((cost, at) => line(cost, 'Event', `${at}`))
        const lines = withTaxes(
          goods,
          charges.parse({ taxes: [tax({ rate: percent, included })], taxRounding }),
        )
        const share = (cost: number) => (cost * percent) / (100 + (included ? percent : 0))
        const [total] = taxTotals(lines)
        const added = lines.slice(costs.length)
        expect(added.map(({ paid }) => paid)).toEqual(total && !included ? [total.amount] : [])
        costs.forEach((cost, at) => {
          const amount = lines[at]?.taxes?.[0]?.amount ?? 0
          expect(Number.isSafeInteger(amount)).toBe(true)
          expect(Math.abs(amount - share(cost))).toBeLessThan(taxRounding === 'line' ? 0.500_01 : 1.000_01)
        })
        const sum = costs.reduce((all, cost) => all + cost, 0)
        if (taxRounding === 'order')
          expect(Math.abs((total?.amount ?? 0) - share(sum))).toBeLessThan(0.500_01)
      },
    ),
  )
})

test('a price can hold one included tax', () => {
  const issues = (taxes: Tax[]) =>
    charges.safeParse({ taxes }).error?.issues.map(({ path }) => path.join('.')) ?? []
  const reduced = tax({ id: 'reduced', included: true, appliesTo: ['event'] })
  expect(issues([reduced, tax({ included: true })])).toEqual(['taxes.1.appliesTo'])
  expect(issues([reduced, tax({ included: true, appliesTo: ['addOn', 'fee'] })])).toEqual([])
  expect(issues([reduced, tax({})])).toEqual([])
})

test.each([
  [0, 'above 0'],
  [101, 'at most 100'],
  [8.87501, 'four decimals'],
])('a rate of %d is refused', (rate, why) => {
  expect(charges.safeParse({ taxes: [tax({ rate })] }).error?.message).toContain(why)
})
