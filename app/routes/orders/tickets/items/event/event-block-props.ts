import type { LimitedTickets } from '#app/rules/limits/sales-limit.ts'
import type { AddOnsOfItem } from '../add-on/add-ons-of.ts'
import type { Choice, EventNeeds, NextDay, OrderEvent } from './event-model.ts'
import type { ChangeChoice } from './use-event-choices.ts'
import type { Overlaps } from './use-overlaps.ts'

export type EventBlockProps = AddOnsOfItem & {
  event: OrderEvent
  choice: Choice | undefined
  /** what is wrong with this event's part of the order */
  problems: readonly string[]
  fewSeats: number
  /** what this one needs and nothing is chosen of */
  missing: EventNeeds | null
  /** by start: what else is chosen at that time */
  overlaps: Overlaps
  /** tickets of the event that combos have, for its limits */
  beside: readonly LimitedTickets[]
  change: ChangeChoice
  /** where its day has no room for those who are chosen */
  nextDay: NextDay | null
  /** nothing of the order can be chosen: where it is sold out its first way on is the main button of the page */
  leads: boolean
  /** it unfolds from its line of the day, which names it */
  isOfDay?: boolean
}
