/** Somebody who waits for an event on a day: how many of them there are. */
export type WaitingParty = { id: string; party: number }

/** A start of that day and its free seats. */
export type FreeStart = { slotId: string; free: number }

/** To whom seats of which start are offered. */
export type SeatOffer = { entryId: string; slotId: string; seats: number }

/**
 * Whom to offer free seats, in the order in which they wait: each party whole, at the first start that has room for it. A party that fits
 * nowhere keeps its place, and whoever comes after it and fits is not kept waiting for it. No seat is offered twice.
 */
export function seatOffers(waiting: readonly WaitingParty[], starts: readonly FreeStart[]): SeatOffer[] {
  const free = new Map(starts.map(start => [start.slotId, start.free]))

  return waiting.flatMap(({ id: entryId, party: seats }) => {
    const start = starts.find(({ slotId }) => (free.get(slotId) ?? 0) >= seats)
    if (!start) return []
    free.set(start.slotId, (free.get(start.slotId) ?? 0) - seats)

    return [{ entryId, slotId: start.slotId, seats }]
  })
}

const MINUTE = 60_000

/** Until when offered seats are held: so many minutes from now, and never beyond the start itself. */
export function offerEnd({ now, minutes, startsAt }: { now: Date; minutes: number; startsAt: Date }): Date {
  const end = new Date(now.getTime() + minutes * MINUTE)

  return end < startsAt ? end : startsAt
}
