import { partySize } from '#app/rules/tickets/party.ts'
import { hasTickets, mayBeChosen } from './items/event/event-model.ts'
import type { OrderItemsProps } from './order-items-props.ts'

/** There is something to choose a time and tickets for; of what has them nothing is asked, nor of what nobody can buy that day. */
export const hasOpenVisits = ({ page, order }: OrderItemsProps): boolean =>
  page.events.some(event => mayBeChosen(event) && !hasTickets(order.events.choices[event.id])) ||
  page.combos.some(({ key }) => partySize(order.combos.choices[key]?.quantities ?? {}) === 0)
