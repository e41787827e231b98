import { venueDay } from '#tests/builders/dates.ts'
import { expect, test, VENUES } from './fixtures.ts'

/** As whoever indexes pages reads it: without a cookie, which would keep the language of the page before. */
async function headOf(path: string) {
  const address = new URL(path, test.info().project.use.baseURL)
  const html = await (await fetch(address, { headers: { 'accept-language': 'en-US' } })).text()
  const head = html.slice(0, html.indexOf('</head>'))
  const contentOf = (pattern: RegExp) => pattern.exec(head)?.[1]?.replaceAll('&amp;', '&') ?? ''
  return {
    html,
    isHidden: head.includes('<meta name="robots" content="noindex"/>'),
    description: contentOf(/<meta name="description" content="([^"]+)"/),
    canonical: contentOf(/<link rel="canonical" href="([^"]+)"/),
    picture: contentOf(/<meta property="og:image" content="([^"]+)"/),
    icon: contentOf(/<link rel="icon" href="([^"]+)"/),
    manifest: contentOf(/<link rel="manifest" href="([^"]+)"/),
    calendar: contentOf(/<link rel="alternate" type="text\/calendar" title="[^"]+" href="([^"]+)"/),
    data: JSON.parse(contentOf(/<script type="application\/ld\+json">(.*?)<\/script>/) || '[]'),
  }
}

for (const venue of VENUES)
  test(`what a link to ${venue} shows elsewhere is there, and its sitemap leads to pages that may be found`, async ({
    request,
  }) => {
    const list = await headOf(`/events/${venue}/list?date=${venueDay(3)}`)
    expect(new URL(list.canonical).pathname).toBe(`/events/${venue}/list`)
    expect(list.data).toMatchObject([{ '@type': 'TouristAttraction' }])
    for (const [href, type] of [
      [list.picture, 'image/jpeg'],
      [list.icon, 'image/png'],
      [list.manifest, 'application/manifest+json'],
      [list.calendar, 'text/calendar; charset=utf-8'],
    ] as const) {
      const answer = await request.get(href)
      expect([href, answer.status(), answer.headers()['content-type']]).toEqual([href, 200, type])
    }
    const sitemap = await (await request.get(`/sitemap.xml?tenantId=${venue}`)).text()
    const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
    expect(addresses.length).toBeGreaterThan(10)
    for (const address of addresses) {
      const page = await headOf(address)
      expect([address, page.isHidden, page.canonical]).toEqual([address, false, address])
      expect(page.description.length, address).toBeGreaterThan(10)
    }
    expect(await (await request.get('/robots.txt')).text()).toContain(`/sitemap.xml?tenantId=${venue}\n`)
  })

test('an event is told with the prices of its page; what belongs to one visitor is not to be found', async () => {
  const { html, data } = await headOf(`/events/harborlight/detail/manta-ballet?date=${venueDay(13)}`)
  expect(data.length).toBeGreaterThan(0)
  for (const { offers } of data) {
    expect(html).toContain(`$${offers.lowPrice.replace('.00', '')}`)
    expect(html).toContain(`$${offers.highPrice.replace('.00', '')}`)
  }
  for (const path of [
    '/orders/harborlight/tickets',
    '/auth/harborlight/login',
    '/checkout/harborlight/process',
  ])
    expect((await headOf(path)).isHidden, path).toBe(true)
})
