import type { Catalogue } from '../catalogue/catalogue.ts'

/** A level, as far as it says which auxiliary groups go with it. */
type Base = { auxiliaryCategoryIds: readonly string[] }

/** How an auxiliary group stands to the base memberships of somebody: one includes it, none does, or there is no base yet. */
export type AuxiliaryOffer = 'included' | 'excluded' | 'waiting'

/** A membership that an address asks for, and the base level that was chosen with it. */
type BaseRequest = { auxiliary: boolean; baseCategoryId: string | null }

/** What stands in the way of a further base: one that the visitor has, or that the order has. */
type Bases = { holdsBase: boolean; ordered: readonly { isGift: boolean; auxiliary?: boolean }[] }

/**
 * The level that has to be ordered beside an auxiliary group, by its id: the base that was chosen with it (MEM-158). Null where nothing is
 * missing: for what is no auxiliary group, and where the visitor has or orders a base. A gift is somebody else's.
 */
export function missingBase(
  { auxiliary, baseCategoryId }: BaseRequest,
  { holdsBase, ordered }: Bases,
): string | null {
  const ordersBase = ordered.some(one => !one.isGift && one.auxiliary === false)

  return auxiliary && !holdsBase && !ordersBase ? baseCategoryId : null
}

/** Whether an auxiliary group is offered to a visitor with these base memberships, held, ordered or chosen (MEM-157). */
export function auxiliaryOffer(categoryId: string, bases: readonly Base[]): AuxiliaryOffer {
  if (bases.length === 0) return 'waiting'

  return bases.some(base => base.auxiliaryCategoryIds.includes(categoryId)) ? 'included' : 'excluded'
}

/** The ids of the venue's levels that are auxiliary groups. */
export const auxiliaryCategoryIds = ({ membershipCategories }: Catalogue): string[] =>
  membershipCategories.filter(({ auxiliary }) => auxiliary).map(({ id }) => id)
