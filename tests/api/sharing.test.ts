import type { LoaderFunctionArgs } from '@remix-run/node'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import { loader as detailLoader } from '#app/routes/events/detail/route.tsx'
import { loader as listLoader } from '#app/routes/events/list/route.tsx'
import { loader as calendarLoader } from '#app/routes/sharing/events-calendar/route.ts'
import { loader as iconLoader } from '#app/routes/sharing/icons/route.ts'
import { loader as manifestLoader } from '#app/routes/sharing/manifest/route.ts'
import { loader as pictureLoader } from '#app/routes/sharing/pictures/route.ts'
import { loader as robotsLoader } from '#app/routes/sharing/robots/route.ts'
import { loader as sitemapLoader } from '#app/routes/sharing/sitemap/route.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { load, pageContext } from '#tests/builders/page-loader.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  await loadVenue(database, aMuseum())
  await loadVenue(database, { venue: { id: 'empty', name: 'Nothing & Co', timeZone: 'Pacific/Auckland' } })
})

type FileLoader = (args: LoaderFunctionArgs) => Promise<Response>

/** The answer of a route that gives a file, also one that it throws. */
async function fileAt(
  loader: FileLoader,
  {
    database,
    path,
    context = {},
    ...params
  }: { database: Database; path: string; context?: object } & Record<string, unknown>,
): Promise<Response> {
  const args = {
    request: new Request(new URL(path, 'http://venue.example')),
    params: { tenantId: 'pier', ...params },
    context: pageContext(database, { context }),
  }
  return loader(args as LoaderFunctionArgs).catch((answer: Response) => answer)
}

const pictureOf = (database: Database, kind: string, id: string) =>
  fileAt(pictureLoader, { database, path: '/sharing/pier/pictures', kind, id })

test.for([
  ['venue', 'pier'],
  ['event', 'boat-tour'],
  ['combo', 'harbour-day'],
])('a link to a %s has a picture of 1200 × 630 pixels', async ([kind = '', id = ''], { database }) => {
  const answer = await pictureOf(database, kind, id)
  expect([answer.status, answer.headers.get('Content-Type'), answer.headers.get('Cache-Control')]).toEqual([
    200,
    'image/jpeg',
    'public, max-age=86400',
  ])
  const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
})

test('another title is another picture', async ({ database }) => {
  const [tour, again, lecture] = await Promise.all(
    ['boat-tour', 'boat-tour', 'lecture'].map(async id =>
      Buffer.from(await (await pictureOf(database, 'event', id)).arrayBuffer()),
    ),
  )
  expect(tour!.equals(again!)).toBe(true)
  expect(tour!.equals(lecture!)).toBe(false)
})

test.for([
  ['event', 'nowhere'],
  ['combo', 'boat-tour'],
  ['secret', 'boat-tour'],
])('there is no picture of %s %s', async ([kind = '', id = ''], { database }) => {
  expect((await pictureOf(database, kind, id)).status).toBe(404)
})

test('the icon of a venue is a square in the sizes that browsers and phones ask for', async ({
  database,
}) => {
  const iconOf = (size: string) => fileAt(iconLoader, { database, path: '/sharing/pier/icons', size })
  for (const size of [48, 180, 192, 512]) {
    const { width, height } = await sharp(
      Buffer.from(await (await iconOf(String(size))).arrayBuffer()),
    ).metadata()
    expect([width, height]).toEqual([size, size])
  }
  for (const size of ['49', '0', '48.0', '-48', 'large', '100000'])
    expect((await iconOf(size)).status, size).toBe(404)
})

test('a phone learns the name, the colours and the icons of a venue', async ({ database }) => {
  const answer = await fileAt(manifestLoader, { database, path: '/sharing/pier/manifest.webmanifest' })
  expect(answer.headers.get('Content-Type')).toBe('application/manifest+json')
  expect(await answer.json()).toMatchObject({
    name: 'Pier Museum',
    short_name: 'Pier Museum',
    lang: 'en-US',
    dir: 'ltr',
    start_url: '/events/pier/list',
    theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }],
  })
})

const sitemapOf = async (database: Database, tenantId: string) => {
  const answer = await fileAt(sitemapLoader, { database, path: `/sitemap.xml?tenantId=${tenantId}` })
  return { status: answer.status, text: await answer.text() }
}

test('the sitemap of a venue names its own public pages and no others', async ({ database }) => {
  const { text } = await sitemapOf(database, 'pier')
  const paths = [...text.matchAll(/<loc>http:\/\/venue\.example([^<]+)<\/loc>/g)].map(([, path]) => path)
  expect(paths).toEqual(
    expect.arrayContaining([
      '/events/pier/list',
      '/orders/pier/calendar',
      '/events/pier/reviews',
      '/events/pier/detail/boat-tour',
      '/events/pier/detail/harbour-day',
      '/membership/pier/join',
      '/membership/pier/detail/friend',
    ]),
  )
  expect(paths.filter(path => !path?.split('/').includes('pier'))).toEqual([])
  expect((await sitemapOf(database, 'empty')).text).not.toContain('pier')
  expect((await sitemapOf(database, 'nowhere')).status).toBe(404)
})

test.for<[string, string[]]>([
  [
    'local',
    [
      'Disallow: /checkout/',
      'Disallow: /account/',
      'Sitemap: http://venue.example/sitemap.xml?tenantId=pier',
    ],
  ],
  ['production', ['Disallow: /checkout/', 'Disallow: /account/']],
  ['qa', ['Disallow: /']],
])('search engines are told on a %s host where they may go', async ([hostType, rules], { database }) => {
  const listVenues = async () => [{ tenantId: 'pier', name: 'Pier Museum' }]
  const answer = await fileAt(robotsLoader, {
    database,
    path: '/robots.txt',
    context: { hostType, listVenues },
  })
  const lines = (await answer.text()).trim().split('\n')
  expect(lines).toEqual(expect.arrayContaining(rules))
  expect(lines.some(line => line.startsWith('Sitemap:'))).toBe(hostType === 'local')
  expect(lines.includes('Disallow: /')).toBe(hostType === 'qa')
})

test('the own host of a venue hands in its own sitemap alone', async ({ database }) => {
  const listVenues = async () => [
    { tenantId: 'pier', name: 'Pier Museum' },
    { tenantId: 'empty', name: 'Nothing' },
  ]
  const answer = await fileAt(robotsLoader, {
    database,
    path: '/robots.txt',
    context: { hostType: 'production', hostTenant: 'empty', listVenues },
  })
  const sitemaps = (await answer.text()).split('\n').filter(line => line.startsWith('Sitemap:'))
  expect(sitemaps).toEqual(['Sitemap: http://venue.example/sitemap.xml?tenantId=empty'])
})

test('what is on can be subscribed to, each start at the time of the venue, of a venue alone', async ({
  database,
}) => {
  const answer = await fileAt(calendarLoader, { database, path: '/sharing/pier/events.ics' })
  expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
  const text = (await answer.text()).replaceAll(/\r\n[ \t]/g, '')
  expect(text).toContain('BEGIN:VCALENDAR')
  expect(text).toContain('PRODID:-//Pier Museum//Calendar//EN')
  expect(text).toMatch(/DTSTART;TZID=America\/New_York:20261120T\d{6}/)
  expect(text).toContain('SUMMARY:Boat Tour')
  expect(text).toMatch(/URL;VALUE=URI:http\S+\/events\/pier\/detail\/boat-tour\?date=2026-11-2/)
  const other = await fileAt(calendarLoader, {
    database,
    path: '/sharing/empty/events.ics',
    tenantId: 'empty',
  })
  expect(await other.text()).not.toContain('BEGIN:VEVENT')
})

const detail = async (database: Database, about: object = {}) =>
  (
    await load(detailLoader, {
      database,
      path: '/events/pier/detail/boat-tour?date=2026-11-21&utm_source=mail',
      params: { eventId: 'boat-tour' },
      ...about,
    })
  ).page

test('an event is told to search engines with the prices and the seats that its page shows', async ({
  database,
}) => {
  const page = await detail(database)
  const { order } = page.page!
  const data = (page as unknown as { sharing: { structuredData: unknown } }).sharing.structuredData as {
    startDate: string
    offers: { lowPrice: string; highPrice: string; availability: string }
  }[]
  const paid = order.prices.map(({ price }) => price).filter(price => price > 0)
  expect(data).toHaveLength(order.times.length)
  expect(data[0]!.offers).toMatchObject({
    lowPrice: (Math.min(...paid) / 100).toFixed(2),
    highPrice: (Math.max(...paid) / 100).toFixed(2),
  })
  expect(data.map(({ offers }) => offers.availability.endsWith('SoldOut'))).toEqual(
    order.times.map(({ state }) => state === 'sold-out'),
  )
  expect(data[0]!.startDate).toMatch(/^2026-11-21T\d{2}:\d{2}:\d{2}-05:00$/)
})

test('a member’s own price is not told to search engines, and an address leads to the page without what it carries', async ({
  database,
}) => {
  type Shared = { sharing: { canonical: string; structuredData: object[]; picture: { src: string } } }
  const [anybody, member] = (await Promise.all([
    detail(database),
    detail(database, { session: verifiedMember('M-1001') }),
  ])) as unknown as [Shared, Shared]
  expect(member.sharing.structuredData).toEqual(anybody.sharing.structuredData)
  expect(anybody.sharing.canonical).toBe('http://venue.example/events/pier/detail/boat-tour')
  expect(anybody.sharing.picture.src).toMatch(
    /^http:\/\/venue\.example\/sharing\/pier\/pictures\/event\/boat-tour\?v=/,
  )
})

test('the list tells of the venue; an event that is not there is told to nobody', async ({ database }) => {
  const { page } = await load(listLoader, { database, path: '/events/pier/list?date=2026-11-21' })
  expect(page.sharing).toMatchObject({
    canonical: 'http://venue.example/events/pier/list',
    description: 'What is on at Pier Museum: times, prices and tickets.',
    structuredData: [{ '@type': 'TouristAttraction', name: 'Pier Museum', telephone: '(212) 555-0100' }],
  })
  const missing = await load(detailLoader, {
    database,
    path: '/events/pier/detail/nowhere',
    params: { eventId: 'nowhere' },
  })
  expect([missing.status, 'sharing' in missing.page]).toEqual([404, false])
})
