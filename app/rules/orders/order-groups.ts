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
export type OrderGroup<Item extends BoughtItem<unknown>> = {
  id: string
  /** what it began with */
  first: Item
  isMembership: boolean
  name: string
  startTime: string | null
  /** none of what the venue has added: its name says it all */
  lines: Item['items'][number][]
  amount: Cents
  discountedAmount: Cents
}

/** The items of an order by event, what belongs to none by itself, in the order they were bought (MEM-018, MEM-023). */
export function orderGroups<Item extends BoughtItem<unknown>>(items: readonly Item[]): OrderGroup<Item>[] {
  const idOf = ({ eventId: slotId, itemId }: Item) => (slotId ? `event ${slotId}` : `item ${itemId}`)
  const ids = [...new Set(items.map(idOf))]
  return ids.flatMap(id => {
    const [first, ...others] = items.filter(item => idOf(item) === id)
    return first ? [groupOf(id, { first, others })] : []
  })
}

type OwnItems<Item> = { first: Item; others: readonly Item[] }

function groupOf<Item extends BoughtItem<unknown>>(
  id: string,
  { first, others }: OwnItems<Item>,
): OrderGroup<Item> {
  const items = [first, ...others]
  const { itemType, eventName, eventStartTime } = first
  return {
    id,
    first,
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
