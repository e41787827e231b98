import { expect } from 'vitest'
import type { ApiClient } from '#app/api/client.ts'
import { overHttp, refusalOfCall, testSessions } from '#tests/builders/api-client.ts'
import { verifiedMember } from '#tests/builders/demo-venue.ts'
import { ada, loadVenues, stranger } from '#tests/builders/membership-calls.ts'
import { openShop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(loadVenues)

test('[ORD-265] [MEM-246] [MEM-249] the levels that can be joined are listed by action and group', async ({
  database,
}) => {
  const call = await overHttp(database)
  const ids = async (query: string) => {
    const { body } = await call(`/membership/categoriesBySalesChannel?${query}`)
    return (body as { payload: { id: string }[] }).payload.map(({ id }) => id)
  }
  const all = ['friend', 'patron', 'founder', 'rowing', 'painting', 'inner']
  expect(await ids('salesChannels=online')).toEqual(all)
  expect(await ids('action=NEW_MEMBERSHIPS&salesChannels=online&group=individualAndFamily')).toEqual([
    'friend',
    'patron',
    'inner',
  ])
  expect(await ids('action=NEW_MEMBERSHIPS&group=people')).toEqual(['friend'])

  const cookie = (await testSessions.write('pier', verifiedMember('M-1001', 'M-2001'))).split(';')[0] ?? ''
  const ask = (path: string) => call(path, { headers: { cookie } })
  expect((await ask('/membership/recent/M-2001?active=true')).body).toMatchObject({
    payload: { membershipId: 'M-2002' },
  })
  const bulk =
    '/membership/eligibleoptions/levels/multiple?membershipIds=M-1001,M-2001,M-9&saleChannels=online&actions=upgrade,renew&summarize=true'
  expect((await ask(bulk)).body).toEqual({
    payload: [
      {
        membershipId: 'M-1001',
        levels: { Renewal: [{ id: 'friend', name: 'Friend' }], Upgrade: [{ id: 'patron', name: 'Patron' }] },
      },
      { membershipId: 'M-2001', levels: { Upgrade: [{ id: 'patron', name: 'Patron' }] } },
    ].map(entry => expect.objectContaining(entry)),
  })
})

test('[MEM-247] one level is told by its id, an unknown one is an error', async ({ database }) => {
  const call = await overHttp(database)
  const { body } = await call('/membership/categories/friend?action=NEW_MEMBERSHIPS&salesChannels=online')
  expect(body).toMatchObject({
    payload: {
      id: 'friend',
      membershipLevelCollection: 'Singles',
      membershipLevelGroup: { id: 'people', name: 'People' },
      rules: { canGift: true, numberOfCardHolders: 1 },
    },
  })
  expect((await call('/membership/categories/nobody')).status).toBe(404)
})

test('[MEM-106] an offering tells its term, its renewal and a price for each person type', async ({
  database,
}) => {
  const { payload } = await (await stranger(database)).members.category({ params: { id: 'friend' } })
  expect(payload.offerings[0]).toEqual({
    id: 'year',
    name: 'One year',
    duration: 12,
    autorenewalType: 'none',
    priceLists: [
      {
        prices: [
          {
            id: 'one',
            personType: { id: 'adult', name: 'Adult', type: 'individual', description: '' },
            price: 6000,
            calculatedPrice: null,
          },
        ],
      },
    ],
  })
  expect(payload.offerings.map(({ autorenewalType }) => autorenewalType)).toEqual([
    'none',
    'required',
    'optional',
    'none',
  ])
})

test('a level that a verified membership may be upgraded to says what is left to pay; no other does', async ({
  database,
}) => {
  const api = await ada(database)
  const left = async (id: string, membershipId: string) => {
    const { payload } = await api.members.category({ params: { id }, query: { membershipId } })
    return payload.offerings[0]?.priceLists[0]?.prices.map(({ calculatedPrice }) => calculatedPrice)
  }
  expect(await left('patron', 'M-1001')).toEqual([14_000])
  expect(await left('friend', 'M-1001')).toEqual([null])
  expect(await left('patron', 'M-2001')).toEqual([null])
})

test('[MEM-248] [MEM-209] eligible levels are told per action, for a membership that is named and was verified', async ({
  database,
}) => {
  const call = await overHttp(database)
  const cookie = (await testSessions.write('pier', verifiedMember('M-1001'))).split(';')[0] ?? ''
  const path = '/membership/eligibleoptions/levels'
  const query = 'membershipId=M-1001&saleChannels=online&actions=new_memberships,renew&summarize=true'
  const mine = await call(`${path}?${query}`, { headers: { cookie } })
  expect(mine.body).toMatchObject({
    payload: {
      membershipId: 'M-1001',
      levels: {
        Renewal: [{ id: 'friend' }],
        MembershipPurchase: [{ id: 'friend' }, { id: 'patron' }, { id: 'inner' }],
      },
    },
  })
  expect((await call(`${path}?${query}`)).body).toEqual({ payload: { membershipId: 'M-1001', levels: {} } })
  expect((await call(path)).status).toBe(400)
  expect((await call(`${path}/multiple?membershipIds=`)).status).toBe(400)
})

test('[MEM-132] [MEM-251] [MEM-252] [MEM-210] the next term is told to the verified member, by id and by email', async ({
  database,
}) => {
  const bo = await openShop(database).visitor(verifiedMember('M-2001'))
  const { payload } = await bo.members.upcoming({ params: { membershipId: 'M-2001' } })
  expect(payload).toEqual({
    membershipId: 'M-2002',
    categoryId: 'friend',
    name: 'Friend',
    expirationDate: '2027-12-31',
    dateRange: { startDate: '2027-01-01', endDate: '2027-12-31' },
    membershipCategory: 'Friend',
    primaryCardholder: { id: 'C-3', firstName: 'Bo', lastName: 'Reed', cardType: 'primary' },
    secondaryCardholders: [{ id: 'C-4', firstName: 'Cy', lastName: 'Reed', cardType: 'secondary' }],
  })
  const byEmail = (api: ApiClient, email: string) =>
    api.members.upcomingByEmail({ query: { email, active: 'true' } })
  expect((await byEmail(bo, 'BO@example.com')).payload).toEqual(payload)
  expect((await byEmail(bo, 'ada@example.com')).payload).toBeNull()
  const nobody = await stranger(database)
  expect((await byEmail(nobody, 'bo@example.com')).payload).toBeNull()
  expect(await refusalOfCall(nobody.members.upcoming({ params: { membershipId: 'M-2001' } }))).toMatchObject({
    status: 404,
  })
  const call = await overHttp(database)
  expect((await call('/membership/recent')).status).toBe(400)
})

test('[MEM-253] [MEM-254] a purchase is checked and an upgrade priced, with what was paid counting toward it', async ({
  database,
}) => {
  const api = await ada(database)
  const check = (query: {
    levelId: string
    offeringId: string
    action?: string
    membershipId?: string
    pricePointId?: string
  }) => api.members.validatePurchase({ query })
  const upgrade = {
    membershipId: 'M-1001',
    action: 'MembershipUpgrade',
    offeringId: 'year',
    levelId: 'patron',
    pricePointId: 'one',
  }
  expect((await check(upgrade)).payload).toEqual({
    price: 20_000,
    calculatedPrice: 14_000,
    isAutorenew: false,
  })
  expect((await check({ levelId: 'friend', offeringId: 'year' })).payload).toMatchObject({
    price: 6000,
    calculatedPrice: null,
  })
  expect(await refusalOfCall(check({ ...upgrade, membershipId: 'M-2001' }))).toMatchObject({
    code: 'MEMBERSHIP_NOT_ELIGIBLE',
  })
  expect(await refusalOfCall(check({ ...upgrade, action: 'Steal' }))).toMatchObject({
    status: 400,
    errors: { 'query.action': 'is no way to buy a membership' },
  })
  const call = await overHttp(database)
  const query = new URLSearchParams({
    action: 'NEW_MEMBERSHIPS',
    levelId: 'friend',
    offeringId: 'year',
    pricePointId: 'one',
  })
  expect(await call(`/membership/validate/checkout?${query}`)).toMatchObject({
    status: 200,
    body: { payload: { price: 6000 } },
  })
  query.set('levelId', 'nobody')
  expect((await call(`/membership/validate/checkout?${query}`)).status).toBe(422)
})
