import { partySize } from '#app/rules/tickets/party.ts'
import { hasTickets } from './items/event/event-model.ts'
import type { OrderItemsProps } from './order-items-props.ts'

/** There is something to choose a time and tickets for; of what has them nothing is asked. */
export const hasOpenVisits = ({ page, order }: OrderItemsProps): boolean =>
  page.events.some(({ id }) => !hasTickets(order.events.choices[id])) ||
  page.combos.some(({ key }) => partySize(order.combos.choices[key]?.quantities ?? {}) === 0)
