import type { PurchaseType } from '#app/rules/carts/item-types.ts'
import { withQuery } from '#app/rules/links/query.ts'
import type { LinkBase } from '#app/rules/links/storefront-links.ts'

/** In the address of a membership after another card was put on file of it. */
export const NEW_CARD_QUERY = 'newCard'

/** The base membership that was chosen so far: it travels with everybody who looks at auxiliary groups (MEM-056). */
type BaseMembership = { baseCategoryId?: string | null }

/** The address of all memberships on sale, or of the auxiliary groups. */
export function joinHref(
  base: LinkBase,
  { show, baseCategoryId }: BaseMembership & { show?: 'auxiliary' } = {},
): string {
  return href(base, ['join'], { membershipCategoryId: baseCategoryId, show })
}

/** My membership, whichever the visitor has. */
export const ownMembershipHref = (base: LinkBase): string => href(base, ['profile'], {})

/** My membership, of one of the visitor's memberships. */
export const profileHref = (
  tenantId: string,
  { membershipId, categoryId, auxiliary }: { membershipId: string; categoryId: string; auxiliary: boolean },
): string =>
  withQuery(`/membership/${encodeURIComponent(tenantId)}/profile`, {
    membershipId,
    membershipCategoryId: categoryId,
    aux: auxiliary || null,
  })

/** The address of the memberships of one group. */
export function groupHref(
  base: LinkBase,
  { groupId, baseCategoryId }: BaseMembership & { groupId: string },
): string {
  return href(base, ['group', groupId], { membershipCategoryId: baseCategoryId })
}

/** The address of one membership level (MEM-062). */
export function levelHref(
  base: LinkBase,
  { categoryId, baseCategoryId }: BaseMembership & { categoryId: string },
): string {
  return href(base, ['detail', categoryId], { sourceCategoryId: baseCategoryId })
}

/** What a link of a membership orders: a level, how, and from which membership; of an auxiliary one beside which base. */
export type MembershipWish = BaseMembership & {
  categoryId: string
  action: PurchaseType
  isGift?: boolean
  isAuxiliary?: boolean
  membershipId?: string
  offeringId?: string
  pricePointId?: string
}

/** The order page with a membership in it (MEM-074 to MEM-077); of a wish only what holds is written. */
export function orderMembershipHref({ tenantId, carried }: LinkBase, wish: MembershipWish): string {
  const { categoryId, action, isGift, isAuxiliary, baseCategoryId, membershipId, offeringId, pricePointId } =
    wish

  return withQuery(`/orders/${encodeURIComponent(tenantId)}/tickets`, {
    membershipId,
    membershipCategoryId: categoryId,
    membershipOfferingId: offeringId,
    membershipPricePointId: pricePointId,
    action,
    isGift: isGift || null,
    auxiliary: isAuxiliary || null,
    sourceCategoryId: baseCategoryId,
    ...carried,
  })
}

function href({ tenantId, carried }: LinkBase, path: string[], query: Parameters<typeof withQuery>[1]) {
  const address = ['membership', tenantId, ...path].map(encodeURIComponent).join('/')

  return withQuery(`/${address}`, { ...query, ...carried })
}
