import { expect, test } from 'vitest'
import { countTickets } from '#app/rules/tickets/ticket-count.ts'

test.each([
  { why: '2 tickets and 1 at retail', tickets: [{ quantity: 2, retailQuantity: 1 }], count: 3 },
  { why: 'the tickets of two events', tickets: [{ quantity: 2 }, { quantity: 3 }], count: 5 },
  { why: 'tickets at retail alone', tickets: [{ retailQuantity: 2 }], count: 2 },
  { why: 'nothing', tickets: [], count: 0 },
])('(ORD-198) (CHK-164) $why count as $count', ({ tickets, count }) => {
  expect(countTickets(tickets)).toBe(count)
})
