/** A part of a combo: this event, or so many of those. */
export type ComboPart = { type: 'event' | 'any'; eventIds: readonly string[]; quantity: number }

/**
 * Whether a combo can be had: each event of its required parts has seats, and enough events of every choice have. With
 * `chosen` events a choice is limited to them, and then all of its chosen ones must have seats (ORD-042).
 */
export function isComboAvailable(
  parts: readonly ComboPart[],
  { free, chosen = [] }: { free: ReadonlyMap<string, number>; chosen?: readonly string[] },
): boolean {
  const hasSeats = (eventId: string) => (free.get(eventId) ?? 0) > 0

  return (
    parts.length > 0 &&
    parts.every(part => {
      if (part.type === 'event') return part.eventIds.every(id => (free.get(id) ?? 0) >= part.quantity)

      const choices = chosen.filter(id => part.eventIds.includes(id))
      if (choices.length > 0) return choices.every(hasSeats)

      return part.eventIds.filter(hasSeats).length >= part.quantity
    })
  )
}
