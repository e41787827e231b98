import { expect, test } from 'vitest'
import { eventPart, type OrderEvent } from './event-model.ts'

test('an event in the summary: each kind of ticket, and at retail apart', () => {
  const event = {
    id: 'reef',
    name: 'Reef',
    date: '2026-11-21',
    dateText: 'Saturday',
    slots: [
      { id: 'reef.9', date: '2026-11-21', time: '09:00', label: '9:00 am', availableSeats: 5, prices: 'day' },
    ],
    priceLists: {
      day: [
        {
          id: 'adult',
          name: 'Adult',
          description: '',
          price: 900,
          retail: 1200,
          lineDiscount: null,
          forMembers: true,
          othersPay: 1200,
          maximum: null,
        },
        {
          id: 'child',
          name: 'Child',
          description: '',
          price: 500,
          retail: 500,
          lineDiscount: null,
          forMembers: false,
          maximum: null,
        },
      ],
    },
  } as unknown as OrderEvent
  const choice = { slotId: 'reef.9', quantities: { adult: 2, child: 0 }, retail: { adult: 1 } }
  expect(eventPart(event, choice)).toMatchObject({
    key: 'reef',
    name: 'Reef',
    when: 'Saturday · 9:00 am',
    lines: [
      {
        ...{ itemType: 'Event', sourceId: 'reef', listed: 3600, visitor: 3000 },
        parts: [
          { id: 'adult', name: 'Adult', quantity: 2, personTypeId: 'adult', listed: 2400, visitor: 1800 },
          { id: 'adult retail', name: 'Adult', quantity: 1, listed: 1200, visitor: 1200, isRetail: true },
        ],
      },
    ],
  })
  expect(eventPart(event, { ...choice, quantities: {}, retail: {} })).toBeNull()
  expect(eventPart(event, undefined)).toBeNull()
  expect(eventPart(event, { ...choice, slotId: null })?.when).toBe('Saturday')
})
