import type { MembershipCategory } from '#app/contract/venue-file/memberships.ts'
import {
  findOnlineCategory,
  onlineCategories,
  sellsMemberships,
} from '#app/rules/memberships/levels-on-sale.ts'
import { purchaseType } from '#app/rules/memberships/purchase-type.ts'
import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import { categoryPayload } from './category-payload.ts'
import { offerOf, openLevelBook } from './level-book.ts'

/** The group of a list that holds what is no auxiliary group (MEM-246). */
const INDIVIDUALS_AND_FAMILIES = 'individualAndFamily'

/**
 * The levels sold online, by their `displayOrder`; those that can be joined when joining is what is asked about (ORD-265, MEM-246).
 * Auxiliary groups that go with no base of the visitor are left out (MEM-157).
 */
export const listCategories = api.members.categories.handler(async ({ input: { query }, context }) => {
  const { action, group } = query ?? {}
  const { venue } = context
  const joins = Boolean(action) && purchaseType(action) === 'MembershipPurchase'
  const levels = sellsMemberships(venue) ? onlineCategories(venue) : []
  const book = await openLevelBook(context, query)
  return {
    payload: levels
      .filter(level => !group || isInGroup(level, group))
      .filter(level => !joins || level.canJoin)
      .filter(level => offerOf(level, book) !== 'excluded')
      .sort((a, b) => a.displayOrder - b.displayOrder)
      .map(level => categoryPayload(level, book)),
  }
})

export const getCategory = api.members.category.handler(async ({ input: { params, query }, context }) => {
  const level = findOnlineCategory(context.venue, params.id)
  if (!level) throw refuse('NOT_FOUND', { text: 'There is no such membership' })
  return { payload: categoryPayload(level, await openLevelBook(context, query)) }
})

function isInGroup({ auxiliary, groupId }: MembershipCategory, group: string): boolean {
  return group === INDIVIDUALS_AND_FAMILIES ? !auxiliary : groupId === group
}
