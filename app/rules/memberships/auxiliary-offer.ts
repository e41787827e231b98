import type { Catalogue } from '../catalogue/catalogue.ts'

/** A level, as far as it says which auxiliary groups go with it. */
type Base = { auxiliaryCategoryIds: readonly string[] }

/** How an auxiliary group stands to the base memberships of somebody: one includes it, none does, or there is no base yet. */
export type AuxiliaryOffer = 'included' | 'excluded' | 'waiting'

/** Whether somebody with these base memberships, held, ordered or chosen, is offered an auxiliary group (MEM-157). */
export function auxiliaryOffer(categoryId: string, bases: readonly Base[]): AuxiliaryOffer {
  if (bases.length === 0) return 'waiting'

  return bases.some(base => base.auxiliaryCategoryIds.includes(categoryId)) ? 'included' : 'excluded'
}

/** The ids of the venue's levels that are auxiliary groups. */
export const auxiliaryCategoryIds = ({ membershipCategories }: Catalogue): string[] =>
  membershipCategories.filter(({ auxiliary }) => auxiliary).map(({ id }) => id)
