import { expect } from 'vitest'
import type { ApiClient } from '#app/api/client.ts'
import { refuse } from '#app/api/kernel/refuse.ts'
import type { Database } from '#app/data/database/database.ts'
import { findVisitor } from '#app/data/queries/visitors/read.ts'
import * as detail from '#app/routes/events/detail/route.tsx'
import * as invitations from '#app/routes/events/invitations/route.tsx'
import { inProcess } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { wordsOf } from '#tests/builders/draw-page.tsx'
import { degree, markedWords } from '#tests/builders/marked-words.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { instead, type PageRequest } from '#tests/builders/page-loader.ts'
import { ada, aReviewToken, as, bob } from '#tests/builders/review-link.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const texts = markedWords(['events', 'event-detail', 'reviews'], degree)

const { test } = useDatabase(async database => {
  const file = aMuseum()
  await loadVenue(database, { ...file, texts })
  await loadVenue(database, { ...file, venue: { ...file.venue, id: 'plain' } })
  await loadVenue(database, { ...file, venue: { ...file.venue, id: 'off' }, company: { reviews: false } })
})

type OpenOptions = {
  rev?: string
  visitor?: typeof ada | null
  query?: Record<string, string>
  eventId?: string
  tenantId?: string
  form?: Record<string, string>
}

/** An event opened with an invitation by Bob, or after he has sent its form. */
const open = (
  database: Database,
  { rev, visitor = bob, query = {}, eventId = 'galleries', tenantId = 'pier', form }: OpenOptions,
) => {
  const search = new URLSearchParams({ ...(rev ? { rev } : {}), ...query })
  return openScreen(detail, {
    database,
    pattern: 'events/:tenantId/detail/:eventId',
    path: `/events/${tenantId}/detail/${eventId}?${search}`,
    form,
    ...(visitor ? as(visitor) : {}),
  })
}
type Screen = Awaited<ReturnType<typeof open>>
const WRITE = { review: 'write' }
const formOf = ({ body }: Screen) => body.querySelector('#write-review form')
const valuesOf = (screen: Screen) => ({
  id: screen.field('id')?.value ?? null,
  rating: screen.body.querySelector<HTMLInputElement>('[name="rating"][checked]')?.value ?? null,
  title: screen.field('title')?.value ?? null,
  comment: screen.body.querySelector('[name="comment"]')?.textContent ?? null,
})
const linkOf = ({ body }: Screen, words: string) =>
  [...body.querySelectorAll('main a')].find(link => wordsOf(link) === words)?.getAttribute('href') ?? null

test('[MEM-168] the form is hidden behind a link, shown by it, hidden by cancel and thanked for once it was sent', async ({
  database,
}) => {
  const rev = await aReviewToken(database)
  const hidden = await open(database, { rev })
  expect(formOf(hidden)).toBeNull()
  const href = linkOf(hidden, 'Write a review°')
  expect(href).toBe(`/events/pier/detail/galleries?rev=${rev}&review=write#write-review`)
  const shown = await open(database, { rev, query: WRITE })
  expect(formOf(shown)).not.toBeNull()
  expect(linkOf(shown, 'Write a review°')).toBeNull()
  expect(linkOf(shown, 'Cancel°')).toBe(`/events/pier/detail/galleries?rev=${rev}#reviews`)
  const sent = await open(database, { rev, query: WRITE, form: { rating: '4', title: 'Calm', comment: '' } })
  expect(sent.location).toBe(`/events/pier/detail/galleries?rev=${rev}&review=thanks#reviews`)
  const complete = await open(database, { rev, query: { review: 'thanks' } })
  expect(formOf(complete)).toBeNull()
  const sentence = complete.page.getAllByRole('status').map(wordsOf).join()
  expect(sentence).toContain('Thank you for your review!°')
  expect([hidden.words, shown.words].join()).not.toContain('Thank you')
})

test('nobody is thanked for what they have not sent', async ({ database }) => {
  const screen = await open(database, { rev: await aReviewToken(database), query: { review: 'thanks' } })
  expect(screen.words).not.toContain('Thank you')
})

test.for<[string, (database: Database) => Promise<OpenOptions>]>([
  ['without a link', async () => ({})],
  ['without a visitor', async database => ({ rev: await aReviewToken(database), visitor: null })],
  ['with a made-up link', async () => ({ rev: 'guess' })],
  [
    'with the link of somebody else',
    async database => ({ rev: await aReviewToken(database, { visitorId: ada.id }) }),
  ],
  [
    'with a link to another event',
    async database => ({ rev: await aReviewToken(database, { eventId: 'boat-tour' }) }),
  ],
  [
    'where reviews are switched off',
    async database => ({ rev: await aReviewToken(database, { tenantId: 'off' }), tenantId: 'off' }),
  ],
])('[MEM-170] %s there is no form, nor a link to it', async ([, opening], { database }) => {
  const about = await opening(database)
  const screen = await open(database, { ...about, query: WRITE })
  expect(formOf(screen)).toBeNull()
  const closed = await open(database, about)
  expect(closed.words).not.toContain('Write a review')
  const withBoth = await open(database, { rev: await aReviewToken(database), query: WRITE })
  expect(formOf(withBoth)).not.toBeNull()
})

test('who is not signed in is led to the sign-in and back to the form', async ({ database }) => {
  const rev = await aReviewToken(database)
  const screen = await open(database, { rev, visitor: null })
  const href = new URL(linkOf(screen, 'Sign in°') ?? '', 'http://venue.example')
  expect(href.pathname).toBe('/auth/pier/login')
  expect(href.searchParams.get('ref')).toBe(
    `/events/pier/detail/galleries?rev=${rev}&review=write#write-review`,
  )
})

test('a link that opens nothing says so to who is signed in', async ({ database }) => {
  const sentence = 'This invitation has ended, or was sent to somebody else.°'
  expect((await open(database, { rev: 'guess' })).words).toContain(sentence)
  expect((await open(database, {})).words).not.toContain(sentence)
})

test('[MEM-172] [MEM-169] who has reviewed finds their words in the form, and sends them as a change', async ({
  database,
}) => {
  const rev = await aReviewToken(database, { visitorId: ada.id, eventId: 'boat-tour' })
  const about = { rev, visitor: ada, eventId: 'boat-tour' }
  expect(linkOf(await open(database, about), 'Update your review°'), 'MEM-172').toContain('review=write')
  const screen = await open(database, { ...about, query: WRITE })
  expect(valuesOf(screen), 'MEM-172').toEqual({
    id: 'R-1',
    rating: '5',
    title: 'Splendid',
    comment: `${'x'.repeat(300)}${'y'.repeat(100)}`,
  })
  expect(screen.words, 'MEM-172').toContain('Update review°')
  const form = { id: 'R-1', rating: '2', title: 'Hm', comment: 'Rain.' }
  expect((await open(database, { ...about, query: WRITE, form })).location).toContain('review=thanks')
  const api = await inProcess(database, as(ada))
  const { list } = (await api.reviews.ofEvent({ params: { eventTemplateId: 'boat-tour' } })).payload
  expect(
    list.filter(({ visitorIsAuthor }) => visitorIsAuthor),
    'MEM-169',
  ).toMatchObject([{ id: 'R-1', rating: 2, title: 'Hm', comment: 'Rain.' }])
  expect((await open(database, about)).words, 'MEM-169').toContain('Your review°')
})

test('[MEM-169] a new review has no id, and is written', async ({ database }) => {
  const rev = await aReviewToken(database)
  expect(valuesOf(await open(database, { rev, query: WRITE }))).toEqual({
    id: null,
    rating: null,
    title: '',
    comment: '',
  })
  await open(database, { rev, query: WRITE, form: { rating: '4', title: 'Calm', comment: '' } })
  const seen = await open(database, { rev })
  expect(wordsOf(seen.body.querySelector('article') as Element)).toMatch(/^Your review°Calm/)
})

test('[MEM-214] without stars nothing is written, everything typed stays, and the venue says what is missing', async ({
  database,
}) => {
  const sentence = 'Please add a rating.'
  const rev = await aReviewToken(database)
  const form = { title: 'Calm', comment: 'The north rooms.' }
  const refused = await open(database, { rev, query: WRITE, form })
  expect([refused.status, valuesOf(refused)]).toMatchObject([400, form])
  expect(refused.page.getByRole('group', { name: 'Your rating°' }).textContent).toContain(`${sentence}°`)
  const plain = {
    rev: await aReviewToken(database, { tenantId: 'plain' }),
    tenantId: 'plain',
    query: WRITE,
    form,
  }
  expect((await open(database, plain)).words).toContain(sentence)
  expect((await open(database, { rev, query: WRITE })).words).not.toContain(sentence)
})

test.for(['0', '6', '2.5', 'many'])(
  '[MEM-215] %s stars are none: it is said at the stars, and nothing is sent',
  async (rating, { database }) => {
    const rev = await aReviewToken(database)
    const refused = await open(database, { rev, query: WRITE, form: { rating, title: 'Calm', comment: '' } })
    expect(refused.status).toBe(400)
    expect(refused.page.getByRole('group', { name: 'Your rating°' }).textContent).toContain(
      'Please add a rating.°',
    )
    expect(valuesOf(await open(database, { rev, query: WRITE }))).toMatchObject({ id: null, title: '' })
  },
)

test('a review that cannot be taken keeps what was typed and says why', async ({ database }) => {
  const form = { rating: '4', title: 'Calm', comment: 'The north rooms.' }
  const query = WRITE
  const strange = await open(database, {
    rev: await aReviewToken(database),
    query,
    form: { ...form, id: 'R-1' },
  })
  expect([strange.status, valuesOf(strange)]).toMatchObject([403, { rating: '4', title: 'Calm' }])
  expect(strange.words).toContain('This invitation has ended, or was sent to somebody else.°')
})

test('[MEM-078] the address of an event names the day, the memberships, the combo and the invitation', async ({
  database,
}) => {
  const rev = await aReviewToken(database, { visitorId: bob.id, eventId: 'boat-tour' })
  const query = { date: '2026-11-23', membershipIds: 'M-1001', comboId: 'harbour-day' }
  const screen = await open(database, { rev, query, eventId: 'boat-tour' })
  const plain = await open(database, { eventId: 'boat-tour' })
  const order = (screen: Screen) =>
    [...screen.body.querySelectorAll('main a')]
      .map(link => link.getAttribute('href') ?? '')
      .find(href => /^\/orders\/pier\/(tickets|combo)/.test(href))
  expect(order(screen)).toBe('/orders/pier/combo?comboId=harbour-day&date=2026-11-23&membershipIds=M-1001')
  expect(order(plain)).toMatch(/^\/orders\/pier\/tickets\?eventId=boat-tour/)
  expect(screen.words).toContain('Monday, November 23, 2026')
  expect([screen, plain].map(screen => linkOf(screen, 'Write a review°') !== null)).toEqual([true, false])
})

const stop = (
  database: Database,
  token: string,
  form?: Record<string, string>,
  about: Pick<PageRequest, 'watch'> = {},
) =>
  openScreen(invitations, {
    ...about,
    database,
    pattern: 'events/:tenantId/invitations/:token',
    path: `/events/pier/invitations/${token}`,
    form,
  })
const wish = async (database: Database) =>
  (await findVisitor(database.forTenant('pier'), 'pier', bob.id))?.document.noInvitations

test('the link to stop invitations stops them by its button, never by being opened', async ({ database }) => {
  const token = await aReviewToken(database)
  const screen = await stop(database, token)
  expect(screen.page.getByRole('button', { name: 'Stop the invitations°' })).toBeTruthy()
  expect(await wish(database)).toBeUndefined()
  const done = await stop(database, token, {})
  expect(done.words).toContain('We will not ask you for reviews any more.')
  expect(await wish(database)).toBe(true)
})

test('a made-up link is answered alike', async ({ database }) => {
  const [guess, real] = [
    await stop(database, 'guess', {}),
    await stop(database, await aReviewToken(database), {}),
  ]
  expect([guess.status, guess.words]).toEqual([real.status, real.words])
})

test('who has tried too often to stop invitations is told so, with the button to try again', async ({
  database,
}) => {
  const refused = async () => {
    throw refuse('TOO_MANY_REQUESTS')
  }
  const watch = (api: ApiClient) => instead(api, 'reviews', instead(api.reviews, 'stopInvitations', refused))
  const screen = await stop(database, await aReviewToken(database), {}, { watch })
  expect(screen.words).toContain('Please wait a moment and try again.°')
  expect(screen.page.getByRole('button', { name: 'Stop the invitations°' })).toBeTruthy()
  expect(await wish(database)).toBeUndefined()
})
