import { CARD_FIELDS } from '#app/rules/checkout/card-fields.ts'
import { addressOrder } from '#app/rules/locations/address-form.ts'

/**
 * Fields that were refused, in the order of the page: the card goes before the address that it is registered at, then codes and
 * terms. All others keep their order.
 */
export function inPageOrder(fields: readonly string[], country: string): string[] {
  const address = ['country', ...addressOrder(country)]
  const places: readonly string[] = [...CARD_FIELDS, ...address, 'coupon', 'giftCard', 'code', 'terms']
  const placeOf = (field: string) => places.indexOf(field === 'otherState' ? 'state' : field)
  return fields.toSorted((a, b) => placeOf(a) - placeOf(b))
}
