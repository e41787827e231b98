import { startState } from '#app/rules/slots/time-chip.ts'
import type { Chip } from '#app/ui/chips/chips.tsx'
import type { SpeakText } from '#theme/texts/runtime/text-provider.tsx'

type Slot = { id: string; label: string; availableSeats: number }

/** A start as a chip, which says when few or no seats are left (ORD-134). */
export function slotChip(
  { id: value, label, availableSeats: count }: Slot,
  { text, fewSeats }: { text: SpeakText; fewSeats: number },
): Chip {
  const state = startState(count, fewSeats)
  if (state === 'sold-out') return { value, label, state, note: text('tickets-time-sold-out') }
  return state === 'few'
    ? { value, label, state, note: text('tickets-time-few', { count }) }
    : { value, label }
}
