import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { members } from '#app/data/schema/people.ts'
import { inProcess, overHttp, testSessions } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember, withForms } from '#tests/builders/demo-venue.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database =>
  loadVenue(database, withForms(aMuseum(), { 'boat-tour': ['dietary'] })),
)

const TODAY = '2026-11-20'

test.for([
  'membershipIds=M-1002,M-1001',
  'membershipIds=M-1002&membershipIds=M-1001',
  'membershipIds[]=M-1002&membershipIds[]=M-1001',
])('lists are read alike: %s', async (spelling, { database }) => {
  const cookie = await testSessions.write('pier', verifiedMember('M-1001', 'M-1002'))
  const call = await overHttp(database)
  const { body } = await call(`/event/templates/slim?startTime=${TODAY}&${spelling}`, {
    headers: { cookie: cookie.split(';')[0]! },
  })
  const { payload } = body as { payload: { id: string; memberAccess: string }[] }
  expect(payload.find(event => event.id === 'night-walk')?.memberAccess).toBe('eligible')
})

test('[ORD-237] one template takes a membership, and only a verified one lowers its prices', async ({
  database,
}) => {
  const priceFor = async (session: object, query: object) => {
    const api = await inProcess(database, { session })
    const { payload } = await api.events.template({
      params: { eventTemplateId: 'boat-tour' },
      query: { startTime: TODAY, ...query },
    })
    return payload.priceList?.prices[0]?.discountedPrice
  }
  expect(await priceFor({}, { membershipId: 'M-1001' })).toBe(1800)
  expect(await priceFor(verifiedMember('M-1001'), { membershipId: 'M-1001' })).toBe(1440)
  expect(await priceFor(verifiedMember('M-1001'), { membershipId: 'M-1002' })).toBe(1800)
  expect(await priceFor(verifiedMember('M-1001'), { membershipCategoryId: 'patron' })).toBe(1800)
  expect(await priceFor(verifiedMember('M-1002'), { membershipId: 'M-1001' })).toBe(1800)
})

test('a template without a window has first the price list that its next start is sold with, however far away', async ({
  database,
}) => {
  const museum = aMuseum()
  const lists = [500, 900].map((price, index) => ({
    id: ['day', 'gala'][index]!,
    prices: [{ personTypeId: 'adult', price }],
  }))
  const slots = [{ id: 'ball-1', date: '2027-01-15', time: '20:00', capacity: 9, priceListId: 'gala' }]
  await loadVenue(database, {
    ...museum,
    events: [...(museum.events ?? []), { id: 'ball', name: 'Ball', priceLists: lists, slots }],
  })
  const api = await inProcess(database)
  const listOf = async (query: object) =>
    (await api.events.template({ params: { eventTemplateId: 'ball' }, query })).payload.priceList?.id
  expect(await listOf({})).toBe('gala')
  expect(await listOf({ startTime: TODAY })).toBe('day')
})

test('a lapsed membership pays retail, one in its days of grace does not', async ({ database }) => {
  const lowest = async (membershipId: string) => {
    const api = await inProcess(database, { session: verifiedMember(membershipId) })
    const { payload } = await api.events.summaries({ query: { startTime: TODAY } })
    return payload[0]?.lowestPrice
  }
  expect(await lowest('M-1003')).toBe(900)
  expect(await lowest('M-1004')).toBe(720)
})

test('a membership that was deleted since gives nothing', async ({ database }) => {
  await database.forTenant('pier').delete(members).where(eq(members.id, 'M-1001'))
  const api = await inProcess(database, { session: verifiedMember('M-1001') })
  const { payload } = await api.events.template({ params: { eventTemplateId: 'night-walk' } })
  expect(payload.memberCanPurchase).toBe(false)
})
