import type { ContactForm } from '#app/rules/checkout/checkout-form.ts'
import { joinName } from '#app/rules/checkout/split-name.ts'
import type { Message } from '#app/rules/shell/message.ts'
import { type FieldCheck, fieldProblem, type SetupText } from '#app/rules/validators/validator-engine.ts'

/** Who pays. */
export type BillingContact = { firstName: string; lastName: string; email: string; phoneNumber: string }
type NameText = `payment-${'first' | 'last'}-name-${'required' | 'invalid'}`
type OneNameText = `payment-name-${'required' | 'invalid'}`
type ContactText = NameText | OneNameText | 'payment-email-invalid' | 'payment-phone-invalid'
export type ContactErrors = Partial<Record<keyof BillingContact | 'name', Message<ContactText | SetupText>>>

const checks = {
  name: [
    { validator: 'len', text: 'payment-name-required' },
    { validator: 'name', text: 'payment-name-invalid' },
    { validator: 'safeInput', text: 'payment-name-invalid' },
  ],
  firstName: [
    { validator: 'len', text: 'payment-first-name-required' },
    { validator: 'name', text: 'payment-first-name-invalid' },
    { validator: 'safeInput', text: 'payment-first-name-invalid' },
  ],
  lastName: [
    { validator: 'len', text: 'payment-last-name-required' },
    { validator: 'name', text: 'payment-last-name-invalid' },
    { validator: 'safeInput', text: 'payment-last-name-invalid' },
  ],
  email: [{ validator: 'email', text: 'payment-email-invalid' }],
  phoneNumber: [{ validator: 'phone', text: 'payment-phone-invalid' }],
} as const satisfies Record<keyof BillingContact | 'name', readonly FieldCheck<ContactText>[]>

/**
 * The errors of the contact fields that are asked; empty when they are valid (CHK-178, CHK-179, CHK-180, CHK-181). A space after the email is
 * ignored. A name of one field is one field's error; a phone that is not form for may be left out, but not be wrong.
 */
export function contactErrors(contact: BillingContact, form: ContactForm): ContactErrors {
  const values = { ...contact, name: joinName(contact) }
  const named =
    form.name === 'one' ? (['email', 'name'] as const) : (['firstName', 'lastName', 'email'] as const)
  const hasPhone = form.phone || contact.phoneNumber.trim() !== ''
  const fields = [...named, ...(hasPhone ? (['phoneNumber'] as const) : [])]
  const errors = fields.map(
    field =>
      [field, fieldProblem<ContactText>({ value: values[field].trimEnd(), checks: checks[field] })] as const,
  )

  return Object.fromEntries(errors.filter(([, problem]) => problem))
}

/** The error of the email that tickets are sent to; null when it is valid (CHK-182). */
export function deliveryError(email: string) {
  return fieldProblem({
    value: email.trimEnd(),
    checks: [{ validator: 'email', text: 'ticket-delivery-email-invalid' }],
  })
}
