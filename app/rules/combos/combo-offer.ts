import type { ComboTemplate } from '#app/contract/venue-file/combos.ts'
import type { ComboOffer } from './combo-price.ts'

/** How a combo is sold to members of these categories: its prices, its discount, and the member discounts they have. */
export function comboOffer(combo: ComboTemplate, categoryIds: readonly string[]): ComboOffer {
  const { type, priceSplit, prices, discount, memberDiscounts } = combo
  const isHeld = (ids: readonly string[]) =>
    categoryIds.length > 0 && (ids.length === 0 || ids.some(id => categoryIds.includes(id)))
  return {
    type,
    priceSplit,
    prices: prices.map(({ personTypeId, price }) => ({ personTypeId, price })),
    discount,
    memberDiscounts: memberDiscounts
      .filter(({ membershipCategoryIds }) => isHeld(membershipCategoryIds))
      .map(({ discountType, value, personTypeIds }) => ({ discountType, value, personTypeIds })),
  }
}
