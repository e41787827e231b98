import type { LoaderFunctionArgs } from '@remix-run/node'
import { matchPath } from 'react-router-dom'
import { expect } from 'vitest'
import { workLaunchChecks } from '#app/api/launch/work-launch-checks.ts'
import { createOnboardingDesk } from '#app/api/onboarding/onboarding-desk.ts'
import { findStaff } from '#app/api/staff/find-staff.ts'
import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import type { Database } from '#app/data/database/database.ts'
import { venues } from '#app/data/schema/venues.ts'
import * as launch from '#app/routes/onboarding/launch/route.tsx'
import { testServices } from '#tests/builders/api-client.ts'
import { loadVenue } from '#tests/builders/demo-venue.ts'
import type { Route } from '#tests/builders/draw-page.tsx'
import {
  addOnboardingStaff,
  onboardingCookie,
  openOnboarding,
  PASSWORD,
  venueCookie,
} from '#tests/builders/onboarding-page.ts'
import { load } from '#tests/builders/page-loader.ts'
import { aSoundVenue } from '#tests/builders/sound-venue.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const ADA = 'ada@platform.example'
const { test } = useDatabase(database => addOnboardingStaff(database, ADA))

const sound = aSoundVenue()
const rule = { from: '2026-11-20', to: '2027-04-30', times: ['10:00'], capacity: 20 }
const saturdays = { ...rule, weekdays: ['Sa' as const] }
const unsold = [{ id: 'usual', prices: [{ personTypeId: 'adult', price: -1 }] }]
const [tour, walk, entry, evening] = sound.events!

/** A museum with a mistake on nearly every screen. */
const mistaken = (roles: ('onboarding' | 'publisher')[]): VenueFileInput => ({
  ...sound,
  venue: { ...sound.venue, timeZone: 'Europe/Paris', languages: ['es'] },
  company: { salesAllowed: false },
  hours: {
    standard: { ...sound.hours!.standard, F: [{ open: '09:00', close: '08:00' }] },
    exceptions: [{ date: '2026-12-05', hours: [] }],
  },
  events: [
    { ...tour!, images: [], shortDescription: '' },
    { ...walk!, slotRules: [saturdays], priceLists: unsold },
    { ...entry!, slotRules: [{ ...saturdays, times: ['18:00'] }] },
    evening!,
  ],
  addOns: [{ id: 'map', name: 'Map', price: 500, totalQuantity: 0 }],
  limits: [{ id: 'none', eventIds: ['tour'], quantity: 0 }],
  links: [{ key: 'visit', href: '/visit-us' }],
  texts: { 'confirmation-order-number': 'Thank you' },
  theme: { preset: 'aquarium', variables: { 'button-background': '#777777', 'button-label': '#888888' } },
  staff: [{ email: ADA, name: 'Ada', roles, password: PASSWORD }],
})

const modules = import.meta.glob<Route>('../../app/routes/{editor,onboarding}/*/route.{ts,tsx}')
const FOLDERS = {
  '/onboarding/venues/:tenantId/events': 'onboarding/events',
  '/onboarding/venues/:tenantId/hours': 'onboarding/hours',
  '/onboarding/venues/:tenantId/links': 'onboarding/links',
  '/onboarding/venues/:tenantId/look': 'onboarding/look',
  '/onboarding/venues/:tenantId/name': 'onboarding/name',
  '/onboarding/venues/:tenantId/staff': 'onboarding/staff',
  '/editor/:tenantId/composer': 'editor/composer',
  '/editor/:tenantId/hours': 'editor/hours',
  '/editor/:tenantId/pictures/:kind/:id': 'editor/picture',
  '/editor/:tenantId/settings': 'editor/settings',
  '/editor/:tenantId/translations/:kind/:id': 'editor/translation',
}

type Visitor = { database: Database; cookie: string }

/** Whether a link leads to a page that opens, with the field that it names. */
async function follow(href: string, { database, cookie }: Visitor): Promise<string> {
  const { pathname, search, hash } = new URL(href, 'http://venue.example')
  const place = Object.entries(FOLDERS).find(([pattern]) => matchPath(pattern, pathname))
  if (!place) return `no screen: ${href}`
  const [pattern, folder] = place
  const screen = await modules[`../../app/routes/${folder}/route.tsx`]!()
  const path = pathname + search
  if (folder.startsWith('onboarding/')) {
    const { status, body } = await openOnboarding(screen, { database, cookie, pattern, path })
    return hash && !body.querySelector(hash) ? `no field: ${href}` : String(status)
  }
  const services = testServices(database)
  const { status } = await load(screen.loader as (args: LoaderFunctionArgs) => Promise<unknown>, {
    database,
    path,
    cookie,
    params: { ...matchPath(pattern, pathname)!.params } as Record<string, string>,
    context: {
      onboarding: createOnboardingDesk(services, {}),
      hostType: 'local',
      listVenues: async () => [],
      staff: {
        find: (tenantId: string, cookieHeader: string | null) =>
          findStaff(services, { tenantId, cookieHeader }),
      } as never,
    },
  }).catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown
    throw thrown
  })
  return String(status)
}

/** The venue is not open yet, so that country and clocks can still be changed. */
async function prepare(database: Database, roles: Parameters<typeof mistaken>[0]) {
  await loadVenue(database, mistaken(roles))
  await database.system.update(venues).set({ isDraft: true })
}

async function findingsAs({ database, cookie }: Visitor): Promise<Record<string, string>> {
  const opening = {
    database,
    cookie,
    path: '/onboarding/venues/pier/launch',
    pattern: '/onboarding/venues/:tenantId/launch',
  }
  await openOnboarding(launch, { ...opening, form: { intent: 'check' } })
  await workLaunchChecks(testServices(database))
  const { page } = await openOnboarding(launch, opening)
  return Object.fromEntries(
    page.getAllByRole('listitem').map(item => {
      const link = item.querySelector('a')!
      const sentence = item.textContent!.replace(link.textContent!, '')
      return [sentence, `${link.textContent} → ${link.getAttribute('href')}`]
    }),
  )
}

const answersOf = async (found: Record<string, string>, visitor: Visitor) => {
  const answers = new Map<string, string>()
  for (const line of Object.values(found)) {
    const href = line.split(' → ')[1]!
    answers.set(href, await follow(href, visitor))
  }
  return [...answers].filter(([, answer]) => answer !== '200')
}

test('each finding leads somebody who sets up and may publish to the screen, the field or the row that mends it', async ({
  database,
}) => {
  await prepare(database, ['onboarding', 'publisher'])
  const visitor = { database, cookie: await venueCookie(database, { email: ADA, tenantId: 'pier' }) }
  const found = await findingsAs(visitor)
  expect(found).toMatchInlineSnapshot(`
    {
      "11 things that visitors read about are not wholly said in Spanish. The first is tour: name.": "Mend it: Languages → /editor/pier/translations/event/tour?language=es",
      "A text is not said in Spanish. The first is confirmation-order-number.": "Mend it: Words → /editor/pier/composer?field=translations.es.confirmation-order-number",
      "Button label cannot be read on Button, pressed.": "Mend it: Composer → /editor/pier/composer?field=variables.button-label",
      "Button label cannot be read on Button, under the pointer.": "Mend it: Composer → /editor/pier/composer?field=variables.button-label",
      "Button label cannot be read on Button.": "Mend it: Composer → /editor/pier/composer?field=variables.button-label",
      "Day out, Adult cannot be bought: 9049: Ticket Limit. Please adjust before placing order": "Mend it: the venue’s file → /onboarding/venues/pier/events?part=limits&row=none",
      "Day out, Adult cannot be bought: Friend: 9049: Ticket Limit. Please adjust before placing order": "Mend it: the venue’s file → /onboarding/venues/pier/events?part=limits&row=none",
      "Map can never be had: its stock or its maximum is below what has to be taken.": "Mend it: Events, prices and times, sheet Add-ons → /onboarding/venues/pier/events?sheet=addOns&row=map",
      "The clocks of Europe/Paris are not those of the country US.": "Mend it: Name and contact → /onboarding/venues/pier/name#country",
      "The doors are open from 09:00 to 08:00, more than 16 hours.": "Mend it: Opening hours → /onboarding/venues/pier/hours#F-open",
      "The doors are open on 2026-11-20 and on that day of every week, and nothing can be bought for it.": "Mend it: Opening hours → /onboarding/venues/pier/hours#F-open",
      "The limit none allows no ticket at all of tour.": "Mend it: the venue’s file → /onboarding/venues/pier/events?part=limits&row=none",
      "The link visit leads nowhere: /visit-us": "Mend it: Links → /onboarding/venues/pier/links#href-visit",
      "The text confirmation-order-number no longer says {number}.": "Mend it: Words → /editor/pier/composer?field=texts.confirmation-order-number",
      "entry lets people in outside the opening hours (22 times): on 2026-11-21 at 18:00.": "Mend it: Opening hours → /onboarding/venues/pier/hours#Sa-open",
      "entry starts while the venue is closed: on 2026-12-05 at 18:00.": "Mend it: Hours → /editor/pier/hours#day-2026-12-05",
      "evening is for members of a level that nobody has and nobody can join.": "Mend it: Settings → /editor/pier/settings#salesAllowed",
      "evening starts while the venue is closed: on 2026-12-05 at 10:00.": "Mend it: Hours → /editor/pier/hours#day-2026-12-05",
      "tour has no picture.": "Mend it: Pictures → /editor/pier/pictures/event/tour",
      "tour has no words: neither a sentence nor a description.": "Mend it: Events, prices and times, sheet Events → /onboarding/venues/pier/events?sheet=events&row=tour",
      "tour starts while the venue is closed: on 2026-12-05 at 10:00.": "Mend it: Hours → /editor/pier/hours#day-2026-12-05",
      "tour, Adult cannot be bought: 9049: Ticket Limit. Please adjust before placing order": "Mend it: the venue’s file → /onboarding/venues/pier/events?part=limits&row=none",
      "tour, Adult cannot be bought: Friend: 9049: Ticket Limit. Please adjust before placing order": "Mend it: the venue’s file → /onboarding/venues/pier/events?part=limits&row=none",
      "tour, Child cannot be bought: 9049: Ticket Limit. Please adjust before placing order": "Mend it: the venue’s file → /onboarding/venues/pier/events?part=limits&row=none",
      "tour, Child cannot be bought: Friend: 9049: Ticket Limit. Please adjust before placing order": "Mend it: the venue’s file → /onboarding/venues/pier/events?part=limits&row=none",
      "walk has nothing for sale at 23 of its starts, first on 2026-11-21 at 10:00.": "Mend it: Events, prices and times, sheet Prices → /onboarding/venues/pier/events?sheet=prices&row=walk",
      "walk starts while the venue is closed: on 2026-12-05 at 10:00.": "Mend it: Hours → /editor/pier/hours#day-2026-12-05",
    }
  `)
  expect(await answersOf(found, visitor)).toEqual([])
})

test('each finding leads somebody who sets up and nothing else to a screen that opens for them, or to whom they ask', async ({
  database,
}) => {
  await prepare(database, ['onboarding'])
  const visitor = { database, cookie: await onboardingCookie(database, ADA) }
  const found = await findingsAs(visitor)
  expect(found).toMatchInlineSnapshot(`
    {
      "11 things that visitors read about are not wholly said in Spanish. The first is tour: name.": "Ask staff of the venue who may: Languages → /onboarding/venues/pier/staff",
      "A text is not said in Spanish. The first is confirmation-order-number.": "Ask staff of the venue who may: Words → /onboarding/venues/pier/staff",
      "Button label cannot be read on Button, pressed.": "Mend it: Look → /onboarding/venues/pier/look",
      "Button label cannot be read on Button, under the pointer.": "Mend it: Look → /onboarding/venues/pier/look",
      "Button label cannot be read on Button.": "Mend it: Look → /onboarding/venues/pier/look",
      "Day out, Adult cannot be bought: 9049: Ticket Limit. Please adjust before placing order": "Mend it: the venue’s file → /onboarding/venues/pier/events?part=limits&row=none",
      "Day out, Adult cannot be bought: Friend: 9049: Ticket Limit. Please adjust before placing order": "Mend it: the venue’s file → /onboarding/venues/pier/events?part=limits&row=none",
      "Map can never be had: its stock or its maximum is below what has to be taken.": "Mend it: Events, prices and times, sheet Add-ons → /onboarding/venues/pier/events?sheet=addOns&row=map",
      "Nobody of the venue may edit words and looks.": "Mend it: Staff → /onboarding/venues/pier/staff",
      "The clocks of Europe/Paris are not those of the country US.": "Mend it: Name and contact → /onboarding/venues/pier/name#country",
      "The doors are open from 09:00 to 08:00, more than 16 hours.": "Mend it: Opening hours → /onboarding/venues/pier/hours#F-open",
      "The doors are open on 2026-11-20 and on that day of every week, and nothing can be bought for it.": "Mend it: Opening hours → /onboarding/venues/pier/hours#F-open",
      "The limit none allows no ticket at all of tour.": "Mend it: the venue’s file → /onboarding/venues/pier/events?part=limits&row=none",
      "The link visit leads nowhere: /visit-us": "Mend it: Links → /onboarding/venues/pier/links#href-visit",
      "The text confirmation-order-number no longer says {number}.": "Ask staff of the venue who may: Words → /onboarding/venues/pier/staff",
      "entry lets people in outside the opening hours (22 times): on 2026-11-21 at 18:00.": "Mend it: Opening hours → /onboarding/venues/pier/hours#Sa-open",
      "entry starts while the venue is closed: on 2026-12-05 at 18:00.": "Mend it: Events, prices and times, sheet Times → /onboarding/venues/pier/events?sheet=times&row=entry",
      "evening is for members of a level that nobody has and nobody can join.": "Mend it: Events, prices and times, sheet Events → /onboarding/venues/pier/events?sheet=events&row=evening",
      "evening starts while the venue is closed: on 2026-12-05 at 10:00.": "Mend it: Events, prices and times, sheet Times → /onboarding/venues/pier/events?sheet=times&row=evening",
      "tour has no picture.": "Mend it: Events, prices and times, sheet Events → /onboarding/venues/pier/events?sheet=events&row=tour",
      "tour has no words: neither a sentence nor a description.": "Mend it: Events, prices and times, sheet Events → /onboarding/venues/pier/events?sheet=events&row=tour",
      "tour starts while the venue is closed: on 2026-12-05 at 10:00.": "Mend it: Events, prices and times, sheet Times → /onboarding/venues/pier/events?sheet=times&row=tour",
      "tour, Adult cannot be bought: 9049: Ticket Limit. Please adjust before placing order": "Mend it: the venue’s file → /onboarding/venues/pier/events?part=limits&row=none",
      "tour, Adult cannot be bought: Friend: 9049: Ticket Limit. Please adjust before placing order": "Mend it: the venue’s file → /onboarding/venues/pier/events?part=limits&row=none",
      "tour, Child cannot be bought: 9049: Ticket Limit. Please adjust before placing order": "Mend it: the venue’s file → /onboarding/venues/pier/events?part=limits&row=none",
      "tour, Child cannot be bought: Friend: 9049: Ticket Limit. Please adjust before placing order": "Mend it: the venue’s file → /onboarding/venues/pier/events?part=limits&row=none",
      "walk has nothing for sale at 23 of its starts, first on 2026-11-21 at 10:00.": "Mend it: Events, prices and times, sheet Prices → /onboarding/venues/pier/events?sheet=prices&row=walk",
      "walk starts while the venue is closed: on 2026-12-05 at 10:00.": "Mend it: Events, prices and times, sheet Times → /onboarding/venues/pier/events?sheet=times&row=walk",
    }
  `)
  expect(await answersOf(found, visitor)).toEqual([])
})

test('the upload says which sheet and row, or which part of the file, mends what was found', async ({
  database,
}) => {
  await prepare(database, ['onboarding'])
  const cookie = await onboardingCookie(database, ADA)
  const screen = await modules['../../app/routes/onboarding/events/route.tsx']!()
  const open = async (query: string) => {
    const path = `/onboarding/venues/pier/events${query}`
    return openOnboarding(screen, { database, cookie, path, pattern: '/onboarding/venues/:tenantId/events' })
  }
  const sheet = await open('?sheet=prices&row=walk')
  expect(sheet.body.textContent).toContain('in the sheet Prices, where the first column is walk.')
  expect(sheet.page.getAllByRole('link', { name: 'Prices (CSV)' })[0]?.getAttribute('href')).toBe(
    '/onboarding/venues/pier/sheets/prices.csv',
  )
  expect((await open('?sheet=times')).body.textContent).toContain('in the sheet Times. Change it')
  expect((await open('?part=limits&row=none')).body.textContent).toContain('under limits at none,')
  expect((await open('?sheet=secrets')).body.textContent).not.toContain('the check has found')
})

test('the country of a venue that is open leads to where its file says it', async ({ database }) => {
  await loadVenue(database, mistaken(['onboarding']))
  const visitor = { database, cookie: await onboardingCookie(database, ADA) }
  const found = await findingsAs(visitor)
  expect(found['The clocks of Europe/Paris are not those of the country US.']).toBe(
    'Mend it: the venue’s file → /onboarding/venues/pier/events?part=venue.country',
  )
  expect(await answersOf(found, visitor)).toEqual([])
})
