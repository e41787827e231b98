import type { VenueImage } from '#app/contract/venue-file/fields.ts'
import type { LineType } from '#app/rules/carts/item-types.ts'
import type { DonationDetail } from '#app/rules/donations/donation-detail.ts'
import { type Cents, divideHalfUp, sumCents } from '#app/rules/money/cents.ts'

/** What something costs, stage by stage, in cents and for all of it: as listed, for this visitor, what coupons take off that, and what is paid. */
export type Amounts = { listed: Cents; visitor: Cents; coupon: Cents; paid: Cents }

/** One price of a line: tickets of one person type, the persons of a combo, the pieces of an add-on. */
export type LinePart = Amounts & {
  id: string
  name: string
  quantity: number
  /** cents, of one */
  listedEach: Cents
  /** cents, of one, before coupons */
  visitorEach: Cents
  personTypeId?: string
  /** the event it admits to, and the slot; none for what has no time */
  eventId?: string
  slotId?: string
  /** a member chose to buy it at the listed price */
  isRetail?: boolean
}

/** A slot that a line admits to; `startTime` is wall time of the venue, `2026-11-21T10:30:00`. */
export type LineVisit = { slotId: string; eventId: string; name: string; startTime: string }

/** What a tax comes to, in cents; `included`: in the price already. */
export type LineTax = { id: string; name: string; included: boolean; amount: Cents }

/** One thing of an order, priced: an event at one slot, a combo, an add-on, a donation, a membership. */
export type OrderLine = Amounts & {
  /** what removes the whole line */
  id: string
  itemType: LineType
  /** the event's or the combo's own type; 'addOn', 'donation', 'fixedDonation' or 'membership' */
  type: string
  /** the event, combo, add-on, donation or level, by its id in the catalogue */
  sourceId: string
  name: string
  images: VenueImage[]
  visits: LineVisit[]
  /** what a buyer counts */
  parts: LinePart[]
  /** of a combo: its single admissions, which sum to its parts */
  admissions?: LinePart[]
  /** of an add-on that was chosen with a combo: the combo's line */
  comboLineId?: string
  donationDetail?: DonationDetail
  /** what of `listed` member prices have taken off, in cents; the rest that is off are discounts that everybody has */
  memberSaving?: Cents
  /** its share of the venue's taxes; of those that are included a part of `paid`, of others told by lines of their own */
  taxes?: LineTax[]
}

type PartFacts = Omit<LinePart, 'coupon' | 'paid' | 'listedEach' | 'visitorEach'> &
  Partial<Pick<LinePart, 'coupon' | 'listedEach' | 'visitorEach'>>

/**
 * A part of a line. Where the catalogue has no price of a single piece, it is the part's price divided by the quantity, rounded half up.
 */
export function linePart({ coupon = 0, ...facts }: PartFacts): LinePart {
  const each = (amount: Cents) => (facts.quantity > 0 ? divideHalfUp(amount, facts.quantity) : amount)
  return {
    ...facts,
    listedEach: facts.listedEach ?? each(facts.listed),
    visitorEach: facts.visitorEach ?? each(facts.visitor),
    coupon,
    paid: facts.visitor - coupon,
  }
}

/** A line of an order; the only place that makes one. Its amounts are the sums of its parts. */
export function orderLine(facts: Omit<OrderLine, keyof Amounts>): OrderLine {
  return { ...facts, ...sumAmounts(facts.parts) }
}

/** The amounts of several parts or lines together; the only place that adds them. */
export function sumAmounts(amounts: readonly Amounts[]): Amounts {
  const sum = (stage: keyof Amounts) => sumCents(amounts.map(amount => amount[stage]))
  return { listed: sum('listed'), visitor: sum('visitor'), coupon: sum('coupon'), paid: sum('paid') }
}

/** What is off the listed prices, before coupons, in cents: by what members pay, and by what everybody is given. */
export function savingsOf(lines: readonly OrderLine[]): { member: Cents; discount: Cents } {
  const { listed, visitor } = sumAmounts(lines)
  const member = sumCents(lines.map(({ memberSaving = 0 }) => memberSaving))
  return { member, discount: listed - visitor - member }
}

/** The single admissions of a line: of a combo one part for each of its events, otherwise the line's parts. */
export const admissionsOf = ({ admissions, parts }: OrderLine): LinePart[] => admissions ?? parts

type Single = Omit<OrderLine, keyof Amounts | 'visits' | 'parts' | 'admissions'> & {
  quantity: number
  /** cents, for all of it */
  cost: Cents
  /** of its part, where it is not the line's */
  partName?: string
}

/** The line of something that has no time and one price: an add-on, a donation, a membership. */
export function singleLine({ quantity, cost, partName, ...facts }: Single): OrderLine {
  const { id, name } = facts
  const part = linePart({ id, name: partName || name, quantity, listed: cost, visitor: cost })
  return orderLine({ ...facts, visits: [], parts: [part] })
}
