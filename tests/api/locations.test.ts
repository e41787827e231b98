import { expect } from 'vitest'
import { inProcess, overHttp } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  const file = aMuseum()
  await loadVenue(database, file)
  await loadVenue(database, { ...file, venue: { ...file.venue, id: 'hafen', locale: 'de-DE' } })
})

const usa = { name: 'United States', alpha2Code: 'US', alpha3Code: 'USA', numericCode: '840' }

test('[ORD-127] [MEM-114] a country has its name and three codes, a state its name and abbreviation', async ({
  database,
}) => {
  const api = await inProcess(database)
  const { payload: countries } = await api.locations.countries()
  expect(countries).toContainEqual(usa)
  const isWhole = ({ name, alpha2Code, alpha3Code, numericCode }: (typeof countries)[number]) =>
    name !== '' && /^[A-Z]{2} [A-Z]{3} \d{3}$/.test(`${alpha2Code} ${alpha3Code} ${numericCode}`)
  expect(countries.filter(country => !isWhole(country))).toEqual([])
  const { payload: states } = await api.locations.states({ params: { country: 'us' } })
  expect(states).toContainEqual({ name: 'New York', abbreviation: 'NY' })
})

test('[ORD-253] [CHK-251] [MEM-260] the countries are listed by name', async ({ database }) => {
  const call = await overHttp(database)
  const { status, body } = await call('/locations/avs/countries')
  const { payload } = body as { payload: (typeof usa)[] }
  expect(status).toBe(200)
  expect(payload.length).toBeGreaterThan(240)
  expect(payload).toContainEqual(usa)
  expect(payload.map(country => country.name)).toEqual(
    [...payload.map(country => country.name)].sort(new Intl.Collator('en-US').compare),
  )
})

test('countries are named as the venue speaks', async ({ database }) => {
  const api = await inProcess(database, { tenantId: 'hafen' })
  const { payload } = await api.locations.countries()
  expect(payload.find(country => country.alpha2Code === 'AT')?.name).toBe('Österreich')
  expect(payload.findIndex(country => country.alpha2Code === 'AT')).toBeLessThan(
    payload.findIndex(country => country.alpha2Code === 'PL'),
  )
})

test('[ORD-254] [CHK-252] [MEM-260] the states of a country are listed by its two-letter code', async ({
  database,
}) => {
  const call = await overHttp(database)
  const states = async (country: string) =>
    ((await call(`/locations/states/${country}`)).body as { payload: unknown[] }).payload
  expect(await states('ca')).toHaveLength(13)
  expect(await states('ca')).toContainEqual({ name: 'British Columbia', abbreviation: 'BC' })
  expect(await states('us')).toHaveLength(59)
  expect(await states('gb')).toEqual([])
})

test.for([
  ['zz', 404],
  ['usa', 400],
  ['..', 404],
])('the states of %s are refused', async ([country, status], { database }) => {
  const call = await overHttp(database)
  expect((await call(`/locations/states/${country}`)).status).toBe(status)
})
