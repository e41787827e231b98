import type { OrderAddOn } from '../add-on/add-on-model.ts'
import type { ChangeAddOn } from '../add-on/use-add-ons.ts'
import type { Choice, OrderEvent } from './event-model.ts'
import type { ChangeChoice } from './use-choices.ts'

export type EventBlockProps = {
  event: OrderEvent
  choice: Choice | undefined
  /** what is wrong with this event's part of the order */
  problems: readonly string[]
  fewSeats: number
  change: ChangeChoice
  addOns: readonly OrderAddOn[]
  addOnQuantities: Readonly<Record<string, number>>
  changeAddOn: ChangeAddOn
  /** the way back while the date of this event is being changed */
  cancelHref?: string
}
