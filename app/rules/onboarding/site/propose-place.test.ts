import { expect, test } from 'vitest'
import { zonesOfCountry } from '../country-of-zone.ts'
import { zoneOfState } from '../zone-of-state.ts'
import { proposeVenue } from './propose-venue.ts'

const placeOf = (html: string, address = '') => {
  const { country, timeZone, currency, locale } = proposeVenue(
    { address, html, styles: [], pictures: [] },
    [],
  )
  return { country, timeZone, currency, locale }
}
const valuesOf = (html: string, address?: string) =>
  Object.values(placeOf(html, address)).map(proposal => proposal?.value)

const postal = (address: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Museum', address })}</script>`
const call = (phone: string) => `<a href="tel:${phone}">${phone}</a>`

test.each([
  ['a German page', '<html lang="de">', '', ['DE', 'Europe/Berlin', 'EUR', 'de-DE']],
  ['a British page', '<html lang="en-GB">', '', ['GB', 'Europe/London', 'GBP', 'en-GB']],
  ['a British address', '<html lang="en">', 'https://hollin.co.uk/', ['GB', 'Europe/London', 'GBP', 'en-GB']],
  ['an Austrian address', '<html lang="de">', 'https://museum.at/', ['AT', 'Europe/Vienna', 'EUR', 'de-AT']],
  [
    'a Swiss postal address in French',
    `<html lang="fr">${postal({ addressCountry: 'Switzerland' })}`,
    '',
    ['CH', 'Europe/Zurich', 'CHF', 'fr-CH'],
  ],
  [
    'a system that says en-US, in Dublin',
    `<html lang="en-US">${call('+353 1 555 0101')}`,
    '',
    ['IE', 'Europe/Dublin', 'EUR', 'en-IE'],
  ],
  [
    'a telephone of Canada',
    `<html lang="en">${call('+1-604-555-0166')}`,
    '',
    ['CA', 'America/Toronto', 'CAD', 'en-CA'],
  ],
  [
    'a Canadian state',
    postal({ addressCountry: 'CA', addressRegion: 'British Columbia' }),
    '',
    ['CA', 'America/Vancouver', 'CAD', 'en-CA'],
  ],
  [
    'a ZIP code',
    '<html lang="en"><p>1 Elm St, Denver, CO 80202',
    '',
    ['US', 'America/Denver', 'USD', 'en-US'],
  ],
  ['a British postcode', '<html lang="en"><p>The Quay, BS1 4RN', '', ['GB', 'Europe/London', 'GBP', 'en-GB']],
  [
    'prices in another currency than the country’s',
    '<html lang="es-MX"><script type="application/ld+json">{"@type":"Offer","priceCurrency":"USD"}</script>',
    '',
    ['MX', 'America/Mexico_City', 'USD', 'es-MX'],
  ],
  [
    'a page without a language',
    '<title>Zoo</title>',
    'https://zoo.nl',
    ['NL', 'Europe/Amsterdam', 'EUR', 'nl-NL'],
  ],
  [
    'a language of many countries',
    '<html lang="en"><p>Adults £12',
    'https://zoo.io',
    [undefined, undefined, 'GBP', 'en'],
  ],
  ['nothing', '<title>Mute</title>', 'https://zoo.example', [undefined, undefined, undefined, undefined]],
])('%s', (_case, html, address, values) => {
  expect(valuesOf(html, address)).toEqual(values)
})

test('each says where it was found and how sure that is, and what else it could be', () => {
  const { country, timeZone, currency, locale } = placeOf(
    `<html lang="en-US">${call('+44 161 555 0144')}`,
    'https://museum.uk/',
  )
  expect(country).toEqual({ value: 'GB', source: 'address', confidence: 0.85, others: ['US'] })
  expect(currency).toEqual({ value: 'GBP', source: 'address', confidence: 0.83, others: [] })
  expect(timeZone).toMatchObject({ source: 'address', confidence: 0.83 })
  expect(locale).toEqual({ value: 'en-GB', source: 'markup', confidence: 0.8, others: ['en-US'] })
})

test('one of several zones is less sure without a state that tells which', () => {
  const zone = (state: string) => placeOf(postal({ addressCountry: 'US', addressRegion: state })).timeZone
  expect(zone('')).toMatchObject({ value: 'America/New_York', confidence: 0.48 })
  expect(zone('AZ')).toMatchObject({ value: 'America/Phoenix', confidence: 0.93 })
})

test('each zone of a state is one of its country', () => {
  for (const [country, state] of [
    ['US', 'ME'],
    ['US', 'Hawaii'],
    ['CA', 'NL'],
    ['CA', 'NT'],
    ['AU', 'Western Australia'],
  ] as const)
    expect(zonesOfCountry(country)).toContain(zoneOfState({ country, state }))
  expect(zoneOfState({ country: 'DE', state: 'BY' })).toBeUndefined()
})
