import {
  type DonationChoice,
  type DonationOption,
  donationOf,
  optionOf,
} from '#app/rules/donations/donation-choice.ts'
import type { DonationDetail } from '#app/rules/donations/donation-detail.ts'
import type { AmountStyle } from '#app/rules/donations/typed-amount.ts'
import type { Cents } from '#app/rules/money/cents.ts'
import type { AddressLists } from '#app/pages/address-lists.ts'
import type { PictureSource } from '#app/ui/picture/picture.tsx'
import { type OrderLine, singleLine } from '#app/rules/pricing/order-line.ts'
import type { SummaryPart } from '../../order-summary/summary-part.ts'

/** A way to give as the block shows it. */
export type GiftOption = DonationOption & { name: string; description: string; picture: PictureSource | null }

/** A donation of the cart that the block is not about; `amount` in cents, for all of it. */
export type FurtherGift = { id: string; name: string; quantity: number; amount: Cents }

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
  /** further donations of the cart, where a venue takes several */
  others: FurtherGift[]
}

/** Sentences by the name of the field they are about. */
export type GiftErrors = Record<string, string>

/** Tells a form that has the block, and no donation in it, from a form without it. */
export const GIFT_SHOWN = 'donation-shown'
export const GIFT_CHOICE = 'donation'
export const amountField = ({ id }: { id: string }) => `donation-amount:${id}`
export const giftField = (name: keyof DonationDetail) => `donation.${name}`
export const answerField = (questionId: string) => `donation.answer:${questionId}`

type Said = { gift: Gift; title: string; dedication: string | null }

/** The gifts in the summary: what they are, whom they are for, how much. */
export function giftParts(
  page: Pick<GiftPage, 'options' | 'style' | 'others'>,
  { title, ...said }: Said,
): SummaryPart[] {
  const others = page.others.map(
    ({ id, amount, name, quantity }): SummaryPart => ({
      key: `donation ${id}`,
      name: title,
      when: '',
      lines: [giftLine({ id, name, quantity, cost: amount })],
    }),
  )
  return [...chosenPart(page, { title, ...said }), ...others]
}

function chosenPart(
  page: Pick<GiftPage, 'options' | 'style'>,
  { gift, title, dedication }: Said,
): SummaryPart[] {
  const donation = donationOf(gift.choice, page)
  const option = optionOf(gift.choice, page.options)
  if (!donation || !option) return []
  const { id, name } = option
  const lines = [giftLine({ id, name, quantity: 1, cost: donation.price })]
  return [{ key: 'donation', name: title, when: dedication ?? '', lines }]
}

const giftLine = (gift: { id: string; name: string; quantity: number; cost: Cents }): OrderLine =>
  singleLine({ ...gift, itemType: 'Donation', type: 'donation', sourceId: gift.id, images: [] })
