import type { MembershipCategoryPayload } from '#app/contract/members.ts'
import type { MembershipCategory } from '#app/contract/venue-file/memberships.ts'
import { purchaseType } from '#app/rules/memberships/purchase-type.ts'
import { api } from '../api.ts'
import { refuse } from '../refuse.ts'
import { catalogueMaps } from '../venues/catalogue-maps.ts'
import { imagePayloads } from '../venues/image-payloads.ts'
import type { Venue } from '../venues/venue-store.ts'
import {
  findOnlineCategory,
  type Offering,
  onlineCategories,
  onlineOfferings,
  sellsMemberships,
} from './levels-on-sale.ts'

/** The group of a list that holds what is no auxiliary group (MEM-246). */
const INDIVIDUALS_AND_FAMILIES = 'individualAndFamily'

/** The levels sold online, those that can be joined when joining is what is asked about (ORD-265, MEM-246). */
export const listCategories = api.members.categories.handler(
  async ({ input: { query }, context: { venue } }) => {
    const { action, group } = query ?? {}
    const joins = Boolean(action) && purchaseType(action) === 'MembershipPurchase'
    const levels = sellsMemberships(venue) ? onlineCategories(venue) : []
    return {
      payload: levels
        .filter(level => !group || isInGroup(level, group))
        .filter(level => !joins || level.canJoin)
        .map(level => categoryPayload(level, venue)),
    }
  },
)

export const getCategory = api.members.category.handler(async ({ input: { params }, context: { venue } }) => {
  const level = findOnlineCategory(venue, params.id)
  if (!level) throw refuse('NOT_FOUND', { text: 'There is no such membership' })
  return { payload: categoryPayload(level, venue) }
})

function isInGroup({ auxiliary, groupId }: MembershipCategory, group: string): boolean {
  return group === INDIVIDUALS_AND_FAMILIES ? !auxiliary : groupId === group
}

function categoryPayload(level: MembershipCategory, venue: Venue): MembershipCategoryPayload {
  const group = venue.membershipGroups.find(({ id }) => id === level.groupId)
  const { categories } = catalogueMaps(venue)
  const { id, name, shortDescription, description, benefits, auxiliary, infoTemplate, displayOrder, rules } =
    level
  const isSold = sellsMemberships(venue)
  return {
    id,
    name,
    shortDescription,
    description,
    benefits,
    auxiliary,
    membershipLevelCollection: level.levelCollection ?? null,
    membershipLevelGroup: group ? { id: group.id, name: group.name } : null,
    offerings: onlineOfferings(level, venue).map(offering => offeringPayload(offering, venue)),
    images: imagePayloads(level.images),
    infoTemplate,
    rules,
    restrictions: level.restrictions.map(id => ({ id, name: categories.get(id)?.name ?? '' })),
    displayOrder,
    canJoin: isSold && level.canJoin,
    canGift: isSold && level.canJoin && rules.canGift,
    canRenew: isSold && level.canRenew,
  }
}

function offeringPayload({ id, name, duration, autorenewalType, prices }: Offering, venue: Venue) {
  const { personTypes } = catalogueMaps(venue)
  const list = prices.map(({ id, personTypeId, name, description, price }) => {
    const type = personTypes.get(personTypeId)
    const personType = {
      id: personTypeId,
      name: name ?? type?.name ?? personTypeId,
      description: description || (type?.description ?? ''),
      type: type?.type ?? 'individual',
    }
    return { id, personType, price, calculatedPrice: null }
  })
  return { id, name, duration, autorenewalType, priceLists: [{ prices: list }] }
}
