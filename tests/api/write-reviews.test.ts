import { expect } from 'vitest'
import { header } from '#app/contract/headers.ts'
import type { Database } from '#app/data/database/database.ts'
import { readLinkToken } from '#app/data/queries/link-tokens/read.ts'
import { reviews } from '#app/data/schema/people.ts'
import {
  aStaffMember,
  inProcess,
  NOW,
  overHttp,
  refusalOfCall,
  testSessions,
} from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { ada, aReviewToken, as, bob } from '#tests/builders/review-link.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  const file = aMuseum()
  await loadVenue(database, file)
  await loadVenue(database, { ...file, venue: { ...file.venue, id: 'silent' }, company: { reviews: false } })
})

const words = {
  eventTemplateId: 'galleries',
  rating: 4,
  title: 'Calm',
  comment: 'The north rooms most of all.',
}
const sent = { visitorId: bob.id, tenantId: 'pier', ...words }

/** What the venue's own page says of an event. */
async function shownOf(database: Database, eventTemplateId = 'galleries') {
  const api = await inProcess(database)
  const { list, summary } = (await api.reviews.ofEvent({ params: { eventTemplateId } })).payload
  return { ids: list.map(({ id }) => id), list, summary }
}
const storedOf = async (database: Database, visitorId: string) =>
  (await database.system.select().from(reviews))
    .map(({ tenantId, document }) => ({ tenantId, ...(document as { visitorId?: string; eventId: string }) }))
    .filter(document => document.visitorId === visitorId)

test('[MEM-262] [MEM-169] with the token of an invitation a visitor writes what everybody then reads, marked as theirs', async ({
  database,
}) => {
  const reviewToken = await aReviewToken(database)
  const cookie = await testSessions.write('pier', { visitor: bob })
  const call = await overHttp(database)
  const answer = await call(`/reviews/${reviewToken}`, {
    method: 'POST',
    headers: { cookie: cookie.split(';')[0] ?? '' },
    body: sent,
  })
  expect(answer.status, 'MEM-262').toBe(200)
  const { payload } = answer.body as { payload: { id: string } }
  const ownReview = {
    rating: 4,
    title: 'Calm',
    comment: words.comment,
    createdOn: '2026-11-20',
    author: 'Bob',
  }
  expect(payload, 'MEM-169').toMatchObject({
    ...ownReview,
    visitorId: 'V-2',
    visitorIsAuthor: true,
    reviewToken: null,
  })
  const { list, summary } = await shownOf(database)
  expect(list[0], 'MEM-262').toMatchObject({
    id: payload.id,
    ...ownReview,
    visitorId: null,
    visitorIsAuthor: false,
  })
  expect(summary, 'MEM-262').toEqual({ stars: 7, ratings: 2, average: 3.5 })
})

test.for<[string, (database: Database) => Promise<string>]>([
  ['a made-up one', async () => 'guess'],
  ['one of another visitor', database => aReviewToken(database, { visitorId: ada.id })],
  ['one for another event', database => aReviewToken(database, { eventId: 'boat-tour' })],
  ['one that has ended', database => aReviewToken(database, { expiresAt: NOW })],
  ['one of another venue', database => aReviewToken(database, { tenantId: 'silent' })],
])(
  '[MEM-262] [MEM-216] %s is refused like every other invalid token, and nothing is written',
  async ([, token], { database }) => {
    const api = await inProcess(database, as(bob))
    const params = { reviewToken: await token(database) }
    const refused = { status: 403, message: 'FORBIDDEN: This invitation is not valid' }
    expect(await refusalOfCall(api.reviews.create({ params, body: sent }))).toMatchObject(refused)
    const response = await api.reviews.invitation({ params }).catch(() => null)
    expect(response?.payload.eventTemplateId ?? 'nothing').not.toBe('galleries')
    expect(await storedOf(database, bob.id)).toEqual([])
  },
)

test('[MEM-216] [MEM-262] nobody writes without a session, for somebody else, at another venue, or where the venue takes no reviews', async ({
  database,
}) => {
  const params = { reviewToken: await aReviewToken(database) }
  const stranger = await inProcess(database)
  expect(await refusalOfCall(stranger.reviews.create({ params, body: sent }))).toMatchObject({ status: 401 })
  expect(await refusalOfCall(stranger.reviews.invitation({ params }))).toMatchObject({ status: 401 })
  const api = await inProcess(database, as(bob))
  const forAda = { ...sent, visitorId: ada.id }
  expect(await refusalOfCall(api.reviews.create({ params, body: forAda }))).toMatchObject({ status: 403 })
  const elsewhere = { ...sent, tenantId: 'silent' }
  expect(await refusalOfCall(api.reviews.create({ params, body: elsewhere }))).toMatchObject({ status: 404 })
  const silent = await inProcess(database, { tenantId: 'silent', ...as(bob) })
  const silentToken = { reviewToken: await aReviewToken(database, { tenantId: 'silent' }) }
  const text = 'FORBIDDEN: This venue takes no reviews'
  expect(await refusalOfCall(silent.reviews.create({ params: silentToken, body: words }))).toMatchObject({
    status: 403,
    message: text,
  })
  expect(await refusalOfCall(silent.reviews.invitation({ params: silentToken }))).toMatchObject({
    message: text,
  })
  const own = { id: 'R-1', ...words, eventTemplateId: 'boat-tour' }
  const adaAtSilent = await inProcess(database, { tenantId: 'silent', ...as(ada) })
  expect(await refusalOfCall(adaAtSilent.reviews.update({ body: own }))).toMatchObject({ message: text })
  expect(await storedOf(database, bob.id)).toEqual([])
})

test.for([0, 6, 3.5, null])(
  '[MEM-215] a rating of %s is refused at its field',
  async (rating, { database }) => {
    const params = { reviewToken: await aReviewToken(database) }
    const call = await overHttp(database)
    const cookie = (await testSessions.write('pier', { visitor: bob })).split(';')[0] ?? ''
    const { status, body } = await call(`/reviews/${params.reviewToken}`, {
      method: 'POST',
      headers: { cookie },
      body: { ...sent, rating },
    })
    expect([status, body]).toMatchObject([400, { errors: { 'body.rating': 'must be 1 to 5' } }])
  },
)

test('[MEM-215] one star is enough, and words are not needed', async ({ database }) => {
  const params = { reviewToken: await aReviewToken(database) }
  const api = await inProcess(database, as(bob))
  const { payload } = await api.reviews.create({ params, body: { eventTemplateId: 'galleries', rating: 1 } })
  expect(payload).toMatchObject({ rating: 1, title: '', comment: '', shortComment: '' })
})

test('[MEM-171] a second submission changes the first, whatever token it comes with, and two at once are one', async ({
  database,
}) => {
  const api = await inProcess(database, as(bob))
  const params = { reviewToken: await aReviewToken(database) }
  const first = await api.reviews.create({ params, body: sent })
  const again = await api.reviews.create({ params, body: { ...sent, rating: 2 } })
  const other = { reviewToken: await aReviewToken(database) }
  await Promise.all([
    api.reviews.create({ params: other, body: { ...sent, rating: 1 } }),
    api.reviews.create({ params: other, body: { ...sent, rating: 1 } }),
  ])
  expect(again.payload.id).toBe(first.payload.id)
  expect(await storedOf(database, bob.id)).toMatchObject([{ eventId: 'galleries', rating: 1 }])
  expect((await shownOf(database)).summary).toMatchObject({ stars: 4, ratings: 2 })
})

test('[MEM-171] the database itself keeps a second review of a visitor and event out', async ({
  database,
}) => {
  const row = {
    tenantId: 'pier',
    id: 'R-99',
    position: 0,
    document: { visitorId: ada.id, eventId: 'boat-tour' },
  }
  const error = await database.system
    .transaction(tx => tx.insert(reviews).values(row as never))
    .catch((thrown: { cause?: { code?: string } }) => thrown)
  expect((error as { cause?: { code?: string } }).cause?.code).toBe('23505')
})

test('[MEM-263] an author changes what they wrote: stars, title and comment, and its day stays', async ({
  database,
}) => {
  const call = await overHttp(database)
  const cookie = (await testSessions.write('pier', { visitor: ada })).split(';')[0] ?? ''
  const body = {
    id: 'R-1',
    visitorId: ada.id,
    tenantId: 'pier',
    ...words,
    eventTemplateId: 'boat-tour',
    rating: 2,
  }
  const answer = await call('/reviews', { method: 'PUT', headers: { cookie }, body })
  expect([answer.status, answer.body]).toMatchObject([
    200,
    { payload: { id: 'R-1', rating: 2, title: 'Calm', visitorIsAuthor: true } },
  ])
  const { list, summary } = await shownOf(database, 'boat-tour')
  expect(list[0]).toMatchObject({ id: 'R-1', rating: 2, comment: words.comment, createdOn: '2026-10-05' })
  expect(summary).toMatchObject({ stars: 26, ratings: 7 })
})

test('[MEM-227] a review of somebody else, of another event or of nobody is not changed', async ({
  database,
}) => {
  const before = (await shownOf(database, 'boat-tour')).list
  const asBob = await inProcess(database, as(bob))
  const asAda = await inProcess(database, as(ada))
  const stranger = await inProcess(database)
  const body = { ...words, eventTemplateId: 'boat-tour' }
  const refused = { status: 403, message: 'FORBIDDEN: Only its author may change a review' }
  expect(await refusalOfCall(asBob.reviews.update({ body: { ...body, id: 'R-1' } }))).toMatchObject(refused)
  expect(await refusalOfCall(asAda.reviews.update({ body: { ...words, id: 'R-1' } }))).toMatchObject(refused)
  expect(await refusalOfCall(asAda.reviews.update({ body: { ...body, id: 'R-2' } }))).toMatchObject(refused)
  expect(await refusalOfCall(asAda.reviews.update({ body: { ...body, id: 'R-0' } }))).toMatchObject(refused)
  const forBob = { ...body, id: 'R-1', visitorId: bob.id }
  expect(await refusalOfCall(asAda.reviews.update({ body: forBob }))).toMatchObject({ status: 403 })
  expect(await refusalOfCall(stranger.reviews.update({ body: { ...body, id: 'R-1' } }))).toMatchObject({
    status: 401,
  })
  expect((await shownOf(database, 'boat-tour')).list).toEqual(before)
})

test('[MEM-265] a visitor reads their own reviews, and learns of no other visitor whether there is one', async ({
  database,
}) => {
  const api = await inProcess(database, as(ada))
  const { payload } = await api.reviews.ofVisitor({ params: { visitorId: ada.id } })
  expect(payload).toMatchObject([{ id: 'R-1', visitorId: ada.id, visitorIsAuthor: true, reviewToken: null }])
  const ofBob = await refusalOfCall(api.reviews.ofVisitor({ params: { visitorId: bob.id } }))
  const ofNobody = await refusalOfCall(api.reviews.ofVisitor({ params: { visitorId: 'V-999' } }))
  expect(ofBob).toMatchObject({ status: 403 })
  expect(ofNobody).toEqual(ofBob)
  const call = await overHttp(database)
  expect((await call(`/reviews/visitor/${ada.id}`)).status).toBe(401)
})

test('[MEM-172] the link of an invitation gives back what was written with it, also once it is used', async ({
  database,
}) => {
  const api = await inProcess(database, as(bob))
  const params = { reviewToken: await aReviewToken(database) }
  expect((await api.reviews.invitation({ params })).payload).toEqual({
    eventTemplateId: 'galleries',
    review: null,
  })
  const { payload } = await api.reviews.create({ params, body: sent })
  const link = { tenantId: 'pier', token: params.reviewToken, purpose: 'review', now: NOW } as const
  expect((await readLinkToken(database.forTenant('pier'), link)).state).toBe('used')
  expect((await api.reviews.invitation({ params })).payload.review).toMatchObject({
    id: payload.id,
    title: 'Calm',
  })
})

test('writing is throttled for each visitor', async ({ database }) => {
  const api = await inProcess(database, as(bob))
  const params = { reviewToken: 'guess' }
  const statuses = []
  for (let press = 0; press < 21; press += 1)
    statuses.push((await refusalOfCall(api.reviews.create({ params, body: sent })))?.status)
  expect(statuses).toEqual([...Array(20).fill(403), 429])
})

test('a publisher hides a review with the reason, and it counts nowhere until it is shown again', async ({
  database,
}) => {
  const publisher = await inProcess(database, { staff: aStaffMember(['publisher']) })
  const params = { reviewId: 'R-1' }
  const before = await shownOf(database, 'boat-tour')
  const { payload } = await publisher.reviews.moderate({
    params,
    body: { status: 'hidden', reason: 'Names a guide' },
  })
  expect(payload).toMatchObject({ id: 'R-1', status: 'hidden', hiddenReason: 'Names a guide' })
  const hidden = await shownOf(database, 'boat-tour')
  expect(hidden.ids).not.toContain('R-1')
  expect(hidden.summary).toEqual({ stars: 24, ratings: 6, average: 4 })
  const list = (await publisher.reviews.listAll({})).payload
  expect(list).toMatchObject({ total: 9, page: 1, pages: 1 })
  expect(list.list.find(({ id }) => id === 'R-1')).toMatchObject({
    status: 'hidden',
    hiddenReason: 'Names a guide',
  })
  const asAda = await inProcess(database, as(ada))
  await asAda.reviews.update({ body: { id: 'R-1', ...words, eventTemplateId: 'boat-tour' } })
  expect((await shownOf(database, 'boat-tour')).ids).not.toContain('R-1')
  const shown = await publisher.reviews.moderate({ params, body: { status: 'published' } })
  expect(shown.payload).toMatchObject({ status: 'published', hiddenReason: null })
  expect((await shownOf(database, 'boat-tour')).ids).toEqual(before.ids)
})

test('hiding is for publishers of the venue, and needs a reason', async ({ database }) => {
  const params = { reviewId: 'R-1' }
  const body = { status: 'hidden', reason: 'Names a guide' } as const
  const statusFor = async (caller: Parameters<typeof inProcess>[1]) => {
    const api = await inProcess(database, caller)
    const answers = [api.reviews.moderate({ params, body }), api.reviews.listAll({})].map(refusalOfCall)
    return (await Promise.all(answers)).map(refusal => refusal?.status)
  }
  expect(await statusFor({})).toEqual([401, 401])
  expect(await statusFor(as(ada))).toEqual([401, 401])
  expect(await statusFor({ staff: aStaffMember(['wording', 'designer', 'onboarding']) })).toEqual([403, 403])
  const publisher = await inProcess(database, { staff: aStaffMember(['publisher']) })
  const unknown = { reviewId: 'R-0' }
  expect(await refusalOfCall(publisher.reviews.moderate({ params: unknown, body }))).toMatchObject({
    status: 404,
  })
  const silent = { ...body, reason: '  ' }
  expect(await refusalOfCall(publisher.reviews.moderate({ params, body: silent }))).toMatchObject({
    status: 400,
  })
})

test('over HTTP no header is needed to read, and a token in the address is never echoed', async ({
  database,
}) => {
  const call = await overHttp(database)
  const { status, text } = await call('/reviews/invitations/guess-of-a-token', {
    headers: { [header.tenantId]: 'pier' },
  })
  expect([status, text.includes('guess-of-a-token')]).toEqual([401, false])
})
