/** What is said of a day on which nothing can be had. */
export type IdleDay = 'closed' | 'no-events' | 'not-on'

/** What phones tell with a dash: of one event nothing is to be told about the many days on which it is not on. */
export const HOUSE_IDLE = ['closed', 'no-events'] as const satisfies IdleDay[]

type DayFacts = {
  /** the calendar is that of one event or combo */
  isOfOne: boolean
  /** the venue has hours on the day */
  isOpen: boolean
}

/** Of the calendar of one event that it is not on; of the venue's that the house is closed, else that nothing is on. Sold out is another matter. */
export function idleDay({ isOfOne, isOpen }: DayFacts): IdleDay {
  if (isOfOne) return 'not-on'
  return isOpen ? 'no-events' : 'closed'
}
