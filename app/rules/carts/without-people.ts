import type { CartDocument } from '#app/rules/carts/stored-cart.ts'

/**
 * The cart for a device that it was brought to by a link: what was chosen, and nobody's name, address or membership, but for the people
 * of memberships who were named on such a device.
 */
export function withoutPeople(cart: CartDocument): CartDocument {
  const { visitorId: _visitor, tempVisitorId: _temp, membershipId: _member, ...rest } = cart
  const { donationDetail: _detail, removed: _removed, ...chosen } = rest
  const named = new Set(cart.namedByLink)

  return {
    ...chosen,
    membershipIds: [],
    memberships: cart.memberships.map(({ membershipInfo, ...membership }) =>
      named.has(membership.id ?? '') ? { ...membership, membershipInfo } : membership,
    ),
    donations: cart.donations.map(({ donationDetail: _of, ...donation }) => donation),
  }
}

/**
 * The next cart as such a device has changed it: what it was not shown of donations stays as it was, and the memberships for which it has
 * named people, `sent` with them, are remembered.
 */
export function keepPeople(
  { before, after }: { before: CartDocument; after: CartDocument },
  sent: Pick<CartDocument, 'memberships'>,
): CartDocument {
  const detailOf = (id: string) =>
    before.donations.find(({ inventoryId }) => inventoryId === id)?.donationDetail
  const named = sent.memberships.flatMap(({ id, membershipInfo }) => (id && membershipInfo ? [id] : []))
  const { visitorId, tempVisitorId, donationDetail } = before

  return {
    ...after,
    visitorId,
    tempVisitorId,
    ...(donationDetail ? { donationDetail } : {}),
    donations: after.donations.map(donation => {
      const kept = detailOf(donation.inventoryId)
      return kept ? { ...donation, donationDetail: kept } : donation
    }),
    namedByLink: [...new Set([...(before.namedByLink ?? []), ...named])],
  }
}
