import type { AddonPayload } from '#app/contract/addons.ts'
import type { CartDraft, CartPayload } from '#app/contract/carts.ts'
import type { DonationConfigPayload } from '#app/contract/donations.ts'
import {
  choiceError,
  choiceFrom,
  donationOf,
  optionOf,
  preselectedPurpose,
} from '#app/rules/donations/donation-choice.ts'
import {
  DETAIL_FLAGS,
  DETAIL_TEXTS,
  type DonationDetail,
  EMPTY_DETAIL,
  readDonationDetail,
  type SentDetail,
} from '#app/rules/donations/donation-detail.ts'
import { detailErrors } from '#app/rules/donations/donation-errors.ts'
import { amountStyle } from '#app/rules/donations/typed-amount.ts'
import { formatMoney } from '#app/rules/money/format-money.ts'
import type { CampaignParams } from '#app/rules/links/carried.ts'
import { type AddressLists, loadAddressLists } from '#app/pages/address-lists.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import type { Visit } from '#app/pages/open-page.ts'
import {
  amountField,
  answerField,
  type FurtherGift,
  GIFT_CHOICE,
  GIFT_SHOWN,
  type Gift,
  type GiftErrors,
  giftField,
  type GiftOption,
  type GiftPage,
} from './donation-model.ts'

const NO_LISTS: AddressLists = { countries: null, states: null }

/** What the donation block shows and what is chosen in it; null where nothing can be given (ORD-068, ORD-122). */
export async function loadGiftPage(
  visit: Visit,
  {
    sold,
    cart,
    carried,
  }: { sold: readonly AddonPayload[]; cart: CartPayload | null; carried: CampaignParams },
): Promise<GiftPage | null> {
  const { api, venue, context } = visit
  const options = sold.filter(isGift).map(giftOption)
  if (options.length === 0) return null
  const response = api.donations.configs().then(({ payload }) => payload)
  const configs = await withFallback(response, {
    log: context.log,
    what: 'donations',
    fallback: NOTHING_ASKED,
  })
  const style = amountStyle(venue)
  const gift = giftOf(cart, { options, style, preset: presetDetail(configs, carried) })
  return {
    options,
    style,
    funds: configs.funds.map(({ name }) => name),
    campaigns: configs.campaigns.map(({ name }) => name),
    appeals: configs.appeals.map(({ name }) => name),
    questions: configs.customFields,
    extended: configs.configs.some(({ aspect, enabled }) => aspect === 'extendedForm' && enabled),
    country: venue.company.country,
    lists: await letterLists(visit, gift),
    gift,
    others: furtherGifts(visit, cart),
  }
}

/** The lists for the address of a letter; none where no letter is wished. */
export function letterLists(visit: Visit, { detail }: Gift): Promise<AddressLists> {
  return detail.isSendLetter ? loadAddressLists(visit, detail.country) : Promise.resolve(NO_LISTS)
}

/** Where a venue takes several donations in one order, the block is about the first. */
export const otherDonations = ({ venue }: Visit, cart: CartPayload | null) =>
  venue.company.limitDonations ? [] : (cart?.donations.slice(1) ?? [])

function furtherGifts(visit: Visit, cart: CartPayload | null): FurtherGift[] {
  const ids = otherDonations(visit, cart).map(({ id }) => id)
  const lines = (cart?.orders ?? []).filter(({ id, itemType }) => itemType === 'Donation' && ids.includes(id))
  return lines.map(({ id, name, amount, itemSubtotal }) => ({
    id,
    name,
    quantity: amount,
    amount: itemSubtotal,
  }))
}

const NOTHING_ASKED: DonationConfigPayload = {
  campaigns: [],
  appeals: [],
  funds: [],
  customFields: [],
  configs: [{ aspect: 'extendedForm', enabled: false }],
}

type SoldGift = AddonPayload & { type: 'donation' | 'fixedDonation' }

const isGift = (item: AddonPayload): item is SoldGift => item.type !== 'inventory'

const giftOption = ({
  id,
  inventoryId,
  name,
  description,
  images,
  type,
  ...amounts
}: SoldGift): GiftOption => ({
  id,
  inventoryId,
  name,
  description,
  picture: images.find(image => image.primary) ?? images[0] ?? null,
  type,
  price: amounts.price,
  suggestedAmounts: amounts.suggestedAmounts,
  minimumAmount: amounts.minimumAmount,
  maximumAmount: amounts.maximumAmount,
})

/** What a link names of campaign, appeal and fund, else what the venue has set (ORD-074, ORD-122). */
const presetDetail = (
  { campaigns, appeals, funds }: DonationConfigPayload,
  carried: CampaignParams,
): DonationDetail => ({
  ...EMPTY_DETAIL,
  donationCampaignName: preselectedPurpose(campaigns, carried.campaign),
  donationAppealName: preselectedPurpose(appeals, carried.appeal),
  donationFundName: preselectedPurpose(funds, carried.fund),
})

function giftOf(
  cart: CartPayload | null,
  { preset, ...page }: Pick<GiftPage, 'options' | 'style'> & { preset: DonationDetail },
): Gift {
  const stored = cart?.donations[0]
  const detail = stored?.donationDetail ? readDonationDetail(stored.donationDetail) : preset
  return { choice: choiceFrom(stored, page), detail }
}

/** The gift as the form has it; null where the form has no donation block. */
export function readGift(form: FormData): Gift | null {
  if (!form.has(GIFT_SHOWN)) return null
  const typed = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const chosen = typed(GIFT_CHOICE)
  const texts = DETAIL_TEXTS.map(name => [name, typed(giftField(name))])
  const flags = DETAIL_FLAGS.map(name => [name, form.has(giftField(name))])
  const prefix = answerField('')
  const answers = [...form.keys()]
    .filter(name => name.startsWith(prefix) && typed(name) !== '')
    .map(name => ({
      id: name.slice(prefix.length),
      label: '',
      format: 'Text',
      values: [],
      value: typed(name),
    }))
  const sent = {
    ...Object.fromEntries([...texts, ...flags]),
    donorRecognitionType: typed(giftField('donorRecognitionType')) || 'self',
    beneficiaryType: typed(giftField('beneficiaryType')),
    customFieldValues: answers,
  } as SentDetail
  return {
    choice: { chosen, typed: typed(amountField({ id: chosen.split(':')[0] ?? '' })) },
    detail: readDonationDetail(sent),
  }
}

/** The gift as the cart takes it, or what is wrong with it, field by field in the order of the form. */
export type JudgedGift = { donation: NonNullable<CartDraft['donations']>[number] | null; errors: GiftErrors }

/** Judges a gift by the rules that the API uses too, in the venue's words (ORD-204 to ORD-210). */
export async function judgeGift(
  visit: Visit,
  { gift, sold }: { gift: Gift; sold: readonly AddonPayload[] },
): Promise<JudgedGift> {
  const { venue } = visit
  const page = { options: sold.filter(isGift).map(giftOption), style: amountStyle(venue) }
  const option = optionOf(gift.choice, page.options)
  if (!option) return { donation: null, errors: {} }
  const wrongAmount = choiceError(gift.choice, page)
  const amountErrors = wrongAmount
    ? { [amountField(option)]: venue.say({ ...wrongAmount, args: inMoney(wrongAmount.args, visit) }) }
    : {}
  const errors = { ...amountErrors, ...(await saidErrors(visit, gift.detail)) }
  const donation = donationOf(gift.choice, page)
  if (!donation || Object.keys(errors).length > 0) return { donation: null, errors }
  return { donation: { ...donation, id: `donation~${option.id}`, donationDetail: gift.detail }, errors }
}

async function saidErrors(visit: Visit, detail: DonationDetail): Promise<GiftErrors> {
  const { states } = detail.isSendLetter ? await loadAddressLists(visit, detail.country) : NO_LISTS
  const known = states?.map(({ value, label }) => ({ abbreviation: value, name: label })) ?? null
  return Object.fromEntries(
    Object.entries(detailErrors(detail, known)).map(([name, message]) => [
      giftField(name as keyof DonationDetail),
      visit.venue.say(message),
    ]),
  )
}

const inMoney = (args: Readonly<Record<string, string | number>> | undefined, { venue }: Visit) =>
  Object.fromEntries(
    Object.entries(args ?? {}).map(([name, cents]) => [name, formatMoney(Number(cents), venue)]),
  )
