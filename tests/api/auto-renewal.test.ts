import { sql } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import { reconcileAttempts } from '#app/api/checkout/reconcile-attempts.ts'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import { announceRenewals } from '#app/api/renewals/announce-renewals.ts'
import { chargeRenewals } from '#app/api/renewals/charge-renewals.ts'
import type { VenueMember } from '#app/contract/venue-file/members.ts'
import type { Database } from '#app/data/database/database.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { openShop, type Shop } from '#tests/builders/shop.ts'
import { openStripeStandIn } from '#tests/builders/stripe-stand-in.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const memberships = (price = 9500) => ({
  categories: [
    {
      id: 'friend',
      name: 'Friend',
      offerings: [
        {
          id: 'auto',
          name: 'Every year',
          duration: 12,
          autorenewalType: 'required' as const,
          prices: [{ id: 'one', personTypeId: 'adult', price }],
        },
      ],
    },
  ],
})

const recurring = (outcome = 'ok', about: object = {}) => ({
  status: 'active' as const,
  paymentMethodBrand: 'Visa',
  ccLastFourDigits: '4242',
  paymentMethodReference: `saved_test.${outcome}.Visa.4242`,
  ...about,
})
const member = (membershipId: string, expirationDate: string, about: object = {}) =>
  ({
    membershipId,
    categoryId: 'friend',
    offeringId: 'auto',
    pricePointId: 'one',
    startDate: '2025-12-05',
    expirationDate,
    cardholders: [{ id: `C-${membershipId}`, firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com' }],
    recurring: recurring(),
    ...about,
  }) as VenueMember

/** Friday 20 November, 10:00. What ends on 4 December is charged a week before, on 27 November, and announced today. */
const IN_TIME = '2026-12-04'

const { test } = useDatabase()

async function open(database: Database, members: VenueMember[], company: object = {}): Promise<Shop> {
  await loadVenue(
    database,
    aMuseum({ company: { ...aMuseum().company, ...company }, memberships: memberships(), members }),
  )
  return openShop(database)
}

/** A round of the chores at the shop's time; gives the subjects of the mails that went out in it. */
async function round({ services, mails }: Shop): Promise<string[]> {
  const before = mails.length
  await announceRenewals(services)
  await chargeRenewals(services)
  await workJobs(services)
  return mails.slice(before).map(({ subject }) => subject)
}

const NOTICE = 'Your membership at Pier Museum renews soon'
const DECLINED = 'Your membership at Pier Museum could not be renewed'

const termsOf = async (database: Database) => {
  const { rows } = await database.system.execute<{ term: string; plan: string | null }>(
    sql`select (document->>'startDate') || ' ' || (document->>'expirationDate') as term, document->'recurring'->>'status' as plan
        from members order by 1`,
  )
  return rows.map(({ term, plan }) => `${term} ${plan}`)
}
const statesOf = async (database: Database) => {
  const { rows } = await database.system.execute<{ state: string }>(
    sql`select state || ' ' || tries as state from renewals`,
  )
  return rows.map(({ state }) => state)
}

test('a membership that renews by itself is announced a week before, charged once a week before it ends, and goes on with the card', async ({
  database,
}) => {
  const shop = await open(database, [member('M-1', IN_TIME)])
  expect(await round(shop)).toEqual([NOTICE])
  expect(shop.mails[0]).toMatchObject({ to: 'ada@example.com' })
  expect(shop.mails[0]?.text).toContain(
    'Your membership Friend lasts until December 4, 2026 and renews automatically. On November 27, 2026 we charge $95 to your Visa ending in 4242',
  )
  expect(shop.mails[0]?.text).toContain('https://tickets.example/membership/pier/profile?membershipId=M-1')
  expect(await round(shop)).toEqual([])
  shop.wait(7 * DAY - 2 * HOUR)
  expect([await round(shop), shop.charged()]).toEqual([[], 0])
  shop.wait(2 * HOUR)
  expect(await round(shop)).toEqual([expect.stringMatching(/^Your receipt|^Your order/)])
  expect(shop.charged()).toBe(9500)
  expect(await termsOf(database)).toEqual(['2025-12-05 2026-12-04 active', '2026-12-05 2027-12-04 active'])
  shop.wait(DAY)
  expect([await round(shop), shop.charged(), await statesOf(database)]).toEqual([[], 9500, ['renewed 0']])
})

test('[MEM-258] who is named for it is told before it renews, instead of the primary cardholder', async ({
  database,
}) => {
  const renewalMailTo = ['gil@example.com', 'ada@example.com']
  const shop = await open(database, [member('M-1', IN_TIME, { renewalMailTo })])
  expect(await round(shop)).toEqual([NOTICE, NOTICE])
  expect(shop.mails.map(({ to }) => to)).toEqual(renewalMailTo)
})

test('whoever stops it in time is not charged', async ({ database }) => {
  const shop = await open(database, [member('M-1', IN_TIME)])
  await round(shop)
  const api = await shop.visitor(verifiedMember('M-1'))
  await api.members.stopRecurring({ params: { membershipId: 'M-1' } })
  shop.wait(8 * DAY)
  expect([await round(shop), shop.charged(), await statesOf(database)]).toEqual([[], 0, ['stopped 0']])
})

test('a card that has expired by the day of its charge is not announced as the one that pays, but another is asked for', async ({
  database,
}) => {
  const about = { recurring: recurring('ok', { cardValidUntil: '2026-10' }) }
  const shop = await open(database, [member('M-1', IN_TIME, about)], { replacesCardsOnFile: false })
  expect(await round(shop)).toEqual([NOTICE])
  const words = shop.mails[0]?.text
  expect(words).toContain('but your Visa ending in 4242 has expired by then. Please renew with another card.')
  expect(words).toContain('https://tickets.example/membership/pier/renew?membershipId=M-1')
  expect(words).not.toContain('You do not need to do anything')
})

test('a declined card is tried three times with a mail after each; then the member has to renew', async ({
  database,
}) => {
  const shop = await open(database, [member('M-1', IN_TIME, { recurring: recurring('6108') })])
  await round(shop)
  shop.wait(7 * DAY)
  expect(await round(shop)).toEqual([DECLINED])
  expect(shop.mails.at(-1)?.text).toContain('We try again on November 29, 2026')
  expect(shop.mails.at(-1)?.text).toContain('https://tickets.example/membership/pier/card?membershipId=M-1')
  shop.wait(DAY)
  expect(await round(shop)).toEqual([])
  shop.wait(DAY)
  expect(await round(shop)).toEqual([DECLINED])
  shop.wait(3 * DAY)
  expect(await round(shop)).toEqual([DECLINED])
  expect(shop.mails.at(-1)?.text).toContain('we do not try again')
  expect(shop.mails.at(-1)?.text).not.toMatch(/Stop renewing|did not ask/)
  shop.wait(3 * DAY)
  expect([await round(shop), shop.charged(), await statesOf(database)]).toEqual([[], 0, ['failed 3']])
  expect(await termsOf(database)).toEqual(['2025-12-05 2026-12-04 active'])
})

test('another price is announced anew and charged three days later at the earliest', async ({ database }) => {
  const shop = await open(database, [member('M-1', IN_TIME)])
  await round(shop)
  await loadVenue(database, aMuseum({ memberships: memberships(9900), members: [] }))
  shop.wait(7 * DAY)
  expect([await round(shop), shop.charged()]).toEqual([[NOTICE], 0])
  expect(shop.mails.at(-1)?.text).toContain('On November 30, 2026 we charge $99')
  shop.wait(3 * DAY - HOUR)
  expect(await round(shop)).toEqual([])
  shop.wait(HOUR)
  await round(shop)
  expect(shop.charged()).toBe(9900)
})

test('a server that was away announces late, and charges three days after that', async ({ database }) => {
  const shop = await open(database, [member('M-1', '2026-11-21')])
  expect(await round(shop)).toEqual([NOTICE])
  shop.wait(3 * DAY - HOUR)
  await round(shop)
  expect(shop.charged()).toBe(0)
  shop.wait(HOUR)
  await round(shop)
  expect(shop.charged()).toBe(9500)
  expect(await termsOf(database)).toContain('2026-11-22 2027-11-21 active')
})

const leftAlone: { why: string; about: object; company?: object }[] = [
  { why: 'ends later', about: { expirationDate: '2026-12-05' } },
  { why: 'has ended', about: { expirationDate: '2026-11-19' } },
  { why: 'was stopped', about: { recurring: recurring('ok', { status: 'canceled' }) } },
  { why: 'never renewed by itself', about: { recurring: undefined } },
  { why: 'was canceled by the venue', about: { standing: 'dropped' } },
  {
    why: 'has a card of another gateway',
    about: { recurring: recurring('ok', { paymentMethodReference: 'cus_1/pm_1' }) },
  },
  {
    why: 'belongs to nobody with an address',
    about: { cardholders: [{ id: 'C', firstName: 'A', lastName: 'M' }] },
  },
  { why: 'is of a venue without recurring payments', about: {}, company: { recurringPaymentEnabled: false } },
  { why: 'is of a venue that sells none', about: {}, company: { membershipSales: false } },
]
for (const { why, about, company } of leftAlone) {
  test(`a membership that ${why} is left alone`, async ({ database }) => {
    const shop = await open(database, [member('M-1', IN_TIME, about)], company)
    expect(await round(shop)).toEqual([])
    shop.wait(7 * DAY)
    await round(shop)
    expect(shop.charged()).toBe(0)
  })
}

test('[MEM-291] the charge is on the venue’s own billing day', async ({ database }) => {
  const shop = await open(database, [member('M-1', '2026-11-28')], { autoRenewBillingDays: 1 })
  expect(await round(shop)).toEqual([NOTICE])
  expect(shop.mails[0]?.text).toContain('On November 27, 2026 we charge')
})

test('a charge whose answer got lost is found again and never made twice', async ({ database }) => {
  const shop = await open(database, [member('M-1', IN_TIME)])
  await round(shop)
  shop.wait(7 * DAY)
  const { payments } = shop.services.gateways
  const broken = {
    ...payments,
    charge: async (request: Parameters<typeof payments.charge>[0]) => {
      await payments.charge(request)
      throw new Error('The answer got lost')
    },
  }
  await chargeRenewals({ ...shop.services, gateways: { ...shop.services.gateways, payments: broken } })
  expect([shop.charged(), await statesOf(database)]).toEqual([9500, ['due 0']])
  shop.wait(11 * 60_000)
  await reconcileAttempts(shop.services)
  await round(shop)
  expect([shop.charged(), shop.refunded(), await statesOf(database)]).toEqual([9500, 0, ['renewed 0']])
  expect(await termsOf(database)).toHaveLength(2)
})

test('whoever has renewed by hand is not charged again', async ({ database }) => {
  const shop = await open(database, [member('M-1', IN_TIME, { membershipNumber: 'N-1' })])
  await round(shop)
  await database.forTenant('pier').execute(sql`
    insert into members select tenant_id, 'M-2', membership_number, category_id, email, last_name, 'new', '2027-12-04',
      document || '{"membershipId": "M-2", "standing": "new", "startDate": "2026-12-05", "expirationDate": "2027-12-04"}'::jsonb
    from members where id = 'M-1'`)
  shop.wait(7 * DAY)
  expect([await round(shop), shop.charged(), await statesOf(database)]).toEqual([[], 0, ['renewed 0']])
})

test('whoever has renewed by hand after the last day, while a declined card waits to be tried again, is not charged again', async ({
  database,
}) => {
  const about = { membershipNumber: 'N-1', recurring: recurring('6108') }
  const shop = await open(database, [member('M-1', '2026-11-21', about)])
  await round(shop)
  shop.wait(3 * DAY)
  expect(await round(shop)).toEqual([DECLINED])
  const paid = JSON.stringify({ recurring: recurring() })
  await database.forTenant('pier').execute(sql`
    insert into members select tenant_id, 'M-2', membership_number, category_id, 'new@example.com', last_name, 'active', '2027-11-21',
      document || '{"membershipId": "M-2", "standing": "active", "startDate": "2026-11-22", "expirationDate": "2027-11-21", "cardholders": []}'::jsonb
    from members where id = 'M-1'`)
  await database.system.execute(sql`update members set document = document || ${paid}::jsonb`)
  shop.wait(2 * DAY)
  await round(shop)
  expect([shop.charged(), shop.refunded(), await statesOf(database)]).toEqual([0, 0, ['renewed 1']])
})

test('venues do not see each other’s renewals, and two nodes at once charge once', async ({ database }) => {
  const shop = await open(database, [member('M-1', IN_TIME)])
  await round(shop)
  shop.wait(7 * DAY)
  await Promise.all([chargeRenewals(shop.services), chargeRenewals(shop.services)])
  expect(shop.charged()).toBe(9500)
  const { rows } = await database.forTenant('quay').execute(sql`select * from renewals`)
  expect(rows).toEqual([])
})

const onStripe = (card: string) => recurring('ok', { paymentMethodReference: `cus_1/${card}` })

async function keepCard(database: Database, card: string) {
  const plan = JSON.stringify({ recurring: onStripe(card) })
  await database.system.execute(sql`update members set document = document || ${plan}::jsonb`)
}

test('on Stripe a bank that wants the member declines the charge; with another card it is made once, though its answer is lost', async ({
  database,
}) => {
  const stripe = await openStripeStandIn()
  onTestFinished(stripe.close)
  const shop = await open(database, [
    member('M-1', IN_TIME, { recurring: onStripe('pm_authentication_required') }),
  ])
  shop.services.gateways = { ...shop.services.gateways, payments: stripe.gateway }
  const confirmed = () => stripe.calls.splice(0).filter(({ path }) => path.endsWith('/confirm'))
  const taken = () => stripe.intents().filter(({ status }) => status === 'succeeded')

  expect([await round(shop), confirmed()]).toEqual([[NOTICE], []])
  shop.wait(7 * DAY)
  expect([await round(shop), taken()]).toEqual([[DECLINED], []])
  expect(confirmed().map(({ params }) => params)).toMatchObject([
    { payment_method: 'pm_authentication_required', off_session: 'true', error_on_requires_action: 'true' },
  ])
  expect(shop.mails.at(-1)?.text).toContain('until then you can put another card on file')
  expect(shop.mails.at(-1)?.text).toContain('https://tickets.example/membership/pier/card?membershipId=M-1')

  await keepCard(database, 'pm_lost')
  shop.wait(2 * DAY)
  expect([await round(shop), await statesOf(database)]).toEqual([[], ['due 1']])
  const repeats = confirmed().map(({ key }) => key)
  expect([repeats.length > 1, new Set(repeats).size]).toEqual([true, 1])
  shop.wait(11 * 60_000)
  await reconcileAttempts(shop.services)
  await round(shop)
  expect(taken()).toMatchObject([{ amount: 9500, amount_received: 9500, customer: 'cus_1' }])
  expect([await statesOf(database), stripe.refunds]).toEqual([['renewed 1'], []])
  expect(await termsOf(database)).toHaveLength(2)
}, 30_000)
