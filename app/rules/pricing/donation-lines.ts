import type { VenueDonationOption } from '#app/contract/venue-file/donations.ts'
import type { CartDocument } from '#app/rules/carts/stored-cart.ts'
import type { Catalogue } from '#app/rules/catalogue/catalogue.ts'
import type { OrderProblem, ProblemDonation } from '#app/rules/pricing/problems.ts'
import { isDonationCandidate } from '../donations/donation-choice.ts'
import type { DonationDetail } from '../donations/donation-detail.ts'
import { checkDetail } from '../donations/donation-details.ts'
import { singleLine } from './order-line.ts'
import type { PriceBook } from './price-book.ts'
import { type PricedItems, seatless } from './priced-items.ts'

type ChosenDonation = CartDocument['donations'][number]

/** A priced donation; `price` in cents: of one. */
export type PricedDonation = PricedItems & { price: number; donationDetail?: DonationDetail }

/** The priced line of a donation, or its problem: the visitor's amount within the venue's bounds, or a fixed price (ORD-118). Cents. */
export function priceDonation(
  chosen: { donation: ChosenDonation; path: string },
  { venue, sentenceOf }: Pick<PriceBook, 'venue' | 'sentenceOf'>,
): PricedDonation {
  const { donation, path } = chosen
  const option = findDonation(venue, donation.inventoryId)
  if (!option || option.type !== donation.type || !isDonationCandidate(option))
    return unknownDonation(donation, path)
  const cost = option.type === 'fixedDonation' ? option.price * donation.quantity : donation.amount
  const problem = donationProblem(option, { donation, path })
  const detailCheck = donation.donationDetail && checkDetail(donation.donationDetail, { venue, sentenceOf })
  const detail = detailCheck ? { donationDetail: detailCheck.detail } : {}
  const line = singleLine({
    id: donation.id ?? '',
    itemType: 'Donation',
    type: option.type,
    sourceId: option.id,
    name: option.name,
    images: option.images,
    quantity: option.type === 'fixedDonation' ? donation.quantity : 1,
    cost,
    ...detail,
  })
  const problems = [
    ...(problem ? [problem] : []),
    ...detailProblems(detailCheck?.errors ?? {}, { item: itemOf(donation), path }),
  ]
  const price = option.type === 'fixedDonation' ? option.price : donation.amount
  return { ...seatless({ lines: [line], problems }), price, ...detail }
}

/** The donation option with this reference in the stock system, or else with this id. */
export const findDonation = ({ document }: Pick<Catalogue, 'document'>, reference: string) =>
  document.donations.options.find(({ id, inventoryId }) => inventoryId === reference || id === reference)

/** One problem a field, so that each sentence is said where it belongs (ORD-193, ORD-204 to ORD-208). */
const detailProblems = (
  errors: Record<string, string>,
  { item, path }: { item: ProblemDonation; path: string },
): OrderProblem[] =>
  Object.entries(errors).map(([field, sentence]) => ({
    code: 'invalid',
    item,
    path: `${path}.donationDetail.${field}`,
    sentence,
  }))

function donationProblem(
  option: VenueDonationOption,
  { donation, path }: { donation: ChosenDonation; path: string },
): OrderProblem | null {
  const item = itemOf(donation)
  if (!donation.id)
    return { code: 'id-missing', item, path: `${path}.id`, sentence: `${option.name} has no id` }
  if (option.type === 'fixedDonation') return null
  const { minimum, maximum } = option
  if (donation.amount >= minimum && donation.amount <= maximum) return null
  const sentence = 'The amount is not within what can be given'
  return { code: 'amount-out-of-range', item, minimum, maximum, path: `${path}.amount`, sentence }
}

const itemOf = ({ id, inventoryId }: ChosenDonation): ProblemDonation => ({
  kind: 'donation',
  donationId: inventoryId,
  itemId: id,
})

function unknownDonation(donation: ChosenDonation, path: string): PricedDonation {
  const item = itemOf(donation)
  const sentence = 'There is no such donation'
  const problems: OrderProblem[] = [{ code: 'unknown', item, path: `${path}.inventoryId`, sentence }]
  return { ...seatless({ lines: [], problems }), price: 0 }
}
