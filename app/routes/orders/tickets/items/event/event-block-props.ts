import type { AddOnsOfItem } from '../add-on/add-ons-of.ts'
import type { Choice, OrderEvent } from './event-model.ts'
import type { ChangeChoice } from './use-event-choices.ts'

export type EventBlockProps = AddOnsOfItem & {
  event: OrderEvent
  choice: Choice | undefined
  /** what is wrong with this event's part of the order */
  problems: readonly string[]
  fewSeats: number
  change: ChangeChoice
  /** the way back while the date of this event is being changed */
  cancelHref?: string
}
