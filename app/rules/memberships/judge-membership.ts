import type { VenueMember } from '#app/contract/venue-file/members.ts'
import type { MembershipCategory } from '#app/contract/venue-file/memberships.ts'
import type { CartDocument } from '#app/rules/carts/stored-cart.ts'
import type { Catalogue } from '#app/rules/catalogue/catalogue.ts'
import { type SourceMembership, waysTo } from '#app/rules/memberships/source-membership.ts'
import type { PurchaseType } from '../carts/item-types.ts'
import { catalogueMaps } from '../catalogue/catalogue-maps.ts'
import { auxiliaryOffer } from './auxiliary-offer.ts'
import { mayBeGift } from './gift.ts'
import {
  type CategoryOffering,
  findOnlineCategory,
  findPricePoint,
  onlineOfferings,
  type PricePoint,
  sellsMemberships,
} from './levels-on-sale.ts'
import { membershipPrice } from './membership-price.ts'
import { isOfferingOpen, renewsItself } from './offering-choice.ts'

export type ChosenMembership = CartDocument['memberships'][number]

/** What a membership is judged by: the catalogue, the visitor's verified memberships, and the others of the order. */
export type MembershipBook = {
  venue: Catalogue
  now: Date
  sources: readonly SourceMembership[]
  others: readonly ChosenMembership[]
}

/** A membership as it can be sold; `price` in cents. Without an offering it waits for the visitor to choose one. */
export type SoundMembership = {
  chosen: ChosenMembership
  type: PurchaseType
  category: MembershipCategory
  offering: CategoryOffering | null
  pricePoint: PricePoint | null
  price: number
  isAutorenew: boolean
  /** what is renewed or upgraded */
  source: SourceMembership | null
}

/** Why it cannot be sold. `field` is that of the item. */
export type MembershipFault = {
  code: 'unknown' | 'not-sold' | 'not-eligible'
  field: string
  sentence: string
}

/**
 * A chosen membership looked up and priced, or the problems that keep it from being sold. Only ids and choices of the item are read,
 * never its prices.
 */
export function judgeMembership(
  chosen: ChosenMembership,
  book: MembershipBook,
): SoundMembership | MembershipFault {
  if (!sellsMemberships(book.venue))
    return { code: 'not-sold', field: '', sentence: 'Memberships are not sold here at present' }
  const category = findOnlineCategory(book.venue, chosen.membershipCategoryId)
  if (!category) return unknown('membershipCategoryId', 'There is no such membership')
  const source = book.sources.find(({ membershipId }) => membershipId === chosen.membershipId) ?? null
  const refused = purchaseFault(chosen, { ...book, category, source }) ?? auxiliaryFault(category, book)
  if (refused) return refused
  const offeringChoice = findOffering(chosen, { category, venue: book.venue })
  if ('code' in offeringChoice) return offeringChoice
  const { offering, pricePoint } = offeringChoice
  const { isGift, type } = chosen
  return {
    chosen,
    type,
    category,
    offering,
    pricePoint,
    price: pricePoint
      ? membershipPrice({
          type,
          price: pricePoint.price,
          heldPrice: heldPrice(source?.row.document, book.venue) ?? 0,
        })
      : 0,
    isAutorenew: offering !== null && renewsItself(offering, { isGift, wished: chosen.isAutorenew }),
    source: type === 'MembershipPurchase' ? null : source,
  }
}

const unknown = (field: string, sentence: string): MembershipFault => ({
  code: 'unknown',
  field,
  sentence,
})
const notEligible = (field: string, sentence: string): MembershipFault => ({
  code: 'not-eligible',
  field,
  sentence,
})

type PurchaseBook = MembershipBook & { category: MembershipCategory; source: SourceMembership | null }

/** Joining by the level's own rules; renewing and upgrading by those of the membership it starts from (MEM-152 to MEM-156). */
function purchaseFault(chosen: ChosenMembership, book: PurchaseBook): MembershipFault | null {
  const { category, source, venue, now } = book
  const notNewPurchase = chosen.type !== 'MembershipPurchase'
  if (chosen.isGift && !mayBeGift({ levelAllowsGifts: category.rules.canGift, notNewPurchase }))
    return notEligible('isGift', `${category.name} cannot be given as a gift in this way`)
  if (notNewPurchase) {
    const isWay = source !== null && waysTo(source, { to: category, venue, now }).includes(chosen.type)
    return isWay
      ? null
      : notEligible('membershipId', `This membership cannot become ${category.name} in this way`)
  }
  if (!category.canJoin) return notEligible('membershipCategoryId', `${category.name} takes no new members`)
  return isRestricted(book)
    ? notEligible('membershipCategoryId', `${category.name} is for members of certain memberships`)
    : null
}

/** Some levels are for members of certain others, held or in the same order. */
function isRestricted({ category: { restrictions }, sources, others }: PurchaseBook): boolean {
  if (restrictions.length === 0) return false
  return !baseIds({ sources, others }).some(id => restrictions.includes(id))
}

/** An auxiliary group belongs to certain memberships (MEM-157). Without any base the order waits for one (ORD-187). */
function auxiliaryFault(
  { auxiliary, id, name }: MembershipCategory,
  book: MembershipBook,
): MembershipFault | null {
  const { categories } = catalogueMaps(book.venue)
  const bases = baseIds(book).flatMap(categoryId => categories.get(categoryId) ?? [])
  const real = bases.filter(base => !base.auxiliary)
  if (!auxiliary || auxiliaryOffer(id, real) !== 'excluded') return null
  return notEligible('membershipCategoryId', `${name} does not belong to this membership`)
}

const baseIds = ({ sources, others }: Pick<MembershipBook, 'sources' | 'others'>) => [
  ...sources.filter(({ active }) => active).map(({ categoryId }) => categoryId),
  ...others.filter(({ isGift }) => !isGift).map(({ membershipCategoryId }) => membershipCategoryId),
]

type OfferingPrice = { offering: CategoryOffering | null; pricePoint: PricePoint | null }

function findOffering(
  { membershipOfferingId, pricePointId, isGift }: ChosenMembership,
  { category, venue }: { category: MembershipCategory; venue: Catalogue },
): OfferingPrice | MembershipFault {
  if (!membershipOfferingId) return { offering: null, pricePoint: null }
  const offering = onlineOfferings(category, venue).find(({ id }) => id === membershipOfferingId)
  if (!offering || !isOfferingOpen(offering, { isGift }))
    return unknown('membershipOfferingId', `${category.name} has no such offering`)
  const pricePoint = findPricePoint(offering, pricePointId)
  return pricePoint ? { offering, pricePoint } : unknown('pricePointId', `${offering.name} has no such price`)
}

/** The price of a held membership by today's catalogue, in cents; null where the catalogue no longer has it. */
export function heldPrice(
  held: Pick<VenueMember, 'categoryId' | 'offeringId' | 'pricePointId'> | undefined,
  venue: Catalogue,
): number | null {
  const category = held && catalogueMaps(venue).categories.get(held.categoryId)
  const offering = category?.offerings.find(({ id }) => id === held?.offeringId)
  return offering?.prices.find(({ id }) => id === held?.pricePointId)?.price ?? null
}
