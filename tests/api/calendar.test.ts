import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { slots } from '#app/data/schema/slots.ts'
import { inProcess, overHttp, refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database => loadVenue(database, aMuseum()))

type Day = { date: string; disabled: boolean }
const open = (days: Day[]) => days.filter(day => !day.disabled).map(day => day.date)
const boat = { params: { eventTemplateId: 'boat-tour' } }
const november = { startTime: '2026-11-01', endTime: '2026-11-30' }

test('[ORD-104] a calendar lists every day of its months and names the next available start', async ({
  database,
}) => {
  const api = await inProcess(database)
  const { payload } = await api.calendars.ofEvent({ ...boat, query: { ...november, date: '2026-11-23' } })
  expect(payload.days).toHaveLength(30)
  expect(payload.days[19]).toEqual({
    date: '2026-11-20',
    number: 20,
    disabled: false,
    soldOut: false,
    selected: false,
    today: true,
    note: '',
    lowestPrice: 900,
    availability: 'many',
  })
  expect(payload.days[18]).toMatchObject({
    date: '2026-11-19',
    disabled: true,
    soldOut: false,
    lowestPrice: null,
    availability: 'none',
  })
  expect(payload.days[20]).toMatchObject({ note: 'Harbour parade', lowestPrice: 2200 })
  expect(payload.days[21]).toMatchObject({ note: 'Low tide' })
  expect(payload.days[22]).toMatchObject({ number: 23, selected: true, today: false })
  expect(payload.startTime).toBe('2026-11-20T11:00:00-05:00')
})

test('[ORD-241] the calendar of an event is its own, with a membership too', async ({ database }) => {
  const call = await overHttp(database)
  const { body } = await call(
    '/event/templates/winter/calendar?membershipId=&startTime=2026-12-01T10:30:00&endTime=2026-12-31T23:00:00',
  )
  const { payload } = body as { payload: { days: Day[]; startTime: string } }
  expect(open(payload.days)).toEqual(['2026-12-05', '2026-12-06'])
  expect(payload.startTime).toBe('2026-12-05T17:00:00-05:00')
  const api = await inProcess(database, { session: verifiedMember('M-1001') })
  const { payload: mine } = await api.calendars.ofEvent({
    ...boat,
    query: { ...november, membershipId: 'M-1001' },
  })
  expect(mine.days[19]?.lowestPrice).toBe(720)
})

test('[ORD-240] the calendar over all events has a day as soon as one event has seats', async ({
  database,
}) => {
  const call = await overHttp(database)
  const { body } = await call('/event/templates/calendar?startTime=2026-11-01&endTime=2026-11-30')
  const { payload } = body as { payload: { days: (Day & { lowestPrice: number; note: string })[] } }
  expect(open(payload.days)).toEqual(Array.from({ length: 11 }, (_, index) => `2026-11-${20 + index}`))
  expect(payload.days[19]?.lowestPrice).toBe(900)
  expect(payload.days[21]?.note).toBe('')
})

test('a day with nothing but member events is open to their members only', async ({ database }) => {
  const db = database.forTenant('pier')
  await db.update(slots).set({ sold: 0, capacity: 0 }).where(eq(slots.date, '2026-11-24'))
  await db.update(slots).set({ capacity: 8 }).where(eq(slots.id, 'night-walk.2026-11-24.2000'))
  const isOpen = async (session: object) => {
    const api = await inProcess(database, { session })
    const { payload } = await api.calendars.all({ query: november })
    return !payload.days[23]?.disabled
  }
  expect(await isOpen({})).toBe(false)
  expect(await isOpen(verifiedMember('M-1002'))).toBe(false)
  expect(await isOpen(verifiedMember('M-1001'))).toBe(true)
})

test('a day is disabled when its last seat is gone, and few seats are told', async ({ database }) => {
  const db = database.forTenant('pier')
  const saturday = async (sold: number) => {
    await db.update(slots).set({ sold }).where(eq(slots.id, 'boat-tour.2026-11-28.1100'))
    const api = await inProcess(database)
    const { payload } = await api.calendars.ofEvent({ ...boat, query: november })
    return payload.days[27]?.availability
  }
  expect([await saturday(0), await saturday(5), await saturday(10)]).toEqual(['many', 'few', 'none'])
})

test('after the last start of today, today is closed', async ({ database }) => {
  const api = await inProcess(database, { now: new Date('2026-11-20T20:01:00Z') })
  const { payload } = await api.calendars.ofEvent({ ...boat, query: november })
  expect(payload.days[19]).toMatchObject({ today: true, disabled: true })
  expect(payload.startTime).toBe('2026-11-21T11:00:00-05:00')
})

test('without a window three months from today on are shown', async ({ database }) => {
  const api = await inProcess(database)
  const { payload } = await api.calendars.all({})
  expect([payload.days[0]?.date, payload.days.at(-1)?.date]).toEqual(['2026-11-01', '2027-01-31'])
})

test('months without a start are all closed', async ({ database }) => {
  const api = await inProcess(database)
  const { payload } = await api.calendars.all({ query: { startTime: '2028-02-01', endTime: '2028-02-29' } })
  expect(payload.days).toHaveLength(29)
  expect(open(payload.days)).toEqual([])
  expect(payload.startTime).toBeNull()
})

test.for([
  ['startTime=2026-13-01', 'query.startTime'],
  ['date=soon', 'query.date'],
  ['startTime=2026-11-01&endTime=2036-11-01', 'query.endTime'],
])('a calendar that cannot be is refused by name: %s', async ([query, field], { database }) => {
  const call = await overHttp(database)
  const { status, body } = await call(`/event/templates/calendar?${query}`)
  expect(status).toBe(400)
  expect(body).toMatchObject({ errors: { [field!]: expect.any(String) } })
})

test('the calendar of an unknown event is not found', async ({ database }) => {
  const api = await inProcess(database)
  expect(
    await refusalOfCall(api.calendars.ofEvent({ params: { eventTemplateId: 'nowhere' } })),
  ).toMatchObject({ status: 404 })
})
