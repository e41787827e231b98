import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedTypes, inOrderOfVisits, inTimeOrder, visitsOf } from '#app/rules/orders/visits.ts'

const ticket = (eventId: string, ticketingTypeName = 'Adult') => ({
  eventId,
  eventTemplateId: `of-${eventId}`,
  eventName: `Name of ${eventId}`,
  eventStartTime: '2026-11-20T15:00:00',
  ticketingTypeName,
})

test('the tickets of one start are one visit, also when others stand between them', () => {
  const visits = visitsOf([ticket('a'), ticket('b'), ticket('a', 'Child')])
  expect(visits.map(({ slotId, name, tickets }) => [slotId, name, tickets.length])).toEqual([
    ['a', 'Name of a', 2],
    ['b', 'Name of b', 1],
  ])
})

test('no ticket is lost and none is added', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c')), ids => {
      const tickets = ids.map(id => ticket(id))
      const found = visitsOf(tickets).flatMap(visit => visit.tickets)
      expect(new Set(found)).toEqual(new Set(tickets))
      expect(found).toHaveLength(tickets.length)
    }),
  )
})

test('the kinds of a visit are counted in the order they first come', () => {
  expect(countedTypes([ticket('a', 'Child'), ticket('a'), ticket('a', 'Child')])).toEqual([
    { name: 'Child', quantity: 2 },
    { name: 'Adult', quantity: 1 },
  ])
})

test('visits are told as the day brings them, of one time as they came, what has no time last', () => {
  const visits = [
    { name: 'Open garden', startTime: null },
    { name: 'Fern Walk', startTime: '2026-11-21T11:00:00' },
    { name: 'Dry House', startTime: '2026-11-21T10:15:00' },
    { name: 'Palm House', startTime: '2026-11-21T11:00:00' },
    { name: 'Garden', startTime: '2026-11-20T16:00:00' },
  ]
  const names = inTimeOrder(visits).map(({ name }) => name)
  expect(names).toEqual(['Garden', 'Dry House', 'Fern Walk', 'Palm House', 'Open garden'])
})

test('what was ordered is told by the first start of each with its add-ons, what has none last as it came', () => {
  const line = (name: string, startTimes: (string | undefined)[], type = 'standard') => ({
    ...{ name, type },
    events: startTimes.map(startTime => ({ startTime })),
  })
  const lines = [
    line('Donation', [], 'donation'),
    line('Double', ['2026-11-21T16:00:00', '2026-11-21T10:00:00']),
    line('Book', [], 'addOn'),
    line('Membership', [undefined], 'membership'),
    line('Fern Walk', ['2026-11-21T09:00:00']),
    line('Lunch', [], 'addOn'),
  ]
  const names = inOrderOfVisits(lines, ({ events }) => events).map(({ name }) => name)
  expect(names).toEqual(['Fern Walk', 'Lunch', 'Double', 'Book', 'Donation', 'Membership'])
})
