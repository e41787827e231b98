import {
  type DonationChoice,
  type DonationOption,
  donationOf,
  optionOf,
} from '#app/rules/donations/donation-choice.ts'
import type { DonationDetail } from '#app/rules/donations/donation-detail.ts'
import type { AmountStyle } from '#app/rules/donations/typed-amount.ts'
import type { AddressLists } from '#app/session/address-lists.ts'
import type { PictureSource } from '#app/ui/picture/picture.tsx'
import type { SummaryPart } from '../order-model.ts'

/** A way to give as the block shows it. */
export type GiftOption = DonationOption & { name: string; description: string; picture: PictureSource | null }

export type GiftQuestion = { id: string; label: string; format: 'Text' | 'Dropdown'; values: string[] }

/** What is chosen and typed of a gift. */
export type Gift = { choice: DonationChoice; detail: DonationDetail }

/** Everything that the block can ask; null where a venue asks for no donation. */
export type GiftPage = {
  options: GiftOption[]
  style: AmountStyle
  /** names of what a gift can be for */
  funds: string[]
  campaigns: string[]
  appeals: string[]
  questions: GiftQuestion[]
  /** recognition, dedication and letter are asked */
  extended: boolean
  /** the country that a letter goes to unless another is chosen */
  country: string
  lists: AddressLists
  gift: Gift
}

/** Sentences by the name of the field they are about. */
export type GiftErrors = Record<string, string>

/** Tells a form that has the block, and no donation in it, from a form without it. */
export const GIFT_SHOWN = 'donation-shown'
export const GIFT_CHOICE = 'donation'
export const amountField = ({ id }: { id: string }) => `donation-amount:${id}`
export const giftField = (name: keyof DonationDetail) => `donation.${name}`
export const answerField = (questionId: string) => `donation.answer:${questionId}`

/** The gift in the summary: what it is, whom it is for, how much. */
export function giftParts(
  page: Pick<GiftPage, 'options' | 'style'>,
  { gift, title, dedication }: { gift: Gift; title: string; dedication: string | null },
): SummaryPart[] {
  const donation = donationOf(gift.choice, page)
  const option = optionOf(gift.choice, page.options)
  if (!donation || !option) return []
  const line = {
    key: option.id,
    name: option.name,
    quantity: 1,
    amount: donation.price,
    retail: donation.price,
  }
  return [{ key: 'donation', name: title, when: dedication ?? '', lines: [line] }]
}
