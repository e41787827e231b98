import { startState } from '#app/rules/slots/time-chip.ts'
import type { Chip } from '#app/ui/chips/chips.tsx'
import type { Text } from '#theme/texts/runtime/venue-texts.ts'

type Slot = { id: string; label: string; availableSeats: number }

/** A start as a chip, which says when few or no seats are left (ORD-134). */
export function slotChip(
  { id: value, label, availableSeats: count }: Slot,
  { text, fewSeats }: { text: Text; fewSeats: number },
): Chip {
  const state = startState(count, fewSeats)
  if (state === 'sold-out') return { value, label, state, note: text('tickets-time-sold-out') }
  return state === 'few'
    ? { value, label, state, note: text('tickets-time-few', { count }) }
    : { value, label }
}
