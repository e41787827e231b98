import type { LoaderFunctionArgs } from '@remix-run/node'
import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import * as application from '#app/routes/application/route.tsx'
import * as frame from '#app/routes/embed/frame/route.tsx'
import { loader as script } from '#app/routes/embed/script/route.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { drawPage } from '#tests/builders/draw-page.tsx'
import { pageContext } from '#tests/builders/page-loader.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  await loadVenue(
    database,
    aMuseum({ company: { embedHosts: ['https://museum.example'] }, events: withManyTimes('galleries') }),
  )
  const venue = { id: 'closed', name: 'Closed</script>', timeZone: 'America/New_York' }
  await loadVenue(database, aMuseum({ venue }))
  await loadVenue(database, aFreeMuseum())
})

/** One in which nothing costs anything. */
function aFreeMuseum() {
  const venue = { id: 'free', name: 'Free', timeZone: 'America/New_York' }
  const events = aMuseum().events?.map(event => ({
    ...event,
    priceLists: event.priceLists?.map(list => ({
      ...list,
      prices: list.prices?.map(entry => ({ ...entry, price: 0 })),
    })),
  }))
  return aMuseum({ venue, company: { embedHosts: ['https://museum.example'] }, events })
}

/** One of the museum's events with seven times on the first day. */
function withManyTimes(id: string) {
  const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00']
  const slotRules = [{ from: '2026-11-20', to: '2026-11-20', times, capacity: 10 }]
  return aMuseum().events?.map(event => (event.id === id ? { ...event, slotRules, slots: [] } : event))
}

const open = async (database: Database, { tenantId = 'pier', query = '' } = {}) => {
  const hosts: (readonly string[])[] = []
  const page = await drawPage([application, frame], {
    database,
    pattern: 'embed/:tenantId/times',
    path: `/embed/${tenantId}/times${query}`,
    context: { allowFraming: named => void hosts.push(named) },
  })
  return { ...page, hosts }
}

const links = (body: HTMLElement) => [...body.querySelectorAll('main a')]

test('the frame shows what is on with its next times, and everything in it opens in the whole window', async ({
  database,
}) => {
  const { body, words, headers, hosts } = await open(database)
  expect(words).toContain('Boat Tour')
  expect([...body.querySelectorAll('h1')].map(heading => heading.textContent)).toEqual([
    'Tickets of Pier Museum',
  ])
  expect(links(body).length).toBeGreaterThan(2)
  expect(links(body).filter(link => link.getAttribute('target') !== '_top')).toEqual([])
  expect(body.querySelectorAll('form, input, button, iframe')).toHaveLength(0)
  expect(headers.get('set-cookie')).toBeNull()
  expect(hosts).toEqual([['https://museum.example']])
})

test('what is on first stands first, with its lowest price and how many times are not listed', async ({
  database,
}) => {
  const { body } = await open(database)
  const words = [...body.querySelectorAll('main section')].map(({ textContent }) => textContent)
  expect(words.slice(0, 2)).toEqual([
    'GalleriesFriday, November 20, 2026 · From $129:00 am10:00 am11:00 am+4',
    'Boat TourFriday, November 20, 2026 · From $911:00 am3:00 pm',
  ])
  expect(words.at(-1)).toBe('LectureFriday, November 20, 2026Sold out')
})

test('what costs nothing says so where others tell their lowest price', async ({ database }) => {
  const { words } = await open(database, { tenantId: 'free', query: '?event=boat-tour' })
  expect(words).toMatch(/Boat TourFriday, November 20, 2026 · No charge/)
})

test('a frame of one event leads each time to the order that it fills', async ({ database }) => {
  const { body } = await open(database, { query: '?event=boat-tour&tickets=adult:2&coupon=SPRING' })
  const hrefs = links(body).map(link => link.getAttribute('href') ?? '')
  const times = hrefs.filter(href => href.startsWith('/orders/pier/tickets?'))
  expect(times.length).toBeGreaterThan(0)
  for (const href of times)
    expect(Object.fromEntries(new URL(href, 'https://x.example').searchParams)).toMatchObject({
      eventId: 'boat-tour',
      tickets: 'adult:2',
      coupon: 'SPRING',
      time: expect.stringMatching(/^\d\d:\d\d$/),
    })
})

test('a venue without hosts lets nobody hold its frame; an unknown event leaves it empty', async ({
  database,
}) => {
  const { hosts, words } = await open(database, { tenantId: 'closed', query: '?event=ghost' })
  expect(hosts).toEqual([[]])
  expect(words).toContain('There is nothing on sale just now')
  await expect(open(database, { tenantId: 'nobody' })).rejects.toMatchObject({ status: 404 })
})

test('the script knows its venue, sets no cookie, may be kept, and ends no page that takes it in', async ({
  database,
}) => {
  const args = {
    request: new Request('http://venue.example/embed/closed/tickets.js'),
    params: { tenantId: 'closed' },
    context: pageContext(database, {}),
  }
  const answer = await script(args as LoaderFunctionArgs)
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
  const text = await answer.text()
  expect(text).toContain('"tenant":"closed"')
  expect(text).toContain('"background":"#')
  expect(text).not.toContain('</script>')
})
