import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PlannedSlot, planSlots, type StoredSlot } from './plan-slots.ts'

const fileSlotAt = (time: string, rest: Partial<PlannedSlot> = {}): PlannedSlot => ({
  id: `e.${time}`,
  date: '2026-11-21',
  time,
  capacity: 10,
  sold: 0,
  priceListId: null,
  source: ['slots', 0],
  startsAt: Date.parse(`2026-11-21T${time}:00Z`),
  ...rest,
})

const storedAt = (time: string, rest: Partial<StoredSlot> = {}): StoredSlot => {
  const { source: _source, ...slot } = fileSlotAt(time)

  return { ...slot, held: 0, bound: (rest.sold ?? 0) + (rest.held ?? 0) > 0, ...rest }
}

const NOTHING = { add: [], change: [], gone: [], tooSmall: [], doubled: [] }

test('equal slots need nothing', () => {
  expect(planSlots({ fileSlots: [fileSlotAt('10:00')], stored: [storedAt('10:00')] })).toEqual(NOTHING)
})

test.each<[string, Partial<PlannedSlot>]>([
  ['capacity', { capacity: 11 }],
  ['price list', { priceListId: 'evening' }],
  ['seats sold', { sold: 1 }],
  ['instant', { startsAt: 0 }],
])('another %s changes the slot', (_what, rest) => {
  const fileSlot = fileSlotAt('10:00', rest)
  expect(planSlots({ fileSlots: [fileSlot], stored: [storedAt('10:00')] })).toEqual({
    ...NOTHING,
    change: [fileSlot],
  })
})

test('fewer seats sold in the file than here change nothing', () => {
  const stored = storedAt('10:00', { sold: 4 })
  expect(planSlots({ fileSlots: [fileSlotAt('10:00', { sold: 2 })], stored: [stored] })).toEqual(NOTHING)
})

test.each<[string, Partial<StoredSlot>, number]>([
  ['sold', { sold: 4 }, 4],
  ['held', { held: 4 }, 4],
  ['sold and held', { sold: 2, held: 2 }, 4],
])('a capacity below the seats %s is too small, a capacity equal to them is not', (_what, taken, count) => {
  const small = fileSlotAt('10:00', { capacity: count - 1 })
  const stored = [storedAt('10:00', taken)]
  expect(planSlots({ fileSlots: [small], stored }).tooSmall).toEqual([{ slot: small, taken: count }])
  expect(planSlots({ fileSlots: [fileSlotAt('10:00', { capacity: count })], stored }).tooSmall).toEqual([])
})

test('a bound slot is found by its start when its id is another', () => {
  const fileSlot = fileSlotAt('10:00', { id: 'new', capacity: 12 })
  expect(planSlots({ fileSlots: [fileSlot], stored: [storedAt('10:00', { sold: 1 })] })).toEqual({
    ...NOTHING,
    change: [{ ...fileSlot, id: 'e.10:00' }],
  })
})

test('a free slot with another id makes room for the one of the file', () => {
  const fileSlot = fileSlotAt('10:00', { id: 'new' })
  expect(planSlots({ fileSlots: [fileSlot], stored: [storedAt('10:00')] })).toEqual({
    ...NOTHING,
    add: [fileSlot],
    gone: ['e.10:00'],
  })
})

test('a slot moved onto the start of a bound one that the file dropped is doubled', () => {
  const moved = fileSlotAt('11:00', { id: 'e.10:00' })
  const plan = planSlots({ fileSlots: [moved], stored: [storedAt('10:00'), storedAt('11:00', { sold: 1 })] })
  expect(plan.doubled).toEqual([moved])
})

const hour = fc.integer({ min: 0, max: 5 }).map(value => `0${value}:00`)
const seats = fc.record({ capacity: fc.integer({ min: 0, max: 5 }), sold: fc.integer({ min: 0, max: 5 }) })
const uniqueHours = { selector: (slot: { time: string }) => slot.time, maxLength: 6 }
const someFileSlots = fc.uniqueArray(
  fc.tuple(hour, seats).map(([time, rest]) => fileSlotAt(time, rest)),
  uniqueHours,
)
const someStored = fc.uniqueArray(
  fc.tuple(hour, seats).map(([time, rest]) => storedAt(time, rest)),
  uniqueHours,
)

test('law: every slot of the file is added, changed, too small or there already, and every other stored one is gone', () => {
  fc.assert(
    fc.property(someFileSlots, someStored, (fileSlots, stored) => {
      const plan = planSlots({ fileSlots, stored })
      const ids = new Set(fileSlots.map(slot => slot.id))
      const known = new Set(stored.map(slot => slot.id))
      expect(plan.gone.toSorted()).toEqual([...known].filter(id => !ids.has(id)).toSorted())
      expect(plan.add.map(slot => slot.id).toSorted()).toEqual(
        [...ids].filter(id => !known.has(id)).toSorted(),
      )
      expect(
        [...plan.change, ...plan.tooSmall.map(({ slot }) => slot)].every(slot => known.has(slot.id)),
      ).toBe(true)
    }),
  )
})
