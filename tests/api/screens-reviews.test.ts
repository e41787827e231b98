import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import * as detail from '#app/routes/events/detail/route.tsx'
import * as list from '#app/routes/events/list/route.tsx'
import * as reviews from '#app/routes/events/reviews/route.tsx'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { wordsOf } from '#tests/builders/draw-page.tsx'
import { degree, markedWords } from '#tests/builders/marked-words.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { useDatabase } from '#tests/setup/test-database.ts'

const NOBODY = { visitors: [], members: [], staff: [] }
const texts = markedWords(['events', 'event-detail', 'reviews'], degree)

/** So many reviews of an event, the newest first: `R-boat-tour-1` of the last day. */
const reviewsOf = (eventId: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `R-${eventId}-${index + 1}`,
    eventId,
    author: `Visitor ${index + 1}`,
    rating: index % 2 === 0 ? 5 : 4,
    title: `${eventId} ${index + 1}`,
    createdOn: `2026-0${9 - Math.floor(index / 28)}-${String(28 - (index % 28)).padStart(2, '0')}`,
  }))

const { test } = useDatabase(async database => {
  const as = (id: string, about: object) =>
    loadVenue(
      database,
      aMuseum({ ...NOBODY, venue: { id, name: id, timeZone: 'America/New_York' }, texts, ...about }),
    )
  const written = [...reviewsOf('boat-tour', 12), ...reviewsOf('galleries', 30)]
  await as('pier', { reviews: written })
  await as('off', { reviews: written, company: { reviews: false } })
  await as('young', { reviews: [], texts: {} })
})

const at = (database: Database, path: string) => {
  const [, , tenantId = '', screen = ''] = path.split(/[/?]/)
  const route = { detail, reviews, list }[screen]
  if (!route) throw new Error(`No screen ${path}`)
  const pattern = `events/:tenantId/${screen}${screen === 'detail' ? '/:eventId' : ''}`
  return openScreen(route, { database, pattern, path }).then(answer => ({ ...answer, tenantId }))
}

type Screen = Awaited<ReturnType<typeof at>>
const articles = ({ body }: Screen) => [...body.querySelectorAll('article h2, article h3')].map(wordsOf)
const linkOf = ({ body }: Screen, words: string) =>
  [...body.querySelectorAll('main a')].find(link => wordsOf(link) === words)?.getAttribute('href') ?? null
const titles = (eventId: string, count: number) => reviewsOf(eventId, count).map(({ title }) => title)

test('[MEM-079] [MEM-081] an event has its reviews under their heading, five at first, five more with each press until the end', async ({
  database,
}) => {
  const more = 'See more reviews°'
  const first = await at(database, '/events/pier/detail/boat-tour?date=2026-11-23')
  const section = first.body.querySelector('section[id="reviews"]')
  expect(wordsOf(section?.querySelector('h2') as Element), 'MEM-079').toBe('Reviews°')
  expect(articles(first), 'MEM-079').toEqual(titles('boat-tour', 5))
  const second = await at(database, linkOf(first, more) ?? '')
  expect(articles(second), 'MEM-081').toEqual(titles('boat-tour', 10))
  const third = await at(database, linkOf(second, more) ?? '')
  expect(articles(third), 'MEM-081').toEqual(titles('boat-tour', 12))
  expect(linkOf(third, more), 'MEM-081').toBeNull()
})

test('[MEM-080] with its flag off a venue shows neither reviews nor what they come to', async ({
  database,
}) => {
  const shown = async (tenantId: string) => {
    const event = await at(database, `/events/${tenantId}/detail/boat-tour`)
    const events = await at(database, `/events/${tenantId}/list?date=2026-11-20`)
    const hasComments = ({ words }: Screen) => /\d reviews°/.test(words)
    return [
      event.body.querySelector('section[id="reviews"]') !== null,
      hasComments(event),
      hasComments(events),
    ]
  }
  expect(await shown('pier')).toEqual([true, true, true])
  expect(await shown('off')).toEqual([false, false, false])
  expect((await at(database, '/events/off/reviews')).body.querySelector('article')).toBeNull()
})

test('[MEM-082] [MEM-083] [MEM-084] all reviews of the venue come twenty a page with average and count, until the end', async ({
  database,
}) => {
  const more = 'Read more reviews°'
  const newest = [...reviewsOf('boat-tour', 12), ...reviewsOf('galleries', 30)]
    .toSorted((a, b) => b.createdOn.localeCompare(a.createdOn) || a.id.localeCompare(b.id))
    .map(({ title }) => title)
  const first = await at(database, '/events/pier/reviews')
  expect(articles(first), 'MEM-082').toEqual(newest.slice(0, 20))
  expect(first.words, 'MEM-083').toContain('42 reviews°')
  const average = first.body.querySelector('main [role="img"]')?.getAttribute('aria-label')
  expect(average, 'MEM-083').toMatch(/^4\.5 .*°$/)
  const second = await at(database, linkOf(first, more) ?? '')
  expect(articles(second), 'MEM-084').toEqual(newest.slice(0, 40))
  const third = await at(database, linkOf(second, more) ?? '')
  expect(articles(third), 'MEM-084').toHaveLength(42)
  expect(linkOf(third, more), 'MEM-084').toBeNull()
})

test('[MEM-085] a venue nobody has reviewed says so', async ({ database }) => {
  const sentence = 'There are currently no reviews.'
  expect((await at(database, '/events/young/reviews')).words).toContain(sentence)
  expect((await at(database, '/events/off/reviews')).words).toContain(`${sentence}°`)
  expect((await at(database, '/events/pier/reviews')).words).not.toContain(sentence)
})

test('[MEM-086] a date on the reviews screen goes along to each event', async ({ database }) => {
  const { body } = await at(database, '/events/pier/reviews?date=2026-11-23')
  const links = [...body.querySelectorAll('article a')].map(link => link.getAttribute('href'))
  expect(new Set(links)).toEqual(
    new Set(['boat-tour', 'galleries'].map(id => `/events/pier/detail/${id}?date=2026-11-23`)),
  )
  const without = await at(database, '/events/pier/reviews')
  expect(without.body.querySelector('article a')?.getAttribute('href')).not.toContain('date')
})

test('[MEM-286] a day without events says so', async ({ database }) => {
  const sentence = 'There are no events for this date.'
  expect((await at(database, '/events/pier/list?date=2027-06-05')).words).toContain(`${sentence}°`)
  expect((await at(database, '/events/young/list?date=2027-06-05')).words).toContain(sentence)
  expect((await at(database, '/events/young/list?date=2026-11-20')).words).not.toContain(sentence)
})

test('a row of stars leads to the reviews with so many alone, page by page, and back to all', async ({
  database,
}) => {
  const all = await at(database, '/events/pier/reviews?date=2026-11-23')
  const four = [...all.body.querySelectorAll('main a')].find(link => wordsOf(link).startsWith('4 stars: 21'))
  expect(four?.getAttribute('href')).toBe('/events/pier/reviews?date=2026-11-23&rating=4')
  const first = await at(database, four?.getAttribute('href') ?? '')
  expect(articles(first)).toHaveLength(20)
  expect(first.words).toContain('Reviews with 4 stars')
  expect(first.words).toContain('42 reviews')
  expect(first.body.querySelector('main [aria-current="true"]')?.textContent).toContain('4 stars: 21')
  const written = [...reviewsOf('boat-tour', 12), ...reviewsOf('galleries', 30)]
  const fours = new Set(written.filter(({ rating }) => rating === 4).map(({ title }) => title))
  const second = await at(database, linkOf(first, 'Read more reviews°') ?? '')
  expect(articles(second)).toHaveLength(21)
  expect(articles(second).every(title => fours.has(title))).toBe(true)
  expect(linkOf(second, 'Read more reviews°')).toBeNull()
  expect(linkOf(second, 'Show all reviews°')).toBe('/events/pier/reviews?date=2026-11-23')
  const foreign = await at(database, '/events/pier/reviews?rating=6')
  expect(articles(foreign)).toHaveLength(20)
})

test('reviews are read by their stars, page by page and together with a number of stars; an order that there is not is the newest first', async ({
  database,
}) => {
  const newest = await at(database, '/events/pier/reviews?date=2026-11-23')
  const orders = (screen: Screen) =>
    [...screen.body.querySelectorAll('main [role="group"][aria-label="Sort by°"] a')].map(link => [
      wordsOf(link),
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ])
  expect(orders(newest)).toEqual([
    ['Newest°', '/events/pier/reviews?date=2026-11-23', 'true'],
    ['Most stars°', '/events/pier/reviews?date=2026-11-23&sort=highest', null],
    ['Fewest stars°', '/events/pier/reviews?date=2026-11-23&sort=lowest', null],
  ])
  const stars = ({ body }: Screen) =>
    [...body.querySelectorAll('article [role="img"]')].map(each => each.getAttribute('aria-label')?.charAt(0))
  expect(new Set(stars(newest))).toEqual(new Set(['5', '4']))
  const lowest = await at(database, '/events/pier/reviews?sort=lowest')
  expect(new Set(stars(lowest))).toEqual(new Set(['4']))
  const further = await at(database, linkOf(lowest, 'Read more reviews°') ?? '')
  expect(stars(further)).toEqual([...Array(21).fill('4'), ...Array(19).fill('5')])
  const highest = await at(database, '/events/pier/reviews?sort=highest')
  expect(new Set(stars(highest))).toEqual(new Set(['5']))
  const filtered = await at(database, '/events/pier/reviews?sort=highest&rating=4')
  expect(linkOf(filtered, 'Fewest stars°')).toBe('/events/pier/reviews?rating=4&sort=lowest')
  expect(linkOf(filtered, 'Show all reviews°')).toBe('/events/pier/reviews?sort=highest')
  const foreign = await at(database, '/events/pier/reviews?sort=author')
  expect(articles(foreign)).toEqual(articles(newest))
  expect(orders(foreign)[0]?.[2]).toBe('true')
})

test('from the reviews a link leads back to the list of the day', async ({ database }) => {
  const screen = await at(database, '/events/pier/reviews?date=2026-11-23')
  expect(linkOf(screen, 'All events°')).toBe('/events/pier/list?date=2026-11-23')
})
