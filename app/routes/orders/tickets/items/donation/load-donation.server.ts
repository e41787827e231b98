import type { AddonPayload } from '#app/contract/addons.ts'
import type { CartPayload } from '#app/contract/carts.ts'
import type { DonationConfigPayload } from '#app/contract/donations.ts'
import { type AddressForm, loadAddressForm } from '#app/pages/address-lists.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import { choiceFrom, preselectedPurpose } from '#app/rules/donations/donation-choice.ts'
import {
  type DonationDetail,
  EMPTY_DETAIL,
  readDonationDetail,
} from '#app/rules/donations/donation-detail.ts'
import { amountStyle } from '#app/rules/donations/typed-amount.ts'
import type { CampaignParams } from '#app/rules/links/carried.ts'
import { addressOrder } from '#app/rules/locations/address-form.ts'
import type { DonationEntry, DonationPage, FurtherDonation } from './donation-model.ts'
import { waysToGive } from './ways-to-give.ts'

/** What the donation block shows and what is chosen in it; null where nothing can be given (ORD-068, ORD-122). */
export async function loadDonationPage(
  visit: Visit,
  {
    sold,
    cart,
    carried,
  }: { sold: readonly AddonPayload[]; cart: CartPayload | null; carried: CampaignParams },
): Promise<DonationPage | null> {
  const { api, venue, context } = visit
  const options = waysToGive(sold)
  if (options.length === 0) return null
  const response = api.donations.configs().then(({ payload }) => payload)
  const configs = await withFallback(response, {
    log: context.log,
    what: 'donations',
    fallback: NOTHING_ASKED,
  })
  const style = amountStyle(venue)
  const donation = enteredDonation(cart, { options, style, preset: presetDetail(configs, carried) })
  return {
    options,
    style,
    funds: configs.funds.map(({ name }) => name),
    campaigns: configs.campaigns.map(({ name }) => name),
    appeals: configs.appeals.map(({ name }) => name),
    questions: configs.customFields,
    extended: configs.configs.some(({ aspect, enabled }) => aspect === 'extendedForm' && enabled),
    country: venue.company.country,
    lists: await letterLists(visit, donation),
    donation,
    others: furtherDonations(visit, cart),
  }
}

/** The form for the address of a letter; without its lists where no letter is wished. */
export async function letterLists(visit: Visit, { detail }: DonationEntry): Promise<AddressForm> {
  if (detail.isSendLetter) return loadAddressForm(visit, detail.country)
  const { country } = visit.venue.company
  return { countries: null, states: null, country, order: addressOrder(country) }
}

/** Where a venue takes several donations in one order, the block is about the first. */
export const otherDonations = ({ venue }: Visit, cart: CartPayload | null) =>
  venue.company.limitDonations ? [] : (cart?.donations.slice(1) ?? [])

function furtherDonations(visit: Visit, cart: CartPayload | null): FurtherDonation[] {
  const ids = otherDonations(visit, cart).map(({ id }) => id)
  const lines = (cart?.orders ?? []).filter(({ id, itemType }) => itemType === 'Donation' && ids.includes(id))
  return lines.map(({ id, name, amount: quantity, itemSubtotal: amount }) => ({ id, name, quantity, amount }))
}

const NOTHING_ASKED: DonationConfigPayload = {
  campaigns: [],
  appeals: [],
  funds: [],
  customFields: [],
  configs: [{ aspect: 'extendedForm', enabled: false }],
}

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

function enteredDonation(
  cart: CartPayload | null,
  { preset, ...page }: Pick<DonationPage, 'options' | 'style'> & { preset: DonationDetail },
): DonationEntry {
  const stored = cart?.donations[0]
  const detail = stored?.donationDetail ? readDonationDetail(stored.donationDetail) : preset
  return { choice: choiceFrom(stored, page), detail }
}
