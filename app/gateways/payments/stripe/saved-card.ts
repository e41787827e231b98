/** A card that Stripe keeps: whose it is, and which. */
export type SavedCard = { customer: string; paymentMethod: string }

export const savedCardOf = ({ customer, paymentMethod }: SavedCard) => `${customer}/${paymentMethod}`

/** The card behind a reference; null when it is none of Stripe's. */
export function cardOf(reference: string): SavedCard | null {
  const [, customer = '', paymentMethod = ''] = /^(cus_\w+)\/(pm_\w+)$/.exec(reference) ?? []
  return customer ? { customer, paymentMethod } : null
}
