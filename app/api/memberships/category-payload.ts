import type { MembershipCategoryPayload } from '#app/contract/members.ts'
import type { VenueCardholder } from '#app/contract/venue-file/members.ts'
import type { MembershipCategory } from '#app/contract/venue-file/memberships.ts'
import type { Catalogue } from '#app/rules/catalogue/catalogue.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { heldPrice } from '#app/rules/memberships/judge-membership.ts'
import type { LevelActions } from '#app/rules/memberships/level-actions.ts'
import {
  type CategoryOffering,
  onlineOfferings,
  pricePointName,
} from '#app/rules/memberships/levels-on-sale.ts'
import { membershipPrice } from '#app/rules/memberships/membership-price.ts'
import { secondariesAllowed } from '#app/rules/memberships/secondary-cardholders.ts'
import type { SourceMembership } from '#app/rules/memberships/source-membership.ts'
import type { Cents } from '#app/rules/money/cents.ts'
import { isSelectable } from '#app/rules/tickets/ticket-price.ts'
import { imagePayloads } from '../venues/image-payloads.ts'
import { actionsOf, heldOf, type LevelBook, offerOf } from './level-book.ts'
import { recurringPlan } from './recurring-details.ts'
import { personPayload, upcomingPayload } from './upcoming-membership.ts'

/** A level as it is sold, and how it stands to this visitor (MEM-104). */
export function categoryPayload(level: MembershipCategory, book: LevelBook): MembershipCategoryPayload {
  const { venue } = book
  const { categories } = catalogueMaps(venue)
  const held = heldOf(level, book)
  const actions = actionsOf(level, book)
  const upgrade = { venue, heldPrice: heldPriceOf(actions, book) }
  const isWithoutBase = offerOf(level, book) !== 'included'
  return {
    id: level.id,
    name: level.name,
    shortDescription: level.shortDescription,
    description: level.description,
    benefits: level.benefits,
    auxiliary: level.auxiliary,
    membershipLevelCollection: level.levelCollection ?? null,
    membershipLevelGroup: groupPayload(level, venue),
    offerings: onlineOfferings(level, venue).map(offering => offeringPayload(offering, upgrade)),
    images: imagePayloads(level.images),
    infoTemplate: level.infoTemplate,
    rules: level.rules,
    restrictions: level.restrictions.map(id => ({ id, name: categories.get(id)?.name ?? '' })),
    displayOrder: level.displayOrder,
    numberOfSecondaryCardholders: secondariesAllowed(level.rules.numberOfCardHolders),
    auxiliaryCategoryIds: level.auxiliaryCategoryIds,
    ...actions,
    isCurrent: held !== null,
    isInvalidMembership: isWithoutBase || held?.active === false,
    ...recordPayload(held, venue),
  }
}

/** What is told of the visitor's own membership; nothing of a level that is not held. */
function recordPayload(held: SourceMembership | null, venue: Catalogue) {
  const { cardholders = [], gift, recurring, startDate = '', expirationDate = '' } = held?.row.document ?? {}
  const of = (cardType: VenueCardholder['cardType']) =>
    cardholders.filter(card => card.cardType === cardType && card.cardStatus !== 'dropped').map(personPayload)
  const [primaryCardholder = null] = of('primary')
  return {
    membershipId: held?.membershipId ?? null,
    dateRange: held && { startDate, endDate: expirationDate },
    recurring: { recurringPaymentPlan: recurringPlan({ recurring, expirationDate }) },
    upcoming: held?.upcoming ? upcomingPayload(held.upcoming, venue) : null,
    primaryCardholder,
    secondaryCardholders: of('secondary'),
    gifterInfo: gift ? { firstName: gift.firstName, lastName: gift.lastName, email: gift.email } : null,
  }
}

/** What was paid for the membership that may become this level by an upgrade, in cents; null where none may. */
function heldPriceOf({ upgrade }: LevelActions, { sources, venue }: LevelBook): Cents | null {
  if (!upgrade) return null
  const source = sources.find(({ membershipId }) => membershipId === upgrade.membershipId)
  return heldPrice(source?.row.document, venue) ?? 0
}

function groupPayload(
  { groupId }: MembershipCategory,
  { membershipGroups }: Catalogue,
): MembershipCategoryPayload['membershipLevelGroup'] {
  const group = membershipGroups.find(({ id }) => id === groupId)
  if (!group) return null
  const { id, name, description, images, displayOrder } = group
  return { id, name, description, images: imagePayloads(images), displayOrder }
}

function offeringPayload(
  { id, name, duration, autorenewalType, prices }: CategoryOffering,
  { venue, heldPrice }: { venue: Catalogue; heldPrice: Cents | null },
) {
  const { personTypes } = catalogueMaps(venue)
  const list = prices.map(point => {
    const type = personTypes.get(point.personTypeId)
    const personType = {
      id: point.personTypeId,
      name: pricePointName(point, venue),
      description: point.description || (point.name ? '' : (type?.description ?? '')),
      type: type?.type ?? 'individual',
    }
    const { price } = point
    const calculatedPrice =
      heldPrice !== null && isSelectable(point)
        ? membershipPrice({ type: 'Upgrade', price, heldPrice })
        : null
    return { id: point.id, personType, price, calculatedPrice }
  })
  return { id, name, duration, autorenewalType, priceLists: [{ prices: list }] }
}
