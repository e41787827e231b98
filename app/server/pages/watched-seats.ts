/** The events whose free seats a page compares or adds up, so that any change of them may make it another. */
export type WatchedSeats = readonly string[] | 'all'

/** How often the free seats of each event of a venue have changed. */
export type SeatChanges = Readonly<Record<string, number>>

/** Notes on an answer that its page watches the seats of these events, too. */
export function watchSeats(locals: { watchedSeats?: WatchedSeats }, eventIds: WatchedSeats): void {
  const before = locals.watchedSeats ?? []
  locals.watchedSeats = before === 'all' || eventIds === 'all' ? 'all' : [...before, ...eventIds]
}

/** Whether no free seat of the events has changed between two readings. */
export function areSameSeats(events: WatchedSeats, before: SeatChanges, now: SeatChanges): boolean {
  if (before === now) return true
  const ids = events === 'all' ? Object.keys(now) : events
  return ids.every(id => before[id] === now[id])
}
