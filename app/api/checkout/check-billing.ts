import type { CheckoutBody } from '#app/contract/checkout.ts'
import type { ApiErrorCode } from '#app/contract/errors.ts'
import { type AddressField, addressErrors } from '#app/rules/checkout/billing-address.ts'
import { contactErrors, deliveryError } from '#app/rules/checkout/billing-contact.ts'
import { addressForm, contactForm } from '#app/rules/checkout/checkout-form.ts'
import type { Message } from '#app/rules/shell/message.ts'
import { inWordsOf } from '#theme/texts/lists/address-names.ts'
import { type TextReference, textOf } from '#theme/texts/lists/texts.ts'
import { type Refusal, refuse } from '../kernel/refuse.ts'
import type { Venue } from '../kernel/venue-store.ts'

const contactFields = {
  name: 'billingFirstName',
  firstName: 'billingFirstName',
  lastName: 'billingLastName',
  email: 'billingEmail',
  phoneNumber: 'billingPhoneNumber',
} as const

const addressFields = {
  streetAddress1: 'billingAddress1',
  streetAddress2: 'billingAddress2',
  city: 'billingCity',
  state: 'billingState',
  otherState: 'billingState',
  zip: 'billingZipCode',
  country: 'billingCountry',
} as const satisfies Record<AddressField, keyof CheckoutBody>

/** In the order of the form; the first that is wrong names the refusal (CHK-274). */
const addressCodes: readonly (readonly [AddressField, ApiErrorCode])[] = [
  ['streetAddress1', '5082'],
  ['streetAddress2', '5082'],
  ['city', '5083'],
  ['state', '5084'],
  ['otherState', '5084'],
  ['zip', '5085'],
  ['country', '5086'],
]

type BilledOrder = { body: CheckoutBody; venue: Venue }

/**
 * The refusal of contact fields that are not valid, with a sentence for each; null when all are (CHK-178 to CHK-182). A venue of the short
 * form needs neither phone nor last name.
 */
export function contactRefusal({ body, venue }: BilledOrder): Refusal | null {
  const typed = {
    firstName: body.billingFirstName,
    lastName: body.billingLastName,
    email: body.billingEmail,
    phoneNumber: body.billingPhoneNumber,
  }
  const contact = contactErrors(typed, contactForm(venue.document.company.checkout))
  const delivery = body.ticketDeliveryEmail ? deliveryError(body.ticketDeliveryEmail) : null
  const errors = {
    ...sentences(contact, contactFields),
    ...(delivery ? { ticketDeliveryEmail: sentence(delivery) } : {}),
  }
  const first = Object.values(errors)[0]
  return first ? refuse('UNPROCESSABLE', { text: first, errors }) : null
}

/**
 * The refusal of an address that the venue's settings do not accept, 5082 to 5086; null for a good one (CHK-274). A venue of the short form
 * needs country and zip.
 */
export function addressRefusal(body: CheckoutBody, { document: { company, venue } }: Venue): Refusal | null {
  const typed = {
    country: body.billingCountry,
    streetAddress1: body.billingAddress1,
    streetAddress2: body.billingAddress2,
    city: body.billingCity,
    state: body.billingState,
    otherState: '',
    zip: body.billingZipCode,
  }
  const billing = { ...company.billingAddress, country: venue.country }
  const settings = addressForm({ settings: company.checkout, billing, wantsWhole: false })
  const errors = addressErrors(typed, settings)
  const code = addressCodes.find(([field]) => errors[field])?.[1]
  return code ? refuse(code, { errors: sentences(errors, addressFields) }) : null
}

function sentences(
  errors: Record<string, Message | undefined>,
  fields: Record<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, message]) =>
      message ? [[fields[field] ?? field, sentence(message)]] : [],
    ),
  )
}

/** The default words: screens show the venue's own, which they have by checking with the same rules. */
const sentence = ({ text, args }: Message) => inWordsOf(textOf(text as TextReference)?.message ?? text, args)
