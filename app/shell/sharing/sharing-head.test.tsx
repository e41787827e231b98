import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PageSharing } from './page-sharing.ts'
import { SharingHead } from './sharing-head.tsx'
import { SiteHead } from './site-head.tsx'

const SHARING: PageSharing = {
  site: 'Pier Museum',
  description: 'Boats & what they brought.',
  canonical: 'https://tickets.example/events/pier/list',
  picture: { src: 'https://tickets.example/sharing/pier/pictures/venue/pier?v=1', alt: 'Pier Museum' },
  alternates: [],
  structuredData: [{ '@type': 'Event', name: 'A </script><script>alert(1)</script> night' }],
}
const head = (sharing: PageSharing | undefined) =>
  renderToStaticMarkup(<SharingHead title="Events | Pier Museum" locale="en-GB" sharing={sharing} />)

test('a public page says what chats and search engines show of it', () => {
  const html = head(SHARING)
  for (const part of [
    '<meta name="description" content="Boats &amp; what they brought."/>',
    '<link rel="canonical" href="https://tickets.example/events/pier/list"/>',
    '<meta property="og:title" content="Events | Pier Museum"/>',
    '<meta property="og:site_name" content="Pier Museum"/>',
    '<meta property="og:locale" content="en_GB"/>',
    `<meta property="og:image" content="${SHARING.picture.src}"/>`,
    '<meta name="twitter:card" content="summary_large_image"/>',
  ])
    expect(html).toContain(part)
  expect(html).not.toContain('noindex')
})

test('what a venue has typed cannot leave its place in the structured data', () => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>$/.exec(head(SHARING)) ?? []
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual(SHARING.structuredData)
  expect(head({ ...SHARING, structuredData: [] })).not.toContain('<script')
})

test('a page of one visitor is not to be found', () => {
  expect(head(undefined)).toBe('<meta name="robots" content="noindex"/>')
})

test('a venue has its own icon and colour, the platform’s pages have those of Marquee', () => {
  const own = { themeColor: '#102030', icon: '/i48', touchIcon: '/i180', manifest: '/m' }
  const site = { ...own, name: 'Pier Museum', calendar: '/events.ics' }
  const html = renderToStaticMarkup(<SiteHead site={site} />)
  for (const part of [
    'content="#102030"',
    'rel="icon" href="/i48"',
    'rel="apple-touch-icon" href="/i180"',
    'title="Pier Museum" href="/events.ics"',
  ])
    expect(html).toContain(part)
  expect(html).not.toContain('favicon')
  expect(renderToStaticMarkup(<SiteHead site={undefined} />)).toContain('/favicon.svg')
})
