import { expect, test } from 'vitest'
import { orderedEvent } from '#app/rules/tickets/ordered-event.ts'

const slot = { id: 's1', date: '2026-11-21', time: '10:00', availableSeats: 10 }
const adult = { personTypeId: 'adult', price: 2000, discountedPrice: 1500, quantity: 2, retailQuantity: 1 }
const child = { personTypeId: 'child', price: 1000, quantity: 0, retailQuantity: 0 }

test('[ORD-101] an event in the order carries its date, slot, prices, totals, seats and range', () => {
  const state = orderedEvent({ date: '2026-11-20', slot, times: ['12:00', '10:00'], lines: [adult, child] })

  expect(state).toEqual({
    selectedDate: '2026-11-21',
    selectedHourId: 's1',
    cartedPrices: [adult],
    retailTotal: 6000,
    discountTotal: 1000,
    isMaxed: false,
    isAtCapacity: false,
    remainingSeats: 7,
    range: { startTime: '10:00', endTime: '12:00' },
    availability: 'available',
  })
})

test('[ORD-101] without a slot it is at capacity, with too many tickets it is maxed', () => {
  const none = orderedEvent({ date: '2026-11-20', times: [], lines: [child] })
  const over = orderedEvent({
    date: '2026-11-20',
    slot,
    times: ['10:00'],
    lines: [{ ...child, quantity: 11 }],
  })

  expect(none).toMatchObject({
    selectedDate: '2026-11-20',
    selectedHourId: null,
    isAtCapacity: true,
    range: null,
  })
  expect(over).toMatchObject({ isMaxed: true, remainingSeats: -1, range: null })
})

test('[ORD-132] prices and seats are those of the chosen slot', () => {
  const evening = { id: 's2', date: '2026-11-21', time: '19:00', availableSeats: 2 }
  const late = { ...adult, price: 2500, discountedPrice: 2500 }
  const day = orderedEvent({ date: '2026-11-20', slot, times: ['10:00', '19:00'], lines: [adult] })
  const night = orderedEvent({ date: '2026-11-20', slot: evening, times: ['10:00', '19:00'], lines: [late] })

  expect([day.retailTotal, day.remainingSeats, day.availability]).toEqual([6000, 7, 'available'])
  expect([night.retailTotal, night.remainingSeats, night.availability]).toEqual([7500, -1, 'maxed-out'])
})
