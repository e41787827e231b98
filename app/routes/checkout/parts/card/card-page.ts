import type { CardPlace } from '#app/gateways/payments/card-entry/card-entry.ts'
import type { BrandText } from '#app/rules/checkout/card-fields.ts'
import type { Cents } from '#app/rules/money/cents.ts'

/** What the fields of a card need of the page they stand on. */
export type CardPage = {
  /** `page`: the heading above names them already */
  layout: 'page' | 'steps'
  /** the date of expiry in one field, or month and year apart */
  expiry: 'one' | 'parts'
  brands: BrandText[]
  /** where the card is typed: never here */
  cardPlace: CardPlace
  /** whether the gateway has a page of its own for the card */
  hasCardPage: boolean
  /** said when the gateway cannot be reached */
  cardFailed: string
  /** what is charged now; 0 where the card is only kept */
  due: Cents
  address: { country: string }
}

/** Where the gateway's fields stand, where whoever is led is at the first of them that is wrong; or what stands in their place. */
export const CARD_PLACE = 'checkout-card'
