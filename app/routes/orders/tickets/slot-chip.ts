import type { Chip } from '#app/ui/chips/chips.tsx'
import type { SpeakText } from '#theme/texts/runtime/text-provider.tsx'

type Slot = { id: string; label: string; availableSeats: number }

/** A start as a chip, which says when few or no seats are left (ORD-134). */
export function slotChip(
  { id, label, availableSeats }: Slot,
  { text, fewSeats }: { text: SpeakText; fewSeats: number },
): Chip {
  if (availableSeats === 0)
    return { value: id, label, state: 'sold-out', note: text('tickets-time-sold-out') }
  if (availableSeats <= fewSeats)
    return { value: id, label, state: 'few', note: text('tickets-time-few', { count: availableSeats }) }
  return { value: id, label }
}
