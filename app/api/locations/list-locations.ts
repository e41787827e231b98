import type { CountryPayload } from '#app/contract/locations.ts'
import { countriesIn, isCountry } from '#app/rules/locations/countries.ts'
import { statesOf } from '#app/rules/locations/states.ts'
import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'

export const listCountries = api.locations.countries.handler(
  ({ context }): { payload: CountryPayload[] } => ({
    payload: countriesIn(context.venue.document.venue.locale),
  }),
)

export const listStates = api.locations.states.handler(({ input }) => {
  const { country } = input.params
  if (!isCountry(country)) throw refuse('NOT_FOUND', { text: 'There is no such country' })
  return { payload: statesOf(country) }
})
