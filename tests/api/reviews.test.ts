import { expect } from 'vitest'
import { inProcess, overHttp, refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  const file = aMuseum()
  await loadVenue(database, file)
  await loadVenue(database, { ...file, venue: { ...file.venue, id: 'silent' }, company: { reviews: false } })
})

const boat = { params: { eventTemplateId: 'boat-tour' } }
const ids = (list: { id: string }[]) => list.map(review => review.id)

test('[MEM-119] [MEM-293] a review carries what was said and by whom, and never the token of its invitation', async ({
  database,
}) => {
  const visitor = { id: 'V-1', email: 'ada@example.com', name: 'Ada Moss' }
  const api = await inProcess(database, { session: { visitor } })
  const { payload } = await api.reviews.ofEvent(boat)
  expect(payload.list[0], 'MEM-119').toEqual({
    id: 'R-1',
    visitorId: 'V-1',
    tenantId: 'pier',
    eventTemplateId: 'boat-tour',
    eventName: 'Boat Tour',
    author: 'Ada',
    rating: 5,
    title: 'Splendid',
    comment: `${'x'.repeat(300)}${'y'.repeat(100)}`,
    shortComment: 'x'.repeat(300),
    reviewToken: null,
    createdOn: '2026-10-05',
    visitorIsAuthor: true,
  })
  expect(payload.list[1]).toMatchObject({ author: 'Visitor 5', visitorIsAuthor: false })
  const bob = { id: 'V-2', email: 'bob@example.com', name: 'Bob' }
  const asBob = await inProcess(database, { session: { visitor: bob } })
  const [ofAda] = (await asBob.reviews.ofEvent(boat)).payload.list
  expect(ofAda).toMatchObject({ id: 'R-1', visitorId: null, visitorIsAuthor: false })
})

test('who wrote a review is told to its author only', async ({ database }) => {
  const api = await inProcess(database)
  const { payload } = await api.reviews.ofEvent(boat)
  expect(payload.list[0]).toMatchObject({ visitorId: null, visitorIsAuthor: false })
})

test('[MEM-261] the reviews of an event come newest first, five a page', async ({ database }) => {
  const call = await overHttp(database)
  const { body } = await call('/reviews/boat-tour')
  expect(body).toMatchObject({
    payload: { page: 1, pageSize: 5, total: 7, pages: 2, summary: { stars: 29, ratings: 7 } },
  })
  const { counts } = (body as { payload: { counts: number[] } }).payload
  expect(counts.reduce((sum, count, index) => sum + count * (index + 1), 0)).toBe(29)
  expect(ids((body as { payload: { list: { id: string }[] } }).payload.list)).toEqual([
    'R-1',
    'R-7',
    'R-6',
    'R-5',
    'R-4',
  ])
  expect((await call('/reviews/nowhere')).status).toBe(404)
})

test('[MEM-264] a page of the reviews of an event is asked for by number and size', async ({ database }) => {
  const call = await overHttp(database)
  const page = async (query: string) =>
    ids(
      (
        (await call(`/reviews/program/boat-tour?tenantId=pier&${query}`)).body as {
          payload: { list: { id: string }[] }
        }
      ).payload.list,
    )
  expect(await page('page=2&pageSize=5')).toEqual(['R-3', 'R-2'])
  expect(await page('page=2&pageSize=2')).toEqual(['R-6', 'R-5'])
  expect(await page('page=9&pageSize=5')).toEqual([])
  expect((await call('/reviews/program/boat-tour?tenantId=silent')).status).toBe(404)
  expect((await call('/reviews/program/boat-tour?page=0')).body).toMatchObject({
    errors: { 'query.page': 'must be 1 or more' },
  })
  expect((await call('/reviews/program/boat-tour?pageSize=5000')).status).toBe(400)
})

test('[MEM-266] the reviews of the venue come twenty a page, hidden ones left out', async ({ database }) => {
  const api = await inProcess(database)
  const { payload } = await api.reviews.ofTenant({ params: { tenantId: 'pier' } })
  expect(payload).toMatchObject({ pageSize: 20, total: 8, pages: 1 })
  expect(payload.list[0]).toMatchObject({ id: 'R-9', eventName: 'Galleries' })
  expect(ids(payload.list)).not.toContain('R-10')
  const other = await refusalOfCall(api.reviews.ofTenant({ params: { tenantId: 'silent' } }))
  expect(other).toMatchObject({ status: 404 })
})

test('[MEM-267] [MEM-120] stars and ratings are summed for the venue and for each event', async ({
  database,
}) => {
  const call = await overHttp(database)
  const { body } = await call('/review/summaries/tenant/pier')
  expect(body).toEqual({
    payload: {
      stars: 32,
      ratings: 8,
      average: 4,
      events: {
        'boat-tour': { stars: 29, ratings: 7, average: 29 / 7 },
        galleries: { stars: 3, ratings: 1, average: 3 },
      },
    },
  })
})

test("another venue's reviews are not answered under this venue's header", async ({ database }) => {
  const api = await inProcess(database)
  const params = { tenantId: 'silent' }
  expect(await refusalOfCall(api.reviews.ofTenant({ params }))).toMatchObject({ code: 'TENANT_UNKNOWN' })
  expect(await refusalOfCall(api.reviews.summaries({ params }))).toMatchObject({ code: 'TENANT_UNKNOWN' })
})

test('[MEM-120] a venue that shows no reviews answers none, and no average', async ({ database }) => {
  const api = await inProcess(database, { tenantId: 'silent' })
  expect((await api.reviews.ofEvent(boat)).payload).toMatchObject({
    list: [],
    total: 0,
    summary: { average: null },
  })
  expect((await api.events.template(boat)).payload).toMatchObject({ stars: 0, ratings: 0 })
})
