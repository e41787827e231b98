import type { Visit } from './open-page.ts'
import { withFallback } from './with-fallback.ts'

export type ListEntry = { value: string; label: string }

/** Null where a list cannot be had, or is empty: the value is typed then (ORD-277). */
export type AddressLists = { countries: ListEntry[] | null; states: ListEntry[] | null }

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
