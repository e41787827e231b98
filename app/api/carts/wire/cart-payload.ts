import { type CartPayload, couponTerms } from '#app/contract/carts.ts'
import { holdOf } from '#app/rules/carts/hold-of.ts'
import type { CartRow } from '#app/rules/carts/stored-cart.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { overlappingVisits, type VisitOverlap } from '#app/rules/itinerary/overlapping-visits.ts'
import type { LineVisit } from '#app/rules/pricing/order-line.ts'
import type { PriceBook } from '#app/rules/pricing/price-book.ts'
import type { PricedCart } from '#app/rules/pricing/price-cart.ts'
import { taxTotals } from '#app/rules/pricing/taxes.ts'
import { cartLine } from './cart-line.ts'

type CartSource = { row: CartRow; tenantId: string; book: Pick<PriceBook, 'venue' | 'now'> }

/** A stored cart and its prices in the words of the contract (ORD-112, CHK-097). */
export function cartPayload(priced: PricedCart, { row, tenantId, book }: CartSource): CartPayload {
  const { names: _names, namedByLink: _named, ...chosen } = row.document
  const { items, lines, totals, forms, gone, demand, coupons } = priced
  const total = totals.paid
  const discountTotal = totals.saved
  const overlaps = overlappingVisits(lines, catalogueMaps(book.venue).events)
  return {
    ...chosen,
    ...items,
    id: row.key ?? row.id,
    tenantId,
    version: row.version,
    orders: lines.map(cartLine),
    total,
    discountTotal,
    totals: { total, discountTotal },
    taxes: taxTotals(lines),
    coupons: coupons.used.map(({ code, discount, terms }) => ({
      couponCode: code,
      discount,
      terms: couponTerms.parse(terms),
    })),
    forms,
    expirationDate: row.expiresAt.toISOString(),
    hold: holdOf(row, { demand, book }),
    ...(gone.length > 0 ? { gone } : {}),
    ...(overlaps.length > 0 ? { overlaps: overlaps.map(overlapPayload) } : {}),
  }
}

const overlapPayload = ({ earlier, later }: VisitOverlap) => ({
  earlier: overlappedVisit(earlier),
  later: overlappedVisit(later),
})

const overlappedVisit = ({ eventId, name, startTime }: LineVisit) => ({
  eventTemplateId: eventId,
  name,
  startTime,
})
