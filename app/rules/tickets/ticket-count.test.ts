import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countTickets, ticketCount } from '#app/rules/tickets/ticket-count.ts'

test.each([
  { why: '2 tickets and 1 at retail', ticket: { quantity: 2, retailQuantity: 1 }, count: 3 },
  {
    why: 'a combo ticket with children of 2 and 3',
    ticket: { quantity: 1, children: [{ quantity: 2 }, { quantity: 3 }] },
    count: 5,
  },
  {
    why: 'a combo child with retail tickets',
    ticket: { children: [{ quantity: 1, retailQuantity: 2 }] },
    count: 3,
  },
  { why: 'a combo ticket without children', ticket: { quantity: 4, children: [] }, count: 0 },
  { why: 'nothing', ticket: {}, count: 0 },
])('(ORD-198) (CHK-164) $why count as $count', ({ ticket, count }) => {
  expect(ticketCount(ticket)).toBe(count)
})

test('(ORD-198) (CHK-164) wrapping tickets into a combo does not change their count', () => {
  const tickets = fc.array(fc.record({ quantity: fc.nat(999), retailQuantity: fc.nat(999) }))

  fc.assert(
    fc.property(tickets, children => {
      expect(ticketCount({ quantity: 1, children })).toBe(countTickets(children))
    }),
  )
})
