import type { AddressSettings } from '#app/rules/checkout/billing-address.ts'

/**
 * How a venue asks in checkout. `short`: email, one name, card, country and zip code, on one page with the review where nothing else is
 * asked; `phone` and `address` add to it. `full`: a step each for delivery, payment and review, with every field.
 */
export type CheckoutFormSettings = { form: 'short' | 'full'; phone: boolean; address: boolean }

/** Which fields a form of checkout has for whoever pays. */
export type ContactForm = { name: 'one' | 'parts'; phone: boolean }

type CheckoutOrder = { settings: CheckoutFormSettings; cart: { memberships: readonly unknown[] } }

/** Whether payment and review stand on one page: in the short form, unless the order holds memberships, which ask for their people first. */
export function isOnePage({ settings, cart }: CheckoutOrder): boolean {
  return settings.form === 'short' && cart.memberships.length === 0
}

/** What is asked of whoever pays, and how the name of anybody is: in the short form one field, which the server parts. */
export function contactForm(settings: CheckoutFormSettings): ContactForm {
  const isFull = settings.form === 'full'

  return { name: isFull ? 'parts' : 'one', phone: isFull || settings.phone }
}

type AddressRequest = {
  settings: CheckoutFormSettings
  billing: AddressSettings
  /** the bank has refused the address that it was given */
  wantsWhole: boolean
}

/** How much of the billing address is shown and required: in the short form country and zip code, unless the venue or the bank wants all of it. */
export function addressForm({ settings, billing, wantsWhole }: AddressRequest): AddressSettings {
  const isWhole = settings.form === 'full' || settings.address || wantsWhole
  if (isWhole || billing.display === 'zipcode') return billing

  return { ...billing, display: 'country' }
}
