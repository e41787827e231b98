import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { checkVenue } from '#app/api/launch/check-venue.ts'
import { describeFinding } from '#app/api/launch/describe-finding.ts'
import { readLaunchVenue } from '#app/api/launch/read-launch-venue.ts'
import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import type { Database } from '#app/data/database/database.ts'
import { exportVenueText } from '#app/data/export/export-venue.ts'
import { listEveryVenue } from '#app/data/queries/venues/read.ts'
import { venues } from '#app/data/schema/venues.ts'
import { checkLaunch } from '#app/rules/onboarding/launch/check-launch.ts'
import { LAUNCH_CHECKS, type LaunchCheck } from '#app/rules/onboarding/launch/launch-finding.ts'
import { NOW, testServices } from '#tests/builders/api-client.ts'
import { loadVenue } from '#tests/builders/demo-venue.ts'
import { aSoundVenue, withEvent } from '#tests/builders/sound-venue.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase()

const findings = async (database: Database, file: VenueFileInput) => {
  await loadVenue(database, file)
  const venue = await readLaunchVenue(testServices(database), 'pier')
  return checkLaunch(venue!)
}

const rule = { from: '2026-11-20', to: '2027-04-30', times: ['10:00'], capacity: 20 }
const adult = (price: number, about: object = {}) => [{ personTypeId: 'adult', price, ...about }]
const prices = (price: number, about: object = {}) => [{ id: 'usual', prices: adult(price, about) }]
const sound = aSoundVenue()
const combo = { ...sound.combos![0]!, id: 'other', name: 'Other' }
const level = sound.memberships!.categories![0]!

const tour = { ...sound.events![0]!, addOnIds: [], orderFormIds: [] }
const { Sa, Su } = sound.hours!.standard!
/** Without what names the other events, and open on its days alone. */
const NOTHING_ELSE: VenueFileInput = {
  ...sound,
  hours: { standard: { Sa, Su } },
  combos: [],
  addOns: [],
  forms: [],
}

const GONE = {
  thumbnail: '/pictures/pier/a.avif',
  screen: '/pictures/pier/b.avif',
  highRes: '/pictures/pier/c.avif',
}

function lostPictures(): [LaunchCheck, string, VenueFileInput][] {
  const group = { id: 'all', name: 'All', images: [GONE] }
  const src = GONE.screen
  const gift = { id: 'roof', name: 'The roof', type: 'fixedDonation' as const, price: 1500, images: [GONE] }
  const files: Record<string, Partial<VenueFileInput>> = {
    logo: { theme: { logo: { src } } },
    'logo for dark headers': { theme: { logo: { src: '/pictures/harborlight/logo.svg', darkSrc: src } } },
    'picture above the events': { venue: { ...sound.venue, picture: GONE } },
    'picture of an add-on': { addOns: [{ id: 'map', name: 'Map', price: 500, images: [GONE] }] },
    'picture of a level': { memberships: { categories: [{ ...level, images: [GONE] }] } },
    'picture of a group of levels': { memberships: { categories: [level], groups: [group] } },
    'picture of a donation': { donations: { options: [gift] } },
    'picture for mails': {
      combos: [{ ...sound.combos![0]!, images: [{ ...sound.combos![0]!.images![0]!, mail: src }] }],
    },
  }
  return Object.entries(files).map(([what, file]) => [
    'lost-picture',
    `a ${what} that is not there`,
    aSoundVenue(file),
  ])
}

const SPANISH = { ...sound.venue, languages: ['es'] }

/** One event alone, wholly in Spanish but for its description. */
function inSpanish(words: { name: string; shortDescription: string; description?: string }): VenueFileInput {
  const event = { ...tour, description: 'Twice round the pier.', translations: { es: words } }
  const [adults, children] = sound.personTypes!
  return {
    ...NOTHING_ELSE,
    venue: SPANISH,
    events: [event],
    personTypes: [
      { ...adults!, translations: { es: { name: 'Adulto' } } },
      { ...children!, translations: { es: { name: 'Niño', description: 'De 3 a 12 años' } } },
    ],
    memberships: {},
    donations: {},
  }
}

const NOWHERE = '<a href="/events/pier/detail/no-such-event">More</a>'

function brokenLinks(): [LaunchCheck, string, VenueFileInput][] {
  const place = { id: 'dock', name: 'Dock' }
  const files: Record<string, VenueFileInput> = {
    'description of an event': withEvent('tour', { description: NOWHERE }),
    'description of a combo': aSoundVenue({ combos: [{ ...sound.combos![0]!, description: NOWHERE }] }),
    'description of a level': aSoundVenue({
      memberships: { categories: [{ ...level, description: NOWHERE }] },
    }),
    'translated description': withEvent('tour', { translations: { es: { description: NOWHERE } } }),
    'legal page': aSoundVenue({ texts: { 'legal-terms-sales': NOWHERE } }),
    'map of a place': aSoundVenue({ facilities: [{ ...place, map: 'https://www.example.com/map' }] }),
  }
  return Object.entries(files).map(([where, file]) => ['link', `a ${where} that leads nowhere`, file])
}

const byType = (...entries: [string, number][]) => [
  {
    id: 'usual',
    prices: entries.map(([personTypeId, price]) => ({ personTypeId, price })),
  },
]
const offering = level.offerings![0]!
const withLevel = (about: Partial<typeof offering>) =>
  aSoundVenue({
    memberships: {
      categories: [{ ...level, offerings: [{ ...offering, ...about }] }],
    },
  })
const charge = (value: number) => ({
  fees: [{ id: 'service', name: 'Service', feeType: 'AmountBased' as const, value }],
})

/** A nought too many, a point too few, two rows exchanged, words that were to be written later. */
function slips(): [LaunchCheck, string, VenueFileInput][] {
  return [
    [
      'odd-seats',
      '200 seats for 20 on one day',
      withEvent('tour', {
        slots: [{ date: '2026-12-02', time: '11:00', capacity: 200 }],
      }),
    ],
    ['long-event', 'hours for minutes', withEvent('tour', { duration: 600 })],
    [
      'open-unsold',
      'a Monday without a start, on which the doors are open',
      withEvent('entry', {
        slotRules: [{ ...rule, weekdays: ['Tu', 'W', 'Th', 'F'] }],
      }),
    ],
    [
      'past-days',
      'the holidays of last year',
      aSoundVenue({
        hours: {
          ...sound.hours,
          exceptions: [{ date: '2025-12-25', hours: [] }],
        },
      }),
    ],
    [
      'odd-amount',
      'an add-on of five cents for five dollars',
      aSoundVenue({ addOns: [{ id: 'map', name: 'Map', price: 5 }] }),
    ],
    [
      'odd-amount',
      'a combo of 30 cents for 30 dollars',
      aSoundVenue({ combos: [{ ...combo, prices: adult(30) }] }),
    ],
    ['odd-amount', 'a level of 60 cents', withLevel({ prices: [{ ...offering.prices![0]!, price: 60 }] })],
    [
      'odd-amount',
      'a donation of 15 cents',
      aSoundVenue({
        donations: {
          options: [{ id: 'roof', name: 'The roof', type: 'fixedDonation', price: 15 }],
        },
      }),
    ],
    [
      'odd-amount',
      'a code for 1,000 dollars off instead of ten',
      aSoundVenue({
        coupons: [{ code: 'AUTUMN', discountType: 'AmountBased', value: 100_000 }],
      }),
    ],
    ['odd-amount', 'a fee of 250 dollars for 2.50', aSoundVenue({ company: { charges: charge(25_000) } })],
    [
      'price-order',
      'adults and children exchanged',
      withEvent('tour', {
        priceLists: byType(['adult', 900], ['child', 1800]),
      }),
    ],
    ['long-term', 'a year of 365 months', withLevel({ duration: 365 })],
    ['placeholder', 'a text of a printer', withEvent('tour', { description: 'Lorem ipsum dolor sit amet.' })],
    ['placeholder', 'an event for trying', withEvent('tour', { name: 'Test event 2' })],
    ['placeholder', 'a copy', aSoundVenue({ combos: [{ ...combo, name: 'Copy of Day out' }] })],
    [
      'placeholder',
      'a benefit that is not known yet',
      aSoundVenue({
        memberships: { categories: [{ ...level, benefits: ['TBD'] }] },
      }),
    ],
    [
      'placeholder',
      'terms of somebody else',
      aSoundVenue({
        texts: { 'legal-terms-sales': 'Sold by [your company name], Anytown.' },
      }),
    ],
  ]
}

/** What somebody gets wrong, and the check that says so. */
const MISTAKES: [LaunchCheck, string, VenueFileInput][] = [
  ['no-starts', 'an event without a start', withEvent('tour', { slotRules: [] })],
  ['no-price', 'a ticket that is not for sale', withEvent('walk', { priceLists: prices(-1) })],
  ['dead-starts', 'starts without seats', withEvent('tour', { slotRules: [{ ...rule, capacity: 0 }] })],
  [
    'closed-starts',
    'a day on which the venue is closed',
    aSoundVenue({ hours: { ...sound.hours, exceptions: [{ date: '2026-12-05', hours: [] }] } }),
  ],
  [
    'closed-starts',
    'a weekday on which it is closed',
    aSoundVenue({ hours: { standard: { Su: [{ open: '09:00', close: '17:00' }] } } }),
  ],
  [
    'night-starts',
    'two in the night for two in the afternoon',
    withEvent('tour', { slotRules: [{ ...rule, times: ['02:00'] }] }),
  ],
  [
    'entry-outside-hours',
    'entry after closing time',
    withEvent('entry', { slotRules: [{ ...rule, times: ['18:00'] }] }),
  ],
  [
    'entry-outside-hours',
    'one tour at eight in the evening for eight tours a day',
    withEvent('tour', { slotRules: [{ ...rule, times: ['10:00', '11:00', '20:00'] }] }),
  ],
  [
    'entry-outside-hours',
    'one tour before the doors open',
    withEvent('tour', {
      slotRules: [{ ...rule, times: ['10:00'] }],
      slots: [{ date: '2026-12-01', time: '07:00', capacity: 9 }],
    }),
  ],
  [
    'entry-outside-hours',
    'a tour on Christmas Eve after the doors have shut',
    {
      ...withEvent('tour', { slotRules: [{ ...rule, times: ['15:00'] }] }),
      hours: {
        ...sound.hours,
        exceptions: [{ date: '2026-12-24', hours: [{ open: '09:00', close: '14:00' }] }],
      },
    },
  ],
  [
    'skipped-start',
    'an hour that the clocks skip',
    withEvent('tour', { slotRules: [{ ...rule, from: '2027-03-14', to: '2027-03-14', times: ['02:30'] }] }),
  ],
  [
    'doubled-start',
    'an hour that comes twice',
    withEvent('tour', { slots: [{ date: '2027-11-07', time: '01:30', capacity: 9 }] }),
  ],
  [
    'far-start',
    'a year typed wrong',
    withEvent('tour', { slots: [{ date: '2062-12-01', time: '10:00', capacity: 9 }] }),
  ],
  ...slips(),
  ['free-event', 'a price of nothing', withEvent('tour', { priceLists: prices(0) })],
  [
    'free-type',
    'one price left at nothing',
    withEvent('tour', {
      priceLists: [{ id: 'usual', prices: [...adult(0), { personTypeId: 'child', price: 900 }] }],
    }),
  ],
  [
    'free-event',
    'a price of nothing, and a limit for every order of the venue',
    { ...withEvent('tour', { priceLists: prices(0) }), limits: [{ id: 'ten', quantity: 10 }] },
  ],
  [
    'free-event',
    'a price of nothing, and a limit for children alone',
    {
      ...withEvent('tour', {
        priceLists: [{ id: 'usual', prices: [...adult(0), { personTypeId: 'child', price: 0 }] }],
      }),
      limits: [{ id: 'ten', eventIds: ['tour'], personTypeIds: ['child'], quantity: 10 }],
    },
  ],
  [
    'free-type',
    'an adult for nothing in the one list of the one event',
    aSoundVenue({
      ...NOTHING_ELSE,
      events: [
        {
          ...tour,
          priceLists: [{ id: 'usual', prices: [...adult(0), { personTypeId: 'child', price: 900 }] }],
        },
      ],
    }),
  ],
  [
    'free-type',
    'an adult for nothing at the weekend',
    aSoundVenue({
      ...NOTHING_ELSE,
      events: [{ ...tour, priceLists: [{ id: 'weekend', prices: adult(0) }, ...prices(1800)] }],
    }),
  ],
  [
    'free-addon',
    'an add-on without a price',
    aSoundVenue({ addOns: [{ id: 'map', name: 'Map', price: 0, totalQuantity: 3 }] }),
  ],
  [
    'free-combo',
    'a combo for nothing whose parts cost something',
    aSoundVenue({ combos: [{ ...combo, prices: adult(0) }] }),
  ],
  [
    'free-level',
    'a level for nothing',
    aSoundVenue({
      memberships: {
        categories: [
          {
            ...level,
            offerings: [
              { ...level.offerings![0]!, prices: [{ id: 'one', personTypeId: 'adult', price: 0 }] },
            ],
          },
        ],
      },
    }),
  ],
  ['odd-price', 'dollars for cents', withEvent('tour', { priceLists: prices(18) })],
  ['odd-price', 'a price a hundred times too high', withEvent('tour', { priceLists: prices(180_000) })],
  ['same-name', 'an event twice', withEvent('walk', { name: 'Tour ' })],
  [
    'members-only',
    'an event for a level without a price',
    aSoundVenue({ memberships: { categories: [{ ...level, offerings: [] }] } }),
  ],
  [
    'members-only',
    'an event for a level that is not sold and has lapsed for everybody',
    aSoundVenue({
      memberships: { categories: [{ ...level, canJoin: false }] },
      members: [
        {
          membershipId: 'M-1',
          categoryId: 'friend',
          startDate: '2025-01-01',
          expirationDate: '2025-12-31',
          cardholders: [{ id: 'C-1', firstName: 'Iris', lastName: 'Vale', email: 'iris@pier.museum' }],
        },
      ],
    }),
  ],
  ['members-unknown', 'members without memberships', aSoundVenue({ company: { membership: false } })],
  ['members-unknown', 'members who cannot verify', aSoundVenue({ company: { membershipLogin: false } })],
  [
    'level-price',
    'a level without a price',
    aSoundVenue({ memberships: { categories: [{ ...level, offerings: [] }] } }),
  ],
  ['prerequisite', 'an event behind one that is not sold', withEvent('entry', { slotRules: [] })],
  [
    'ticket-minimum',
    'a party larger than the room',
    withEvent('tour', { priceLists: prices(900, { minimum: 30 }) }),
  ],
  [
    'limit-nothing',
    'a limit of no tickets',
    aSoundVenue({ limits: [{ id: 'none', eventIds: ['tour'], quantity: 0 }] }),
  ],
  [
    'combo-days',
    'a combo whose events are never on together',
    {
      ...withEvent('tour', { slotRules: [{ ...rule, to: '2026-11-30' }] }),
      combos: sound.combos,
      events: [
        ...withEvent('tour', { slotRules: [{ ...rule, to: '2026-11-30' }] }).events!.filter(
          ({ id }) => id !== 'entry',
        ),
        { ...sound.events![2]!, slotRules: [{ ...rule, from: '2027-01-01' }] },
      ],
    },
  ],
  ['combo-price', 'a combo without a price', aSoundVenue({ combos: [{ ...combo, prices: adult(-1) }] })],
  [
    'combo-dearer',
    'a combo dearer than its parts',
    aSoundVenue({ combos: [{ ...combo, prices: adult(3700) }] }),
  ],
  [
    'coupon-window',
    'a code that nobody may use',
    aSoundVenue({ coupons: [{ code: 'AUTUMN', discountType: 'AmountBased', value: 100, maxUses: 0 }] }),
  ],
  [
    'coupon-window',
    'a code that is over before anybody has used it',
    aSoundVenue({
      coupons: [{ code: 'AUTUMN', discountType: 'AmountBased', value: 100, validUntil: '2026-11-19' }],
    }),
  ],
  [
    'addon-stock',
    'an add-on that is out of stock',
    aSoundVenue({ addOns: [{ id: 'map', name: 'Map', price: 500, totalQuantity: 0 }] }),
  ],
  ['addon-nowhere', 'an add-on that no event offers', withEvent('tour', { addOnIds: [] })],
  [
    'form-stuck',
    'a question whose answer is never right',
    aSoundVenue({
      forms: [
        {
          id: 'needs',
          name: 'Needs',
          fields: [
            { id: 'diet', label: 'Diet', maxLength: 3, check: { validator: 'safeInputLen', minLength: 5 } },
          ],
        },
      ],
    }),
  ],
  [
    'donation-nothing',
    'a donation of nothing',
    aSoundVenue({
      donations: { options: [{ id: 'roof', name: 'The roof', type: 'fixedDonation', price: 0 }] },
    }),
  ],
  [
    'high-charge',
    'a tax of 88.75 instead of 8.875 percent',
    aSoundVenue({ company: { charges: { taxes: [{ id: 'tax', name: 'Sales tax', rate: 88.75 }] } } }),
  ],
  [
    'no-contact',
    'no way to reach the venue',
    aSoundVenue({ venue: { ...sound.venue, phoneNumber: undefined } }),
  ],
  [
    'other-country',
    'clocks of another country',
    aSoundVenue({ venue: { ...sound.venue, timeZone: 'Europe/Paris' } }),
  ],
  ['no-hours', 'a venue that never opens', aSoundVenue({ hours: { standard: {} } })],
  [
    'long-hours',
    'five in the morning for five in the afternoon',
    aSoundVenue({
      hours: { standard: { ...sound.hours!.standard, Sa: [{ open: '09:00', close: '05:00' }] } },
    }),
  ],
  ['no-description', 'an event without words', withEvent('tour', { shortDescription: '' })],
  ['no-picture', 'an event without a picture', withEvent('tour', { images: [] })],
  [
    'lost-picture',
    'a picture that is not there',
    withEvent('tour', {
      images: [
        {
          thumbnail: '/pictures/pier/a.avif',
          screen: '/pictures/pier/b.avif',
          highRes: '/pictures/pier/c.avif',
        },
      ],
    }),
  ],
  ...lostPictures(),
  [
    'link',
    'a link that was never filled in',
    aSoundVenue({ links: [{ key: 'visit', href: 'https://www.example.com/' }] }),
  ],
  ['link', 'a page that there is not', aSoundVenue({ links: [{ key: 'visit', href: '/visit-us' }] })],
  ...brokenLinks(),
  [
    'contrast',
    'grey words on a grey button',
    aSoundVenue({ theme: { variables: { 'button-background': '#777777', 'button-label': '#888888' } } }),
  ],
  [
    'lost-font',
    'a font of the venue that stayed behind',
    aSoundVenue({ theme: { variables: { 'face-display': 'own-serif-0123456789abcdef' } } }),
  ],
  ['no-sender', 'mails of nobody', aSoundVenue({ emailTexts: {} })],
  [
    'wording',
    'an order number that is not told',
    aSoundVenue({ texts: { 'confirmation-order-number': 'Thank you' } }),
  ],
  [
    'untranslated-words',
    'words of the venue that one of its languages has not',
    aSoundVenue({
      venue: { ...sound.venue, languages: ['es'] },
      texts: { 'events-page-heading': 'What is on' },
    }),
  ],
  [
    'untranslated-words',
    'a language that we ship no words for',
    aSoundVenue({ venue: { ...sound.venue, languages: ['cy'] } }),
  ],
  [
    'untranslated-record',
    'an event that a language has no words for',
    aSoundVenue({ venue: { ...sound.venue, languages: ['es'] } }),
  ],
  [
    'untranslated-record',
    'a description that a language lacks, of an event whose name it has',
    inSpanish({ name: 'Paseo', shortDescription: 'Todo.' }),
  ],
  ['no-editor', 'nobody to edit', aSoundVenue({ staff: [] })],
]

test('nothing is found wrong with a sound venue', async ({ database }) => {
  expect(await findings(database, aSoundVenue())).toEqual([])
})

const person = (personTypeId: string, price: number) => ({ personTypeId, price })
const oneEvent = (priceLists: NonNullable<typeof tour.priceLists>) =>
  aSoundVenue({ ...NOTHING_ELSE, events: [{ ...tour, priceLists }] })

test.for<[string, VenueFileInput]>([
  [
    'a child beside an adult who pays',
    oneEvent([{ id: 'usual', prices: [person('adult', 900), person('child', 0)] }]),
  ],
  [
    'a list that is called free',
    oneEvent([
      { id: 'usual', prices: adult(900) },
      { id: 'first', name: 'Free Sunday', prices: adult(0) },
    ]),
  ],
  [
    'a free event with a limit of its own',
    { ...oneEvent(prices(0)), limits: [{ id: 'six', eventIds: ['tour'], quantity: 6 }] },
  ],
  ['a free event with a most for everybody', oneEvent(prices(0, { maximum: 4 }))],
  ['an add-on to borrow', aSoundVenue({ addOns: [{ id: 'map', name: 'A map, to borrow', price: 0 }] })],
])('%s costs nothing on purpose', async ([, file], { database }) => {
  expect(await findings(database, file)).toEqual([])
})

const untilOne = {
  standard: { Su, Sa: [{ open: '20:00', close: '01:00' }] },
}

test.for<[string, VenueFileInput]>([
  ['an evening event', withEvent('tour', { slotRules: [{ ...rule, times: ['19:30'] }] })],
  [
    'an evening event on a day with shorter hours',
    {
      ...withEvent('tour', { slotRules: [{ ...rule, times: ['19:30'] }] }),
      hours: {
        ...sound.hours,
        exceptions: [{ date: '2026-12-24', hours: [{ open: '09:00', close: '14:00' }] }],
      },
    },
  ],
  [
    'a start after midnight while the doors are still open',
    {
      ...oneEvent(prices(1800)),
      hours: untilOne,
      events: [
        {
          ...tour,
          priceLists: prices(1800),
          slotRules: [{ ...rule, weekdays: ['Su'], times: ['00:30', '10:00'] }],
        },
      ],
    },
  ],
])('%s is meant', async ([, file], { database }) => {
  expect(await findings(database, file)).toEqual([])
})

test.for(MISTAKES)('%s: %s is found', async ([check, , file], { database }) => {
  const found = await findings(database, file)
  expect(found.map(finding => finding.check)).toContain(check)
})

test('every check has a mistake here, but for what only buying finds and what no event can have', () => {
  const planted = new Set(MISTAKES.map(([check]) => check))
  const left = Object.keys(LAUNCH_CHECKS).filter(check => !planted.has(check as LaunchCheck))
  expect(left).toEqual(['purchase-refused', 'not-online'])
})

test('each finding is a sentence with what it is about, and what of the venue it is in', async ({
  database,
}) => {
  const found = await findings(database, withEvent('tour', { slotRules: [{ ...rule, times: ['04:00'] }] }))
  expect(found.map(describeFinding)).toEqual([
    {
      check: 'night-starts',
      severity: 'warning',
      at: { kind: 'event', id: 'tour', field: 'F-open' },
      sentence: 'tour starts in the night (162 times): on 2026-11-20 at 04:00.',
    },
  ])
})

test('what is not said in a language is named by its field', async ({ database }) => {
  const found = await findings(database, inSpanish({ name: 'Paseo', shortDescription: 'Todo.' }))
  expect(found.map(describeFinding)).toEqual([
    {
      check: 'untranslated-record',
      severity: 'warning',
      at: { kind: 'event', id: 'tour', language: 'es' },
      sentence: 'tour is not wholly said in Spanish: description.',
    },
  ])
})

test('an address is told once, wherever it stands', async ({ database }) => {
  const venue = withEvent('tour', { description: NOWHERE + NOWHERE })
  const texts = { 'legal-terms-sales': NOWHERE }
  const found = await findings(database, { ...venue, texts })
  expect(found.filter(({ check }) => check === 'link').map(({ at }) => at)).toEqual([
    { kind: 'event', id: 'tour' },
  ])
})

const check = (database: Database, tenantId: string, now = NOW) =>
  checkVenue(testServices(database, { now }), { tenantId, onProgress: () => undefined })

test('a robot buys everything of a sound venue in a copy, of which nothing stays', async ({ database }) => {
  await loadVenue(database, aSoundVenue())
  const before = await exportVenueText({ database, tenantId: 'pier' })
  expect(await check(database, 'pier')).toEqual([])
  expect(await exportVenueText({ database, tenantId: 'pier' })).toBe(before)
  expect(await listEveryVenue(database.system)).toHaveLength(1)
  expect(await database.system.select().from(venues)).toHaveLength(1)
})

test('a robot finds what cannot be bought, by whom, and why', async ({ database }) => {
  const limits = [{ id: 'no-children', eventIds: ['tour'], personTypeIds: ['child'], quantity: 0 }]
  await loadVenue(database, aSoundVenue({ limits }))
  const refused = (await check(database, 'pier'))!.filter(found => found.check === 'purchase-refused')
  expect(refused.map(({ values }) => values.name)).toContain('tour, Child')
  expect(describeFinding(refused[0]!).sentence).toMatch(/^tour, Child cannot be bought: \S/)
})

const refusedOf = async (database: Database, file: VenueFileInput) => {
  await loadVenue(database, file)
  const found = (await check(database, 'pier'))!.filter(one => one.check === 'purchase-refused')
  return found.map(({ values, at }) => [values.name, at])
}

test('a robot finds who is sold a ticket on Sundays alone and forbidden by a limit, and leads to the limit', async ({
  database,
}) => {
  const lists = [
    { id: 'usual', prices: adult(1800) },
    { id: 'weekend', prices: [...adult(2000), person('senior', 1500)] },
  ]
  const starts = [
    { ...rule, weekdays: ['Sa' as const] },
    { ...rule, weekdays: ['Su' as const], priceListId: 'weekend' },
  ]
  const file = withEvent('tour', { priceLists: lists, slotRules: starts })
  const seniors = { id: 'senior', name: 'Senior' }
  expect(
    await refusedOf(database, {
      ...file,
      personTypes: [...sound.personTypes!, seniors],
      limits: [{ id: 'no-seniors', personTypeIds: ['senior'], quantity: 0 }],
    }),
  ).toContainEqual(['tour, Senior', { kind: 'limit', id: 'no-seniors' }])
})

const patron = { ...level, id: 'patron', name: 'Patron' }
const twoLevels = (friend: object, other: object) =>
  aSoundVenue({
    memberships: {
      categories: [
        { ...level, ...friend },
        { ...patron, ...other },
      ],
    },
  })

test('a robot finds a renewal and an upgrade that are refused', async ({ database }) => {
  const at = { kind: 'membership', id: 'friend' }
  const renewal = twoLevels({ renewToIds: ['patron'] }, { canRenew: false })
  expect(await refusedOf(database, renewal)).toEqual([['Friend → Patron', at]])
  const unsold = [{ channel: 'online' as const, enabled: false }]
  const upgrade = twoLevels({ upgradeToIds: ['patron'] }, { salesChannels: unsold })
  expect(await refusedOf(database, upgrade)).toEqual([['Friend ↗ Patron', at]])
})

test('a robot finds an add-on that is refused with a combo, and leads to it', async ({ database }) => {
  const addOns = [
    { id: 'map', name: 'Map', price: 500, quantityType: 'exactly' as const, quantity: 2, maximum: 1 },
  ]
  const combos = [{ ...sound.combos![0]!, addOnIds: ['map'] }]
  const refused = await refusedOf(database, aSoundVenue({ addOns, combos }))
  expect(refused).toContainEqual(['Day out, Map', { kind: 'addon', id: 'map' }])
})

test('a robot picks each event of a combo once', async ({ database }) => {
  const entries = [{ eventIds: ['entry'] }, { type: 'any' as const, eventIds: ['tour', 'walk'] }]
  const combos = [{ ...sound.combos![0]!, entries }]
  const limits = [{ id: 'no-walk', eventIds: ['walk'], personTypeIds: ['adult'], quantity: 0 }]
  const refused = await refusedOf(database, aSoundVenue({ combos, limits }))
  expect(refused).toContainEqual(['Day out, Adult', { kind: 'limit', id: 'no-walk' }])
})

test('a robot pays with a gift certificate, and finds a code that takes nothing off', async ({
  database,
}) => {
  const coupons = [
    { code: 'AUTUMN', discountType: 'PercentageBased' as const, value: 10 },
    { code: 'NOTHING', discountType: 'PercentageBased' as const, value: 0 },
  ]
  const giftCertificates = [{ number: 'PIER-5000', balance: 5000 }]
  const refused = await refusedOf(database, aSoundVenue({ coupons, giftCertificates }))
  expect(refused).toEqual([['tour, NOTHING', { kind: 'coupon', id: 'NOTHING' }]])
})

test('there is nothing to check where there is no venue', async ({ database }) => {
  expect(await check(database, 'atlantis')).toBeNull()
})

const NOON = new Date('2026-11-20T20:00:00Z')
const loadDemo = (database: Database, tenantId: string) =>
  loadVenue(database, JSON.parse(readFileSync(`app/data/demo/${tenantId}.json`, 'utf8')), NOON)

test.for(['harborlight', 'fernwood'])('nothing is found wrong with %s', async (tenantId, { database }) => {
  await loadDemo(database, tenantId)
  const venue = await readLaunchVenue(testServices(database, { now: NOON }), tenantId)
  expect(checkLaunch(venue!)).toEqual([])
})

test('nothing is found wrong with the Orrery, and a robot buys all of it as everybody', {
  timeout: 120_000,
}, async ({ database }) => {
  await loadDemo(database, 'orrery')
  expect(await check(database, 'orrery', NOON)).toEqual([])
})
