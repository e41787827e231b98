import { type Cents, sumCents } from '#app/rules/money/cents.ts'
import { type Discount, type Distribution, discountOn } from '#app/rules/money/discount.ts'
import { splitCents, splitEvenly } from '#app/rules/money/split.ts'

/** A code of the venue and how often orders have used it. Lists that are empty do not restrict. */
export type Coupon = Discount & {
  code: string
  distribution: Distribution
  eventIds: readonly string[]
  comboIds: readonly string[]
  personTypeIds: readonly string[]
  membershipCategoryIds: readonly string[]
  validFrom?: string
  validUntil?: string
  maxUses?: number
  used: number
  minimumTotal: Cents
  conflictsWith: readonly string[]
}

/** Something in the order that a code may make cheaper; `subtotal` in cents for all `quantity` of it. */
export type CouponItem = {
  kind: 'event' | 'combo' | 'membership' | 'addOn'
  /** the event, combo or membership category */
  sourceId: string
  personTypeId?: string
  quantity: number
  subtotal: Cents
}

/** What a code that holds takes off, and off which items (by their position). */
export type CouponUse = { coupon: Coupon; discount: Cents; positions: number[] }

export type AppliedCoupons = {
  /** the items' subtotals after every code, in the order given */
  subtotals: Cents[]
  used: CouponUse[]
  invalid: string[]
  conflicting: { code: string; with: string[] }[]
}

export type CouponQuestion = {
  codes: readonly string[]
  coupons: ReadonlyMap<string, Coupon>
  items: readonly CouponItem[]
  /** the venue's date */
  today: string
  /** whether the venue lets several codes be used together */
  many: boolean
}

/**
 * Takes the codes off the order one after another, each from what the ones before have left. A code that is unknown, out of its days,
 * used up, below its least total or without anything to make cheaper is invalid; one that excludes a code before it conflicts (CHK-106, CHK-150).
 * No subtotal falls below 0, and the discounts sum to the difference.
 */
export function applyCoupons(question: CouponQuestion): AppliedCoupons {
  const { codes, coupons, many } = question
  const uniqueCodes = [...new Set(codes)]
  const applied: AppliedCoupons = {
    subtotals: question.items.map(item => item.subtotal),
    used: [],
    invalid: many ? [] : uniqueCodes.slice(1),
    conflicting: [],
  }
  for (const code of many ? uniqueCodes : uniqueCodes.slice(0, 1))
    applyCode({ code, coupon: coupons.get(code) }, applied, question)
  return applied
}

type CodeEntry = { code: string; coupon: Coupon | undefined }

function applyCode({ code, coupon }: CodeEntry, applied: AppliedCoupons, question: CouponQuestion) {
  const positions = coupon && holds(coupon, question) ? coveredPositions(coupon, question.items) : []
  if (!coupon || positions.length === 0) return void applied.invalid.push(code)
  const others = applied.used.map(use => use.coupon).filter(other => excludes(coupon, other))
  if (others.length > 0) return void applied.conflicting.push({ code, with: others.map(other => other.code) })

  const discounts = discountsOf(
    coupon,
    positions.map(at => pick(question.items, applied, at)),
  )
  for (const [index, at] of positions.entries())
    applied.subtotals[at] = (applied.subtotals[at] ?? 0) - (discounts[index] ?? 0)
  applied.used.push({ coupon, discount: sumCents(discounts), positions })
}

function pick(items: readonly CouponItem[], { subtotals }: AppliedCoupons, at: number) {
  return { quantity: items[at]?.quantity ?? 0, subtotal: subtotals[at] ?? 0 }
}

function holds(
  { validFrom, validUntil, maxUses, used, minimumTotal }: Coupon,
  { items, today }: CouponQuestion,
): boolean {
  const isInTime = (!validFrom || validFrom <= today) && (!validUntil || today <= validUntil)
  const isLeft = maxUses === undefined || used < maxUses
  return isInTime && isLeft && sumCents(items.map(item => item.subtotal)) >= minimumTotal
}

function coveredPositions(coupon: Coupon, items: readonly CouponItem[]): number[] {
  return items.flatMap((item, at) => (covers(coupon, item) ? [at] : []))
}

/** Whether a code makes an item cheaper; one that names events, combos or categories covers those alone. */
function covers(coupon: Coupon, { kind, sourceId, personTypeId, quantity }: CouponItem): boolean {
  const named: Record<CouponItem['kind'], readonly string[]> = {
    event: coupon.eventIds,
    combo: coupon.comboIds,
    membership: coupon.membershipCategoryIds,
    addOn: [],
  }
  const isRestricted = Object.values(named).some(ids => ids.length > 0)
  const isNamed = !isRestricted || named[kind].includes(sourceId)
  const { personTypeIds } = coupon
  const isForThem =
    personTypeIds.length === 0 || (personTypeId !== undefined && personTypeIds.includes(personTypeId))
  return quantity > 0 && isNamed && isForThem
}

const excludes = (coupon: Coupon, other: Coupon) =>
  coupon.conflictsWith.includes(other.code) || other.conflictsWith.includes(coupon.code)

/** What is taken off each item: off every one of it, or once off their sum and spread in proportion (ORD-306). */
function discountsOf(coupon: Coupon, items: readonly { quantity: number; subtotal: Cents }[]): Cents[] {
  if (coupon.distribution === 'each')
    return items.map(({ quantity, subtotal }) =>
      sumCents(splitEvenly(subtotal, quantity).map(unit => discountOn(unit, coupon))),
    )
  const subtotals = items.map(item => item.subtotal)
  return splitCents(discountOn(sumCents(subtotals), coupon), subtotals)
}
