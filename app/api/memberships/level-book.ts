import type { MembershipCategory } from '#app/contract/venue-file/memberships.ts'
import type { Catalogue } from '#app/rules/catalogue/catalogue.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { type AuxiliaryOffer, auxiliaryOffer } from '#app/rules/memberships/auxiliary-offer.ts'
import { type LevelActions, levelActions } from '#app/rules/memberships/level-actions.ts'
import { sellsMemberships } from '#app/rules/memberships/levels-on-sale.ts'
import { type SourceMembership, waysTo } from '#app/rules/memberships/source-membership.ts'
import type { ApiContext } from '../kernel/context.ts'
import { sourceMemberships } from './source-memberships.ts'

/** What a level is judged by: the catalogue, the visitor's verified memberships, and the base memberships that auxiliary groups go with. */
export type LevelBook = {
  venue: Catalogue
  now: Date
  sources: readonly SourceMembership[]
  bases: readonly MembershipCategory[]
}

type LevelBookQuery = { membershipId?: string; sourceCategoryId?: string }

/** The visitor's memberships, or the one that is asked about; the bases are what they hold now and the level that they have chosen. */
export async function openLevelBook(
  context: ApiContext,
  { membershipId, sourceCategoryId }: LevelBookQuery = {},
): Promise<LevelBook> {
  const { session, venue, now } = context
  const { categories } = catalogueMaps(venue)
  const sources = session.member ? await sourceMemberships(context, membershipId ? [membershipId] : []) : []
  const held = sources.filter(({ active }) => active).map(({ categoryId }) => categoryId)
  const bases = [...held, ...(sourceCategoryId ? [sourceCategoryId] : [])]
    .flatMap(id => categories.get(id) ?? [])
    .filter(category => !category.auxiliary)

  return { venue, now, sources, bases }
}

/** The visitor's offer of an auxiliary group; every other level is offered to everybody. */
export function offerOf({ auxiliary, id }: MembershipCategory, { bases }: LevelBook): AuxiliaryOffer {
  return auxiliary ? auxiliaryOffer(id, bases) : 'included'
}

/** The visitor's own membership of this level. */
export function heldOf({ id }: MembershipCategory, { sources }: LevelBook): SourceMembership | null {
  const own = sources.filter(({ categoryId }) => categoryId === id)
  return own.find(({ active }) => active) ?? own[0] ?? null
}

/** What the visitor may do with a level. */
export function actionsOf(level: MembershipCategory, book: LevelBook): LevelActions {
  const { venue, now, sources } = book
  const ways = sources.map(source => ({
    membershipId: source.membershipId,
    types: waysTo(source, { to: level, venue, now }),
  }))
  return levelActions(
    { canJoin: level.canJoin, canGift: level.rules.canGift },
    {
      isSold: sellsMemberships(venue),
      isOffered: offerOf(level, book) === 'included',
      isHeld: heldOf(level, book)?.active ?? false,
      sources: ways,
    },
  )
}
