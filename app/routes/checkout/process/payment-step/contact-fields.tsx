import { Field, FieldRow } from '#app/ui/field/field.tsx'
import { Input, type InputProps } from '#app/ui/field/input.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { CheckoutPage } from '../checkout-model.ts'

type Contact = CheckoutPage['contact']
type ContactFieldsProps = { contact: Contact; errors: Record<string, string> }

const kinds = {
  firstName: { label: 'payment-first-name', input: { autoComplete: 'given-name' } },
  lastName: { label: 'payment-last-name', input: { autoComplete: 'family-name' } },
  email: { label: 'payment-email', input: { type: 'email', autoComplete: 'email' } },
  phoneNumber: { label: 'payment-phone', input: { type: 'tel', autoComplete: 'tel' } },
} as const satisfies Record<keyof Contact, { label: string; input: InputProps }>

/** Who pays; all four are needed, the phone as well (CHK-033). */
export const ContactFields = (props: ContactFieldsProps) => (
  <>
    <FieldRow>
      <ContactField name="firstName" {...props} />
      <ContactField name="lastName" {...props} />
    </FieldRow>
    <ContactField name="email" {...props} />
    <ContactField name="phoneNumber" {...props} />
  </>
)

const ContactField = ({ name, contact, errors }: ContactFieldsProps & { name: keyof Contact }) => {
  const text = useText()
  const { label, input } = kinds[name]
  const isFirst = Object.keys(errors)[0] === name
  return (
    <Field id={`checkout-${name}`} label={text(label)} error={errors[name]} required>
      <Input name={name} maxLength={120} autoFocus={isFirst} defaultValue={contact[name]} {...input} />
    </Field>
  )
}
