import { slotIdOf, type VenueSlot, type VenueSlotRule } from '#app/contract/venue-file/slots.ts'
import { eventSlots } from '../import/event-slots.ts'

/** A slot row, as far as a file says anything about it. */
export type ExportedSlot = {
  id: string
  date: string
  time: string
  capacity: number
  sold: number
  priceListId: string | null
}

type ExportEvent = {
  id: string
  timeZone: string
  priceListIds: readonly string[]
  slotRules: readonly VenueSlotRule[]
  stored: readonly ExportedSlot[]
}

/**
 * The rules of an event and, beside them, every stored slot that its rules do not give just so. Where a start of the rules
 * has no row any more, the rules cannot be said: then all slots are written singly.
 */
export function slotsOfExport({ id: eventId, timeZone, slotRules, priceListIds, stored }: ExportEvent): {
  slotRules: VenueSlotRule[]
  slots: VenueSlot[]
} {
  const slots = stored.map(slot =>
    slot.priceListId && !priceListIds.includes(slot.priceListId) ? { ...slot, priceListId: null } : slot,
  )
  const ruled = new Map(
    eventSlots({ id: eventId, timeZone, slots: [], slotRules }).fileSlots.map(slot => [
      `${slot.date} ${slot.time}`,
      slot,
    ]),
  )
  const starts = new Set(slots.map(slot => `${slot.date} ${slot.time}`))
  if ([...ruled.keys()].some(start => !starts.has(start)))
    return { slotRules: [], slots: slots.map(slot => single(eventId, slot)) }

  const odd = slots.filter(slot => !isSame(ruled.get(`${slot.date} ${slot.time}`), slot))

  return { slotRules: [...slotRules], slots: odd.map(slot => single(eventId, slot)) }
}

function isSame(ruled: ExportedSlot | undefined, slot: ExportedSlot): boolean {
  return (
    ruled !== undefined &&
    ruled.id === slot.id &&
    ruled.capacity === slot.capacity &&
    ruled.sold === slot.sold &&
    ruled.priceListId === slot.priceListId
  )
}

function single(eventId: string, { id, priceListId, date, time, capacity, sold }: ExportedSlot): VenueSlot {
  const own = id === slotIdOf({ eventId, date, time }) ? {} : { id }

  return { ...own, date, time, capacity, sold, ...(priceListId ? { priceListId } : {}) }
}
