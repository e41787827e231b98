import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseSlot, chooseSlotAgain } from '#app/rules/slots/choose-slot.ts'
import { availabilityOf } from '#app/rules/slots/seats.ts'

const slotsAt = (...given: [time: string, seats: number][]) =>
  given.map(([time, availableSeats]) => ({ time, availableSeats }))
const chosen = (slots: ReturnType<typeof slotsAt>, autoSelect: boolean, timeInAddress?: string) =>
  chooseSlot({ slots, autoSelect, timeInAddress })?.time

const day = slotsAt(['09:00', 4], ['09:30', 4], ['09:40', 0], ['10:00', 4], ['10:35', 4])

test('[ORD-137] of 09:00, 09:30, 09:40 sold out, 10:00 and 10:35 auto-select takes 10:00', () => {
  expect(chosen(day, true)).toBe('10:00')
})

test('[ORD-137] a slot at 09:35 is the first that counts', () => {
  expect(chosen(slotsAt(['09:34', 4], ['09:35', 4], ['11:00', 4]), true)).toBe('09:35')
})

test('[ORD-137] with nothing free from 09:35 on, auto-select takes the first slot not sold out', () => {
  expect(chosen(slotsAt(['08:00', 0], ['09:00', 2], ['09:15', 2], ['10:00', 0]), true)).toBe('09:00')
})

test('[ORD-136] the time in the address is chosen, with auto-select or without', () => {
  expect(chosen(day, true, '10:35')).toBe('10:35')
  expect(chosen(day, false, '10:35')).toBe('10:35')
  expect(chosen(day, true, '09:00')).toBe('09:00')
})

test('[ORD-136] without auto-select the first available slot is chosen', () => {
  expect(chosen(slotsAt(['09:00', 0], ['09:30', 1], ['10:00', 9]), false)).toBe('09:30')
})

test.each(['09:40', '12:00', 'noon'])(
  'an address asking for %s, sold out or unknown, gets no other time in its place',
  time => {
    expect(chosen(day, true, time)).toBeUndefined()
    expect(chosen(day, false, time)).toBeUndefined()
  },
)

test('[ORD-135] with no slot to choose the event is at capacity', () => {
  const slot = chooseSlot({ slots: slotsAt(['09:00', 0]), autoSelect: false })

  expect(slot).toBeUndefined()
  expect(availabilityOf({ hasPrices: true, slot, tickets: 0 })).toBe('at-capacity')
})

const named = day.map((slot, index) => ({ ...slot, id: `slot ${index}` }))

test.each([
  { why: 'its slot has seats', slotId: 'slot 1', time: '10:00', chosen: '09:30' },
  { why: 'its slot is sold out', slotId: 'slot 2', time: '10:00', chosen: undefined },
  { why: 'its slot is none of the day', slotId: 'slot 9', time: '10:00', chosen: undefined },
  { why: 'it has no slot', slotId: null, time: '10:35', chosen: '10:35' },
  { why: 'it has no slot and its time is sold out', slotId: null, time: '09:40', chosen: undefined },
  { why: 'it has no slot and no start at the time', slotId: null, time: '12:00', chosen: '09:00' },
  {
    why: 'it has no slot, no start at the time and auto-select',
    slotId: null,
    time: '12:00',
    auto: true,
    chosen: '10:00',
  },
  { why: 'it has no slot and no time is named', slotId: null, time: null, chosen: '09:00' },
])(
  '[ORD-115] an event that was ordered takes $chosen where $why',
  ({ slotId, time, auto = false, chosen: expected }) => {
    expect(chooseSlotAgain({ slots: named, slotId, time, autoSelect: auto })?.time).toBe(expected)
  },
)

test('a sold-out slot is never chosen, and a free one always is when there is any', () => {
  const time = fc.integer({ min: 0, max: 1439 })
  const slots = fc
    .uniqueArray(time, { maxLength: 30 })
    .chain(times =>
      fc.tuple(
        fc.constant(times.sort((a, b) => a - b)),
        fc.array(fc.nat(2), { minLength: 30, maxLength: 30 }),
      ),
    )
    .map(([times, seats]) =>
      times.map((minute, i) => ({
        time: new Date(minute * 60_000).toISOString().slice(11, 16),
        availableSeats: seats[i] ?? 0,
      })),
    )

  fc.assert(
    fc.property(slots, fc.boolean(), (given, autoSelect) => {
      const slot = chooseSlot({ slots: given, autoSelect })

      expect(slot !== undefined).toBe(given.some(({ availableSeats }) => availableSeats > 0))
      expect(slot?.availableSeats).not.toBe(0)
    }),
  )
})
