import type { CartLine } from '#app/contract/carts.ts'
import type { CartDocument } from '#app/rules/carts/stored-cart.ts'
import { applyCoupons, type CouponItem, type CouponUse } from '../coupons/apply-coupons.ts'
import { localDateAt } from '../calendar/wall-time.ts'
import { isPurchaseType } from '../carts/item-types.ts'
import { enteredCodes } from '../checkout/coupons.ts'
import { featuresOf } from '../events/features.ts'
import { sumCents } from '../money/cents.ts'
import { splitCents } from '../money/split.ts'
import type { PriceBook } from '#app/rules/pricing/price-book.ts'

/** A code that holds: what it takes off, in cents, and whose tickets get cheaper: event id → person types. */
export type UsedCoupon = { code: string; discount: number; eventPricepointMap: Record<string, string[]> }

/** What became of the codes of a cart. */
export type CartCoupons = {
  used: UsedCoupon[]
  invalid: string[]
  conflicting: { code: string; with: string[] }[]
}

/** The lines after every code that holds, and what became of each code. */
export type CouponedLines = { lines: CartLine[]; coupons: CartCoupons }

/** The codes of a cart, as they count: trimmed, in capitals, none twice; none where the venue takes no coupons (CHK-226). */
export function codesOf({ couponCode = '', couponCodes }: CartDocument): string[] {
  return [...new Set(enteredCodes([couponCode, ...couponCodes]))]
}

/** Takes the cart's codes off its lines (CHK-106). Codes that do not hold change nothing and are told in `coupons`. */
export function priceCoupons(
  lines: CartLine[],
  { document, book }: { document: CartDocument; book: PriceBook },
): CouponedLines {
  const { company, venue } = book.venue.document
  const mode = featuresOf(company).coupons
  const places = lines.flatMap((line, at) => itemsOf(line, document).map(item => ({ at, ...item })))
  const { subtotals, used, ...others } = applyCoupons({
    codes: codesOf(document),
    coupons: mode === 'none' ? new Map() : book.coupons,
    items: places.map(({ item }) => item),
    today: localDateAt(book.now, venue.timeZone),
    many: mode === 'many',
  })
  const changed = places.map((place, index) => ({ ...place, subtotal: subtotals[index] ?? 0 }))
  return {
    lines: lines.map((line, at) =>
      withSubtotals(
        line,
        changed.filter(place => place.at === at),
      ),
    ),
    coupons: {
      ...others,
      used: used.map(use => ({
        code: use.code,
        discount: use.discount,
        eventPricepointMap: cheaperTickets(use, places, lines),
      })),
    },
  }
}

function cheaperTickets(
  { positions }: CouponUse,
  places: readonly (Covered & { at: number })[],
  lines: readonly CartLine[],
) {
  const types: Record<string, string[]> = {}
  for (const place of positions.map(index => places[index])) {
    const line = place && lines[place.at]
    const typeId = place && line && partsOf(line)[place.position]?.ticketTypeId
    if (!line || !typeId) continue
    for (const eventId of eventsOf(line)) types[eventId] = [...new Set([...(types[eventId] ?? []), typeId])]
  }
  return types
}

/** The event of a line; of a combo all of its events. */
const eventsOf = ({ eventTemplateId, events }: CartLine) =>
  eventTemplateId ? [eventTemplateId] : events.flatMap(event => event.eventTemplateId ?? [])

/** Something of a line that a code may cover, and which of the line's parts it is. */
type Covered = { item: CouponItem; position: number }

/** What a code is taken off: the tickets of an event, of a combo its people, who each pay for all of its events. */
const partsOf = ({ people, items }: CartLine) => people ?? items

/** A gift is given whole: no code is taken off a donation. */
function itemsOf(line: CartLine, document: CartDocument): Covered[] {
  const source = sourceOf(line, document)
  if (!source) return []
  return partsOf(line).map(({ ticketTypeId, amount, subtotal }, position) => ({
    item: { ...source, personTypeId: ticketTypeId, quantity: amount, subtotal },
    position,
  }))
}

function sourceOf(
  { itemType, eventTemplateId, id }: CartLine,
  document: CartDocument,
): Pick<CouponItem, 'kind' | 'sourceId'> | null {
  if (itemType === 'Event') return { kind: 'event', sourceId: eventTemplateId ?? '' }
  if (itemType === 'Combo')
    return {
      kind: 'combo',
      sourceId: document.comboItems.find(combo => combo.id === id)?.comboTemplateId ?? '',
    }
  if (itemType === 'Inventory' || itemType === 'ComboInventory') return { kind: 'addOn', sourceId: '' }
  if (!isPurchaseType(itemType)) return null
  return {
    kind: 'membership',
    sourceId: document.memberships.find(membership => membership.id === id)?.membershipCategoryId ?? '',
  }
}

type Changed = { position: number; subtotal: number }

function withSubtotals(line: CartLine, changed: readonly Changed[]): CartLine {
  const couponDiscount =
    sumCents(changed.map(({ position }) => partsOf(line)[position]?.subtotal ?? 0)) -
    sumCents(changed.map(({ subtotal }) => subtotal))
  if (couponDiscount === 0) return line
  const reduced = <Part extends { subtotal: number }>(parts: readonly Part[]) =>
    parts.map((part, at) => ({
      ...part,
      subtotal: changed.find(({ position }) => position === at)?.subtotal ?? part.subtotal,
    }))
  const people = line.people && reduced(line.people)
  const own = Math.min(line.price, couponDiscount)
  return {
    ...line,
    ...(people ? { people, items: admissionsOf(line.items, people) } : { items: reduced(line.items) }),
    itemSubtotal: line.itemSubtotal - couponDiscount,
    couponDiscount,
    price: line.price - own,
    retailPrice: line.retailPrice - (couponDiscount - own),
  }
}

type People = NonNullable<CartLine['people']>

/** The single admissions of a combo, after what its people pay for them: the parts of each kind sum to the whole. */
function admissionsOf(items: CartLine['items'], people: People): CartLine['items'] {
  const rest = new Map<string | undefined, number[]>()
  for (const typeId of new Set(items.map(item => item.ticketTypeId))) {
    const total = sumCents(
      people.filter(({ ticketTypeId }) => ticketTypeId === typeId).map(({ subtotal }) => subtotal),
    )
    rest.set(
      typeId,
      splitCents(
        total,
        items.filter(item => item.ticketTypeId === typeId).map(({ subtotal }) => subtotal),
      ),
    )
  }
  return items.map(item => ({ ...item, subtotal: rest.get(item.ticketTypeId)?.shift() ?? item.subtotal }))
}
