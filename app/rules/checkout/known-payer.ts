import type { BillingAddress } from '#app/rules/checkout/billing-address.ts'
import { type BillingContact, contactErrors } from '#app/rules/checkout/billing-contact.ts'
import type { ContactForm } from '#app/rules/checkout/checkout-form.ts'
import { joinName } from '#app/rules/checkout/split-name.ts'

/** Who pays and where their card is registered. */
export type Payer = { contact: BillingContact; address: BillingAddress }

type PayerFacts = { typed: Payer; known: Payer | null }

/** What the fields of the payment begin with: what was typed, else what is known of whoever looks. Nothing known stands over anything typed. */
export function payerFields({ typed, known }: PayerFacts): Payer {
  if (!known) return typed
  const isUntyped = isBlank(typed.contact)

  return {
    contact: isUntyped ? known.contact : typed.contact,
    address:
      isUntyped && isBlank({ ...typed.address, country: '' }) ? withCountry(typed, known) : typed.address,
  }
}

/** Whether a line can stand in place of the contact fields: they hold who is known, and all that is asked. */
export function isKnownContact(
  contact: BillingContact,
  { known, form }: { known: Payer | null; form: ContactForm },
): boolean {
  if (!known || !isWholeContact(contact, form)) return false

  return joinName(contact) === joinName(known.contact) && contact.email.trim() === known.contact.email
}

/** Whether nothing is missing of what is asked of whoever pays. */
export function isWholeContact(contact: BillingContact, form: ContactForm): boolean {
  return Object.keys(contactErrors(contact, form)).length === 0
}

/** A country that was chosen stays. */
const withCountry = ({ address: { country } }: Payer, { address }: Payer): BillingAddress =>
  country && country !== address.country ? { ...EMPTY, country } : address

const EMPTY: BillingAddress = {
  country: '',
  streetAddress1: '',
  streetAddress2: '',
  city: '',
  state: '',
  otherState: '',
  zip: '',
}

const isBlank = (fields: Record<string, string>) => Object.values(fields).every(value => value.trim() === '')
