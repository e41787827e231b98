/** A card that Stripe keeps: whose it is, and which. */
export type StripeCard = { customer: string; paymentMethod: string }

export const savedCardOf = ({ customer, paymentMethod }: StripeCard) => `${customer}/${paymentMethod}`

/** The card behind a reference; null when it is none of Stripe's. */
export function cardOf(reference: string): StripeCard | null {
  const [, customer = '', paymentMethod = ''] = /^(cus_\w+)\/(pm_\w+)$/.exec(reference) ?? []
  return customer ? { customer, paymentMethod } : null
}
