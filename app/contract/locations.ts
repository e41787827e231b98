import { z } from 'zod'
import { endpoint, envelope } from './endpoint.ts'

/** A country as address forms need it (ORD-127, MEM-114). */
const countryPayload = z.object({
  name: z.string(),
  alpha2Code: z.string(),
  alpha3Code: z.string(),
  numericCode: z.string(),
})

/** A state, province or region: `state` fields hold its abbreviation. */
const statePayload = z.object({ name: z.string(), abbreviation: z.string() })

export type CountryPayload = z.infer<typeof countryPayload>
export type StatePayload = z.infer<typeof statePayload>

const tags = ['Locations']

export const locations = {
  countries: endpoint({
    method: 'GET',
    path: '/locations/avs/countries',
    summary: "Countries by name in the venue's language",
    tags,
  }).output(envelope(z.array(countryPayload))),
  states: endpoint({
    method: 'GET',
    path: '/locations/states/{country}',
    summary: 'States of a country; none where addresses need none',
    tags,
    refusals: ['NOT_FOUND'],
  })
    .input(
      z.object({
        params: z.object({
          country: z.string().regex(/^[a-zA-Z]{2}$/, 'must be a two-letter country code like us'),
        }),
      }),
    )
    .output(envelope(z.array(statePayload))),
}
