import type { LocalTime } from '#app/rules/calendar/dates.ts'
import { isChoosable, type TimeSlot } from '#app/rules/slots/time-slot.ts'

/** From when on a slot is chosen by auto-select, on the venue's wall clock. See the decision in the README of rules. */
export const AUTO_SELECT_FROM: LocalTime = '09:35'

/**
 * The slot chosen for the visitor. With a time in the address: the one at that time, or none, for another is never chosen in
 * its place. Else, with auto-select, the first at 09:35 or later; else the first. Only slots with seats count
 * (ORD-135, ORD-136, ORD-137). Slots come in the order of their time.
 */
export function chooseSlot<S extends Pick<TimeSlot, 'time' | 'availableSeats'>>({
  slots,
  timeInAddress,
  autoSelect,
}: {
  slots: readonly S[]
  timeInAddress?: LocalTime
  autoSelect: boolean
}): S | undefined {
  const open = slots.filter(isChoosable)
  if (timeInAddress !== undefined) return open.find(slot => slot.time === timeInAddress)

  const late = autoSelect ? open.find(slot => slot.time >= AUTO_SELECT_FROM) : undefined

  return late ?? open[0]
}

/**
 * The slot of an event that was ordered: the one it has, while it has seats, and none in its place (ORD-115). An event without one takes
 * the slot at `time` where there is any at that time, else what is chosen without a time.
 */
export function chooseSlotAgain<S extends Pick<TimeSlot, 'id' | 'time' | 'availableSeats'>>({
  slots,
  slotId,
  time,
  autoSelect,
}: {
  slots: readonly S[]
  slotId: string | null
  time: LocalTime | null
  autoSelect: boolean
}): S | undefined {
  if (slotId) return slots.find(slot => slot.id === slotId && isChoosable(slot))
  const timeInAddress = slots.find(slot => slot.time === time)?.time

  return chooseSlot({ slots, timeInAddress, autoSelect })
}
