import type { OrderItemsProps } from '../order-items-props.ts'
import { chosenVisits } from './chosen-visits.ts'
import { isAgendaShown } from './gap-offers.ts'

/** The items of the order whose blocks unfold below their line of the day. */
export function ofDayIds({ page, order }: OrderItemsProps): ReadonlySet<string> {
  const visits = chosenVisits({ page, order })
  const isShown = isAgendaShown(order, visits)
  return new Set(visits.map(({ itemId }) => itemId).filter(id => isShown && order.folding.isOfDay(id)))
}
