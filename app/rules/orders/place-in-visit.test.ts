import { expect, test } from 'vitest'
import { placeInVisit } from '#app/rules/orders/place-in-visit.ts'

test('tickets are counted visit by visit', () => {
  const tickets = ['boat', 'boat', 'reef', 'boat'].map((eventId, at) => ({ id: `t${at}`, eventId }))
  expect(tickets.map(ticket => placeInVisit(ticket, tickets))).toEqual([
    { number: 1, total: 3 },
    { number: 2, total: 3 },
    { number: 1, total: 1 },
    { number: 3, total: 3 },
  ])
})
