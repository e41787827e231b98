import type { Cart } from '#app/rules/carts/cart.ts'

/** A cart with nothing in it. */
export function emptyCart({ id, tenantId }: { id: string; tenantId: string }): Cart {
  return {
    id,
    tenantId,
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
  }
}
