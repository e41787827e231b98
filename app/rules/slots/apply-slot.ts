import { isMaxed, remainingSeats } from '#app/rules/slots/seats.ts'
import type { TimeSlot } from '#app/rules/slots/time-slot.ts'

/** A slot with what it brings for its event: its own prices and order forms (ORD-103). */
export type SlotOfEvent<Prices, Form> = TimeSlot & {
  event: { priceList: Prices; orderForms: readonly Form[] }
}

/** What of an ordered event depends on its slot. */
export type SlotState<Prices, Form> = {
  selectedDate: string
  selectedHourId: string
  priceList: Prices
  orderForms: readonly Form[]
  availableSeats: number
  remainingSeats: number
  isMaxed: boolean
  isAtCapacity: boolean
}

/** The event with the prices, order forms and remaining seats of the chosen slot (ORD-132). */
export function applySlot<E extends object, Prices, Form>(
  event: E,
  { slot, tickets }: { slot: SlotOfEvent<Prices, Form>; tickets: number },
): E & SlotState<Prices, Form> {
  const remaining = remainingSeats(slot.availableSeats, tickets)

  return {
    ...event,
    selectedDate: slot.date,
    selectedHourId: slot.id,
    priceList: slot.event.priceList,
    orderForms: slot.event.orderForms,
    availableSeats: slot.availableSeats,
    remainingSeats: remaining,
    isMaxed: isMaxed(remaining),
    isAtCapacity: false,
  }
}
