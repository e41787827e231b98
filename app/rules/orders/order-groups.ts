import { isCharge } from '#app/rules/carts/item-types.ts'
import { receiptType } from '#app/rules/checkout/confirmation.ts'
import { type Cents, sumCents } from '#app/rules/money/cents.ts'

type BoughtItem<Line> = {
  itemId: string
  itemType: string
  /** the slot of an event item */
  eventId: string | null
  eventName: string
  /** wall time at the venue */
  eventStartTime: string | null
  amount: Cents
  discountedAmount: Cents
  items: readonly Line[]
}

/** What an order holds of one start of an event, or of one other thing; sums in cents over its lines. */
export type OrderGroup<Line> = {
  id: string
  /** of what is visited */
  slotId: string | null
  isMembership: boolean
  name: string
  startTime: string | null
  /** none of what the venue has added: its name says it all */
  lines: Line[]
  amount: Cents
  discountedAmount: Cents
}

/** The items of an order by event, what belongs to none by itself, in the order they were bought (MEM-018, MEM-023). */
export function orderGroups<Line>(items: readonly BoughtItem<Line>[]): OrderGroup<Line>[] {
  const idOf = ({ eventId: slotId, itemId }: BoughtItem<Line>) =>
    slotId ? `event ${slotId}` : `item ${itemId}`
  const ids = [...new Set(items.map(idOf))]
  return ids.map(id =>
    groupOf(
      id,
      items.filter(item => idOf(item) === id),
    ),
  )
}

function groupOf<Line>(id: string, items: readonly BoughtItem<Line>[]): OrderGroup<Line> {
  const [{ itemType, eventName, eventStartTime, eventId: slotId }] = items as [BoughtItem<Line>]
  return {
    id,
    slotId,
    isMembership: receiptType(itemType) === 'membership',
    name: eventName,
    startTime: eventStartTime,
    lines: isCharge(itemType) ? [] : items.flatMap(item => item.items),
    amount: sumCents(items.map(({ amount }) => amount)),
    discountedAmount: sumCents(items.map(({ discountedAmount }) => discountedAmount)),
  }
}

/** Whether each group has a total of its own: in a short detail not where there is one group, whose total is that of the order. */
export function showsGroupTotals(count: number, detail: 'short' | 'full'): boolean {
  return detail === 'full' || count > 1
}

/** What is shown of an amount in cents: the discounted one, at 0 too, and `before` only where the two differ (MEM-013, MEM-022, MEM-024). */
export function shownAmount(amount: Cents, discounted: Cents): { amount: Cents; before: Cents | null } {
  return { amount: discounted, before: discounted === amount ? null : amount }
}
