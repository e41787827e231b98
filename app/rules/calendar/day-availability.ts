/** How full a day is, in the steps a calendar shows. */
export type DayAvailability = 'none' | 'few' | 'some' | 'many'

/**
 * How full a day is by the free seats of all its starts: none; few at or below the venue's threshold for a notice;
 * some when less than a third of all seats is free; else many.
 */
export function dayAvailability(day: { free: number; capacity: number; fewSeats: number }): DayAvailability {
  if (day.free <= 0) return 'none'
  if (day.free <= day.fewSeats) return 'few'

  return day.free * 3 < day.capacity ? 'some' : 'many'
}
