import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { slots } from '#app/data/schema/slots.ts'
import { inProcess, overHttp } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, withForms } from '#tests/builders/demo-venue.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database =>
  loadVenue(database, withForms(aMuseum(), { 'boat-tour': ['dietary'] })),
)

const TODAY = '2026-11-20'

test('starts that have begun are not offered, entry to the venue is', async ({ database }) => {
  const api = await inProcess(database)
  const timesOf = async (eventTemplateId: string) => {
    const { payload } = await api.events.times({ params: { eventTemplateId }, query: { startTime: TODAY } })
    return payload.map(slot => slot.time)
  }
  expect(await timesOf('boat-tour')).toEqual(['11:00', '15:00'])
  expect(await timesOf('galleries')).toEqual(['09:00', '14:00'])
})

test('of entries that have begun the last one is offered', async ({ database }) => {
  const api = await inProcess(database, { now: new Date('2026-11-20T21:00:00Z') })
  const { payload } = await api.events.times({
    params: { eventTemplateId: 'galleries' },
    query: { startTime: TODAY },
  })
  expect(payload.map(slot => slot.time)).toEqual(['14:00'])
  const tomorrow = await inProcess(database, { now: new Date('2026-11-21T12:00:00Z') })
  const past = await tomorrow.events.times({
    params: { eventTemplateId: 'galleries' },
    query: { startTime: TODAY },
  })
  expect(past.payload).toEqual([])
})

test('a start at this very minute is still offered', async ({ database }) => {
  const api = await inProcess(database, { now: new Date('2026-11-20T16:00:00Z') })
  const { payload } = await api.events.times({
    params: { eventTemplateId: 'boat-tour' },
    query: { startTime: TODAY },
  })
  expect(payload.map(slot => slot.time)).toEqual(['11:00', '15:00'])
})

test('seats are counted from what is sold and held now', async ({ database }) => {
  const db = database.forTenant('pier')
  await db.update(slots).set({ sold: 4, held: 3 }).where(eq(slots.id, 'boat-tour.2026-11-20.1100'))
  const api = await inProcess(database)
  const { payload } = await api.events.times({
    params: { eventTemplateId: 'boat-tour' },
    query: { startTime: TODAY },
  })
  expect(payload.map(slot => slot.availableSeats)).toEqual([3, 10])
  const { payload: summaries } = await api.events.summaries({ query: { startTime: TODAY } })
  expect(summaries[0]).toMatchObject({ availableSeats: 13, startTime: '2026-11-20T11:00:00-05:00' })
})

test('a sold out event is listed with no seats; its first start is named all the same', async ({
  database,
}) => {
  const api = await inProcess(database)
  const { payload } = await api.events.summaries({ query: { startTime: TODAY } })
  expect(payload.at(-1)).toMatchObject({
    id: 'lecture',
    availableSeats: 0,
    startTime: '2026-11-20T18:00:00-05:00',
  })
})

test('when the doors have closed no entry of that day is offered any more', async ({ database }) => {
  const lateEvening = new Date('2026-11-21T03:30:00Z')
  const api = await inProcess(database, { now: lateEvening })
  expect((await api.events.summaries({})).payload).toEqual([])
})

test('a window with an offset is read on the wall clock of the venue', async ({ database }) => {
  const api = await inProcess(database)
  const query = { startTime: '2026-11-21T15:30:00Z', endTime: '2026-11-21T17:00:00+01:00' }
  const { payload } = await api.events.times({ params: { eventTemplateId: 'boat-tour' }, query })
  expect(payload.map(slot => slot.time)).toEqual(['11:00'])
})

test('[ORD-242] the next available start skips sold out ones and looks no further than the window', async ({
  database,
}) => {
  await database
    .forTenant('pier')
    .update(slots)
    .set({ sold: 10 })
    .where(eq(slots.id, 'boat-tour.2026-11-20.1100'))
  const call = await overHttp(database)
  const next = async (path: string) => (await call(path)).body
  const found = {
    payload: { startTime: '2026-11-20T15:00:00-05:00', date: TODAY, time: '15:00', availableSeats: 10 },
  }
  const none = { payload: { startTime: null, date: null, time: null, availableSeats: 0 } }
  expect(await next('/event/s/boat-tour/nextavailable?membershipId=&saleChannel=online')).toEqual(found)
  expect(await next('/event/templates/boat-tour/nextavailable')).toEqual(found)
  expect(await next('/event/s/lecture/nextavailable')).toEqual(none)
  expect(await next('/event/s/winter/nextavailable')).toEqual(none)
  expect(await next('/event/s/winter/nextavailable?startTime=2026-12-01&endTime=2026-12-31')).toMatchObject({
    payload: { startTime: '2026-12-05T17:00:00-05:00' },
  })
})
