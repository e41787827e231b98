import { type Cents, lineTotal, sumCents } from '#app/rules/money/cents.ts'

/** Tickets of one person type in the order: some at the visitor's own price, some at retail. */
export type TicketLine = {
  price: Cents
  discountedPrice?: Cents
  quantity: number
  retailQuantity: number
}

/** What a line or an event costs at retail, what is saved, and what is paid; cents. */
export type LineTotals = { retailTotal: Cents; discountTotal: Cents; total: Cents }

/** The totals of a line: tickets at the member price where there is one, tickets bought at the listed price at that. */
export function ticketLineTotals(line: TicketLine): LineTotals {
  const own = lineTotal(line.quantity, line.discountedPrice ?? line.price)
  const retailTotal = lineTotal(line.quantity + line.retailQuantity, line.price)
  const total = own + lineTotal(line.retailQuantity, line.price)

  return { retailTotal, discountTotal: retailTotal - total, total }
}

/** The sums over several lines. */
export function sumTotals(lines: readonly LineTotals[]): LineTotals {
  return {
    retailTotal: sumCents(lines.map(line => line.retailTotal)),
    discountTotal: sumCents(lines.map(line => line.discountTotal)),
    total: sumCents(lines.map(line => line.total)),
  }
}
