import { expect, test } from 'vitest'
import { venueOf } from '#tests/builders/price-book.ts'
import { aMembershipCategory, anEventTemplate, aVenueFile } from '#tests/builders/venue-file.ts'
import { readThemeDocument } from '#theme/read-document.ts'
import { createLog } from '../kernel/log.ts'
import { imagePayloads } from '../venues/image-payloads.ts'
import { refuseOtherTenant } from '../venues/refuse-other-tenant.ts'
import { venueWords } from '../venues/venue-words.ts'
import { themePayloadOf } from './theme-payload.ts'
import { pictureAddresses } from './venue-pictures.ts'

const picture = (name: string, primary = false) => ({
  thumbnail: `https://${name}.example/t.avif`,
  screen: `/${name}-s.avif`,
  highRes: `/${name}-h.avif`,
  description: name,
  primary,
})
const FILE = aVenueFile({
  venue: {
    id: 'pier',
    name: 'Pier',
    shortName: 'P',
    tagline: 'By the water',
    timeZone: 'Europe/Vienna',
    currency: 'EUR',
    locale: 'de-AT',
    country: 'AT',
    phoneNumber: '+43 1 234567',
    email: 'a@x.org',
    website: 'https://pier.example/',
    address: { city: 'Wien' },
    picture: picture('wide'),
  },
  company: { billingAddress: { validation: 'zipcode' }, allowAmericanExpress: false, enable3DS: true },
  hours: {
    standard: { M: [{ open: '09:00', close: '17:00' }] },
    exceptions: [{ date: '2026-12-25', note: 'Christmas' }],
  },
  events: [anEventTemplate({ images: [picture('boat')] })],
})
const looks = { preset: 'aquarium', logo: { src: '/logo.svg', darkSrc: '/dark.svg', alt: 'Pier' } }
const theme = readThemeDocument({
  ...looks,
  texts: { 'events-page-heading': 'What is on' },
  textSets: { schools: { 'events-page-heading': 'For schools' } },
}).document
const VENUE = { ...venueOf(FILE), theme, themeRevision: 4 }

test('the theme of a venue is told with all that pages need of it', () => {
  const { variables: _variables, stylesheetHash, fonts, choices: _choices, ...rest } = themePayloadOf(VENUE)
  expect(stylesheetHash).toMatch(/^[0-9a-f]{8,64}$/)
  expect(Array.isArray(fonts)).toBe(true)
  expect(rest).toMatchObject({
    preset: 'aquarium',
    logo: { src: '/logo.svg' },
    textVariables: { 'events-page-heading': 'What is on' },
    textSets: { schools: { 'events-page-heading': 'For schools' } },
    tenantId: 'pier',
    name: 'Pier',
    timeZone: 'Europe/Vienna',
    currency: 'EUR',
    locale: 'de-AT',
    revision: 4,
    pictureHosts: expect.arrayContaining(['https://wide.example', 'https://boat.example']),
    offersMemberships: false,
    openHours: {
      standard: { M: [{ open: '09:00', close: '17:00' }] },
      exceptions: { '2026-12-25': { hours: [], note: 'Christmas' } },
    },
    creditCardValidationSettings: {
      display: 'address',
      validation: 'zipcode',
      allowAmericanExpress: false,
      enable3DS: true,
    },
  })
  const {
    id: _id,
    name: _name,
    timeZone: _zone,
    currency: _currency,
    locale: _locale,
    ...contact
  } = VENUE.document.venue
  expect(rest.company).toEqual({ ...VENUE.document.company, ...contact })
  for (const flag of Object.values(rest.featuresConfig)) expect(typeof flag).toBe('boolean')
  expect(rest.featuresConfig).toMatchObject({ enable3DS: true, allowAmericanExpress: false })
})

test('a set of words is chosen by its id; an unknown one changes nothing, and each is made once', () => {
  const words = (set?: string) => themePayloadOf(VENUE, set).textVariables['events-page-heading']
  expect([words(), words('schools'), words('lost'), words('toString')]).toEqual([
    'What is on',
    'For schools',
    'What is on',
    'What is on',
  ])
  expect(themePayloadOf(VENUE, 'schools')).toBe(themePayloadOf(VENUE, 'schools'))
  expect(themePayloadOf(VENUE, 'lost')).toBe(themePayloadOf(VENUE))
})

test('memberships are offered where one is sold online that can be joined', () => {
  const offers = (...categories: ReturnType<typeof aMembershipCategory>[]) =>
    themePayloadOf({ ...venueOf(aVenueFile({ memberships: { categories } })), theme }).offersMemberships
  expect(offers(aMembershipCategory())).toBe(true)
  expect(offers(aMembershipCategory({ canJoin: false }))).toBe(false)
  expect(offers(aMembershipCategory({ salesChannels: [] }))).toBe(false)
  expect(offers(aMembershipCategory({ canJoin: false }), aMembershipCategory({ id: 'b' }))).toBe(true)
})

test('the pictures of a venue are its logo’s, its own and those of its catalogue', () => {
  expect([...pictureAddresses(VENUE)]).toEqual([
    '/logo.svg',
    '/dark.svg',
    'https://wide.example/t.avif',
    '/wide-s.avif',
    '/wide-h.avif',
    'https://boat.example/t.avif',
    '/boat-s.avif',
    '/boat-h.avif',
  ])
  const bare = { ...venueOf(aVenueFile()), theme: readThemeDocument({}).document }
  expect([...pictureAddresses(bare)]).toEqual([])
})

test('one picture is the primary one: the marked, else the first', () => {
  const primaryOf = (...marks: boolean[]) =>
    imagePayloads(marks.map((mark, index) => picture(`p${index}`, mark))).map(({ primary }) => primary)
  expect(primaryOf(false, true, true)).toEqual([false, true, false])
  expect(primaryOf(false, false)).toEqual([true, false])
  expect(primaryOf()).toEqual([])
})

test('a word that cannot be used is written down, and its default is said', () => {
  const lines: string[] = []
  const log = createLog('debug', { write: line => void lines.push(line) })
  const broken = { ...theme, texts: { ...theme.texts, 'events-page-heading': '{open' } }
  const { text } = venueWords({ ...VENUE, theme: broken as typeof theme }, log)
  expect(text('events-page-heading')).not.toContain('{open')
  expect(lines.map(line => JSON.parse(line))).toMatchObject([
    {
      tenantId: 'pier',
      reference: 'events-page-heading',
      problem: expect.any(String),
      msg: 'A text of the venue cannot be used',
    },
  ])
  expect(venueWords(VENUE, log).text('events-page-heading')).toBe('What is on')
  expect(lines).toHaveLength(1)
})

test('a venue that is named in a call is the one of its header', () => {
  expect(() => refuseOtherTenant({ tenantId: 'pier' }, undefined)).not.toThrow()
  expect(() => refuseOtherTenant({ tenantId: 'pier' }, 'pier')).not.toThrow()
  expect(() => refuseOtherTenant({ tenantId: 'pier' }, 'annex')).toThrow('TENANT_UNKNOWN')
})
