import type { LoaderFunctionArgs } from '@remix-run/node'
import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import * as list from '#app/routes/events/list/route.tsx'
import Home, { loader as home } from '#app/routes/home/route.tsx'
import * as privacy from '#app/routes/legal/privacy/route.tsx'
import * as terms from '#app/routes/legal/terms/route.tsx'
import * as resellers from '#app/routes/resellers/route.tsx'
import * as shop from '#app/routes/status/shop/route.tsx'
import * as unsupported from '#app/routes/status/unsupported/route.tsx'
import { openCheckout } from '#tests/builders/checkout-browser.tsx'
import { aSmallMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { wordsOf } from '#tests/builders/draw-page.tsx'
import { drawMarkup } from '#tests/builders/draw-screen.tsx'
import { degree, markedWords } from '#tests/builders/marked-words.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { load, type PageRequest } from '#tests/builders/page-loader.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

/** The pages of the platform, at a venue that has worded everything and at one that has told nothing of itself. */

const { test } = useDatabase(async database => {
  const { venue } = aSmallMuseum()
  await loadVenue(
    database,
    aSmallMuseum({
      venue: { ...venue, email: 'hello@pier.example' },
      company: { showTicketEmail: false, resellerRegistration: 'https://accounts.example/register' },
      texts: markedWords(['shell', 'legal', 'resellers', 'status', 'checkout'], degree),
    }),
  )
  await loadVenue(database, {
    venue: { id: 'kind', name: 'Kind House', timeZone: 'Europe/London' },
    company: { orderChanges: { moveHours: 2, cancelHours: 24, refundPercent: 80 } },
    texts: { 'legal-terms-effective-date': '', 'legal-privacy-effective-date': 'May 4, 2026' },
  })
  await loadVenue(database, {
    venue: { id: 'empty', name: 'Nothing Yet', timeZone: 'Pacific/Auckland' },
    company: { showPrivacyNotice: false },
  })
})

type Screen = Parameters<typeof openScreen>[0]
const PATHS = new Map<Screen, string>([
  [list, 'events/:tenantId/list'],
  [terms, 'legal/:tenantId/terms'],
  [privacy, 'legal/:tenantId/privacy'],
  [resellers, 'resellers/:tenantId'],
  [shop, 'status/:tenantId'],
  [unsupported, 'status/:tenantId/unsupported'],
])

const open = (database: Database, screen: Screen, { tenantId = 'pier', ...about }: LegalRequest = {}) => {
  const pattern = PATHS.get(screen) ?? ''
  return openScreen(screen, {
    database,
    pattern,
    path: `/${pattern.replace(':tenantId', tenantId)}`,
    ...about,
  })
}
type LegalRequest = Partial<PageRequest> & { tenantId?: string }

const mainOf = ({ body }: { body: HTMLElement }) => wordsOf(body.querySelector('main') as Element)
const titleOf = async (
  database: Database,
  loader: (args: LoaderFunctionArgs) => Promise<{ title: string }>,
  path: string,
) => (await load(loader, { database, path })).page.title

test('[CHK-067] [CHK-316] the terms have their date, and say what is final, charged and cancelled when', async ({
  database,
}) => {
  const words = mainOf(await open(database, terms, { tenantId: 'empty' }))
  expect(words, 'CHK-067').toMatch(/^Effective April 1, 2020 ?Terms and Conditions/)
  expect(await titleOf(database, terms.loader, '/legal/empty/terms'), 'CHK-067').toBe(
    'Terms and Conditions | Nothing Yet',
  )
  expect(words, 'CHK-316').toContain('All sales are final and non-refundable')
  expect(words, 'CHK-316').toContain('charged up to 14 days before the renewal date')
  expect(words, 'CHK-316').toContain('a cancellation needs at least 30 days’ notice')
  expect(words).toContain(
    'until it is charged you can stop the renewal yourself, on the page of your membership',
  )
  const worded = mainOf(await open(database, terms))
  expect(worded, 'CHK-067').toContain('Effective April 1, 2020°°')
  expect(worded, 'CHK-316').toMatch(/one term later\..*ends\.°/)
})

test('the pages say from when they hold as the venue says it, and nothing where it says no day', async ({
  database,
}) => {
  const of = async (screen: Screen) => mainOf(await open(database, screen, { tenantId: 'kind' }))
  expect(await of(terms)).toMatch(/^Terms and Conditions/)
  expect(await of(privacy)).toMatch(/^Effective May 4, 2026 ?Privacy/)
})

test('where orders can be changed the terms say until when and what comes back, not that sales are final', async ({
  database,
}) => {
  const words = mainOf(await open(database, terms, { tenantId: 'kind' }))
  expect(words).toContain('move your visit yourself until 2 hours before it begins')
  expect(words).toContain('Cancel until 24 hours before it begins and get 80 % back')
  expect(words).toContain('Changing or canceling your order')
  expect(words).not.toContain('All sales are final')
})

test('[CHK-069] at automatic renewal the terms name the venue’s phone and email, or where to ask', async ({
  database,
}) => {
  const renewal = async (tenantId: string) =>
    (await open(database, terms, { tenantId })).body.querySelector('section[id="membership-auto-renewal"]')
  const section = await renewal('pier')
  const links = [...(section?.querySelectorAll('a') ?? [])].map(link => [
    link.getAttribute('href'),
    wordsOf(link),
  ])
  expect(links).toEqual([
    ['tel:2125550100', '(212) 555-0100'],
    ['mailto:hello@pier.example', 'hello@pier.example'],
  ])
  expect((await renewal('empty'))?.textContent).toContain('Please ask at the entrance.')
})

test('[CHK-070] [CHK-317] the privacy policy has its date, and does not knowingly serve children under 13', async ({
  database,
}) => {
  const words = mainOf(await open(database, privacy, { tenantId: 'empty' }))
  expect(words, 'CHK-070').toMatch(/^Effective April 1, 2020 ?Privacy Policy/)
  expect(await titleOf(database, privacy.loader, '/legal/empty/privacy'), 'CHK-070').toBe(
    'Privacy Policy | Nothing Yet',
  )
  expect(words, 'CHK-317').toContain('We do not knowingly serve children under 13')
  const worded = mainOf(await open(database, privacy))
  expect(worded, 'CHK-070').toContain('Effective April 1, 2020°°')
  expect(worded, 'CHK-317').toMatch(/under 13[^°]*°/)
})

const noticeIn = ({ body }: { body: HTMLElement }) =>
  body.querySelector('aside[aria-label="Privacy notice°"]')?.querySelector('button') ?? null

test('[CHK-071] the privacy notice is hidden by its button, on every page of the venue, until it is asked for again', async ({
  database,
}) => {
  const context = { secure: false }
  const at = '/legal/pier/privacy'
  const press = async (intent: string) => {
    const form = { intent, back: '/events/pier/list?date=2026-11-20' }
    const answer = await load(privacy.action, { database, path: at, form, context }).catch(thrown => thrown)
    expect(answer.headers.get('Location')).toBe('/events/pier/list?date=2026-11-20')
    return answer.headers.getSetCookie()[0]?.split(';')[0]
  }
  const shown = await open(database, list)
  const form = noticeIn(shown)?.closest('form')
  expect(form?.querySelector('[name="intent"]')?.getAttribute('value')).toBe('hide-notice')
  expect(form?.getAttribute('action')).toBe(at)
  const cookie = await press('hide-notice')
  for (const screen of [list, terms]) expect(noticeIn(await open(database, screen, { cookie }))).toBeNull()
  const policy = await open(database, privacy, { cookie })
  expect(policy.body.querySelector('button[value="show-notice"]')).not.toBeNull()
  expect(noticeIn(await open(database, list, { cookie: await press('show-notice') }))).not.toBeNull()
  expect(noticeIn(await open(database, list, { cookie: cookie?.replace('_pier', '_other') }))).not.toBeNull()
})

test('[CHK-073] pages end with the notice where the venue has not switched it off, and checkout has none', async ({
  database,
}) => {
  const notice = (await open(database, list)).body.querySelector('aside[aria-label="Privacy notice°"]')
  expect(notice?.textContent).toMatch(/protects this site against automated use.*°/)
  expect(notice?.querySelector('a')?.getAttribute('href')).toBe('/legal/pier/privacy')
  const off = await open(database, list, { tenantId: 'empty' })
  expect(off.body.querySelector('aside[aria-label="Privacy notice"]')).toBeNull()
  expect((await openCheckout(database)).words).not.toContain('automated use')
})

test('[CHK-072] the footer of every venue leads to its own privacy policy', async ({ database }) => {
  for (const [tenantId, label] of [
    ['pier', 'Privacy policy°'],
    ['empty', 'Privacy policy'],
  ] as const) {
    const footer = (await open(database, terms, { tenantId })).body.querySelector('footer')
    const link = [...(footer?.querySelectorAll('a') ?? [])].find(each => wordsOf(each) === label)
    expect(link?.getAttribute('href')).toBe(`/legal/${tenantId}/privacy`)
  }
})

test('[CHK-083] resellers read that they need an account at the accounts site, with the link that registers them', async ({
  database,
}) => {
  const screen = await open(database, resellers)
  expect(mainOf(screen)).toMatch(/need an account at the provider’s accounts site.*°/)
  const register = [...screen.body.querySelectorAll('main a')].find(link => wordsOf(link) === 'Register°')
  expect(register?.getAttribute('href')).toBe('https://accounts.example/register?id=pier')
})

test('[CHK-084] [CHK-085] whose browser is too old reads so and is led to five others', async ({
  database,
}) => {
  const plain = await open(database, unsupported, { tenantId: 'empty' })
  expect(await titleOf(database, unsupported.loader, '/status/empty/unsupported'), 'CHK-084').toBe(
    'Unsupported Browser | Nothing Yet',
  )
  expect(mainOf(plain), 'CHK-084').toContain(
    'Outdated browser detectedYour browser is out of date. Download one of these fine browsers, free and updated:',
  )
  const { body, words } = await open(database, unsupported)
  expect(words, 'CHK-084').toMatch(/Outdated browser detected°.*free and updated:°/)
  const links = [...body.querySelectorAll<HTMLAnchorElement>('main a')]
  expect(
    links.map(link => [wordsOf(link).split('°')[0], link.getAttribute('href')]),
    'CHK-085',
  ).toEqual([
    ['Chrome', 'https://www.google.com/chrome/'],
    ['Firefox', 'https://www.mozilla.org/firefox/new/'],
    ['Edge', 'https://www.microsoft.com/edge'],
    ['Safari', 'https://www.apple.com/safari/'],
    ['Opera', 'https://www.opera.com/'],
  ])
})

test('[CHK-086] the status page is titled Status and says how the shop is doing', async ({ database }) => {
  expect(await titleOf(database, shop.loader, '/status/empty')).toBe('Status | Nothing Yet')
  expect(await titleOf(database, shop.loader, '/status/pier')).toBe('Status° | Pier Museum°')
  expect(mainOf(await open(database, shop))).toMatch(/Everything is working\.°.*Payments°.*Emails°/)
})

test('[CHK-087] the root lists each venue with a link to its events', async ({ database }) => {
  const listVenues = async () => [
    { tenantId: 'pier', name: 'Pier Museum' },
    { tenantId: 'empty', name: 'Nothing Yet' },
  ]
  const context = { hostType: 'local', listVenues } as const
  const { page } = await load(home, { database, path: '/', context })
  const markup = await drawMarkup(Home, page)
  const links = [...markup.matchAll(/href="(\/events[^"]*)"[^>]*>([^<]*)</g)].map(([, ...link]) => link)
  expect(links).toEqual([
    ['/events/pier/list', 'Pier Museum'],
    ['/events/empty/list', 'Nothing Yet'],
  ])
})

test('[CHK-089] the standard frame has mobile navigation, header and footer, that of checkout a header alone', async ({
  database,
}) => {
  const { body } = await open(database, terms)
  const drawer = body.querySelector('header details')
  expect(wordsOf(drawer?.querySelector('summary') as Element)).toBe('Menu°')
  expect([...(drawer?.querySelectorAll('a') ?? [])].map(link => link.getAttribute('href'))).toContain(
    '/events/pier/list',
  )
  expect(body.querySelector('footer')?.textContent).toContain('Privacy policy°')
  const minimal = await openCheckout(database)
  expect(minimal.body.querySelector('header a[href="/orders/pier/tickets?cart=true"]')).not.toBeNull()
  expect([minimal.body.querySelector('header details'), minimal.body.querySelector('footer')]).toEqual([
    null,
    null,
  ])
})

test('[CHK-312] the footer of a venue that has told no hours says 8:00 am to 5:00 pm, 365 days a year', async ({
  database,
}) => {
  const hours = async (tenantId: string) =>
    (await open(database, terms, { tenantId })).body.querySelector('footer address')?.textContent
  expect(await hours('empty')).toContain('8:00 am to 5:00 pm, open 365 days a year')
  expect(await hours('pier')).toContain('Hours: Open 9:00 am to 5:00 pm°')
})
