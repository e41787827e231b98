import { type AmountStyle, amountText, typedAmount } from '#app/rules/donations/typed-amount.ts'
import type { Cents } from '#app/rules/money/cents.ts'
import type { Message } from '#app/rules/shell/message.ts'

/** A way to give: an amount the visitor names within bounds, or a price. Cents. */
export type DonationOption = {
  id: string
  inventoryId: string
  type: 'donation' | 'fixedDonation'
  price: Cents
  suggestedAmounts: readonly Cents[]
  minimumAmount: Cents
  maximumAmount: Cents | null
}

/** What sells a way to give. */
type Candidate = {
  type: string
  price: Cents
  salesChannels: readonly { channel: string; enabled: boolean }[]
}

/** Whether an item is offered as a donation: it is sold online, and is no fixed donation of 0 (ORD-203). */
export function isDonationCandidate({ type, price, salesChannels }: Candidate): boolean {
  const online = salesChannels.some(({ channel, enabled }) => channel === 'online' && enabled)
  return online && (type === 'donation' || (type === 'fixedDonation' && price > 0))
}

/** The value of the answer that nothing is given: no option has such an id. */
export const NOTHING = ':none'

/** What was chosen: '' nothing yet, `NOTHING`, `plank` a fixed gift, `gift:2500` an offered amount, `gift:other` what is typed. */
export type DonationChoice = { chosen: string; typed: string }

export const NO_DONATION: DonationChoice = { chosen: '', typed: '' }

/** The form value of one donation option. */
export const choiceOf = ({ id }: { id: string }, amount?: Cents | 'other') =>
  amount === undefined ? id : `${id}:${amount}`

/** A gift as the cart holds it. Cents. */
export type ChosenDonation = {
  inventoryId: string
  type: 'donation' | 'fixedDonation'
  amount: Cents
  price: Cents
  quantity: 1
  hasDecimal: boolean
}

/** The choice after another option was taken: an amount typed for the one before does not stay (ORD-183). */
export function chooseDonation(choice: DonationChoice, chosen: string): DonationChoice {
  return chosen === choice.chosen ? choice : { chosen, typed: '' }
}

type DonationOffer = { options: readonly DonationOption[]; style: AmountStyle }

/** The donation that is chosen; null without a choice, or when its amount is not valid (ORD-183). */
export function donationOf(choice: DonationChoice, offer: DonationOffer): ChosenDonation | null {
  const option = optionOf(choice, offer.options)
  if (!option || choiceError(choice, offer)) return null
  const { inventoryId, type } = option
  if (type === 'fixedDonation')
    return { inventoryId, type, amount: 0, price: option.price, quantity: 1, hasDecimal: false }
  const amount = amountOf(choice, offer.style) ?? 0
  const hasDecimal = amount % 10 ** offer.style.digits !== 0
  return { inventoryId, type, amount, price: amount, quantity: 1, hasDecimal }
}

type AmountText = 'donation-amount-invalid' | 'donation-amount-range'

/** The error of the chosen amount: not an amount, or out of bounds; null when it is valid. `minimum` and `maximum` are cents. */
export function choiceError(
  choice: DonationChoice,
  { options, style }: DonationOffer,
): Message<AmountText> | null {
  const option = optionOf(choice, options)
  if (option?.type !== 'donation') return null
  const amount = amountOf(choice, style)
  if (amount === null) return { text: 'donation-amount-invalid' }
  const { minimumAmount: minimum, maximumAmount } = option
  const maximum = maximumAmount ?? Number.MAX_SAFE_INTEGER
  return amount < minimum || amount > maximum
    ? { text: 'donation-amount-range', args: { minimum, maximum } }
    : null
}

/** The donation option that a choice belongs to. */
export function optionOf<Option extends { id: string }>(
  { chosen }: DonationChoice,
  options: readonly Option[],
): Option | undefined {
  return options.find(({ id }) => id === chosen.split(':')[0])
}

function amountOf({ chosen, typed }: DonationChoice, style: AmountStyle): Cents | null {
  const amount = chosen.split(':')[1] ?? ''
  if (amount === 'other') return typedAmount(typed, style)
  return /^\d{1,9}$/.test(amount) ? Number(amount) : null
}

/** The choice that a stored donation was made with. */
export function choiceFrom(
  stored: { inventoryId: string; amount: Cents } | undefined,
  { options, style }: DonationOffer,
): DonationChoice {
  const option = options.find(({ inventoryId }) => inventoryId === stored?.inventoryId)
  if (!option || !stored) return NO_DONATION
  if (option.type === 'fixedDonation') return { chosen: choiceOf(option), typed: '' }
  if (option.suggestedAmounts.includes(stored.amount))
    return { chosen: choiceOf(option, stored.amount), typed: '' }
  return { chosen: choiceOf(option, 'other'), typed: amountText(stored.amount, style) }
}

/** The name that is preselected of funds, campaigns or appeals: what a link names by id or name, else the default (ORD-122). */
export function preselectedPurpose(
  purposes: readonly { id: string; name: string; isDefault: boolean }[],
  requested: string | undefined,
): string {
  const searchText = requested?.trim().toLowerCase()
  const named = purposes.find(({ id, name }) => [id, name].some(label => label.toLowerCase() === searchText))
  return (named ?? purposes.find(({ isDefault }) => isDefault))?.name ?? ''
}
