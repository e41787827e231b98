import { expect } from 'vitest'
import type { MemberPriceEntryPayload } from '#app/contract/events.ts'
import type { Database } from '#app/data/database/database.ts'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { inProcess, overHttp, refusalOfCall, testSessions } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { aDraft, BOAT, fillCart, openShop, slotAt } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const TODAY = '2026-11-20'

const { test } = useDatabase(async database => {
  const file = aMuseum()
  const events = file.events?.map(event =>
    event.id === 'galleries'
      ? {
          ...event,
          memberDiscounts: [
            { membershipCategoryIds: ['friend'], discountType: 'AmountBased' as const, value: 500 },
            { membershipCategoryIds: ['patron'], discountType: 'PercentageBased' as const, value: 100 },
          ],
        }
      : event,
  )
  const limits = [
    {
      id: 'two-at-member-price',
      ruleType: 'memberBenefits' as const,
      eventIds: ['boat-tour'],
      membershipCategoryIds: ['friend'],
      quantity: 2,
      combined: true,
    },
  ]
  const categories = file.memberships?.categories?.map(level => ({ ...level, levelCollection: 'Singles' }))
  await loadVenue(database, { ...file, events, limits, memberships: { ...file.memberships, categories } })
})

const body = { eventTemplateId: 'boat-tour', eventStartTime: TODAY, eventEndTime: `${TODAY}T23:00:00` }

async function entriesFor(
  database: Database,
  { session = {}, ...query }: { session?: VisitorSession } & Record<string, unknown>,
): Promise<MemberPriceEntryPayload[]> {
  const api = await inProcess(database, { session })
  const { payload } = await api.events.memberPricing({ body: { ...body, ...query } })
  return JSON.parse(payload)
}

const cookieFor = async (session: VisitorSession) =>
  (await testSessions.write('pier', session)).split(';')[0] ?? ''

test('[ORD-243] [ORD-126] [ORD-233] the call answers a JSON string of what each membership pays at each start', async ({
  database,
}) => {
  const call = await overHttp(database)
  const { status, body: answer } = await call('/event/templates/membership/pricing', {
    method: 'POST',
    headers: { cookie: await cookieFor(verifiedMember('M-1001')) },
    body: {
      membershipIds: ['M-1001'],
      membershipLevelIds: ['friend'],
      eventTemplateId: 'boat-tour',
      saleChannel: 'online',
      eventStartTime: `${TODAY}T00:00:00`,
      eventEndTime: `${TODAY}T23:00:00`,
    },
  })
  expect(status).toBe(200)
  const { payload } = answer as { payload: unknown }
  expect(typeof payload).toBe('string')
  const entries = JSON.parse(payload as string)
  expect(entries.map(({ eventId }: { eventId: string }) => eventId)).toEqual([
    slotAt('boat-tour', TODAY, '11:00'),
    BOAT,
  ])
  expect(entries[1]).toEqual({
    eventId: BOAT,
    membershipId: 'M-1001',
    membershipLevelId: 'friend',
    membershipLevelName: 'Friend',
    membershipLevelCollectionName: 'Singles',
    prices: [
      { personTypeId: 'child', price: 720, discountValue: 180 },
      { personTypeId: 'adult', price: 1440, discountValue: 360 },
    ],
  })
})

test('an amount is taken off and never below zero; all of it may be; each membership has its own entry', async ({
  database,
}) => {
  const session = verifiedMember('M-1001', 'M-1002')
  const entries = await entriesFor(database, { session, eventTemplateId: 'galleries' })
  const adult = Object.fromEntries(entries.map(entry => [entry.membershipId, entry.prices]))
  expect(adult).toEqual({
    'M-1001': [{ personTypeId: 'adult', price: 700, discountValue: 500 }],
    'M-1002': [{ personTypeId: 'adult', price: 0, discountValue: 1200 }],
  })
})

test('levels and memberships narrow the answer, and a price that nobody may pay is not named', async ({
  database,
}) => {
  const session = verifiedMember('M-1001', 'M-1002')
  const galleries = { session, eventTemplateId: 'galleries' }
  const ids = (entries: MemberPriceEntryPayload[]) => [...new Set(entries.map(entry => entry.membershipId))]
  expect(ids(await entriesFor(database, { ...galleries, membershipLevelIds: ['patron'] }))).toEqual([
    'M-1002',
  ])
  expect(ids(await entriesFor(database, { ...galleries, membershipIds: ['M-1001'] }))).toEqual(['M-1001'])
  const weekend = { eventStartTime: '2026-11-21', eventEndTime: '2026-11-21T23:00:00' }
  const [saturday] = await entriesFor(database, { session, ...weekend })
  expect(saturday?.prices.map(({ personTypeId }) => personTypeId)).toEqual(['adult'])
})

test('an unknown event and an impossible window are refused', async ({ database }) => {
  const api = await inProcess(database)
  const refusal = (query: object) => refusalOfCall(api.events.memberPricing({ body: { ...body, ...query } }))
  expect(await refusal({ eventTemplateId: 'nothing' })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await refusal({ eventEndTime: '2026-11-01' })).toMatchObject({ status: 400 })
})

test('[ORD-228] member prices and member ticket limits are those of verified members; naming a membership gives none', async ({
  database,
}) => {
  const claim = { membershipIds: ['M-1001'], membershipLevelIds: ['friend'] }
  expect(await entriesFor(database, claim)).toEqual([])
  expect(await entriesFor(database, { session: verifiedMember('M-1002'), ...claim })).toEqual([])
  expect(await entriesFor(database, { session: verifiedMember('M-1001') })).toHaveLength(2)

  const shop = openShop(database)
  const three = { ...aDraft({ adult: 3 }), membershipIds: ['M-1001'], verifyEntitlements: true }
  const guest = await fillCart(await shop.visitor(), three)
  expect(guest).toMatchObject({ total: 5400, discountTotal: 0 })
  const member = await shop.visitor(verifiedMember('M-1001'))
  expect(await refusalOfCall(fillCart(member, three))).toMatchObject({ code: '9049' })
  const two = await fillCart(member, { ...aDraft({ adult: 2 }), verifyEntitlements: true })
  expect(two).toMatchObject({ total: 2880, discountTotal: 720 })
})

test('[ORD-223] [MEM-141] an expired verification is cleared, and an expired membership left out of cart and pricing', async ({
  database,
}) => {
  const call = await overHttp(database)
  const pricesOf = async (session: VisitorSession) => {
    const headers = { cookie: await cookieFor(session) }
    const pricing = await call('/event/templates/membership/pricing', { method: 'POST', headers, body })
    const cart = await call('/shopping_cart', { method: 'PUT', headers, body: aDraft({ adult: 2 }) })
    const { payload } = pricing.body as { payload: string }
    return {
      entries: JSON.parse(payload).length,
      total: (cart.body as { payload: { total: number } }).payload.total,
    }
  }
  const verified = verifiedMember('M-1001')
  const ranOut = { member: { ...verified.member, verifiedUntil: '2026-11-20T14:59:59.000Z' } }

  expect(await pricesOf(verified)).toEqual({ entries: 2, total: 2880 })
  expect(await pricesOf(ranOut)).toEqual({ entries: 0, total: 3600 })
  expect(await pricesOf(verifiedMember('M-1003'))).toEqual({ entries: 0, total: 3600 })
  const cookieHeader = await cookieFor(ranOut)
  const now = new Date('2026-11-20T15:00:00Z')
  expect(await testSessions.read({ cookieHeader, tenantId: 'pier', now })).toEqual({})
})
