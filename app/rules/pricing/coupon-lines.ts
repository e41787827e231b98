import { goodsOf } from '../carts/item-types.ts'
import { applyCoupons, type Coupon, type CouponItem } from '../coupons/apply-coupons.ts'
import { splitCents } from '../money/split.ts'
import type { CouponTerms } from './coupon-terms.ts'
import { type LinePart, linePart, type OrderLine, orderLine, sumAmounts } from './order-line.ts'

/** A code that holds: what it takes off, in cents, by which terms, and whose tickets get cheaper: event id → person types. */
export type UsedCoupon = {
  code: string
  discount: number
  terms: Coupon
  eventPricepointMap: Record<string, string[]>
}

/** What became of the codes of a cart. */
export type CartCoupons = {
  used: UsedCoupon[]
  invalid: string[]
  conflicting: { code: string; with: string[] }[]
}

/** The lines after every code that holds, and what became of each code. */
export type CouponedLines = { lines: OrderLine[]; coupons: CartCoupons }

/** The lines after coupons are taken off (CHK-106). Codes that do not apply change nothing and are reported in `coupons`. */
export function priceCoupons(lines: readonly OrderLine[], terms: CouponTerms): CouponedLines {
  const items = lines.flatMap((line, at) => couponItemsOf(line).map(item => ({ at, ...item })))
  const { subtotals, used, ...others } = applyCoupons({ ...terms, items })
  const leftOf = (at: number) => subtotals.filter((_, index) => items[index]?.at === at)
  return {
    lines: lines.map((line, at) => (kindOf(line) ? withPaid(line, leftOf(at)) : line)),
    coupons: {
      ...others,
      used: used.map(({ coupon, discount, positions }) => ({
        code: coupon.code,
        discount,
        terms: coupon,
        eventPricepointMap: cheaperTickets(
          positions.flatMap(position => items[position] ?? []),
          lines,
        ),
      })),
    },
  }
}

/** What a code is taken off: the tickets of an event, of a combo its people, who each pay for all of its events. A gift is given whole. */
function couponItemsOf(line: OrderLine): CouponItem[] {
  const kind = kindOf(line)
  if (!kind) return []
  return line.parts.map(({ personTypeId, quantity, visitor }) => ({
    kind,
    sourceId: line.sourceId,
    personTypeId,
    quantity,
    subtotal: visitor,
  }))
}

function kindOf({ itemType }: OrderLine): CouponItem['kind'] | null {
  const goods = goodsOf(itemType)
  return goods === 'donation' ? null : goods
}

type CoveredPart = { at: number; personTypeId?: string | undefined }

function cheaperTickets(
  covered: readonly CoveredPart[],
  lines: readonly OrderLine[],
): Record<string, string[]> {
  const types: Record<string, string[]> = {}
  for (const { at, personTypeId } of covered) {
    if (!personTypeId) continue
    for (const { eventId } of lines[at]?.visits ?? [])
      types[eventId] = [...new Set([...(types[eventId] ?? []), personTypeId])]
  }
  return types
}

/** The line with `paid` cents for each of its parts. */
function withPaid(line: OrderLine, paid: readonly number[]): OrderLine {
  const parts = line.parts.map((part, index) =>
    linePart({ ...part, coupon: part.visitor - (paid[index] ?? part.visitor) }),
  )
  return orderLine({
    ...line,
    parts,
    ...(line.admissions ? { admissions: paidAdmissions(line.admissions, parts) } : {}),
  })
}

/** The single admissions of a combo, after what its people pay for them: those of each person type sum to the whole. */
function paidAdmissions(admissions: readonly LinePart[], parts: readonly LinePart[]): LinePart[] {
  const ofType = <Part extends LinePart>(list: readonly Part[], typeId: string | undefined) =>
    list.filter(({ personTypeId }) => personTypeId === typeId)
  const paid = new Map(
    [...new Set(admissions.map(({ personTypeId }) => personTypeId))].map(typeId => [
      typeId,
      splitCents(
        sumAmounts(ofType(parts, typeId)).paid,
        ofType(admissions, typeId).map(({ visitor }) => visitor),
      ),
    ]),
  )
  return admissions.map(admission =>
    linePart({
      ...admission,
      coupon: admission.visitor - (paid.get(admission.personTypeId)?.shift() ?? admission.visitor),
    }),
  )
}
