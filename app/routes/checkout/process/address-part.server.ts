import { loadAddressLists } from '#app/pages/address-lists.ts'
import type { Visit } from '#app/pages/open-page.ts'
import type { VenueView } from '#app/pages/venue-view.ts'
import {
  type AddressSettings,
  requiredFields,
  shownFields,
  zipHint,
} from '#app/rules/checkout/billing-address.ts'
import { addressForm } from '#app/rules/checkout/checkout-form.ts'
import { addressOrder } from '#app/rules/locations/address-form.ts'
import type { CheckoutDraft } from '#app/session/checkout-draft.ts'
import type { CheckoutPage } from './checkout-model.ts'

/** How much of the address is shown and required for this order. */
export function addressSettings(
  { company }: Pick<VenueView, 'company'>,
  { wantsWholeAddress }: Pick<CheckoutDraft, 'wantsWholeAddress'>,
): AddressSettings {
  const { billingAddress, country, checkout: settings } = company
  return addressForm({
    settings,
    billing: { ...billingAddress, country },
    wantsWhole: wantsWholeAddress,
  })
}

type AddressPart = Pick<
  CheckoutPage,
  'address' | 'addressFields' | 'requiredAddress' | 'countries' | 'states' | 'zipHint' | 'addressOrder'
>

type AddressRequest = {
  draft: CheckoutDraft
  /** the order needs an address */
  isNeeded: boolean
  /** its fields are on the page now */
  isOpen: boolean
}

/** The address fields of the country in hand; `country` in the query asks for those of another one. */
export async function loadAddress(
  visit: Visit,
  { draft, isNeeded, isOpen }: AddressRequest,
): Promise<AddressPart> {
  const settings = addressSettings(visit.venue, draft)
  const requestedCountry = /^[A-Z]{2}$/.exec(visit.url.searchParams.get('country') ?? '')?.[0]
  const country = requestedCountry ?? (draft.address.country || settings.country)
  const address = { ...draft.address, country }
  const fields = isNeeded ? [...shownFields(settings.display)] : []
  const listed = isOpen && fields.includes('country')
  const lists = listed ? await loadAddressLists(visit, country) : { countries: null, states: null }
  const hint = zipHint(country)
  return {
    address,
    addressFields: fields,
    requiredAddress: requiredFields(settings, address),
    ...lists,
    zipHint: hint && visit.venue.text(hint.text),
    addressOrder: addressOrder(country),
  }
}
