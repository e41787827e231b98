import { expect } from 'vitest'
import { inProcess, overHttp, refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { aMember } from '#tests/builders/venue-file.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  const file = aMuseum()
  await loadVenue(database, file)
  const as = (id: string, company: object) =>
    loadVenue(database, { ...file, venue: { ...file.venue, id }, company })
  await as('easy', { requireLastName: false })
  await as('by-email', { verifyById: false })
  await as('by-desk', { verifyById: false, customerRep: true })
  await as('none', { membership: false })
  const next = aMember({ membershipId: 'M-7', startDate: '2026-11-21', expirationDate: '2027-11-20' })
  await loadVenue(database, { ...file, venue: { ...file.venue, id: 'tomorrow' }, members: [next] })
})

test('[MEM-118] verification takes id, last name and email, and answers entries of status and member', async ({
  database,
}) => {
  const api = await inProcess(database)
  const { payload } = await api.members.validate({
    query: { membershipId: 'M-1001', lastName: 'Moss', email: 'ADA@example.com' },
  })
  expect(payload).toEqual([
    {
      status: 'verified',
      memberListEntry: {
        membershipId: 'M-1001',
        membershipNumber: '77001',
        externalMembershipId: 'EXT-5',
        categoryId: 'friend',
        membershipCategory: 'Friend',
        auxiliary: false,
        cardholderId: 'C-1',
        cardType: 'primary',
        barcode: 'B-1',
        name: 'Ada Moss',
        firstName: 'Ada',
        lastName: 'Moss',
        email: 'ada@example.com',
        membershipStanding: 'active',
        membershipStartDate: '2026-01-01',
        membershipExpirationDate: '2026-12-31',
        offeringId: null,
        pricePointId: null,
      },
    },
  ])
  const other = await api.members.validate({
    query: { membershipId: 'M-1001', lastName: 'Moss', email: 'bob@example.com' },
  })
  const nobody = [{ status: 'not_found', memberListEntry: null }]
  expect(other.payload).toEqual(nobody)
  const namesake = { membershipId: 'M-1001', lastName: 'Reed', email: 'ada@example.com' }
  expect((await api.members.validate({ query: namesake })).payload).toEqual(nobody)
})

test.for(['/membership/validate', '/membership/validate/login'])(
  '[MEM-241] %s takes event, membership, email, last name and way back, and answers entries',
  async (path, { database }) => {
    const call = await overHttp(database)
    const query =
      'eventTemplateId=night-walk&membershipId=M-1001&email=ada%40example.com&redirectUrl=%2Fevents&lastName=Moss'
    expect(await call(`${path}?${query}`)).toMatchObject({
      status: 200,
      body: {
        payload: [{ status: 'verified', memberListEntry: { membershipId: 'M-1001', name: 'Ada Moss' } }],
      },
    })
    expect((await call(`${path}?membershipId=M-1001&lastName=Wrong`)).body).toEqual({
      payload: [{ status: 'not_found', memberListEntry: null }],
    })
  },
)

test('[MEM-046] a wrong last name does not verify; case and outer spaces do not matter', async ({
  database,
}) => {
  const api = await inProcess(database)
  const status = async (lastName: string) =>
    (await api.members.validate({ query: { membershipId: 'M-1001', lastName } })).payload[0]?.status
  expect(await status('  mOSS ')).toBe('verified')
  expect(await status('Mos')).toBe('not_found')
  expect(await status('Ada')).toBe('not_found')
})

test('the number on the card and the id of another system find the membership too', async ({ database }) => {
  const api = await inProcess(database)
  for (const membershipId of ['77001', 'EXT-5', ' M-1001 ']) {
    const { payload } = await api.members.validate({ query: { membershipId, lastName: 'Moss' } })
    expect(payload[0]).toMatchObject({ status: 'verified', memberListEntry: { membershipId: 'M-1001' } })
  }
})

test('an unknown id and a wrong name look the same', async ({ database }) => {
  const api = await inProcess(database)
  const unknown = await api.members.validate({ query: { membershipId: 'M-0', lastName: 'Moss' } })
  const wrong = await api.members.validate({ query: { membershipId: 'M-1001', lastName: 'Nobody' } })
  expect(unknown).toEqual(wrong)
  expect(unknown.payload).toEqual([{ status: 'not_found', memberListEntry: null }])
})

test('an expired membership is told as expired, one in its days of grace is not', async ({ database }) => {
  const api = await inProcess(database)
  const status = async (membershipId: string, lastName: string) =>
    (await api.members.validate({ query: { membershipId, lastName } })).payload[0]?.status
  expect(await status('M-1003', 'Lark')).toBe('membership_expired')
  expect(await status('M-1004', 'Wren')).toBe('verified')
})

test('over HTTP a verified member is kept in the signed session', async ({ database }) => {
  const call = await overHttp(database)
  const { headers } = await call(
    '/membership/validate?membershipId=M-1001&lastName=Moss&eventTemplateId=night-walk&redirectUrl=/x',
  )
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
  const walk = await call('/event/templates/night-walk', { headers: { cookie } })
  expect(walk.body).toMatchObject({ payload: { memberCanPurchase: true } })
  const failed = await call('/membership/validate?membershipId=M-1001&lastName=Nobody')
  expect(failed.headers.get('set-cookie')).toBeNull()
})

test('what is missing is named', async ({ database }) => {
  const api = await inProcess(database)
  const refusal = (query: object) => refusalOfCall(api.members.validate({ query }))
  expect(await refusal({})).toMatchObject({
    status: 400,
    errors: { 'query.membershipId': 'is needed', 'query.lastName': 'is needed' },
  })
  expect(await refusal({ email: 'ada@example.com' })).toMatchObject({ status: 400 })
})

test("the venue's settings decide how members are recognised", async ({ database }) => {
  const status = async (tenantId: string, query: object) => {
    const api = await inProcess(database, { tenantId })
    const call = api.members.validate({ query })
    return (await refusalOfCall(call))?.code ?? (await call).payload[0]?.status
  }
  expect(await status('easy', { membershipId: 'M-1001' })).toBe('verified')
  expect(await status('by-email', { membershipId: 'M-1001', lastName: 'Moss' })).toBe('FORBIDDEN')
  expect(await status('by-desk', { membershipId: 'M-1001', lastName: 'Moss' })).toBe('verified')
  expect(await status('none', { membershipId: 'M-1001', lastName: 'Moss' })).toBe('FORBIDDEN')
})

test('guessing a last name is slowed down', async ({ database }) => {
  const call = await overHttp(database)
  const guess = async () => (await call('/membership/validate?membershipId=M-1001&lastName=Guess')).status
  const statuses: number[] = []
  for (let round = 0; round < 9; round += 1) statuses.push(await guess())
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429])
})

test('a membership that begins tomorrow is verified in the evening too, when tomorrow has begun in London', async ({
  database,
}) => {
  const statusAt = async (now: string) => {
    const api = await inProcess(database, { now: new Date(now), tenantId: 'tomorrow' })
    const { payload } = await api.members.validate({ query: { membershipId: 'M-7', lastName: 'Moss' } })
    return payload[0]?.status
  }
  expect(await statusAt('2026-11-20T17:00:00Z')).toBe('verified')
  expect(await statusAt('2026-11-21T01:00:00Z')).toBe('verified')
})
