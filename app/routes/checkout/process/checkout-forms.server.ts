import { z } from 'zod'
import { addressErrors, type AddressSettings } from '#app/rules/checkout/billing-address.ts'
import { contactErrors, deliveryError } from '#app/rules/checkout/billing-contact.ts'
import type { Message } from '#app/rules/shell/message.ts'
import type { TextReference } from '#theme/texts/texts.ts'
import type { Text } from '#theme/texts/venue-texts.ts'

const typed = z.string().max(120).default('')

type Errors = { [field: string]: Message<TextReference> | undefined }

/** Rules name texts; the form says them at its fields. */
function report(context: z.core.ParsePayload<unknown>, { errors, text }: { errors: Errors; text: Text }) {
  for (const [field, message] of Object.entries(errors)) {
    if (!message) continue
    const sentence = (text as (reference: TextReference) => string)(message.text)
    context.issues.push({ code: 'custom', path: [field], message: sentence, input: context.value })
  }
}

/** Where the tickets go (CHK-182). */
export const deliveryForm = (text: Text) =>
  z.object({ deliveryEmail: typed }).check(context => {
    const wrong = deliveryError(context.value.deliveryEmail)
    report(context, { errors: wrong ? { deliveryEmail: wrong } : {}, text })
  })

/** Who pays and where the card is registered, by the rules of checkout; the address only when a card is needed. */
export const paymentForm = ({ text, settings, needsCard }: { text: Text; settings: AddressSettings; needsCard: boolean }) =>
  z
    .object({
      firstName: typed,
      lastName: typed,
      email: typed,
      phoneNumber: typed,
      country: typed,
      streetAddress1: typed,
      streetAddress2: typed,
      city: typed,
      state: typed,
      otherState: typed,
      zip: typed,
      paymentToken: z.string().max(600).default(''),
      lastFour: z.string().max(4).default(''),
      brand: z.string().max(30).default(''),
      scriptless: z.string().optional(),
    })
    .check(context => {
      report(context, { errors: contactErrors(context.value), text })
      if (needsCard) report(context, { errors: addressErrors(context.value, settings), text })
    })
