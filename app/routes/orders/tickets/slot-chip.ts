import { startState } from '#app/rules/slots/time-chip.ts'
import type { Chip } from '#app/ui/chips/chips.tsx'
import type { Text } from '#theme/texts/runtime/venue-texts.ts'

type Slot = { id: string; label: string; availableSeats: number }

type SlotView = {
  text: Text
  fewSeats: number
  /** of the chosen start: tickets that are chosen for it here. The line below says what is left, and of none the chip that it is so for others. */
  own?: number
  /** something else of the order is at that time */
  isBusy?: boolean
  /** it cannot be chosen beside what else is */
  isClosed?: boolean
}

/** A start as a chip, which says when few or no seats are left (ORD-134). */
export function slotChip(
  { id: value, label, availableSeats: count }: Slot,
  { text, fewSeats, own, isBusy = false, isClosed = false }: SlotView,
): Chip {
  const state = startState(count, fewSeats)
  if (state === 'sold-out') return { value, label, state, note: text('tickets-time-sold-out') }
  if (isClosed) return { value, label, state: 'closed' }
  if (state === 'few' && own === count)
    return { value, label, state, note: text('tickets-time-others', { count: 0 }) }
  if (state === 'few' && own !== undefined && own < count) return { value, label, state }
  if (state !== 'few' && isBusy) return { value, label, note: text('tickets-time-busy') }
  return state === 'few'
    ? { value, label, state, note: text('tickets-time-few', { count }) }
    : { value, label }
}
