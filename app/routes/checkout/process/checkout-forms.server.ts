import { z } from 'zod'
import { type AddressSettings, addressErrors } from '#app/rules/checkout/billing-address.ts'
import { contactErrors, deliveryError } from '#app/rules/checkout/billing-contact.ts'
import type { ContactForm } from '#app/rules/checkout/checkout-form.ts'
import { nameParts } from '#app/rules/checkout/split-name.ts'
import type { Message } from '#app/rules/shell/message.ts'
import type { CheckoutDraft } from '#app/session/checkout-draft.ts'
import type { TextReference } from '#theme/texts/lists/texts.ts'
import { formatChosen } from '#theme/texts/runtime/format-chosen.ts'
import type { Text } from '#theme/texts/runtime/venue-texts.ts'

const MAX_LENGTH = 120

const typed = z.string().max(MAX_LENGTH).default('')

const contact = { firstName: typed, lastName: typed, email: typed, phoneNumber: typed }
const address = {
  country: typed,
  streetAddress1: typed,
  streetAddress2: typed,
  city: typed,
  state: typed,
  otherState: typed,
  zip: typed,
}

type Errors = { [field: string]: Message<TextReference> | undefined }

/** Rules name texts; the form says them at its fields. */
function report(context: z.core.ParsePayload<unknown>, { errors, text }: { errors: Errors; text: Text }) {
  for (const [field, message] of Object.entries(errors)) {
    if (!message) continue
    context.issues.push({
      code: 'custom',
      path: [field],
      message: formatChosen(text, message),
      input: context.value,
    })
  }
}

/** Where the tickets go (CHK-182). */
export const deliveryForm = (text: Text) =>
  z.object({ deliveryEmail: typed }).check(context => {
    const wrong = deliveryError(context.value.deliveryEmail)
    report(context, { errors: wrong ? { deliveryEmail: wrong } : {}, text })
  })

/** Who pays and where the card is registered, by the rules of checkout; the address only where it is asked. */
export const paymentForm = ({
  text,
  form,
  settings,
  asksAddress,
}: {
  text: Text
  form: ContactForm
  settings: AddressSettings
  asksAddress: boolean
}) =>
  z.object({ ...contact, ...address }).check(context => {
    report(context, { errors: contactErrors(context.value, form), text })
    if (asksAddress) report(context, { errors: addressErrors(context.value, settings), text })
  })

/** The first sentence of each field, in the order of the fields. */
export function errorsByField({ issues }: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) errors[String(path[0] ?? '')] ??= message
  return errors
}

/** The fields of a form; a name typed in one field is parted into its two, unless it is still as it was `known`. */
export const paymentFields = (form: FormData, known?: CheckoutDraft['contact']) => ({
  ...Object.fromEntries(form),
  ...typedNames(form, known),
})

function typedNames(form: FormData, known: CheckoutDraft['contact'] | undefined) {
  if (!form.has('name')) return {}
  const text = (field: string) => typedText(form, field)
  return nameParts({ typed: text('name'), first: text('firstName'), last: text('lastName'), known })
}

/** Whatever was typed, so that it is still there on the next page. */
export function typedPayment(form: FormData, known?: CheckoutDraft['contact']) {
  const pick = <Field extends string>(fields: Record<Field, unknown>) =>
    Object.fromEntries(Object.keys(fields).map(field => [field, typedText(form, field)])) as Record<
      Field,
      string
    >
  return { contact: { ...pick(contact), ...typedNames(form, known) }, address: pick(address) }
}

export const typedText = (form: FormData, field: string) => String(form.get(field) ?? '').slice(0, MAX_LENGTH)
