import { expect, test } from 'vitest'
import { applySlot } from '#app/rules/slots/apply-slot.ts'

const morning = {
  id: 's1',
  date: '2026-11-20',
  time: '10:00',
  availableSeats: 10,
  event: { priceList: [{ price: 1200 }], orderForms: [{ id: 'waiver' }] },
}
const evening = {
  id: 's2',
  date: '2026-11-21',
  time: '19:00',
  availableSeats: 2,
  event: { priceList: [{ price: 2500 }], orderForms: [] },
}

test('(ORD-132) another slot brings its own prices, order forms and remaining seats', () => {
  const event = { name: 'Reef walk' }
  const first = applySlot(event, { slot: morning, tickets: 3 })
  const second = applySlot(first, { slot: evening, tickets: 3 })

  expect(first).toMatchObject({
    priceList: [{ price: 1200 }],
    orderForms: [{ id: 'waiver' }],
    remainingSeats: 7,
  })
  expect(second).toMatchObject({
    priceList: [{ price: 2500 }],
    orderForms: [],
    remainingSeats: -1,
    isMaxed: true,
  })
  expect(second).toMatchObject({ name: 'Reef walk', selectedHourId: 's2', selectedDate: '2026-11-21' })
})
