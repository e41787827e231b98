import type { AddonPayload } from '#app/contract/addons.ts'
import type { CartDraft } from '#app/contract/carts.ts'
import { loadAddressLists } from '#app/pages/address-lists.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { choiceError, donationOf, optionOf } from '#app/rules/donations/donation-choice.ts'
import type { DonationDetail } from '#app/rules/donations/donation-detail.ts'
import { detailErrors } from '#app/rules/donations/donation-errors.ts'
import { amountStyle } from '#app/rules/donations/typed-amount.ts'
import { formatMoney } from '#app/rules/money/format-money.ts'
import type { Message } from '#app/rules/shell/message.ts'
import { amountField, detailField } from './donation-form.ts'
import type { DonationEntry, DonationErrors } from './donation-model.ts'
import { waysToGive } from './ways-to-give.ts'

/** The donation as the cart takes it, or what is wrong with it, field by field in the order of the form. */
export type JudgedDonation = {
  donation: NonNullable<CartDraft['donations']>[number] | null
  errors: DonationErrors
}

/** Judges a donation by the rules that the API uses too, in the venue's words (ORD-204 to ORD-210). */
export async function judgeDonation(
  visit: Visit,
  { donation, sold }: { donation: DonationEntry; sold: readonly AddonPayload[] },
): Promise<JudgedDonation> {
  const { venue } = visit
  const page = { options: waysToGive(sold), style: amountStyle(venue) }
  const option = optionOf(donation.choice, page.options)
  if (!option) return { donation: null, errors: {} }
  const wrongAmount = choiceError(donation.choice, page)
  const amountErrors = wrongAmount
    ? {
        [amountField(option)]: venue.formatMessage({
          ...wrongAmount,
          args: inMoney(wrongAmount.args, visit),
        }),
      }
    : {}
  const errors = { ...amountErrors, ...(await saidErrors(visit, donation.detail)) }
  const chosen = donationOf(donation.choice, page)
  if (!chosen || Object.keys(errors).length > 0) return { donation: null, errors }
  return { donation: { ...chosen, id: `donation~${option.id}`, donationDetail: donation.detail }, errors }
}

async function saidErrors(visit: Visit, detail: DonationDetail): Promise<DonationErrors> {
  const states = detail.isSendLetter ? (await loadAddressLists(visit, detail.country)).states : null
  const known = states?.map(({ value, label }) => ({ abbreviation: value, name: label })) ?? null
  return Object.fromEntries(
    Object.entries(detailErrors(detail, known)).map(([name, message]) => [
      detailField(name as keyof DonationDetail),
      visit.venue.formatMessage(message),
    ]),
  )
}

const inMoney = (args: Message['args'], { venue }: Visit) =>
  Object.fromEntries(
    Object.entries(args ?? {}).map(([name, cents]) => [name, formatMoney(Number(cents), venue)]),
  )
