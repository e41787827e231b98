import { expect, test } from 'vitest'
import { countryOfZone, zonesOfCountry } from './country-of-zone.ts'
import { newVenueFile, startFromVenue } from './new-venue-file.ts'
import { isVenueId, venueIdOf, venueIdsFor } from './venue-id.ts'

test.each([
  ['Museo del Niño', 'museo-del-nino'],
  ['The Ada & Co. Museum', 'the-ada-co-museum'],
  ['King’s Garden', 'kings-garden'],
  ['Łódź Zoo', 'odz-zoo'],
  ['— Pier —', 'pier'],
  ['博物館', ''],
])('%s gets the address %s', (name, id) => {
  expect(venueIdOf(name)).toBe(id)
})

test.each([
  ['The Pier', 'https://elsewhere.example/', ['the-pier', 'the-pier-2', 'the-pier-3']],
  ['海の星水族館', 'https://www.umihoshi.or.jp/ja/', ['umihoshi', 'umihoshi-2', 'umihoshi-3']],
  ['海の星水族館', 'https://tickets.umihoshi.jp/', ['umihoshi', 'umihoshi-2', 'umihoshi-3']],
  ['海の星水族館', 'http://127.0.0.1:8080/', []],
  ['海の星水族館', 'http://[::1]:8080/', []],
  ['海の星水族館', 'https://cafe.de/', ['cafe', 'cafe-2', 'cafe-3']],
  ['海の星水族館', '', []],
])('addresses for %s at "%s"', (name, siteAddress, first) => {
  expect(venueIdsFor({ name, siteAddress }).slice(0, 3)).toEqual(first)
})

test.each([
  ['pier', true],
  ['pier-21', true],
  ['p', false],
  ['Pier', false],
  ['-pier', false],
  ['a/b', false],
  ['onboarding', false],
  ['x'.repeat(41), false],
])('the address %s: %s', (id, isGood) => {
  expect(isVenueId(id)).toBe(isGood)
})

test('a time zone tells the country, and a country its time zones', () => {
  expect(['America/Toronto', 'Europe/Berlin', 'Asia/Tokyo', 'UTC'].map(countryOfZone)).toEqual([
    'CA',
    'DE',
    'JP',
    undefined,
  ])
  expect(['DE', 'US', 'CA', 'MX', 'ES'].map(country => zonesOfCountry(country)[0])).toEqual([
    'Europe/Berlin',
    'America/New_York',
    'America/Toronto',
    'America/Mexico_City',
    'Europe/Madrid',
  ])
  expect(zonesOfCountry('Germany')).toEqual([])
})

const profile = { id: 'quay', name: 'Quay', timeZone: 'Europe/Berlin', currency: 'EUR', locale: 'de' }
const creator = { email: 'ada@example.com', name: 'Ada Moss', passwordHash: 'salted' }

test('a new venue is of its zone’s country and belongs to whoever began it', () => {
  const start = { venue: { phoneNumber: '+49 30 1', name: 'Old' }, theme: { preset: 'aquarium' } }
  expect(newVenueFile({ ...profile, creator, start })).toEqual({
    venue: { ...profile, country: 'DE', phoneNumber: '+49 30 1' },
    theme: { preset: 'aquarium' },
    staff: [{ email: 'ada@example.com', name: 'Ada Moss', roles: ['onboarding'], passwordHash: 'salted' }],
  })
})

test('of another venue come look and words, not its logo, links, people and events', () => {
  const file = {
    theme: { preset: 'botanic', variables: { 'color-brand': '#123456' }, logo: { src: '/pictures/a.png' } },
    texts: { 'events-page-heading': 'Today' },
    links: [{ key: 'logo', href: 'https://a.example' }],
    events: [{ id: 'tour' }],
    staff: [{ email: 'x@example.com' }],
  }
  expect(startFromVenue(file)).toEqual({
    theme: { preset: 'botanic', variables: { 'color-brand': '#123456' } },
    texts: { 'events-page-heading': 'Today' },
  })
})
