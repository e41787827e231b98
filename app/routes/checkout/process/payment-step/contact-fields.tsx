import { joinName } from '#app/rules/checkout/split-name.ts'
import { EmailInput } from '#app/ui/field/email-input.tsx'
import { Field, FieldRow } from '#app/ui/field/field.tsx'
import { Input, type InputProps } from '#app/ui/field/input.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { CheckoutPage } from '../checkout-model.ts'
import { fieldId } from '../error-summary/field-id.ts'
import { NameParts } from '../name-parts/name-parts.tsx'
import * as styles from './contact-fields.css.ts'

type ContactFieldsProps = { page: CheckoutPage; errors: Record<string, string> }

const kinds = {
  name: { label: 'payment-name', input: { autoComplete: 'name' } },
  firstName: { label: 'payment-first-name', input: { autoComplete: 'given-name' } },
  lastName: { label: 'payment-last-name', input: { autoComplete: 'family-name' } },
  email: { label: 'payment-email', input: {} },
  phoneNumber: { label: 'payment-phone', input: { type: 'tel', autoComplete: 'tel' } },
} as const satisfies Record<keyof CheckoutPage['contact'] | 'name', { label: string; input: InputProps }>

/** Who pays: email and one name, or first and last name apart; the phone where it is asked, and then it is needed (CHK-033). */
export const ContactFields = (props: ContactFieldsProps) => {
  const { name, phone } = props.page.contactForm
  return (
    <>
      {name === 'one' ? (
        <>
          <ContactField name="email" {...props} />
          <NameParts known={props.page.contact}>
            <ContactField name="name" {...props} />
          </NameParts>
        </>
      ) : (
        <>
          <FieldRow>
            <ContactField name="firstName" {...props} />
            <ContactField name="lastName" {...props} />
          </FieldRow>
          <ContactField name="email" {...props} />
        </>
      )}
      {phone ? <ContactField name="phoneNumber" {...props} /> : null}
    </>
  )
}

/**
 * Nobody types what is known: a line says as whom they pay, and unfolds to the fields. What is folded away is sent as well, without
 * JavaScript, too; a field that was refused unfolds it.
 */
export const KnownContact = (props: ContactFieldsProps) => {
  const text = useText()
  const { contact } = props.page
  const isRefused = ['email', 'name', 'phoneNumber'].some(field => props.errors[field])
  return (
    <details className={styles.known} open={isRefused || undefined}>
      <summary className={styles.line}>
        <span>{text('payment-known', { name: joinName(contact), email: contact.email })}</span>
        <span className={styles.change}>{text('checkout-change')}</span>
      </summary>
      <div className={styles.fields}>
        <ContactFields {...props} />
      </div>
    </details>
  )
}

const ContactField = ({ name, page, errors }: ContactFieldsProps & { name: keyof typeof kinds }) => {
  const text = useText()
  const { label, input } = kinds[name]
  const isFirst = Object.keys(errors)[0] === name
  const values = { ...page.contact, name: joinName(page.contact) }
  const Control = name === 'email' ? EmailInput : Input
  const hasHint = name === 'email' && page.layout === 'page' && page.hasTickets
  return (
    <Field
      id={fieldId(name)}
      label={text(label)}
      hint={hasHint ? text('payment-email-hint') : null}
      error={errors[name]}
      required
    >
      <Control name={name} maxLength={120} autoFocus={isFirst} defaultValue={values[name]} {...input} />
    </Field>
  )
}
