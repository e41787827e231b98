import { type Cents, lineTotal } from '#app/rules/money/cents.ts'
import { type Discount, withDiscount } from '#app/rules/money/discount.ts'
import { type LinePart, linePart } from './order-line.ts'

type Tickets = Pick<LinePart, 'id' | 'name' | 'quantity' | 'personTypeId' | 'eventId' | 'slotId'> & {
  /** cents, of one */
  listedEach: Cents
  /** cents, of one, for this visitor */
  visitorEach: Cents
  /** what the event takes once off all of them together, where that is more */
  lineDiscount: Discount | null
  isRetail?: boolean
}

/** Tickets of one person type as a part of an order line (ORD-306); a member who buys at the listed price passes it as `visitorEach`. */
export function ticketPart({ lineDiscount, isRetail = false, ...tickets }: Tickets): LinePart {
  const listed = lineTotal(tickets.quantity, tickets.listedEach)
  return linePart({
    ...tickets,
    listed,
    visitor: Math.min(
      lineTotal(tickets.quantity, tickets.visitorEach),
      lineDiscount ? withDiscount(listed, lineDiscount) : listed,
    ),
    ...(isRetail ? { isRetail } : {}),
  })
}

/** What of the price for everybody, in cents, a member's price takes off these tickets. */
export function memberSaving({ publicEach, ...tickets }: Tickets & { publicEach: Cents }): Cents {
  if (publicEach <= tickets.visitorEach) return 0
  return ticketPart({ ...tickets, visitorEach: publicEach }).visitor - ticketPart(tickets).visitor
}
