import type { FirstOffer } from '#app/pages/first-offer.ts'
import type { DayStart } from '#app/rules/itinerary/plan-day.ts'
import type { SalesRuleResult } from '#app/rules/limits/sales-rule.ts'
import type { Cents } from '#app/rules/money/cents.ts'
import type { PictureSource } from '#app/ui/picture/picture.tsx'
import type { AddOnChoices } from './items/add-on/add-on-model.ts'
import type { ComboChoices } from './items/combo/combo-model.ts'
import type { DonationEntry, DonationErrors } from './items/donation/donation-model.ts'
import type { Choices, NextDay } from './items/event/event-model.ts'
import type { MembershipChoices } from './items/membership/membership-model.ts'

/** Dates that are being changed: to which day, which events could not be moved, and the way back. */
export type DateChange = {
  date: string
  /** the same, short */
  day: string
  /** the events that cannot be had on it, and the calendar on which another day can be chosen for all */
  kept: { id: string; name: string }[]
  /** nothing of the order can be had on it */
  isImpossible: boolean
  otherDayHref: string
  cancelHref: string
  /** what the order comes to as it is; cents */
  before: Cents
}

/** An event that is offered but not in the order. */
export type Suggestion = {
  id: string
  name: string
  picture: PictureSource | null
  shortDescription: string
  /** the first time that can be had, with the least price in cents and the seats left; null where none is known */
  offer: FirstOffer | null
  /** how it is planned into the day: its starts, how long it takes in minutes, and who is sold tickets at all of them */
  plan: { minutes: number; starts: readonly DayStart[]; personTypeIds: string[] }
  mode: string
  detailHref: string
  removed: boolean
}

/** Why an order was not taken, in the venue's words, at the places it concerns. */
export type OrderRefusal = {
  notices: string[]
  events: Record<string, string[]>
  /** by the field of the donation that they are about */
  donation: DonationErrors
  /** name of the field that gets the focus */
  focus: string | null
  /** the order was changed by another tab or device meanwhile */
  isChangedElsewhere?: boolean
  /** the sales rules found violations */
  isOverLimit?: boolean
  /** by event: the rules that it breaks, and the field of the first quantity to correct */
  over?: Readonly<Record<string, { rules: SalesRuleResult[]; field: string }>>
}

/** Everything that was typed into the order's form, kept when the order is refused. */
export type TypedOrder = {
  events: Choices
  combos: ComboChoices
  memberships: MembershipChoices
  addOns: AddOnChoices
  donation: DonationEntry | null
}

/** By event: the next day that has room for all who are chosen, where its own has not. */
export type NextDays = Readonly<Record<string, NextDay>>

/** What could not be kept in the background, and what was chosen when it was sent. */
export type Unkept = {
  refusal: OrderRefusal
  nextDays: NextDays
  sent: Pick<TypedOrder, 'events' | 'combos'>
}
