import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import * as composer from '#app/routes/editor/composer/route.tsx'
import * as moderation from '#app/routes/editor/reviews/route.tsx'
import * as detail from '#app/routes/events/detail/route.tsx'
import type { StaffRole } from '#app/session/staff-session.ts'
import { aStaffMember } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { wordsOf } from '#tests/builders/draw-page.tsx'
import { degree, markedWords } from '#tests/builders/marked-words.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { load } from '#tests/builders/page-loader.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const many = Array.from({ length: 21 }, (_, index) => ({
  id: `R-${100 + index}`,
  eventId: 'galleries',
  author: `Visitor ${index}`,
  rating: 3,
  createdOn: '2026-01-05',
}))

const { test } = useDatabase(async database => {
  const file = aMuseum()
  const texts = markedWords(['editor'], degree)
  await loadVenue(database, { ...file, texts, reviews: [...(file.reviews ?? []), ...many] })
})

type Press = { roles?: StaffRole[]; form?: Record<string, string>; query?: string }

const asStaff = (roles: StaffRole[]) => ({
  context: {
    staff: { find: async () => aStaffMember(roles) } as never,
    listVenues: async () => [],
    hostType: 'local' as const,
  },
})
const open = (database: Database, { roles = ['publisher'], form, query = '' }: Press = {}) =>
  openScreen(moderation, {
    database,
    pattern: 'editor/:tenantId/reviews',
    path: `/editor/pier/reviews${query}`,
    form,
    ...asStaff(roles),
  })
const entryOf = async (database: Database, id: string, press: Press = {}) => {
  const { body } = await open(database, press)
  return wordsOf(body.querySelector(`#review-${id}`) as Element)
}
const eventShows = async (database: Database, title: string) => {
  const path = '/events/pier/detail/boat-tour'
  const { words } = await openScreen(detail, { database, pattern: 'events/:tenantId/detail/:eventId', path })
  return words.includes(title)
}

test('a publisher hides a review on its screen with a reason, and shows it again', async ({ database }) => {
  expect(await entryOf(database, 'R-1')).toMatch(/^Splendidx+.*Reason°Hide°$/)
  const hide = { reviewId: 'R-1', intent: 'hide', reason: ' Names a guide ' }
  const hidden = await open(database, { form: hide, query: '?page=1' })
  expect(hidden.location).toBe('/editor/pier/reviews?page=1#review-R-1')
  expect(await entryOf(database, 'R-1')).toMatch(/^Hidden°Splendid.*Reason: Names a guide°Show again°$/)
  expect(await eventShows(database, 'Splendid')).toBe(false)
  await open(database, { form: { reviewId: 'R-1', intent: 'show' } })
  expect(await entryOf(database, 'R-1')).toMatch(/Reason°Hide°$/)
  expect(await eventShows(database, 'Splendid')).toBe(true)
})

test('without a reason nothing is hidden, and the field of that review says so', async ({ database }) => {
  const form = { reviewId: 'R-1', intent: 'hide', reason: '  ' }
  const refused = await open(database, { form })
  expect(refused.status).toBe(400)
  expect(wordsOf(refused.body.querySelector('#review-R-1') as Element)).toContain(
    'Please say why it is hidden°',
  )
  expect(wordsOf(refused.body.querySelector('#review-R-9') as Element)).not.toContain('Please say why')
  expect(await eventShows(database, 'Splendid')).toBe(true)
  const gone = await open(database, { form: { reviewId: 'R-0', intent: 'show' } })
  expect(gone.status).toBe(404)
})

test('staff of other roles neither see the screen nor press on it, and have no link to it', async ({
  database,
}) => {
  const roles: StaffRole[] = ['wording', 'designer', 'onboarding']
  const form = { reviewId: 'R-1', intent: 'hide', reason: 'Names a guide' }
  for (const press of [{ roles }, { roles, form }])
    expect(await open(database, press).catch((thrown: { status: number }) => thrown)).toMatchObject({
      status: 403,
    })
  expect(await eventShows(database, 'Splendid')).toBe(true)
  const linkFor = async (some: StaffRole[]) => {
    const { page } = await load(composer.loader, {
      database,
      path: '/editor/pier/composer',
      ...asStaff(some),
    })
    return page.screens.find(({ page: one }: { page: string }) => one === 'reviews')?.href ?? null
  }
  expect(await linkFor(roles)).toBeNull()
  expect(await linkFor(['publisher'])).toBe('/editor/pier/reviews')
})

test('twenty reviews stand on a page, the newest first, with the way to the older ones', async ({
  database,
}) => {
  const linkIn = ({ body }: Awaited<ReturnType<typeof open>>, words: string) =>
    [...body.querySelectorAll('main a')].find(link => wordsOf(link) === words)?.getAttribute('href') ?? null
  const first = await open(database)
  expect(first.body.querySelectorAll('article')).toHaveLength(20)
  expect(first.body.querySelector('article')?.parentElement?.id).toBe('review-R-10')
  expect([linkIn(first, 'Newer reviews°'), linkIn(first, 'Older reviews°')]).toEqual([
    null,
    '/editor/pier/reviews?page=2',
  ])
  const second = await open(database, { query: '?page=2' })
  expect(second.body.querySelectorAll('article')).toHaveLength(10)
  expect([linkIn(second, 'Newer reviews°'), linkIn(second, 'Older reviews°')]).toEqual([
    '/editor/pier/reviews?page=1',
    null,
  ])
})
