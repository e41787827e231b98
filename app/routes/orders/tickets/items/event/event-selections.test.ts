import { expect, test } from 'vitest'
import type { CartPayload } from '#app/contract/carts.ts'
import { readOrderAddress } from '../../order-address.ts'
import { readEventSelections } from './event-selections.ts'

test('which events are on the page: those of the cart first, each on the day that it is wanted for', () => {
  const cart = {
    orders: [
      {
        itemType: 'Event',
        eventTemplateId: 'reef',
        events: [{ eventId: 'reef.9', startTime: '2026-11-22T10:30:00' }],
      },
      { itemType: 'Event', eventTemplateId: 'dome', events: [] },
      { itemType: 'Event', events: [] },
      { itemType: 'Combo', eventTemplateId: 'combo', events: [] },
    ],
    templates: [
      {
        events: [
          {
            eventId: 'reef.9',
            tickets: [
              { ticketTypeId: 'adult', quantity: 2, isRetail: false },
              { ticketTypeId: 'child', quantity: 1, isRetail: true },
            ],
          },
        ],
      },
    ],
  } as unknown as CartPayload
  const selectionsFor = (query: string, from: CartPayload | null = cart) =>
    readEventSelections(from, readOrderAddress(new URL(`http://venue.test/?${query}`)))
  const days = (query: string) => selectionsFor(query).map(({ eventId, date, time }) => [eventId, date, time])
  expect(selectionsFor('eventIds=moon,reef')).toEqual([
    {
      eventId: 'reef',
      date: '2026-11-22',
      time: '10:30',
      quantities: { adult: 2 },
      retail: { child: 1 },
      inCart: true,
    },
    { eventId: 'dome', date: null, time: null, quantities: {}, retail: {}, inCart: true },
    { eventId: 'moon', date: null, time: null, quantities: {}, retail: {}, inCart: false },
  ])
  expect(days('eventIds=moon,reef&date=2026-11-25')).toEqual([
    ['reef', '2026-11-25', '10:30'],
    ['dome', null, null],
    ['moon', '2026-11-25', null],
  ])
  expect(days('eventIds=moon&date=2026-11-25&time=12:00')).toEqual([
    ['reef', '2026-11-22', '10:30'],
    ['dome', null, null],
    ['moon', '2026-11-25', '12:00'],
  ])
  expect(days('cdEventIds=reef,sun&eventIds=moon&date=2026-11-25')).toEqual([
    ['reef', '2026-11-22', '10:30'],
    ['dome', null, null],
    ['moon', null, null],
    ['sun', '2026-11-25', null],
  ])
  expect(selectionsFor('', null)).toEqual([])
})
