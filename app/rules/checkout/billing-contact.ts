import type { Message } from '#app/rules/shell/message.ts'
import { isEmail, isName, isPhone, isSafeInput } from '#app/rules/validators/validators.ts'

/** Who pays. */
export type BillingContact = { firstName: string; lastName: string; email: string; phoneNumber: string }
type NameText = `payment-${'first' | 'last'}-name-${'required' | 'invalid'}`
type ContactMessage = Message<NameText | 'payment-email-invalid' | 'payment-phone-invalid'>
export type ContactErrors = Partial<Record<keyof BillingContact, ContactMessage>>

/** What is wrong with the contact fields (CHK-178, CHK-179, CHK-180, CHK-181). */
export function contactErrors(contact: BillingContact): ContactErrors {
  const errors: Record<keyof BillingContact, ContactMessage | null> = {
    firstName: nameError(contact.firstName, 'first'),
    lastName: nameError(contact.lastName, 'last'),
    email: isEmail(contact.email.trimEnd(), {}) ? null : { text: 'payment-email-invalid' },
    phoneNumber: isPhone(contact.phoneNumber, {}) ? null : { text: 'payment-phone-invalid' },
  }

  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error))
}

/** What is wrong with the address that tickets are sent to (CHK-182). */
export function deliveryError(email: string): Message<'ticket-delivery-email-invalid'> | null {
  return isEmail(email.trimEnd(), {}) ? null : { text: 'ticket-delivery-email-invalid' }
}

function nameError(name: string, which: 'first' | 'last'): Message<NameText> | null {
  if (name.trim() === '') return { text: `payment-${which}-name-required` }

  return isName(name, {}) && isSafeInput(name, {}) ? null : { text: `payment-${which}-name-invalid` }
}
