import type { MembershipCategory } from '#app/contract/venue-file/memberships.ts'
import { SALE_CHANNEL } from '#app/rules/carts/sale-channel.ts'
import type { Catalogue } from '#app/rules/catalogue/catalogue.ts'
import { catalogueMaps } from '../catalogue/catalogue-maps.ts'
import { featuresOf } from '../events/features.ts'
import { isSelectable } from '../tickets/ticket-price.ts'

export type CategoryOffering = MembershipCategory['offerings'][number]
export type PricePoint = CategoryOffering['prices'][number]

type SaleChannels = { salesChannels: readonly { channel: string; enabled: boolean }[] }

const isOnline = ({ salesChannels }: SaleChannels) =>
  salesChannels.some(({ channel, enabled }) => channel === SALE_CHANNEL && enabled)

/** Whether the venue sells memberships of any kind now (ORD-230, MEM-155). */
export const sellsMemberships = ({ document }: Catalogue): boolean => featuresOf(document.company).joining

/** The levels that are sold online, with auxiliary groups only where the venue has them. */
export function onlineCategories({ membershipCategories, document }: Catalogue): MembershipCategory[] {
  const { auxiliaryMembership } = featuresOf(document.company)
  return membershipCategories.filter(
    category => isOnline(category) && (!category.auxiliary || auxiliaryMembership),
  )
}

/** The levels that anybody may join now, by id: those whose prices a visitor who is no member can be told. */
export const joinableLevelIds = (venue: Catalogue): string[] =>
  sellsMemberships(venue)
    ? onlineCategories(venue)
        .filter(({ auxiliary, canJoin }) => !auxiliary && canJoin)
        .map(({ id }) => id)
    : []

/**
 * The offerings of a level that are sold online. Where the venue takes no recurring payments none renews by itself: those that must are
 * not sold, those that may do not (MEM-256).
 */
export function onlineOfferings(
  { offerings }: MembershipCategory,
  { document }: Catalogue,
): CategoryOffering[] {
  const online = offerings.filter(isOnline)
  if (document.company.recurringPaymentEnabled) return online
  return online
    .filter(({ autorenewalType }) => autorenewalType !== 'required')
    .map(offering => ({ ...offering, autorenewalType: 'none' as const }))
}

/** A level by its id, when it is sold online. */
export function findOnlineCategory(venue: Catalogue, categoryId: string): MembershipCategory | undefined {
  const category = catalogueMaps(venue).categories.get(categoryId)
  return category && onlineCategories(venue).includes(category) ? category : undefined
}

/** The price point of an offering with this id; where no id is given, the only one that can be chosen. */
export function findPricePoint(
  { prices }: CategoryOffering,
  pricePointId: string | undefined,
): PricePoint | undefined {
  const open = prices.filter(isSelectable)
  if (pricePointId) return open.find(({ id }) => id === pricePointId)
  return open.length === 1 ? open[0] : undefined
}

/** The name of a price point: its own, else that of its person type. */
export function pricePointName({ name, personTypeId }: PricePoint, venue: Catalogue): string {
  return name ?? catalogueMaps(venue).personTypes.get(personTypeId)?.name ?? personTypeId
}
