import type { CheckoutBody } from '#app/contract/checkout.ts'
import type { MembershipOrderPayload } from '#app/contract/membership-orders.ts'
import type { VenueMember } from '#app/contract/venue-file/members.ts'
import type { PurchaseType } from '#app/rules/carts/item-types.ts'
import type { LocalDate } from '../calendar/dates.ts'
import { boughtTerm } from './bought-term.ts'
import { DEFAULT_CUSTOMER_SOURCE } from './customer-source.ts'
import { type IssuedFor, issuedCards } from './issued-cards.ts'
import type { SoundMembership } from './judge-membership.ts'

/** Who buys, today at the venue, a new membership's id, unguessable, and whom the visitor has named. */
export type Sale = {
  buyer: CheckoutBody
  today: LocalDate
  newId: string
  people?: MembershipOrderPayload
  /** who is told before it renews by itself; undefined: as it was, else the primary cardholder */
  renewalMailTo?: string[] | undefined
  /** the venue's auxiliary groups */
  auxiliaryCategoryIds: readonly string[]
}

type CompleteMembership = SoundMembership & { offering: NonNullable<SoundMembership['offering']> }

/** Whether the offering of a membership is chosen, without which it cannot be sold. */
export const isComplete = (membership: SoundMembership): membership is CompleteMembership =>
  membership.offering !== null

/**
 * A membership of an order as it will be issued: to whom the visitor has named, a gift to its recipient (MEM-223). A new one of
 * which nothing was said is the buyer's; a renewal goes on with the people of the term before; an upgrade changes the record it
 * starts from.
 */
export function soldMembership(membership: CompleteMembership, sale: Sale): SoldMembership {
  const { chosen, type, category, offering, isAutorenew, source } = membership
  return {
    lineId: chosen.id ?? '',
    type,
    categoryName: category.name,
    offeringName: offering.name,
    isGift: chosen.isGift,
    notifiesRecipient: sale.people?.membershipInfo.notifyGiftRecipient ?? false,
    isAutorenew,
    source: source && {
      membershipId: source.membershipId,
      categoryId: source.row.categoryId,
      expiresOn: source.row.expiresOn,
      auxiliaryCategoryIds: [...sale.auxiliaryCategoryIds],
    },
    member: memberRecord(membership, sale),
  }
}

function memberRecord(membership: CompleteMembership, sale: Sale): VenueMember {
  const { chosen, type, category, offering, pricePoint, isAutorenew, source } = membership
  const held = source?.row.document
  const term = boughtTerm({ type, months: offering.duration, today: sale.today, current: held })
  const upgraded = type === 'Upgrade' ? held : undefined
  const membershipId = upgraded?.membershipId ?? sale.newId
  return {
    ...upgraded,
    membershipId,
    membershipNumber: source?.row.membershipNumber ?? membershipId,
    categoryId: category.id,
    offeringId: offering.id,
    pricePointId: pricePoint?.id,
    standing: term.startDate > sale.today ? 'new' : 'active',
    ...term,
    cardholders: issuedCards(issuedFor(sale), { held: held?.cardholders ?? [], membershipId, type }),
    recurring: isAutorenew ? { status: 'active' } : undefined,
    renewalMailTo: sale.renewalMailTo ?? held?.renewalMailTo,
    ...(chosen.isGift ? { gift: giver(sale) } : {}),
  }
}

/** The people of the order; the buyer where no primary cardholder is named. */
function issuedFor({ people, buyer }: Sale): IssuedFor {
  const primary = people?.primaryCardholder
  return {
    primary: primary?.firstName.trim() ? primary : buyersCard(buyer),
    secondaries: people?.secondaryCardholders ?? [],
  }
}

/** What a venue's file takes as a name. */
const MAX_NAME_LENGTH = 100

const buyersCard = (buyer: CheckoutBody): IssuedFor['primary'] => ({
  id: '',
  firstName: buyer.billingFirstName.slice(0, MAX_NAME_LENGTH),
  middleName: '',
  lastName: buyer.billingLastName.slice(0, MAX_NAME_LENGTH),
  email: buyer.billingEmail,
  phoneNumber: buyer.billingPhoneNumber,
  streetAddress1: buyer.billingAddress1,
  streetAddress2: buyer.billingAddress2,
  city: buyer.billingCity,
  state: buyer.billingState,
  otherState: '',
  zipCode: buyer.billingZipCode,
  country: buyer.billingCountry,
  customerSource: DEFAULT_CUSTOMER_SOURCE,
})

/** Who gives, and what was written with it. */
function giver({ buyer, people }: Sale): NonNullable<VenueMember['gift']> {
  const { gifterInfo, giftMessage = '' } = people?.membershipInfo ?? {}
  return {
    firstName: (gifterInfo?.firstName ?? buyer.billingFirstName).trim().slice(0, MAX_NAME_LENGTH),
    lastName: (gifterInfo?.lastName ?? buyer.billingLastName).trim().slice(0, MAX_NAME_LENGTH),
    email: (gifterInfo?.email ?? buyer.billingEmail).trim(),
    message: giftMessage.trim(),
  }
}

/** A membership of an order, with the record that it becomes. Names are those of the day of the order. */
export type SoldMembership = {
  /** the line of the order it was bought with */
  lineId: string
  type: PurchaseType
  categoryName: string
  offeringName: string
  isGift: boolean
  /** a gift whose recipient is told of it by mail; orders from before that was asked have none */
  notifiesRecipient?: boolean
  isAutorenew: boolean
  /** what it renews or upgrades, as it was when it was ordered */
  source: {
    membershipId: string
    categoryId: string
    expiresOn: string | null
    /** the auxiliary groups of that day, whose terms may have the same number; orders from before that was stored have none */
    auxiliaryCategoryIds?: string[]
  } | null
  member: VenueMember
}
