import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { carts, orders } from '#app/data/schema/orders.ts'
import { slots } from '#app/data/schema/slots.ts'
import { inProcess, NOW, overHttp, testSessions } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

/** Two venues that use the very same ids for everything, and tell each other apart by their words only. */
const north = aMuseum({ venue: { id: 'north', name: 'North Museum', timeZone: 'America/New_York' } })
const south = aMuseum({
  venue: { id: 'south', name: 'South Museum', timeZone: 'America/New_York' },
  company: { reviews: false, membershipBenefitsExtension: 0 },
  texts: { 'events-page-heading': 'Down South' },
  events: north.events?.map(event => ({ ...event, name: `South ${event.name}` })),
  members: [],
  visitors: [],
  reviews: [],
})

const { test } = useDatabase(async database => {
  await loadVenue(database, north)
  await loadVenue(database, south)
})

const QUERY = '?startTime=2026-11-21'
const nameIn = (body: unknown) => (body as { payload: { name: string }[] }).payload[0]?.name

test('[CHK-228] [MEM-229] a call without a venue is refused, and so is one for an unknown venue', async ({ database }) => {
  const call = await overHttp(database)
  for (const path of ['/event/templates/summaries', '/themes', '/shopping_cart', '/visitor', '/locations/avs/countries']) {
    expect(await call(path, { tenantId: null })).toMatchObject({ status: 400, body: { code: 'TENANT_REQUIRED' } })
    expect(await call(path, { tenantId: 'atlantis' })).toMatchObject({ status: 404, body: { code: 'TENANT_UNKNOWN' } })
  }
})

test.for(["north' or '1'='1", '..%2Fnorth', 'NORTH', 'north ', '%00', 'a'.repeat(500), 'north,south', '%E0%A4%A'])(
  'the header %s is no venue',
  async (tenantId, { database }) => {
    const call = await overHttp(database)
    const { status } = await call('/themes', { tenantId: tenantId.trim() === tenantId ? tenantId : encodeURIComponent(tenantId) })
    expect(status).toBe(404)
  },
)

test('[ORD-006] [MEM-001] the same ids in two venues are two different things', async ({ database }) => {
  const call = await overHttp(database)
  expect(nameIn((await call(`/event/templates/summaries${QUERY}`, { tenantId: 'north' })).body)).toBe('Boat Tour')
  expect(nameIn((await call(`/event/templates/summaries${QUERY}`, { tenantId: 'south' })).body)).toBe('South Boat Tour')
  expect((await call('/event/instances/parade', { tenantId: 'south' })).body).toMatchObject({ payload: { name: 'South Boat Tour' } })
})

test('[ORD-006] seats sold in one venue are still free in the other', async ({ database }) => {
  await database.forTenant('north').update(slots).set({ sold: 12 }).where(eq(slots.id, 'parade'))
  const seats = async (tenantId: string) => {
    const api = await inProcess(database, { tenantId })
    return (await api.events.instance({ params: { eventId: 'parade' } })).payload.availableSeats
  }
  expect([await seats('north'), await seats('south')]).toEqual([0, 5])
})

test('[MEM-001] a theme, a review and a setting are read under their own venue only', async ({ database }) => {
  const call = await overHttp(database)
  const theme = async (tenantId: string) => (await call(`/themes/${tenantId}`, { tenantId })).body
  expect(await theme('north')).toMatchObject({ payload: { name: 'North Museum', featuresConfig: { reviews: true } } })
  expect(await theme('south')).toMatchObject({
    payload: { name: 'South Museum', featuresConfig: { reviews: false }, textVariables: { 'events-page-heading': 'Down South' } },
  })
  expect((await call('/themes/north', { tenantId: 'south' })).status).toBe(404)
  expect((await call('/reviews/tenant/north', { tenantId: 'south' })).status).toBe(404)
})

test('a session of one venue is nobody in the other', async ({ database }) => {
  const call = await overHttp(database)
  const written = await testSessions.write('north', { ...verifiedMember('M-1001'), visitor: { id: 'V-1', email: 'ada@example.com', name: 'Ada' } })
  const cookie = written.split(';')[0]!
  const renamed = cookie.replace('marquee_north', 'marquee_south')
  expect((await call('/visitor', { tenantId: 'north', headers: { cookie } })).status).toBe(200)
  for (const stolen of [cookie, renamed]) expect((await call('/visitor', { tenantId: 'south', headers: { cookie: stolen } })).status).toBe(401)
  const walk = await call('/event/templates/night-walk', { tenantId: 'south', headers: { cookie: renamed } })
  expect(walk.body).toMatchObject({ payload: { memberCanPurchase: false } })
})

test('a member of one venue is unknown to the other', async ({ database }) => {
  const call = await overHttp(database)
  const verify = async (tenantId: string) => (await call('/membership/validate?membershipId=M-1001&lastName=Moss', { tenantId })).body
  expect(await verify('north')).toMatchObject({ payload: [{ status: 'verified' }] })
  expect(await verify('south')).toEqual({ payload: [{ status: 'not_found', memberListEntry: null }] })
})
