import { expect } from 'vitest'
import { venueHosts } from '#app/data/schema/venue-hosts.ts'
import { withOwnLinks } from '#app/server/scenes/own-links.ts'
import { NOW } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { openShop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database => loadVenue(database, aMuseum()))

test('in a scene, links that name a proven host of the venue or the platform are paths, in theme and catalogue; others stay', async ({
  database,
}) => {
  const { services } = openShop(database)
  const hosts = [
    ['tickets.pier.example', 'verified'],
    ['claimed.example', 'waiting'],
  ] as const
  for (const [host, state] of hosts)
    await database.system
      .insert(venueHosts)
      .values({ host, tenantId: 'pier', token: host, state, createdAt: NOW })
  const venue = (await services.venues.open('pier'))!
  const link = (href: string) => ({ key: href, label: href, href })
  const links = [
    'https://tickets.pier.example/membership/pier?text=a',
    `${services.publicUrl()}/legal/pier/terms`,
    'https://claimed.example/membership/pier',
    'https://elsewhere.example/membership/pier',
  ].map(link)
  const words = 'Read <a href="https://tickets.pier.example/legal/pier/privacy">this</a>'
  const theme = { ...venue.theme, links, texts: { 'events-page-description': words } }
  const asIf = await withOwnLinks(services, 'pier')
  const shown = asIf({ ...venue, theme })
  expect(shown.theme.links.map(({ href }) => href)).toEqual([
    '/membership/pier?text=a',
    '/legal/pier/terms',
    'https://claimed.example/membership/pier',
    'https://elsewhere.example/membership/pier',
  ])
  expect(shown.theme.texts['events-page-description']).toBe('Read <a href="/legal/pier/privacy">this</a>')
  expect(shown.document).toEqual(venue.document)
})

test('what a scene makes of a venue is made once, until its hosts change', async ({ database }) => {
  const { services } = openShop(database)
  const asIf = await withOwnLinks(services, 'pier')
  expect(await withOwnLinks(services, 'pier')).toBe(asIf)
  await database.system.insert(venueHosts).values({
    ...{ host: 'shop.pier.example', tenantId: 'pier', token: 'shop', createdAt: NOW },
    state: 'verified',
  })
  expect(await withOwnLinks(services, 'pier')).not.toBe(asIf)
})
