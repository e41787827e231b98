import type { ComboTemplate } from '#app/contract/venue-file/combos.ts'
import type { MembershipCategory } from '#app/contract/venue-file/memberships.ts'
import type { CartDocument } from '#app/rules/carts/stored-cart.ts'
import type { Catalogue, StoredEvent } from '#app/rules/catalogue/catalogue.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { soldTypeIds } from '#app/rules/catalogue/sold-types.ts'
import { limitedTickets } from '#app/rules/limits/limited-tickets.ts'
import type { ChosenMembership } from '#app/rules/memberships/judge-membership.ts'
import type { Cents } from '#app/rules/money/cents.ts'
import { onlineCategories, onlineOfferings, sellsMemberships } from '../memberships/levels-on-sale.ts'
import { preselectedOffering } from '../memberships/offering-choice.ts'
import type { BasketQuestion } from './basket-question.ts'

/** More levels are not compared: the venue's first ones. */
const MAX_LEVELS = 8

/** A level that somebody may join together with their tickets, as it stands in the cart. */
export type JoinChoice = {
  category: MembershipCategory
  membership: ChosenMembership & Required<Pick<ChosenMembership, 'membershipOfferingId' | 'pricePointId'>>
  /** who its price is for */
  personTypeId: string
  /** what it costs, in cents */
  price: Cents
}

/**
 * The levels that a visitor may join in the same order, each with the offering that is chosen at first. None for who is known as a member,
 * beside another membership, or where the venue keeps its prices for verified members. What renews itself is never joined by one press.
 */
export function joinChoices({ document, book }: BasketQuestion): JoinChoice[] {
  const { venue, held } = book
  const { memberPricesWhenJoining } = venue.document.company
  if (!memberPricesWhenJoining || held.length > 0 || document.memberships.length > 0) return []
  if (!sellsMemberships(venue)) return []
  const eventIds = new Set(ordered(document))
  const sold = [...venue.combos, ...venue.events.filter(({ id }) => eventIds.has(id))]
  return onlineCategories(venue)
    .filter(({ auxiliary, canJoin, restrictions }) => !auxiliary && canJoin && restrictions.length === 0)
    .filter(({ id }) => sold.some(item => isCheaperFor(id, item)))
    .flatMap(category => joinChoice(category, venue) ?? [])
    .filter(({ personTypeId }) => isForParty(personTypeId, { document, venue }))
    .slice(0, MAX_LEVELS)
}

const ordered = ({ templates, comboItems }: CartDocument) => [
  ...templates.map(({ eventTemplateId }) => eventTemplateId),
  ...comboItems.flatMap(({ events }) => events.map(({ eventTemplateId }) => eventTemplateId)),
]

/**
 * Whether a price is for those who come: no visitor of the events, as a household is, or the first of them in the venue's order. A child's card is
 * for children who come by themselves, not for the adults with them.
 */
function isForParty(
  personTypeId: string,
  { document, venue }: { document: CartDocument; venue: Catalogue },
): boolean {
  const isSold = ordered(document).some(eventId => soldTypeIds(venue, eventId).includes(personTypeId))
  if (!isSold) return true
  const { personTypes } = catalogueMaps(venue)
  const orderOf = (id: string) => personTypes.get(id)?.displayOrder ?? 0
  const coming = limitedTickets(document).map(ticket => ticket.personTypeId)
  return coming.includes(personTypeId) && coming.every(id => orderOf(id) >= orderOf(personTypeId))
}

/** Whether members of a level may pay less for it, or have it at all. */
const isCheaperFor = (categoryId: string, { memberDiscounts, ...item }: ComboTemplate | StoredEvent) =>
  memberDiscounts.some(({ membershipCategoryIds: ids }) => ids.length === 0 || ids.includes(categoryId)) ||
  item.memberOnlyEvent

/** How a level is joined by one press: the offering that is chosen at first; null where it has none, or that renews itself. */
export function joinChoice(category: MembershipCategory, venue: Catalogue): JoinChoice | null {
  const offerings = onlineOfferings(category, venue)
  const choice = preselectedOffering(offerings, { isGift: false })
  const offering = offerings.find(({ id }) => id === choice?.offeringId)
  const price = offering?.prices.find(({ id }) => id === choice?.pricePointId)
  if (!choice || !offering || !price || offering.autorenewalType === 'required') return null
  return {
    category,
    personTypeId: price.personTypeId,
    price: price.price,
    membership: {
      id: category.id,
      type: 'MembershipPurchase',
      membershipCategoryId: category.id,
      membershipOfferingId: choice.offeringId,
      pricePointId: choice.pricePointId,
      auxiliary: false,
      isGift: false,
      isAutorenew: false,
    },
  }
}
