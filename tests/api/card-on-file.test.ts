import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import { announceRenewals } from '#app/api/renewals/announce-renewals.ts'
import { chargeRenewals } from '#app/api/renewals/charge-renewals.ts'
import type { VenueMember } from '#app/contract/venue-file/members.ts'
import type { Database } from '#app/data/database/database.ts'
import { answerSession } from '#app/gateways/payments/test/secure-sessions.ts'
import * as application from '#app/routes/application/route.tsx'
import * as cardOnFile from '#app/routes/checkout/card-on-file/route.tsx'
import * as profile from '#app/routes/membership/profile/route.tsx'
import * as shell from '#app/routes/membership/shell/route.tsx'
import * as standard from '#app/routes/standard/route.tsx'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { inProcess, refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { drawPage } from '#tests/builders/draw-page.tsx'
import { GOOD_CARD, openShop, type Shop } from '#tests/builders/shop.ts'
import { openStripeStandIn } from '#tests/builders/stripe-stand-in.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const MASTERCARD = '5555555555554444'
const DECLINED = '4000000006108007'
const ASKS = '4000000008001002'

const DAY = 24 * 3_600_000

const memberships = {
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
          prices: [{ id: 'one', personTypeId: 'adult', price: 9500 }],
        },
      ],
    },
  ],
}
const visa = {
  paymentMethodBrand: 'Visa',
  ccLastFourDigits: '4242',
  paymentMethodReference: 'saved_test.6108.Visa.4242',
  cardValidUntil: '2026-10',
}
const plan = { status: 'active' as const, ...visa }
const person = (membershipId: string, firstName: string, cardType: 'primary' | 'secondary') => ({
  id: `${membershipId}-${firstName}`,
  cardType,
  firstName,
  lastName: 'Moss',
  email: `${firstName.toLowerCase()}@example.com`,
})
/** Friday 20 November: what ends on 4 December is announced today and charged on the 27th. */
const member = (membershipId: string, about: object = {}) =>
  ({
    membershipId,
    categoryId: 'friend',
    offeringId: 'auto',
    pricePointId: 'one',
    startDate: '2025-12-05',
    expirationDate: '2026-12-04',
    cardholders: [person(membershipId, 'Ada', 'primary'), person(membershipId, 'Bo', 'secondary')],
    recurring: plan,
    ...about,
  }) as VenueMember
const members = [
  member('M-1', { membershipNumber: 'N-1' }),
  member('M-2', {
    membershipNumber: 'N-1',
    standing: 'new',
    startDate: '2026-12-05',
    expirationDate: '2027-12-04',
  }),
  member('M-3'),
  member('stopped', { recurring: { ...plan, status: 'canceled' } }),
]

const later = members.map(each => ({
  ...each,
  expirationDate: each.membershipId === 'M-2' ? '2028-06-30' : '2027-06-30',
}))

const { test } = useDatabase(async database => {
  const venue = (id: string, company: object, people = later) =>
    loadVenue(
      database,
      aMuseum({
        venue: { id, name: 'Pier Museum', timeZone: 'America/New_York' },
        company: { renewalWindowDays: 60, ...company },
        memberships,
        members: people,
      }),
    )
  await venue('pier', {}, members)
  await venue('bank', { enable3DS: true })
  await venue('calls', { replacesCardsOnFile: false })
})

type Drawing = {
  tenantId?: string
  form?: Record<string, string>
  cookie?: string
  query?: Record<string, string>
  of?: string
  holder?: string
}

const CARD_PAGE = { pageUrl: '/gateway/test/card', checksCardholders: true }

/** The page of a member's card on file, or the answer to a form of it, as a browser without JavaScript meets it. */
const open = (
  database: Database,
  { services }: Shop,
  { tenantId = 'pier', query = {}, of = 'M-3', ...about }: Drawing = {},
) =>
  drawPage([application, standard, shell, cardOnFile], {
    database,
    gateways: services.gateways,
    pattern: 'membership/:tenantId/card',
    path: `/membership/${tenantId}/card?${new URLSearchParams({ membershipId: 'M-3', ...query })}`,
    session: verifiedMember(of),
    cardEntry: CARD_PAGE,
    ...about,
  })

const planOf = async (database: Database, id: string, tenantId = 'pier') => {
  const { rows } = await database.system.execute<{ plan: object | null }>(
    sql`select document->'recurring' as plan from members where tenant_id = ${tenantId} and id = ${id}`,
  )
  return rows[0]?.plan ?? null
}
const newPlan = {
  status: 'active',
  paymentMethodBrand: 'Mastercard',
  ccLastFourDigits: '4444',
  paymentMethodReference: 'saved_test.ok.Mastercard.4444.2030-12',
  cardValidUntil: '2030-12',
}

type Call = {
  tenantId?: string
  membershipId?: string
  paymentToken: string
  uuid?: string
  sessionId?: string
  session?: VisitorSession
}

/** The two calls of a member about another card. */
async function calls(shop: Shop, call: Call) {
  const { tenantId = 'pier', membershipId = 'M-3', paymentToken, uuid = randomUUID(), sessionId } = call
  const api = await shop.visitor(call.session ?? verifiedMember(membershipId), tenantId)
  const about = { params: { membershipId }, headers: { 'x-request-uuid': uuid } }
  return {
    check: () => api.members.checkCard({ ...about, body: { paymentToken } }),
    replace: (session = sessionId) =>
      api.members.replaceCard({ ...about, body: { paymentToken, sessionId: session } }),
  }
}

test('a member puts another card on file on the page; the next term has it too, and nothing is charged', async ({
  database,
}) => {
  const shop = openShop(database)
  const page = await open(database, shop, { query: { membershipId: 'M-1' }, of: 'M-1' })
  expect(page.words).toContain('On file now: Visa ending in 4242')
  expect(page.words).toContain('until it is confirmed, nothing changes')
  const pressed = await open(database, shop, {
    query: { membershipId: 'M-1' },
    of: 'M-1',
    form: { intent: 'card', paymentToken: shop.token(MASTERCARD), lastFour: '4444', brand: 'Mastercard' },
  })
  const back = '/membership/pier/profile?membershipId=M-1&membershipCategoryId=friend&newCard=yes'
  expect(pressed.location).toBe(back)
  expect(await planOf(database, 'M-1')).toEqual(newPlan)
  expect(await planOf(database, 'M-2')).toEqual(newPlan)
  expect(await planOf(database, 'M-1', 'bank')).toEqual(plan)
  expect(await planOf(database, 'M-3')).toEqual(plan)
  expect(shop.ledger.entries()).toEqual([])
  const own = await drawPage([application, standard, shell, profile], {
    database,
    gateways: shop.services.gateways,
    pattern: 'membership/:tenantId/profile',
    path: back,
    session: verifiedMember('M-1'),
  })
  expect(own.words).toContain('Your new card is on file.')
})

test('the card before is kept no longer once no membership has it, and the holder is told of the new one, once', async ({
  database,
}) => {
  const shop = openShop(database)
  const forgotten: string[] = []
  const forgetCard = async (savedCard: string) => void forgotten.push(savedCard)
  const payments = { ...shop.services.gateways.payments, forgetCard }
  const services = { ...shop.services, gateways: { ...shop.services.gateways, payments } }
  const replaceOf = async (membershipId: string) => {
    const { replace } = await calls(shop, { membershipId, paymentToken: shop.token(MASTERCARD) })
    await replace()
    await workJobs(services)
  }
  await database.system.execute(
    sql`update members set document = document #- '{recurring,paymentMethodReference}' where id = 'stopped'`,
  )
  await replaceOf('M-1')
  expect(forgotten, 'another membership has the same card').toEqual([])
  await replaceOf('M-3')
  expect(forgotten).toEqual([visa.paymentMethodReference])
  await replaceOf('M-3')
  expect(forgotten).toHaveLength(1)
  const notices = shop.mails.filter(({ subject }) => subject.startsWith('Another card is on file'))
  expect(notices.map(({ to }) => to)).toEqual(['ada@example.com', 'ada@example.com'])
  expect(notices[0]?.text).toMatch(
    /Since November 20, 2026, \d+:\d\d [AP]M your membership renews with Mastercard ending in 4444/,
  )
  expect(notices[0]?.text).toContain('If this was not you')
  expect(notices[0]?.text).toContain('https://tickets.example/membership/pier/profile')
})

test('a card that is declined is told at the field of the card, and the old one stays', async ({
  database,
}) => {
  const shop = openShop(database)
  const form = { intent: 'card', paymentToken: shop.token(DECLINED), lastFour: '8007', brand: 'Visa' }
  const page = await open(database, shop, { form })
  expect(page.status).toBe(402)
  expect(page.words).toContain('Your card was declined. Please use another card or ask your bank.')
  expect(await planOf(database, 'M-3')).toEqual(plan)
})

test('a gateway that cannot be reached, or whose answer is lost, changes nothing', async ({ database }) => {
  const shop = openShop(database)
  const { payments } = shop.services.gateways
  const broken = {
    ...payments,
    keepCard: async () => {
      throw new Error('The gateway cannot be reached')
    },
  }
  const api = await inProcess(database, {
    services: { ...shop.services, gateways: { ...shop.services.gateways, payments: broken } },
    session: verifiedMember('M-3'),
  })
  const replacing = api.members.replaceCard({
    params: { membershipId: 'M-3' },
    headers: { 'x-request-uuid': randomUUID() },
    body: { paymentToken: shop.token(GOOD_CARD) },
  })
  expect(await refusalOfCall(replacing)).toMatchObject({ code: '6110' })
  expect(await planOf(database, 'M-3')).toEqual(plan)
})

test('the new card pays at the next try of a renewal whose card was declined, and the mails about the card lead to its page', async ({
  database,
}) => {
  const shop = openShop(database)
  const round = async () => {
    await announceRenewals(shop.services)
    await chargeRenewals(shop.services)
    await workJobs(shop.services)
  }
  await round()
  const mailsTo = (words: string) => shop.mails.filter(({ text }) => text.includes(words))
  const cardHref = 'https://tickets.example/membership/pier/card?membershipId=M-3&membershipCategoryId=friend'
  expect(mailsTo('Please replace your card').some(({ text }) => text.includes(cardHref))).toBe(true)
  shop.wait(7 * DAY)
  await round()
  const declined = shop.mails.filter(({ subject }) => subject.includes('could not be renewed'))
  expect(declined.some(({ text }) => text.includes(cardHref))).toBe(true)
  expect(shop.charged()).toBe(0)
  const { replace } = await calls(shop, { paymentToken: shop.token(MASTERCARD) })
  await replace()
  shop.wait(2 * DAY)
  await round()
  expect(shop.charged()).toBe(9500)
})

test('only the primary cardholder of a verified membership of this venue replaces its card', async ({
  database,
}) => {
  const shop = openShop(database)
  const paymentToken = shop.token(MASTERCARD)
  const strangers: VisitorSession[] = [
    {},
    verifiedMember('M-1'),
    { member: { ...verifiedMember('M-3').member, secondaryCardholders: { 'M-3': 'M-3-Bo' } } },
  ]
  for (const session of strangers) {
    const { check, replace } = await calls(shop, { paymentToken, session: session })
    expect(await refusalOfCall(replace())).toMatchObject({ status: 404 })
    expect(await refusalOfCall(check())).toMatchObject({ status: 404 })
  }
  expect(await planOf(database, 'M-3')).toEqual(plan)
  const stranger = await open(database, shop, { of: 'M-1', form: { intent: 'card', paymentToken } })
  expect(await planOf(database, 'M-3')).toEqual(plan)
  expect(stranger.location).toContain('/profile')
})

test('nothing is put on file of what does not renew, or where the venue does it itself: the page leads back to the membership', async ({
  database,
}) => {
  const shop = openShop(database)
  const paymentToken = shop.token(MASTERCARD)
  for (const about of [{ membershipId: 'stopped' }, { tenantId: 'calls' }]) {
    const { check, replace } = await calls(shop, { ...about, paymentToken })
    expect(await refusalOfCall(replace())).toMatchObject({ code: 'UNPROCESSABLE' })
    expect(await refusalOfCall(check())).toMatchObject({ code: 'UNPROCESSABLE' })
  }
  const page = await open(database, shop, { tenantId: 'calls' })
  expect(page.location).toBe('/membership/calls/profile?membershipId=M-3&membershipCategoryId=friend')
})

test('a kept card is no token, and cards are not tried out', async ({ database }) => {
  const shop = openShop(database)
  const kept = await calls(shop, { paymentToken: 'saved_test.ok.Visa.1111' })
  expect(await refusalOfCall(kept.replace())).toMatchObject({ code: '6109' })
  const codes: (string | undefined)[] = []
  for (let turn = 0; turn < 12; turn += 1) {
    const { replace } = await calls(shop, { paymentToken: shop.token(DECLINED) })
    codes.push((await refusalOfCall(replace()))?.code)
  }
  expect(codes.slice(0, 3)).toEqual(['6108', '6108', '6108'])
  expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS')
})

test('where the venue has banks asked, a card is kept only under the check that its bank has confirmed', async ({
  database,
}) => {
  const shop = openShop(database)
  const uuid = randomUUID()
  const about = { tenantId: 'bank', paymentToken: shop.token(ASKS), uuid }
  const { check, replace } = await calls(shop, about)
  expect(await refusalOfCall(replace())).toMatchObject({ code: 'SECURE_SESSION_REQUIRED' })
  const { sessionId, challenge } = (await check()).payload
  expect(challenge).toMatchObject({ kind: 'frame' })
  expect(await refusalOfCall(replace(sessionId ?? ''))).toMatchObject({ code: 'STEPUP_TIMEOUT' })
  const other = await calls(shop, { ...about, paymentToken: shop.token(MASTERCARD) })
  answerSession(
    { ledger: shop.ledger, clock: shop.services.clock },
    { tenantId: 'bank', sessionId: sessionId ?? '', state: 'confirmed' },
  )
  expect(await refusalOfCall(other.replace(sessionId ?? ''))).toMatchObject({
    code: 'SECURE_SESSION_REQUIRED',
  })
  expect(await planOf(database, 'M-3', 'bank')).toEqual(plan)
  await replace(sessionId ?? '')
  expect(await planOf(database, 'M-3', 'bank')).toMatchObject({ ccLastFourDigits: '1002' })
})

test('without JavaScript the page of the gateway asks for the card, the bank asks on its own, and the token stays in no address', async ({
  database,
}) => {
  const shop = openShop(database)
  const bank = { tenantId: 'bank' }
  const toGateway = await open(database, shop, { ...bank, form: { intent: 'card', scriptless: 'yes' } })
  expect(toGateway.location).toBe(
    `/gateway/test/card?${new URLSearchParams({ returnTo: '/membership/bank/card?membershipId=M-3' })}`,
  )
  const query = { paymentToken: shop.token(ASKS), lastFour: '1002', brand: 'Visa' }
  const sent = await open(database, shop, { ...bank, query })
  expect(sent.location).toBe('/membership/bank/card?membershipId=M-3')
  const cookie = cookieOf(sent)
  const page = await open(database, shop, { ...bank, cookie })
  expect(page.words).toContain('Visa ending in 1002')
  const pressed = await open(database, shop, { ...bank, cookie, form: { intent: 'card', scriptless: 'yes' } })
  expect(pressed.location).toMatch(/^\/gateway\/test\/.*returnTo=%2Fmembership%2Fbank%2Fcard/)
  const session = new URL(pressed.location ?? '', 'http://venue.example').searchParams.get('session') ?? ''
  answerSession(
    { ledger: shop.ledger, clock: shop.services.clock },
    { tenantId: 'bank', sessionId: session, state: 'confirmed' },
  )
  const done = await open(database, shop, { ...bank, cookie: cookieOf(pressed), form: { intent: 'card' } })
  expect(done.location).toContain('/membership/bank/profile')
  expect(await planOf(database, 'M-3', 'bank')).toMatchObject({ ccLastFourDigits: '1002' })
  const forgotten = await open(database, shop, { ...bank, cookie, form: { intent: 'another' } })
  expect([forgotten.location, forgotten.headers.get('Set-Cookie')]).toEqual([
    '/membership/bank/card?membershipId=M-3',
    expect.stringContaining('Max-Age=0'),
  ])
})

const cookieOf = ({ headers }: { headers: Headers }) => headers.get('Set-Cookie')?.split(';')[0] ?? ''

test('Stripe keeps the card under a customer, and says why it does not', async ({ database }) => {
  const stripe = await openStripeStandIn()
  onTestFinished(() => stripe.close())
  const shop = openShop(database)
  const gateways = { ...shop.services.gateways, payments: stripe.gateway }
  const api = await inProcess(database, {
    services: { ...shop.services, gateways },
    session: verifiedMember('M-3'),
  })
  const replace = (paymentToken: string) =>
    api.members.replaceCard({
      params: { membershipId: 'M-3' },
      headers: { 'x-request-uuid': randomUUID() },
      body: { paymentToken },
    })
  expect(await refusalOfCall(replace('pm_expired_card'))).toMatchObject({ code: '6105' })
  expect(await planOf(database, 'M-3')).toEqual(plan)
  const { payload } = await replace('pm_visa')
  expect(payload.onfilePaymentMethod).toMatchObject({ isChargeable: true })
  expect(await planOf(database, 'M-3')).toMatchObject({ paymentMethodReference: 'cus_1/pm_visa' })
})
