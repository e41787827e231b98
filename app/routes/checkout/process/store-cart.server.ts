import type { CartDraft, CartPayload } from '#app/contract/carts.ts'
import type { MembershipInfoDraft, MembershipOrderPayload } from '#app/contract/membership-orders.ts'
import type { Visit } from '#app/pages/open-page.ts'

/** Stores the cart as it is, but for what has changed. Who its memberships are for stays, unless the change says it. */
export async function storeCart(
  { api }: Pick<Visit, 'api'>,
  { cart, changes }: { cart: CartPayload; changes: Partial<CartDraft> },
): Promise<void> {
  const { id, version, templates, comboItems, memberships, donations, forms } = cart
  const couponCodes = cart.coupons.map(({ couponCode }) => couponCode)
  const body = { id, version, templates, comboItems, memberships, donations, forms, couponCodes, ...changes }
  await api.carts.put({ headers: { 'x-cart-id': id }, body })
}

/** The memberships of the cart with who they are for, as they are sent (CHK-121). */
export function withMemberInfo(
  { memberships }: Pick<CartPayload, 'memberships'>,
  orders: readonly MembershipOrderPayload[],
): NonNullable<CartDraft['memberships']> {
  return memberships.map(membership => {
    const order = orders.find(({ id }) => id === membership.id)
    return order ? { ...membership, membershipInfo: sentInfo(order) } : membership
  })
}

/** What is known of an order's people, in the shape in which it is sent. A primary cardholder who is not asked is not sent. */
export function sentInfo(order: MembershipOrderPayload): MembershipInfoDraft {
  const { giftMessage, notifyGiftRecipient, gifterInfo } = order.membershipInfo
  const { isEdited, isPrimaryChecked, primaryCardholder, secondaryCardholders } = order
  const primary = isPrimaryChecked && primaryCardholder ? [primaryCardholder] : []
  const membershipCards = [...primary, ...secondaryCardholders]
  return { isEdited, giftMessage, notifyGiftRecipient, gifterInfo, membershipCards }
}
