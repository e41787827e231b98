import type { CartPayload } from '#app/contract/carts.ts'

/** A cart with nothing in it. */
export function emptyCart({ id, tenantId }: { id: string; tenantId: string }): CartPayload {
  return {
    id,
    tenantId,
    version: 1,
    membershipIds: [],
    couponCodes: [],
    templates: [],
    comboItems: [],
    memberships: [],
    donations: [],
    forms: [],
    orders: [],
    total: 0,
    discountTotal: 0,
    totals: { total: 0, discountTotal: 0 },
    taxes: [],
    coupons: [],
    expirationDate: '2026-11-28T14:00:00.000Z',
    hold: null,
  }
}
