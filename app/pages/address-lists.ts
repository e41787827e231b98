import { addressOrder } from '#app/rules/locations/address-form.ts'
import type { AddressPart } from '#app/rules/locations/address-part.ts'
import type { Visit } from './open-page.ts'
import { withFallback } from './with-fallback.ts'

export type ListEntry = { value: string; label: string }

/** Null where a list cannot be had, or is empty: the value is typed then (ORD-277). */
export type AddressLists = { countries: ListEntry[] | null; states: ListEntry[] | null }

/** The lists, with the country that names and orders the fields below it: the venue's where none is chosen. */
export type AddressForm = AddressLists & { country: string; order: AddressPart[] }

/** What the form of an address in a country of two letters needs; '' stands for none that is chosen. */
export async function loadAddressForm(visit: Visit, country: string): Promise<AddressForm> {
  const lists = await loadAddressLists(visit, country)
  const shown = country || visit.venue.company.country
  return { ...lists, country: shown, order: addressOrder(shown) }
}

/** The countries and the states of one of them, as an address form offers them. */
export async function loadAddressLists(visit: Visit, country: string): Promise<AddressLists> {
  const [countries, states] = await Promise.all([loadCountries(visit), loadStates(visit, country)])
  return { countries, states }
}

function loadCountries({ api, context }: Visit): Promise<ListEntry[] | null> {
  const response = api.locations
    .countries()
    .then(({ payload }) => payload.map(({ alpha2Code, name }) => ({ value: alpha2Code, label: name })))
  return withFallback(response, { log: context.log, what: 'countries', fallback: null })
}

async function loadStates({ api, context }: Visit, country: string): Promise<ListEntry[] | null> {
  if (!/^[A-Za-z]{2}$/.test(country)) return null
  const response = api.locations
    .states({ params: { country: country.toLowerCase() } })
    .then(({ payload }) => payload.map(({ abbreviation, name }) => ({ value: abbreviation, label: name })))
  return withFallback(response, { log: context.log, what: 'states', fallback: null })
}
