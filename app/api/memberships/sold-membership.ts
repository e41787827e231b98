import type { CheckoutBody } from '#app/contract/checkout.ts'
import type { VenueCardholder, VenueMember } from '#app/contract/venue-file/members.ts'
import type { SoldMembership } from '#app/data/queries/members-write.ts'
import type { LocalDate } from '#app/rules/calendar/dates.ts'
import { boughtTerm } from '#app/rules/memberships/bought-term.ts'
import type { SoundMembership } from './judge-membership.ts'

/** Who buys, today at the venue, and a new membership's id, unguessable. */
export type Sale = { buyer: CheckoutBody; today: LocalDate; newId: string }

type Chosen = SoundMembership & { offering: NonNullable<SoundMembership['offering']> }

/** Whether everything about a membership is chosen. */
export const isComplete = (membership: SoundMembership): membership is Chosen => membership.offering !== null

/**
 * A membership of an order as it will be issued. A new one is made out to the buyer, who gives the others of its cards a name
 * later; a renewal goes on with the people of the term before; an upgrade changes the record it starts from.
 */
export function soldMembership(membership: Chosen, sale: Sale): SoldMembership {
  const { chosen, type, category, offering, isAutorenew, source } = membership
  return {
    lineId: chosen.id ?? '',
    type,
    categoryName: category.name,
    offeringName: offering.name,
    isGift: chosen.isGift,
    isAutorenew,
    source: source && {
      membershipId: source.membershipId,
      categoryId: source.row.categoryId,
      expiresOn: source.row.expiresOn,
    },
    member: memberRecord(membership, sale),
  }
}

function memberRecord(membership: Chosen, sale: Sale): VenueMember {
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
    cardholders:
      upgraded?.cardholders ??
      (held ? nextCards(held.cardholders, { membership, membershipId }) : [buyersCard(sale, membershipId)]),
    recurring: isAutorenew ? { status: 'active' } : undefined,
    ...(chosen.isGift ? { gift: giver(sale) } : {}),
  }
}

/** What a venue's file takes as a name. */
const LONGEST_NAME = 100

function buyersCard({ buyer }: Sale, membershipId: string): VenueCardholder {
  return {
    id: `${membershipId}-1`,
    firstName: buyer.billingFirstName.slice(0, LONGEST_NAME),
    middleName: '',
    lastName: buyer.billingLastName.slice(0, LONGEST_NAME),
    email: buyer.billingEmail,
    phoneNumber: buyer.billingPhoneNumber || undefined,
    address: {
      streetAddress1: buyer.billingAddress1,
      streetAddress2: buyer.billingAddress2,
      city: buyer.billingCity,
      state: buyer.billingState,
      zipCode: buyer.billingZipCode,
      country: buyer.billingCountry || undefined,
    },
    cardType: 'primary',
    cardStatus: 'active',
    customerSource: 'acme',
  }
}

/** The cards of the term before, without those that were dropped, as many as the level has. */
function nextCards(
  cards: readonly VenueCardholder[],
  { membership, membershipId }: { membership: Chosen; membershipId: string },
): VenueCardholder[] {
  const kept = cards.filter(({ cardStatus }) => cardStatus !== 'dropped')
  return kept.slice(0, membership.category.rules.numberOfCardHolders).map((card, index) => ({
    ...card,
    id: `${membershipId}-${index + 1}`,
    cardStatus: 'active',
    expirationDate: undefined,
  }))
}

const giver = ({ buyer }: Sale) => ({
  firstName: buyer.billingFirstName.slice(0, LONGEST_NAME),
  lastName: buyer.billingLastName.slice(0, LONGEST_NAME),
  email: buyer.billingEmail,
  message: '',
})
