import type { AddressForm } from '#app/pages/address-lists.ts'
import {
  type DonationChoice,
  type DonationOption,
  donationOf,
  optionOf,
} from '#app/rules/donations/donation-choice.ts'
import type { DonationDetail } from '#app/rules/donations/donation-detail.ts'
import type { AmountStyle } from '#app/rules/donations/typed-amount.ts'
import type { Cents } from '#app/rules/money/cents.ts'
import { type OrderLine, singleLine } from '#app/rules/pricing/order-line.ts'
import type { PictureSource } from '#app/ui/picture/picture.tsx'
import type { SummaryPart } from '../../order-summary/summary-part.ts'

/** A way to give as the block shows it. */
export type WayToGive = DonationOption & { name: string; description: string; picture: PictureSource | null }

/** A donation of the cart that the block is not about; `amount` in cents, for all of it. */
export type FurtherDonation = { id: string; name: string; quantity: number; amount: Cents }

export type DonationQuestion = { id: string; label: string; format: 'Text' | 'Dropdown'; values: string[] }

/** What is chosen and typed of a donation. */
export type DonationEntry = { choice: DonationChoice; detail: DonationDetail }

/** Everything that the block can ask; null where a venue asks for no donation. */
export type DonationPage = {
  options: WayToGive[]
  style: AmountStyle
  /** names of what a donation can be for */
  funds: string[]
  campaigns: string[]
  appeals: string[]
  questions: DonationQuestion[]
  /** recognition, dedication and letter are asked */
  extended: boolean
  /** the country that a letter goes to unless another is chosen */
  country: string
  lists: AddressForm
  donation: DonationEntry
  /** further donations of the cart, where a venue takes several */
  others: FurtherDonation[]
}

/** Sentences by the name of the field they are about. */
export type DonationErrors = Record<string, string>

type DonationSummary = { donation: DonationEntry; title: string; dedication: string | null }

/** The donations in the summary: what they are, whom they are for, how much. */
export function donationParts(
  page: Pick<DonationPage, 'options' | 'style' | 'others'>,
  { title, ...summary }: DonationSummary,
): SummaryPart[] {
  const others = page.others.map(
    ({ id, amount, name, quantity }): SummaryPart => ({
      key: `donation ${id}`,
      name: title,
      when: '',
      lines: [donationLine({ id, name, quantity, cost: amount })],
    }),
  )
  return [...chosenPart(page, { title, ...summary }), ...others]
}

function chosenPart(
  page: Pick<DonationPage, 'options' | 'style'>,
  { donation, title, dedication }: DonationSummary,
): SummaryPart[] {
  const chosen = donationOf(donation.choice, page)
  const option = optionOf(donation.choice, page.options)
  if (!chosen || !option) return []
  const { id, name } = option
  const lines = [donationLine({ id, name, quantity: 1, cost: chosen.price })]
  return [{ key: 'donation', name: title, when: dedication ?? '', lines }]
}

const donationLine = (donation: { id: string; name: string; quantity: number; cost: Cents }): OrderLine =>
  singleLine({ ...donation, itemType: 'Donation', type: 'donation', sourceId: donation.id, images: [] })
