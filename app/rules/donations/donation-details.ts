import type { DonationDetailPayload } from '#app/contract/donations.ts'
import type { CartDocument } from '#app/rules/carts/stored-cart.ts'
import type { Catalogue } from '#app/rules/catalogue/catalogue.ts'
import type { Message } from '#app/rules/shell/message.ts'
import { statesOf } from '../locations/states.ts'
import { type CustomFieldValue, type DonationDetail, readDonationDetail } from './donation-detail.ts'
import { detailErrors, type KnownStates } from './donation-errors.ts'

/** The cart with a complete detail for each donation, hidden fields cleared. A donation without a detail of its own takes the cart's. */
export function withDetails(document: CartDocument): CartDocument {
  const { donationDetail } = document
  return {
    ...document,
    ...(donationDetail ? { donationDetail: readDonationDetail(donationDetail) } : {}),
    donations: document.donations.map(donation => {
      const payload = donation.donationDetail ?? donationDetail
      return payload ? { ...donation, donationDetail: readDonationDetail(payload) } : donation
    }),
  }
}

/** The detail of a donation with the venue's labels and values, and a sentence for each invalid field. */
export function checkDetail(
  payload: DonationDetailPayload,
  { venue, sentenceOf }: { venue: Pick<Catalogue, 'document'>; sentenceOf: (message: Message) => string },
): { detail: DonationDetail; errors: Record<string, string> } {
  const { donations } = venue.document
  const detail = readDonationDetail(payload)
  const unknown = (['Fund', 'Campaign', 'Appeal'] as const).flatMap(kind => {
    const known = { Fund: donations.funds, Campaign: donations.campaigns, Appeal: donations.appeals }[kind]
    const name = detail[`donation${kind}Name`]
    return name && !known.some(purpose => purpose.name === name)
      ? [[`donation${kind}Name`, `There is no such ${kind.toLowerCase()}`]]
      : []
  })
  const sentences = Object.entries(detailErrors(detail, statesFor(detail))).map(([field, message]) => [
    field,
    sentenceOf(message),
  ])
  const answers = detail.customFieldValues.flatMap(answer => answerOf(answer, donations.customFields) ?? [])
  const isAnswered = answers.length === detail.customFieldValues.length
  return {
    detail: { ...detail, customFieldValues: answers },
    errors: {
      ...Object.fromEntries([...sentences, ...unknown]),
      ...(isAnswered ? {} : { customFieldValues: 'There is no such question or answer' }),
    },
  }
}

/** The states that a letter's address is checked against; null where the country has no list. */
export function statesFor({ country }: Pick<DonationDetail, 'country'>): KnownStates {
  const states = statesOf(country.trim())
  return states.length > 0 ? states : null
}

/** The answer in the venue's words; null when the question or the answer is not the venue's. An empty answer is one. */
function answerOf(
  { id, value }: CustomFieldValue,
  fields: Catalogue['document']['donations']['customFields'],
): CustomFieldValue | null {
  const field = fields.find(known => known.id === id)
  if (!field) return null
  const isOffered = field.format === 'Text' || value === '' || field.values.includes(value)
  return isOffered ? { ...field, value } : null
}
