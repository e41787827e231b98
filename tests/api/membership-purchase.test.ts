import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import type { VenueMember } from '#app/contract/venue-file/members.ts'
import type { Database } from '#app/data/database/database.ts'
import { findViolations } from '#app/data/queries/violations/read.ts'
import type { StaffRole } from '#app/session/staff-session.ts'
import { aStaffMember, inProcess, NOW, overHttp, refusalOfCall } from '#tests/builders/api-client.ts'
import { loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { aFamilyClub, another, person, primary } from '#tests/builders/family-club.ts'
import { HUMAN, openShop, type Shop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  const club = aFamilyClub()
  const free = {
    id: 'welcome',
    name: 'Welcome',
    offerings: [
      {
        id: 'year',
        name: 'One year',
        duration: 12,
        prices: [{ id: 'one', personTypeId: 'adult', price: 0 }],
      },
    ],
  }
  const memberships = { ...club.memberships, categories: [...(club.memberships?.categories ?? []), free] }
  await loadVenue(database, { ...club, memberships })
})

const buyer = person('Bea', { phoneNumber: '617 555 0101' })
const welcome = { membershipCategoryId: 'welcome', purchaserInfo: buyer }
const family = { ...welcome, membershipCategoryId: 'friend' }

type Caller = { shop: Shop; roles?: StaffRole[]; member?: string; uuid?: string; captcha?: string }

async function purchase(database: Database, body: typeof welcome & object, caller: Caller) {
  const { shop, roles, member, uuid = randomUUID(), captcha = HUMAN } = caller
  const api = await inProcess(database, {
    services: shop.services,
    session: member ? verifiedMember(member) : {},
    staff: roles ? aStaffMember(roles) : null,
  })
  const headers = { 'x-request-uuid': uuid, 'x-captcha-token': captcha }
  return (await api.members.purchase({ headers, body })).payload
}

async function recordOf(database: Database, membershipId: string): Promise<VenueMember | undefined> {
  const { rows } = await database.system.execute<{ document: VenueMember }>(
    sql`select document from members where id = ${membershipId}`,
  )
  return rows[0]?.document
}

async function mailsOf(shop: Shop) {
  await workJobs(shop.services)
  return shop.mails.map(({ to }) => to)
}

test('[MEM-258] a membership for which nothing is due is made at its address, and mailed to who buys', async ({
  database,
}) => {
  const shop = openShop(database)
  const call = await overHttp(database, { services: shop.services })
  const uuid = randomUUID()
  const send = () =>
    call('/orders/membership/purchase', {
      base: '/v2/b2c',
      method: 'POST',
      headers: { 'x-request-uuid': uuid, 'x-captcha-token': HUMAN },
      body: welcome,
    })
  const { status, body } = await send()
  expect([status, body]).toEqual([
    200,
    { payload: { membershipId: expect.stringMatching(/\S/), orderNumber: expect.stringMatching(/\S/) } },
  ])
  const { payload } = body as { payload: { membershipId: string; orderNumber: string } }
  expect(await recordOf(database, payload.membershipId)).toMatchObject({
    categoryId: 'welcome',
    offeringId: 'year',
    pricePointId: 'one',
    standing: 'active',
    startDate: '2026-11-20',
    cardholders: [{ firstName: 'Bea', lastName: 'Reed', email: 'bea@example.com', cardType: 'primary' }],
  })
  expect(await mailsOf(shop)).toEqual(['bea@example.com'])
  const again = await send()
  expect([again.status, again.body]).toMatchObject([
    409,
    { code: '20152', details: { orderNumber: payload.orderNumber } },
  ])
})

test('[MEM-258] one that costs something is made by staff who may import members, and by nobody else', async ({
  database,
}) => {
  const shop = openShop(database)
  const refused = (about: Partial<Caller>) => refusalOfCall(purchase(database, family, { shop, ...about }))
  expect(await refused({})).toMatchObject({ status: 402, code: 'PAYMENT_NEEDED', details: { total: 6000 } })
  for (const roles of [['wording'], ['designer'], ['publisher']] as StaffRole[][])
    expect(await refused({ roles })).toMatchObject({ code: 'PAYMENT_NEEDED' })
  expect(await refused({ captcha: 'a robot' })).toMatchObject({ code: '5157' })
  const { membershipId } = await purchase(database, family, { shop, roles: ['onboarding'], captcha: '' })
  expect(await recordOf(database, membershipId)).toMatchObject({ categoryId: 'friend', standing: 'active' })
  const { rows } = await database.system.execute(sql`
    select o.total, o.paid, l.kind, l.amount, split_part(l.reference, ' ', 1) as staff
    from orders o join ledger l on l.order_id = o.id`)
  expect(rows).toEqual([{ total: 6000, paid: 0, kind: 'desk', amount: 6000, staff: 'S-1' }])
  expect(shop.charged()).toBe(0)
  expect(await findViolations(database.system, NOW)).toEqual([])
})

test('[MEM-258] a gift is for its cards, from its giver, with its message; who is mailed is as the call says', async ({
  database,
}) => {
  const gift = {
    ...family,
    isGift: true,
    gifterInfo: person('Gil'),
    giftMessage: 'Enjoy',
    membershipCards: [primary('Rae'), another('Kit')],
    notifyPurchaser: false,
    notifyMember: true,
  }
  const shop = openShop(database)
  const { membershipId } = await purchase(database, gift, { shop, roles: ['onboarding'] })
  expect(await recordOf(database, membershipId)).toMatchObject({
    cardholders: [
      { firstName: 'Rae', cardType: 'primary' },
      { firstName: 'Kit', cardType: 'secondary' },
    ],
    gift: { firstName: 'Gil', lastName: 'Reed', email: 'gil@example.com', message: 'Enjoy' },
  })
  expect(await mailsOf(shop)).toEqual(['rae@example.com'])
  const loud = openShop(database)
  const body = { ...gift, notifyPurchaser: true, notifyMember: false }
  await purchase(database, body, { shop: loud, roles: ['onboarding'] })
  expect(await mailsOf(loud)).toEqual(['bea@example.com'])
})

test('[MEM-258] a verified membership is gone on from; one that the session has not verified is not', async ({
  database,
}) => {
  const shop = openShop(database)
  const renewal = { ...family, membershipId: 'M-1001' }
  const staff = { shop, roles: ['onboarding'] as StaffRole[] }
  expect(await refusalOfCall(purchase(database, renewal, staff))).toMatchObject({
    code: 'MEMBERSHIP_NOT_ELIGIBLE',
    errors: { 'body.membershipId': 'cannot become this membership' },
  })
  const { membershipId } = await purchase(database, renewal, { ...staff, member: 'M-1001' })
  expect(await recordOf(database, membershipId)).toMatchObject({
    membershipNumber: '77001',
    standing: 'new',
    startDate: '2027-01-01',
  })
})

test.for([
  { toMember: true, toPurchaser: false, recipients: ['rae@example.com'] },
  { toMember: false, toPurchaser: true, recipients: ['bea@example.com'] },
  { toMember: true, toPurchaser: true, recipients: ['rae@example.com', 'bea@example.com'] },
  { toMember: false, toPurchaser: false, recipients: undefined },
])(
  '[MEM-258] renewal mails to the member: $toMember, to who buys: $toPurchaser',
  async ({ toMember, toPurchaser, recipients }, { database }) => {
    const body = {
      ...welcome,
      membershipCards: [primary('Rae')],
      sendRenewalEmailToMember: toMember,
      sendRenewalEmailToPurchaser: toPurchaser,
    }
    const { membershipId } = await purchase(database, body, { shop: openShop(database) })
    expect((await recordOf(database, membershipId))?.renewalMailTo).toEqual(recipients)
  },
)

test('the same request id with something else in it makes no second membership', async ({ database }) => {
  const shop = openShop(database)
  const uuid = randomUUID()
  await purchase(database, welcome, { shop, uuid })
  const other = { ...welcome, purchaserInfo: person('Zoe', { phoneNumber: '617 555 0102' }) }
  expect(await refusalOfCall(purchase(database, other, { shop, uuid }))).toMatchObject({
    code: 'REQUEST_UUID_REUSED',
  })
})
