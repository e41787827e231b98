import { expect, test } from 'vitest'
import { linePart, orderLine } from '#app/rules/pricing/order-line.ts'
import { summedDemand } from '#app/rules/pricing/priced-items.ts'
import { ticketPart } from '#app/rules/pricing/ticket-part.ts'

const part = (quantity: number, listed: number, more: { visitor?: number; coupon?: number } = {}) =>
  linePart({ id: `${listed}`, name: 'Adult', quantity, listed, visitor: listed, ...more })

test('a line comes to the sum of its parts, stage by stage', () => {
  const parts = [part(2, 3600, { visitor: 2880, coupon: 288 }), part(1, 900)]
  const facts = {
    id: 'a',
    itemType: 'Event' as const,
    type: 'event',
    sourceId: 'a',
    name: 'A',
    images: [],
    visits: [],
  }
  expect(orderLine({ ...facts, parts })).toMatchObject({
    listed: 4500,
    visitor: 3780,
    coupon: 288,
    paid: 3492,
  })
})

test.each([
  { quantity: 3, listed: 1000, each: 333 },
  { quantity: 2, listed: 3601, each: 1801 },
  { quantity: 0, listed: 0, each: 0 },
])('of $quantity for $listed one is listed at $each', ({ quantity, listed, each }) => {
  expect(part(quantity, listed)).toMatchObject({ listedEach: each, visitorEach: each })
})

test('tickets are at the listed price by choice only where somebody chose that', () => {
  const tickets = {
    id: 'a',
    name: 'Adult',
    quantity: 1,
    listedEach: 1800,
    visitorEach: 1800,
    lineDiscount: null,
  }
  expect(ticketPart(tickets)).not.toHaveProperty('isRetail')
  expect(ticketPart({ ...tickets, isRetail: true }).isRetail).toBe(true)
})

test('the seats that several items ask of one start are added', () => {
  const demand = (seats: Record<string, number>) => ({ demand: new Map(Object.entries(seats)) })
  expect(Object.fromEntries(summedDemand([demand({ ten: 2, noon: 1 }), demand({ ten: 3 })]))).toEqual({
    ten: 5,
    noon: 1,
  })
})
