import { expect } from 'vitest'
import { overHttp, testSessions } from '#tests/builders/api-client.ts'
import { loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { aFamilyClub } from '#tests/builders/family-club.ts'
import { openShop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

/** Zoe's next term. */
const next = {
  membershipId: 'M-2002',
  membershipNumber: 'M-2001',
  standing: 'new' as const,
  categoryId: 'friend',
  startDate: '2027-01-01',
  expirationDate: '2027-12-31',
  cardholders: [{ id: 'C-10', firstName: 'Zoe', lastName: 'Lark' }],
}

const { test } = useDatabase(async database => {
  const club = aFamilyClub()
  await loadVenue(database, { ...club, members: [...(club.members ?? []), next] })
  const venue = { id: 'simple', name: 'Simple', timeZone: 'America/New_York' }
  await loadVenue(database, aFamilyClub({ venue, company: { recurringPaymentEnabled: false }, members: [] }))
})

const cookieOf = async (...ids: string[]) =>
  (await testSessions.write('pier', verifiedMember(...ids))).split(';')[0] ?? ''

test('[MEM-250] a membership is told with its cardholders, and only to its verified member', async ({
  database,
}) => {
  const call = await overHttp(database)
  const cookie = await cookieOf('M-1001')
  const mine = await call('/membership/M-1001', { headers: { cookie } })
  expect(mine.body).toMatchObject({
    payload: {
      membershipId: 'M-1001',
      membershipNumber: '77001',
      categoryId: 'friend',
      name: 'Ada Moss',
      membershipStanding: 'active',
      membershipExpirationDate: '2026-12-31',
      auxiliaryMembership: false,
      cardholders: [
        { id: 'C-1', barcode: 'B-1', name: 'Ada Moss', cardType: 'primary', address: { city: 'New York' } },
        { id: 'Bo', cardType: 'secondary', customerSource: 'bay-pass' },
        { id: 'Cy', customerSource: 'acme' },
        { id: 'Di', cardStatus: 'dropped' },
        { id: 'Ed', expirationDate: '2026-10-31' },
      ],
    },
  })
  expect((await call('/membership/M-2001', { headers: { cookie } })).status).toBe(404)
  expect((await call('/membership/M-1001')).status).toBe(404)
})

test('[CHK-253] the venue says whether memberships can renew by themselves', async ({ database }) => {
  const call = await overHttp(database)
  const path = '/tenant/product/config/membership'
  expect((await call(path)).body).toEqual({ payload: { recurringPaymentEnabled: true } })
  const simple = await call(path, { headers: { 'x-tenant-id': 'simple' } })
  expect(simple.body).toEqual({ payload: { recurringPaymentEnabled: false } })
})

test('[CHK-253] the membership calls of checkout answer a verified member', async ({ database }) => {
  const call = await overHttp(database, { services: openShop(database).services })
  const cookie = await cookieOf('M-1001')
  const ask = async (path: string) => (await call(path, { headers: { cookie } })).body
  expect(await ask('/tenant/product/config/membership')).toEqual({
    payload: { recurringPaymentEnabled: true },
  })
  expect(await ask('/membership/M-1001/recurring/details')).toMatchObject({
    payload: {
      recurring: { recurringPaymentPlan: { status: 'active' } },
      onfilePaymentMethod: { paymentMethodBrand: 'Visa', ccLastFourDigits: '4242' },
    },
  })
  const eligibility =
    '/membership/eligibleoptions/levels?membershipId=M-1001&saleChannels=online&actions=renew,upgrade'
  expect(await ask(eligibility)).toMatchObject({
    payload: { levels: { Renewal: [{ id: 'friend' }], Upgrade: [{ id: 'patron' }] } },
  })
  expect(await ask('/membership/recent/M-1001')).toEqual({ payload: null })
  const zoe = await cookieOf('M-2001')
  const upcoming = await call('/membership/recent/M-2001', { headers: { cookie: zoe } })
  expect(upcoming.body).toMatchObject({
    payload: { membershipId: 'M-2002', dateRange: { startDate: '2027-01-01' } },
  })
  expect(await ask('/membership/M-1001')).toMatchObject({
    payload: { membershipId: 'M-1001', cardholders: [{ id: 'C-1' }, { id: 'Bo' }, { id: 'Cy' }, {}, {}] },
  })
})
