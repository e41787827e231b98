import type { JoinQuotePayload } from '#app/contract/carts.ts'
import type { MemberRecordPayload, MembershipCategoryPayload } from '#app/contract/members.ts'
import { dateText } from '#app/rules/calendar/date-text.ts'
import {
  joinHref,
  levelHref,
  type MembershipWish,
  orderMembershipHref,
} from '#app/rules/links/membership-links.ts'
import { withQuery } from '#app/rules/links/query.ts'
import { boughtTerm } from '#app/rules/memberships/bought-term.ts'
import {
  cutBenefits,
  cutDescription,
  cutOfferings,
  isForLife,
  openOfferings,
  pricePerMonth,
  yearsAndMonths,
} from '#app/rules/memberships/card-parts.ts'
import { namesDuration } from '#app/rules/memberships/names-duration.ts'
import { renewalKind } from '#app/rules/memberships/renewal-kind.ts'
import { isExpired } from '#app/rules/memberships/standing.ts'
import { memberSignIn } from '#app/rules/shell/header-links.ts'
import type {
  CardAction,
  CardOffering,
  MembershipCardModel,
} from '#app/ui/membership-card/membership-card-model.ts'
import type { Visit } from './open-page.ts'
import { plainText, readProse } from './read-prose.ts'
import { linkBase, todayOf } from './search-params.ts'
import { joinHrefOf } from './shell-model-of.ts'

/** What is known around a level: the base that was chosen for an auxiliary group, and all levels of the list that it stands in. */
export type CardScene = {
  baseCategoryId?: string | null
  levels: readonly MembershipCategoryPayload[]
  /** what the visitor's order costs with a level, by its id */
  quotes?: ReadonlyMap<string, JoinQuotePayload>
  /** of the level that is renewed: the price at which it is held */
  held?: HeldPrice
}

type HeldPrice = Pick<MemberRecordPayload, 'offeringId' | 'pricePointId'>

type Offering = MembershipCategoryPayload['offerings'][number]

/** A level as its card in a list shows it: one offering, few prices, few benefits. */
export function membershipCard(
  visit: Visit,
  level: MembershipCategoryPayload,
  scene: CardScene,
): MembershipCardModel {
  const { lead, hasMore } = cutDescription({ ...level, description: plainText(level.description) })
  return {
    ...cardOf(visit, level, scene),
    lead,
    more: hasMore ? readProse(level.description) : [],
    benefits: cutBenefits(level.benefits),
    offerings: cutOfferings(pricedOfferings(level, scene)).map(({ more, ...offering }) => ({
      ...offeringOf(visit, { offering, level, scene: null }),
      more,
    })),
  }
}

/** The same level with everything that can be said and bought. */
export function membershipDetail(
  visit: Visit,
  level: MembershipCategoryPayload,
  scene: CardScene,
): MembershipCardModel {
  return {
    ...cardOf(visit, level, scene),
    lead: level.shortDescription,
    more: readProse(level.description),
    benefits: { shown: level.benefits, rest: [] },
    offerings: openOfferings(pricedOfferings(level, scene)).map(offering =>
      offeringOf(visit, { offering, level, scene }),
    ),
  }
}

function cardOf(visit: Visit, level: MembershipCategoryPayload, scene: CardScene) {
  const picture = level.images.find(({ primary }) => primary) ?? level.images[0] ?? null
  const { baseCategoryId } = scene
  return {
    id: level.id,
    name: level.name,
    picture,
    actions: actionsOf(visit, level, scene),
    holders: level.rules.numberOfCardHolders,
    isCurrent: level.isCurrent,
    ended: endedOf(visit, level),
    upgradesHref: upgradesHref(visit, level, scene),
    required: requiredOf(visit, level),
    withOrder: quoteOf(level, scene),
    goesWith: level.auxiliary ? basesOf(level, scene) : [],
    detailHref: levelHref(linkBase(visit), { categoryId: level.id, baseCategoryId }),
  }
}

/** The order with the level in it, where it can be joined. */
function quoteOf({ id, canJoin }: MembershipCategoryPayload, { quotes }: CardScene) {
  const quote = canJoin ? quotes?.get(id) : undefined
  return quote ? { total: quote.total, saved: quote.saved } : null
}

/** When the membership of the visitor at this level was over; null while it, or its days of grace, go on. */
function endedOf(visit: Visit, { dateRange }: MembershipCategoryPayload): MembershipCardModel['ended'] {
  const { venue } = visit
  const { startDate, endDate: expiresOn } = dateRange ?? { startDate: '', endDate: null }
  const day = { today: todayOf(visit), graceDays: venue.company.membershipBenefitsExtension }
  if (expiresOn === null || !isExpired({ standing: 'active', startDate, expiresOn }, day)) return null
  const date = dateText({ date: expiresOn }, { pattern: 'order', locale: venue.locale })
  return { text: 'membership-profile-expired', date }
}

/** The moves that a level allows, the one to press first (MEM-094). */
function actionsOf(visit: Visit, level: MembershipCategoryPayload, scene: CardScene): CardAction[] {
  const { renewal, upgrade, canJoin, canGift } = level
  const href = (about: Partial<MembershipWish>) =>
    orderMembershipHref(linkBase(visit), { ...wishOf(level, scene), ...about })
  return [
    ...(renewal
      ? [{ kind: renewalKind(renewal.action), href: href({ ...renewal, ...soldPrice(level, scene) }) }]
      : []),
    ...(upgrade ? [{ kind: 'upgrade' as const, href: href(upgrade) }] : []),
    ...(canJoin ? [{ kind: 'join' as const, href: href({}) }] : []),
    ...(canGift ? [{ kind: 'gift' as const, href: href({ isGift: true }) }] : []),
  ]
}

/** A level as it is joined. */
function wishOf({ id, auxiliary }: MembershipCategoryPayload, { baseCategoryId }: CardScene): MembershipWish {
  return { categoryId: id, action: 'MembershipPurchase', isAuxiliary: auxiliary, baseCategoryId }
}

/** Of the level that is held: where its upgrades are, if it has any (MEM-095). */
function upgradesHref(
  { tenantId }: Visit,
  { membershipId, id }: MembershipCategoryPayload,
  { levels }: CardScene,
): string | null {
  const hasUpgrades = levels.some(({ upgrade }) => upgrade && upgrade.membershipId === membershipId)
  if (!membershipId || !hasUpgrades) return null
  return withQuery(`/membership/${encodeURIComponent(tenantId)}/upgrade`, {
    membershipId,
    membershipCategoryId: id,
  })
}

/** Whoever is verified renews, everybody else verifies (MEM-148); a level that can be renewed says so by its own button. */
function requiredOf(
  visit: Visit,
  { isInvalidMembership, renewal }: MembershipCategoryPayload,
): MembershipCardModel['required'] {
  const { session, tenantId, url } = visit
  if (!isInvalidMembership || renewal) return null
  const renewHref = `/membership/${encodeURIComponent(tenantId)}/renew`
  const verifyHref = memberSignIn({ tenantId, returnTo: url.pathname + url.search })
  if (session.member) return { kind: 'renew', href: renewHref, joinHref: null }
  return { kind: 'verify', href: verifyHref, joinHref: joinHrefOf(visit) && joinHref(linkBase(visit)) }
}

const basesOf = ({ id }: MembershipCategoryPayload, { levels }: CardScene) => [
  ...new Set(
    levels.filter(({ auxiliaryCategoryIds }) => auxiliaryCategoryIds.includes(id)).map(({ name }) => name),
  ),
]

/** The price at which the level is held, as an order names it; nothing where it is sold no more. */
function soldPrice(level: MembershipCategoryPayload, scene: CardScene): Partial<MembershipWish> {
  for (const { id: offeringId, prices } of openOfferings(pricedOfferings(level, scene))) {
    const price = prices.find(({ isHeld }) => isHeld)
    if (price) return { offeringId, pricePointId: price.id }
  }
  return {}
}

type PricePoint = Offering['priceLists'][number]['prices'][number] & { isHeld: boolean }
type OfferingPrices = Offering & { prices: PricePoint[] }

/** The offerings with their prices; the one at which the level is held stands first, where it is always seen. */
function pricedOfferings(
  { offerings }: MembershipCategoryPayload,
  { held }: Pick<CardScene, 'held'>,
): OfferingPrices[] {
  const isHeld = (offeringId: string, pricePointId: string) =>
    held?.offeringId === offeringId && held.pricePointId === pricePointId
  const heldFirst = (one: { isHeld: boolean }, other: { isHeld: boolean }) =>
    Number(other.isHeld) - Number(one.isHeld)
  return offerings
    .map(offering => {
      const points = offering.priceLists.flatMap(({ prices }) => prices)
      const prices = points.map(point => ({ ...point, isHeld: isHeld(offering.id, point.id) }))
      return { ...offering, prices: prices.toSorted(heldFirst), isHeld: prices.some(point => point.isHeld) }
    })
    .toSorted(heldFirst)
}

type OfferingPart = {
  offering: OfferingPrices
  level: MembershipCategoryPayload
  /** in detail each price can be ordered and the days are told */
  scene: CardScene | null
}

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** How long it lasts, where its name does not say so already. */
function shownDuration(
  { venue }: Visit,
  { name, duration: months }: OfferingPrices,
): CardOffering['duration'] {
  if (isForLife(months)) return isSame(name, venue.text('membership-for-life')) ? null : 'life'
  const duration = yearsAndMonths(months)
  return namesDuration(name, duration, venue.locale) ? null : duration
}

function offeringOf(visit: Visit, { offering, level, scene }: OfferingPart): CardOffering {
  const { id, name, duration, autorenewalType, prices } = offering
  const orderable = scene && (level.renewal ?? level.canJoin)
  const wish = scene && { ...wishOf(level, scene), ...level.renewal }
  return {
    id,
    name,
    duration: shownDuration(visit, offering),
    perMonth: pricePerMonth({ price: prices[0]?.price ?? 0, months: duration }),
    renewal: isForLife(duration) ? 'life' : autorenewalType,
    valid: scene && validDays(visit, { level, months: duration }),
    prices: prices.map(({ id: pricePointId, personType, price, isHeld }) => ({
      id: pricePointId,
      name: personType.name,
      description: personType.description,
      price,
      inFull: null,
      isHeld,
      href:
        orderable && wish
          ? orderMembershipHref(linkBase(visit), { ...wish, offeringId: id, pricePointId })
          : null,
    })),
    more: 0,
  }
}

/** When it would begin and end, bought today; of a renewal only where it follows on the same level. */
function validDays(
  visit: Visit,
  { level, months }: { level: MembershipCategoryPayload; months: number },
): CardOffering['valid'] {
  const { renewal, membershipId, dateRange } = level
  const isOwn = renewal?.membershipId === membershipId
  if (isForLife(months) || (!level.canJoin && !level.canGift && !isOwn)) return null
  if (renewal && !(isOwn && dateRange)) return null
  const { startDate, expirationDate } = boughtTerm({
    type: renewal?.action ?? 'MembershipPurchase',
    months,
    today: todayOf(visit),
    ...(renewal && dateRange
      ? { current: { startDate: dateRange.startDate, expirationDate: dateRange.endDate } }
      : {}),
  })
  const inWords = (date: string) => dateText({ date }, { pattern: 'order', locale: visit.venue.locale })
  return { from: inWords(startDate), until: inWords(expirationDate) }
}
