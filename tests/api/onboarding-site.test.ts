import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect } from 'vitest'
import { createVenue } from '#app/api/onboarding/create-venue.ts'
import { createOnboardingDesk } from '#app/api/onboarding/onboarding-desk.ts'
import type { Database } from '#app/data/database/database.ts'
import { findSetup } from '#app/data/queries/onboarding/read.ts'
import * as hours from '#app/routes/onboarding/hours/route.tsx'
import * as links from '#app/routes/onboarding/links/route.tsx'
import * as look from '#app/routes/onboarding/look/route.tsx'
import * as name from '#app/routes/onboarding/name/route.tsx'
import * as newVenue from '#app/routes/onboarding/new/route.tsx'
import { aStaffMember, inProcess, NOW, testServices } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { addOnboardingStaff, onboardingCookie, openOnboarding } from '#tests/builders/onboarding-page.ts'
import { singleFilePage, zippedPage } from '#tests/builders/saved-page.ts'
import { useDatabase } from '#tests/setup/test-database.ts'
import { servedTheme } from '#theme/compile/served-theme.ts'

const ADA = 'ada@platform.example'
const { test } = useDatabase(async database => {
  await loadVenue(database, aMuseum())
  await addOnboardingStaff(database, ADA)
})

const PAGE = `<html lang="en-CA"><head><title>Cedar Zoo</title><link rel="stylesheet" href="Cedar_files/site.css"><script>alert(1)</script>
<script type="application/ld+json">{"@type":"Zoo","name":"Cedar Zoo","telephone":"604-555-0166","address":{"addressCountry":"CA"},"openingHours":["Tu-Su 09:30-17:00"],"sameAs":["https://www.instagram.com/cedarzoo","https://www.tiktok.com/@cedarzoo"]}</script></head>
<body onload="x()"><header><a href="/"><img class="logo" src="Cedar_files/cedar-logo.png" alt="Cedar Zoo"></a></header><a class="btn" href="/t">Tickets</a></body></html>`
const CSS = '.btn{background:#2f6b2f;color:#fff}body{font-family:Figtree;background:#fffdf5}'
const logo = () =>
  sharp({ create: { width: 300, height: 90, channels: 4, background: '#2f6b2f' } })
    .png()
    .toBuffer()

const files = async () => [
  { name: 'Cedar.html', bytes: Buffer.from(PAGE) },
  { name: 'site.css', bytes: Buffer.from(CSS) },
  { name: 'cedar-logo.png', bytes: await logo() },
]
const creator = { email: ADA, name: 'Ada', passwordHash: null }
const blank = { id: '', name: '', timeZone: '', currency: '', creator }
const make = async (database: Database, dataDir = mkdtempSync(join(tmpdir(), 'site-'))) => ({
  dataDir,
  made: await createVenue(
    { database, now: NOW, dataDir },
    { ...blank, start: { kind: 'files', files: await files() } },
  ),
})

test('a saved page becomes a venue: its name, place, look, logo, telephone, links and hours', async ({
  database,
}) => {
  const { made, dataDir } = await make(database)
  expect(made).toEqual({ ok: true, tenantId: 'cedar-zoo' })
  const { document, theme, isDraft } = (await testServices(database).venues.open('cedar-zoo'))!
  expect(isDraft).toBe(true)
  expect(document.venue).toMatchObject({
    name: 'Cedar Zoo',
    country: 'CA',
    locale: 'en-CA',
    currency: 'CAD',
    timeZone: 'America/Toronto',
    phoneNumber: '604-555-0166',
  })
  expect(document.hours.standard).toEqual(
    Object.fromEntries(
      ['Tu', 'W', 'Th', 'F', 'Sa', 'Su'].map(day => [day, [{ open: '09:30', close: '17:00' }]]),
    ),
  )
  expect(theme.variables).toMatchObject({
    'color-brand': '#2f6b2f',
    'color-paper': '#fffdf5',
    'face-text': 'figtree',
  })
  expect(theme.links.map(({ key }) => key)).toEqual(['instagram', 'tiktok'])
  expect(servedTheme(theme).contrast).toEqual([])
  const [file = ''] = readdirSync(join(dataDir, 'pictures/cedar-zoo'))
  expect(theme.logo?.src).toBe(`/pictures/cedar-zoo/${file}`)
  expect(
    readFileSync(join(dataDir, 'pictures/cedar-zoo', file))
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
})

const PAGES = new URL('../onboarding-pages/', import.meta.url)
const pageNames = readdirSync(PAGES, { withFileTypes: true }).flatMap(entry =>
  entry.isDirectory() ? [entry.name] : [],
)
type ExpectedSite = { address: string; sheets: string[] }

test.for(pageNames)(
  'the page %s becomes a venue whatever letters it is written in, twice',
  async (page, { database }) => {
    const read = (file: string) => readFileSync(new URL(`${page}/${file}`, PAGES))
    const { address, sheets } = JSON.parse(read('expected.json').toString()) as ExpectedSite
    const html = `<!-- saved from url=(0027)${address} -->\n${read('page.html')}`
    const files = [
      { name: 'page.html', bytes: Buffer.from(html) },
      ...sheets.map(name => ({ name, bytes: read(name) })),
    ]
    const dataDir = mkdtempSync(join(tmpdir(), 'site-'))
    const make = () =>
      createVenue(
        { database, now: NOW, dataDir },
        { ...blank, timeZone: 'Europe/Rome', start: { kind: 'files', files } },
      )
    const [first, second] = [await make(), await make()]
    expect(first).toEqual({ ok: true, tenantId: expect.any(String) })
    expect(second).toEqual({ ok: true, tenantId: `${(first as { tenantId: string }).tenantId}-2` })
  },
)

test('what is kept of the page runs nothing and leads nowhere', async ({ database }) => {
  await make(database)
  const setup = await findSetup(database.forTenant('cedar-zoo'), 'cedar-zoo')
  const { snapshot } = (setup?.site ?? {}) as { snapshot?: string }
  expect(snapshot).toContain('background:#2f6b2f')
  expect(snapshot).not.toMatch(/<script|onload|href=|<link/)
})

const RIVER =
  '<div style="background:url(Cedar_files/river.png)"><picture><source srcset="x.avif"><img src="Cedar_files/river.png" srcset="y 2x"></picture></div></body>'
const SAVED = PAGE.replace('</body>', RIVER)
const singleFile = async () => [
  {
    name: 'Cedar.mhtml',
    bytes: singleFilePage([
      { type: 'text/html', address: 'https://cedar.example/visit/', content: SAVED },
      { type: 'text/css', address: 'https://cedar.example/visit/Cedar_files/site.css', content: CSS },
      ...['cedar-logo', 'river'].map(name => ({
        type: 'image/png',
        address: `https://cedar.example/visit/Cedar_files/${name}.png`,
        content: PICTURE,
      })),
    ]),
  },
]
const zipped = async () => [
  {
    name: 'Cedar.zip',
    bytes: zippedPage([
      { name: 'Cedar_files/frame.html', bytes: Buffer.from('<title>Sofas</title>') },
      { name: 'Cedar.html', bytes: Buffer.from(SAVED) },
      { name: 'Cedar_files/site.css', bytes: Buffer.from(CSS) },
      { name: 'Cedar_files/cedar-logo.png', bytes: PICTURE },
      { name: 'Cedar_files/river.png', bytes: PICTURE },
    ]),
  },
]
const PICTURE = await logo()

test.for([
  ['one file', singleFile],
  ['a ZIP of its folder', zipped],
] as const)(
  'a page that was saved as %s brings its look, logo and pictures, also to the glance at it',
  async ([, saved], { database }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'site-'))
    const start = { kind: 'files' as const, files: await saved() }
    const made = await createVenue({ database, now: NOW, dataDir }, { ...blank, start })
    expect(made).toEqual({ ok: true, tenantId: 'cedar-zoo' })
    const { theme } = (await testServices(database).venues.open('cedar-zoo'))!
    expect(theme.variables).toMatchObject({ 'color-brand': '#2f6b2f', 'color-paper': '#fffdf5' })
    expect(theme.logo?.src).toMatch(/^\/pictures\/cedar-zoo\//)
    const setup = await findSetup(database.forTenant('cedar-zoo'), 'cedar-zoo')
    const { snapshot = '' } = (setup?.site ?? {}) as { snapshot?: string }
    expect(snapshot).toContain('background:#2f6b2f')
    expect(snapshot).not.toMatch(/Cedar_files\/|srcset/)
    expect(snapshot.match(/data:image\/webp;base64,/g)).toHaveLength(3)
  },
)

const screenshot = () =>
  sharp({ create: { width: 1280, height: 800, channels: 3, background: '#fdfbf7' } })
    .composite([
      { input: { create: { width: 1280, height: 90, channels: 3, background: '#8c1c2e' } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer()

test('a screenshot and a logo become a venue of their colours, and the screenshot stands beside it', async ({
  database,
}) => {
  const handedIn = [
    { name: 'home.png', bytes: await screenshot() },
    { name: 'emblem.png', bytes: await logo() },
  ]
  const profile = { ...blank, name: 'Roccabruna', timeZone: 'Europe/Rome' }
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'))
  const make = (start: { name: string; bytes: Buffer }[], id: string) =>
    createVenue({ database, now: NOW, dataDir }, { ...profile, id, start: { kind: 'files', files: start } })
  expect(await make(handedIn, 'castle')).toEqual({ ok: true, tenantId: 'castle' })
  expect(await make(handedIn.slice(0, 1), 'castle-two')).toEqual({ ok: true, tenantId: 'castle-two' })
  const { venues } = testServices(database)
  const [both, alone] = [(await venues.open('castle'))!, (await venues.open('castle-two'))!]
  for (const { theme } of [both, alone])
    expect(theme.variables).toMatchObject({
      'color-brand': '#8c1c2e',
      'color-paper': '#fdfbf7',
      'color-mode': 'light',
    })
  expect([both.theme.logo?.src.startsWith('/pictures/castle/'), alone.theme.logo]).toEqual([true, undefined])
  const setup = await findSetup(database.forTenant('castle'), 'castle')
  const { snapshot } = (setup?.site ?? {}) as { snapshot?: string }
  expect(snapshot).toMatch(
    /^<!doctype html><body style="margin:0"><img alt="" [^>]*src="data:image\/webp;base64,/,
  )
})

test('what was typed holds against the page, and a page that tells no country needs a time zone', async ({
  database,
}) => {
  const place = { database, now: NOW, dataDir: mkdtempSync(join(tmpdir(), 'site-')) }
  const [page, ...others] = await files()
  const own = {
    ...blank,
    name: 'Our Zoo',
    timeZone: 'Europe/Berlin',
    start: { kind: 'files' as const, files: [page!, ...others] },
  }
  expect(await createVenue(place, own)).toEqual({ ok: true, tenantId: 'our-zoo' })
  expect((await testServices(database).venues.open('our-zoo'))?.document.venue.country).toBe('DE')
  const mute = {
    ...blank,
    start: { kind: 'files' as const, files: [{ name: 'x.html', bytes: Buffer.from('<title>Mute</title>') }] },
  }
  expect(await createVenue(place, mute)).toEqual({ ok: false, reason: 'zone' })
  const none = {
    ...blank,
    start: { kind: 'files' as const, files: [{ name: 'x.txt', bytes: Buffer.from('words') }] },
  }
  expect(await createVenue(place, none)).toEqual({ ok: false, reason: 'files' })
})

test('a German and a British page propose country, currency and language, which can be changed until the venue opens', async ({
  database,
}) => {
  const place = { database, now: NOW, dataDir: mkdtempSync(join(tmpdir(), 'site-')) }
  const pageOf = (lang: string, title: string) => ({
    kind: 'files' as const,
    files: [{ name: 'x.html', bytes: Buffer.from(`<html lang="${lang}"><title>${title}</title>`) }],
  })
  await createVenue(place, { ...blank, start: pageOf('de', 'Kalkberg') })
  await createVenue(place, { ...blank, start: pageOf('en-GB', 'Hollin') })
  const { venues } = testServices(database)
  const placeOf = async (id: string) => {
    const { country, currency, locale, timeZone } = (await venues.open(id))!.document.venue
    return [country, currency, locale, timeZone]
  }
  expect(await placeOf('kalkberg')).toEqual(['DE', 'EUR', 'de-DE', 'Europe/Berlin'])
  expect(await placeOf('hollin')).toEqual(['GB', 'GBP', 'en-GB', 'Europe/London'])

  const cookie = await onboardingCookie(database, ADA)
  const names = (form?: Record<string, string>) =>
    openOnboarding(name, {
      database,
      cookie,
      path: '/onboarding/venues/kalkberg/name',
      pattern: '/onboarding/venues/:tenantId/name',
      form,
    })
  const { body } = await names()
  const chosen = body.querySelector('select[name="currency"] option[selected]')
  expect([chosen?.getAttribute('value'), body.querySelector('#currency-hint')?.textContent]).toEqual([
    'EUR',
    'Found in the page itself; 49 % sure',
  ])
  const other = { name: 'Kalkberg', phoneNumber: '+43 1 5550101', country: 'AT', locale: 'de-AT' }
  expect((await names(other)).status).toBe(302)
  expect(await placeOf('kalkberg')).toEqual(['AT', 'EUR', 'de-AT', 'Europe/Berlin'])
})

test('an address inside the network is refused at its field, and what was typed stays', async ({
  database,
}) => {
  const cookie = await onboardingCookie(database, ADA)
  const answer = async (address: string) => {
    const form = {
      name: 'Inside',
      id: '',
      timeZone: 'Europe/Berlin',
      currency: 'USD',
      start: 'page',
      address,
    }
    const { status, body } = await openOnboarding(newVenue, {
      database,
      cookie,
      path: '/onboarding/new',
      form,
    })
    return [
      status,
      body.textContent?.includes(SENTENCES[address] ?? ''),
      body.querySelector('[name="address"]')?.getAttribute('value'),
    ]
  }
  for (const address of Object.keys(SENTENCES))
    expect(await answer(address)).toEqual([address.includes('file') ? 400 : 422, true, address])
})

const SENTENCES: Record<string, string> = {
  'http://127.0.0.1/': 'This address is not on the open internet',
  'http://169.254.169.254/latest': 'This address is not on the open internet',
  'http://[::1]/': 'This address is not on the open internet',
  'file:///etc/passwd': 'Please type an address like https://museum.example',
}

const item = (
  screen: Parameters<typeof openOnboarding>[0],
  {
    database,
    cookie,
    part,
    form,
  }: { database: Database; cookie: string; part: string; form?: Record<string, string> | FormData },
) =>
  openOnboarding(screen, {
    database,
    cookie,
    path: `/onboarding/venues/cedar-zoo/${part}`,
    pattern: `/onboarding/venues/:tenantId/${part}`,
    form,
  })

async function ownVenue(database: Database) {
  await make(database)
  return onboardingCookie(database, ADA)
}
const venueOf = async (database: Database) => (await testServices(database).venues.open('cedar-zoo'))!

const legal = '<footer><a href="https://cedar.example/privacy">Privacy notice</a></footer></body>'

test('a white logo brings its ground along, and logo, links and legal pages say where they were found', async ({
  database,
}) => {
  const white = { r: 255, g: 255, b: 255, alpha: 1 }
  const bytes = await sharp({ create: { width: 300, height: 90, channels: 4, background: white } })
    .png()
    .toBuffer()
  const [page, css] = await files()
  const html = PAGE.replace('<header>', '<header style="background:#14324a">').replace('</body>', legal)
  const handedIn = [{ name: page!.name, bytes: Buffer.from(html) }, css!, { name: 'cedar-logo.png', bytes }]
  const place = { database, now: NOW, dataDir: mkdtempSync(join(tmpdir(), 'site-')) }
  await createVenue(place, { ...blank, start: { kind: 'files', files: handedIn } })
  const { theme } = await venueOf(database)
  expect(theme.variables['header-background']).toBe('#14324a')
  expect(servedTheme(theme).contrast).toEqual([])
  const cookie = await onboardingCookie(database, ADA)
  const shown = await item(look, { database, cookie, part: 'look' })
  expect(shown.body.querySelector('input[name="header-background"]')?.getAttribute('value')).toBe('#14324a')
  expect(shown.body.textContent).toMatch(/Found in the page itself; 9\d % sure. The venue’s name/)
  const rows = (await item(links, { database, cookie, part: 'links' })).body
  expect(rows.textContent).toContain('Found in what the page tells search engines; 95 % sure')
  expect(rows.textContent).toContain('Found in the links; 85 % sure. It is stored when you save')
  expect(rows.querySelector('input[value="https://cedar.example/privacy"]')).not.toBeNull()
  expect(theme.links.map(({ key }) => key)).not.toContain('privacy')
})

test('the look says where each value was found, and takes others', async ({ database }) => {
  const cookie = await ownVenue(database)
  const before = await item(look, { database, cookie, part: 'look' })
  expect(before.body.textContent).toMatch(/Found in the buttons; \d+ % sure/)
  expect(before.body.querySelectorAll('iframe')).toHaveLength(2)
  const form = { 'color-brand': '#003366', 'color-mode': 'light', 'face-text': 'inter', logo: '' }
  expect(await item(look, { database, cookie, part: 'look', form })).toMatchObject({
    status: 302,
    location: '/onboarding/venues/cedar-zoo/events/first',
  })
  const { theme } = await venueOf(database)
  expect([theme.variables['color-brand'], theme.variables['color-paper'], theme.logo]).toEqual([
    '#003366',
    '#fffdf5',
    undefined,
  ])
})

test('a font of the venue’s own can be chosen for its headings and stands before ours', async ({
  database,
}) => {
  const cookie = await ownVenue(database)
  const bytes = readFileSync(
    'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  )
  const staff = await inProcess(database, {
    staff: aStaffMember(['designer'], 'cedar-zoo'),
    tenantId: 'cedar-zoo',
  })
  const { payload: font } = await staff.fonts.upload({ body: { content: bytes.toString('base64') } })
  const { body } = await item(look, { database, cookie, part: 'look' })
  const first = body.querySelector('select[name="face-display"] option')
  expect([first?.getAttribute('value'), first?.textContent]).toEqual([font.id, font.name])
  const form = { 'face-display': font.id, tone: 'neutral' }
  expect((await item(look, { database, cookie, part: 'look', form })).status).toBe(302)
  expect((await venueOf(database)).theme.variables['face-display']).toBe(font.id)
  const after = await item(look, { database, cookie, part: 'look' })
  const chosen = after.body.querySelector('select[name="face-display"] option[selected]')
  expect(chosen?.getAttribute('value')).toBe(font.id)
})

test('the tone of the page gives the venue its words, and another tone leaves what the venue wrote', async ({
  database,
}) => {
  const cheer = `<p>${'Hey kids! We’re here and you’ll love our otters! '.repeat(6)}</p></body>`
  const [page, ...others] = await files()
  const cheerfulPage = { name: page!.name, bytes: Buffer.from(PAGE.replace('</body>', cheer)) }
  const place = { database, now: NOW, dataDir: mkdtempSync(join(tmpdir(), 'site-')) }
  await createVenue(place, { ...blank, start: { kind: 'files', files: [cheerfulPage, ...others] } })
  expect((await venueOf(database)).theme.texts).toMatchObject({ 'party-heading': 'Who’s coming?' })
  const cookie = await onboardingCookie(database, ADA)
  const { body } = await item(look, { database, cookie, part: 'look' })
  const select = body.querySelector<HTMLSelectElement>('select[name="tone"]')!
  const chosen = select.querySelector('option[selected]')?.getAttribute('value')
  expect([chosen, select.closest('div')?.textContent?.includes('Found in the words of the page')]).toEqual([
    'friendly',
    true,
  ])
  await item(look, { database, cookie, part: 'look', form: { tone: 'formal' } })
  const { texts } = (await venueOf(database)).theme
  expect(texts).toMatchObject({ 'party-heading': 'Who will be attending?' })
  expect(texts).not.toHaveProperty('events-page-heading')
})

test('name, hours and links are saved through the file of the venue, and its faults are said', async ({
  database,
}) => {
  const cookie = await ownVenue(database)
  const profile = {
    name: 'Cedar Park',
    tagline: 'Otters',
    phoneNumber: '',
    email: 'zoo@cedar.example',
    website: '',
  }
  expect((await item(name, { database, cookie, part: 'name', form: profile })).status).toBe(302)
  const bad = await item(hours, {
    database,
    cookie,
    part: 'hours',
    form: { 'M-open': '09:00', 'M-close': '' },
  })
  expect([bad.status, bad.alert.includes('hours.standard.M')]).toEqual([422, true])
  expect(
    (await item(hours, { database, cookie, part: 'hours', form: { 'M-open': '09:00', 'M-close': '12:00' } }))
      .status,
  ).toBe(302)
  const rows = new FormData()
  for (const [key, label, href] of [
    ['logo', '', 'https://cedar.example/'],
    ['', 'Our shop', 'https://shop.example/'],
    ['instagram', '', ''],
  ])
    for (const [field, value] of Object.entries({ key, label, href })) rows.append(field, value ?? '')
  expect((await item(links, { database, cookie, part: 'links', form: rows })).status).toBe(302)
  const { document, theme } = await venueOf(database)
  expect(document.venue).toMatchObject({ name: 'Cedar Park', tagline: 'Otters', email: 'zoo@cedar.example' })
  expect(document.venue.phoneNumber).toBeUndefined()
  expect(document.hours.standard).toEqual({ M: [{ open: '09:00', close: '12:00' }] })
  expect(theme.links).toEqual([
    { key: 'logo', href: 'https://cedar.example/' },
    { key: 'our-shop', href: 'https://shop.example/', label: 'Our shop' },
  ])
})

test('a venue that is not theirs is neither read nor changed', async ({ database }) => {
  const cookie = await onboardingCookie(database, ADA)
  const desk = createOnboardingDesk(testServices(database), {})
  const person = await desk.find(cookie)
  if (typeof person === 'string') throw new Error(person)
  const before = await testServices(database).venues.open('pier')
  expect(await desk.readFacts(person, 'pier')).toBeNull()
  expect(await desk.readSnapshot(person, 'pier')).toBeNull()
  expect(await desk.addLogo(person, 'pier', await logo())).toBeNull()
  expect(
    await desk.changeVenue(person, {
      tenantId: 'pier',
      item: 'name',
      change: file => ({ ...file, venue: { ...file.venue, name: 'Mine' } }),
    }),
  ).toBeNull()
  expect((await testServices(database).venues.open('pier'))?.document).toEqual(before?.document)
})
