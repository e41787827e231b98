import type { CartLine, CartPayload } from '#app/contract/carts.ts'
import type { LocalDate, LocalTime } from '#app/rules/calendar/dates.ts'
import { isCharge } from '#app/rules/carts/item-types.ts'
import type { Cents } from '#app/rules/money/cents.ts'

/** One thing of the order as the cart panel tells it; `amount` in cents, as it is paid. */
export type PanelLine = {
  id: string
  name: string
  starts: { date: LocalDate; time: LocalTime } | null
  /** tickets by kind, persons of a combo; none where the name says it all */
  parts: { name: string; quantity: number }[]
  amount: Cents
}

/** Whether an address asks for the cart: `cart=true`, or `cart` alone. */
export function asksForCart({ searchParams }: Pick<URL, 'searchParams'>): boolean {
  return ['true', '1', ''].includes(searchParams.get('cart') ?? 'no')
}

/** Whether a view beside the order page shows the cart panel: the forms always, others when the address asks (ORD-073). On the order page its summary is the panel. */
export function isCartPanelShown(url: Pick<URL, 'pathname' | 'searchParams'>): boolean {
  const view = url.pathname.split('/').filter(Boolean).at(-1) ?? ''

  return view === 'forms' || asksForCart(url)
}

/** The lines of the panel, in the order of the cart: cents, coupons already taken off. They sum to what the order costs. */
export function panelLines({ orders }: Pick<CartPayload, 'orders'>): PanelLine[] {
  return orders.map(line => ({
    id: line.id,
    name: line.name,
    starts: startOf(line),
    parts: partsOf(line),
    amount: line.itemSubtotal,
  }))
}

/** How many things the panel counts, as the cart link of the header does. */
export function panelCount({ orders }: Pick<CartPayload, 'orders'>): number {
  return orders.flatMap(countedOf).reduce((count, { amount: quantity }) => count + quantity, 0)
}

/** Tickets and pieces, no fees; of a combo the persons who take all of it. */
const countedOf = ({ itemType, people, items }: CartLine): readonly { amount: number }[] =>
  isCharge(itemType)
    ? []
    : people
      ? people.filter(({ eventTemplateId }) => eventTemplateId === undefined)
      : items

function startOf({ events: [first] }: CartLine): PanelLine['starts'] {
  const [date, time] = first?.startTime?.split('T') ?? []

  return date && time ? { date, time: time.slice(0, 5) } : null
}

function partsOf({ people, items, events }: CartLine): PanelLine['parts'] {
  if (people) return people.map(partOf)
  if (events.length > 0) return items.map(partOf)

  return items.map(partOf).filter(({ quantity }) => quantity > 1)
}

const partOf = ({ name, amount: quantity }: { name: string; amount: number }) => ({ name, quantity })
