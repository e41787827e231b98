import { expect } from 'vitest'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import { readEntitlements } from '#app/contract/entitlements.ts'
import type { Database } from '#app/data/database/database.ts'
import { drawCodePath } from '#app/pages/draw-code-path.ts'
import { loader as profileLoader } from '#app/routes/membership/profile/route.tsx'
import { loader as ticketsLoader } from '#app/routes/orders/tickets/route.tsx'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { refusalOfCall } from '#tests/builders/api-client.ts'
import { loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { aFamilyClub, aMembership, another, info, primary, renewal } from '#tests/builders/family-club.ts'
import { openMembersBrowser } from '#tests/builders/members-browser.ts'
import { load } from '#tests/builders/page-loader.ts'
import { aCheckout, aDraft, fillCart, GOOD_CARD, openShop, place } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

/** Bo has a card of Ada's family and of its term to come; nobody but Ada one of the rowing club that goes with it. */
function clubOf({
  cardStatus = 'active',
  expirationDate = '2026-12-31',
}: {
  cardStatus?: 'active' | 'dropped'
  expirationDate?: string
} = {}) {
  const club = aFamilyClub()
  const bo = { id: 'Bo', firstName: 'Bo', lastName: 'Moss', email: 'Bo@Example.com', cardStatus }
  const address = { streetAddress1: '12 Pier Street', city: 'New York', country: 'US' }
  const ada = { id: 'C-1', firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com', address }
  const family = (club.members ?? []).map(member =>
    member.membershipId === 'M-1001'
      ? { ...member, expirationDate, cardholders: [ada, { ...bo, cardType: 'secondary' as const }] }
      : member,
  )
  const rowing = {
    membershipId: 'ROW',
    membershipNumber: '77001',
    categoryId: 'rowing',
    startDate: '2026-01-01',
    expirationDate,
    cardholders: [{ ...ada, id: 'R-1' }],
  }
  return { ...club, members: [...family, rowing] }
}

const { test } = useDatabase(database => loadVenue(database, clubOf()))

/** The session of somebody who opens the link that was mailed to them; without a mail none. */
async function sessionOf(database: Database, email: string) {
  const shop = openShop(database)
  const browser = openMembersBrowser(database)
  await browser.open('/auth/pier/members?by=email', { form: { email } })
  await workJobs(shop.services)
  const mails = shop.mails.map(({ text }) => text).join('\n')
  const link = /https:\/\/tickets\.example(\/auth\/\S+)/.exec(mails)?.[1]
  if (link) await browser.open(link, { form: { intent: 'finish' } })
  return browser.session()
}

const rowing = aMembership({
  membershipCategoryId: 'rowing',
  membershipInfo: info([primary('Bo')]),
})
const BASE_MISSING = 'MEMBERSHIP_BASE_MISSING: You must have a valid membership to purchase.'
const base = aMembership({ id: 'base', membershipInfo: info([primary('Bo')]) })

/** What came of an order: `placed`, or why not. */
async function orderBy(database: Database, email: string, memberships = [rowing]) {
  const shop = openShop(database)
  const session = await sessionOf(database, email)
  const api = await shop.visitor(session)
  const { id } = await fillCart(api, { memberships })
  const checkout = aCheckout({ shoppingCartId: id, paymentToken: shop.token(GOOD_CARD) })
  const refusal = await refusalOfCall(place(api, checkout))
  return refusal?.message ?? 'placed'
}

test('a secondary cardholder verifies with their own email, under their own name, the card they have', async ({
  database,
}) => {
  const { member } = await sessionOf(database, 'bo@example.com')
  expect(member).toMatchObject({
    name: 'Bo Moss',
    membershipIds: ['M-1001'],
    secondaryCardholders: { 'M-1001': 'Bo' },
  })
  const ada = (await sessionOf(database, 'ada@example.com')).member
  expect([ada?.name, ada?.membershipIds.toSorted()]).toEqual(['Ada Moss', ['M-1001', 'ROW']])
  expect(ada).not.toHaveProperty('secondaryCardholders')
})

test('the page of the membership draws the card of everybody with its code for the primary cardholder, and their own for others', async ({
  database,
}) => {
  const codesFor = async (session: VisitorSession) => {
    const { page } = await load(profileLoader, { database, path: '/membership/pier/profile', session })
    return page.page.membership?.cards.map(({ holder, code }) => [holder, code?.path])
  }
  const codeOf = (code: string) => drawCodePath(code).path
  const { member = null } = await sessionOf(database, 'bo@example.com')
  expect(await codesFor({ member: member ?? undefined })).toEqual([['Bo Moss', codeOf('Bo')]])
  expect(await codesFor(verifiedMember('M-1001'))).toEqual([
    ['Ada Moss', codeOf('C-1')],
    ['Bo Moss', codeOf('Bo')],
  ])
})

test('[MEM-138] what belongs to a membership is verified with it: all of it is known, and led back with', async ({
  database,
}) => {
  const browser = openMembersBrowser(database)
  const form = { membershipId: 'M-1001', lastName: 'Moss' }
  const { location } = await browser.open('/auth/pier/members', { form })
  expect(browser.session().member?.membershipIds).toEqual(['M-1001', 'ROW'])
  expect(new URL(location ?? '', 'http://venue.example').searchParams.get('membershipIds')).toBe('M-1001,ROW')
})

test('[MEM-158] an auxiliary group is ordered by a verified primary member or with a base, not by a secondary cardholder', async ({
  database,
}) => {
  expect(await orderBy(database, 'ada@example.com')).toBe('placed')
  expect(await orderBy(database, 'bo@example.com')).toBe(BASE_MISSING)
  expect(await orderBy(database, 'bo@example.com', [base, rowing])).toBe('placed')
  expect(await orderBy(database, 'nobody@example.com', [{ ...base, isGift: true }, rowing])).toBe(
    BASE_MISSING,
  )
})

test('[MEM-158] the order of a secondary cardholder is told as invalid before it is placed, that of a primary member is not', async ({
  database,
}) => {
  const toldTo = async (email: string) => {
    const api = await openShop(database).visitor(await sessionOf(database, email))
    const { id } = await fillCart(api, { memberships: [rowing] })
    const [order] = (await api.carts.memberships({ headers: { 'x-cart-id': id } })).payload
    const { refusals } = readEntitlements((await api.entitlements.validate({ body: { id } })).payload)
    return [order?.isInvalidMembership, refusals]
  }
  expect(await toldTo('bo@example.com')).toEqual([true, ['invalid-membership']])
  expect(await toldTo('ada@example.com')).toEqual([false, []])
})

test('[MEM-158] the order page asks a secondary cardholder for the base that was chosen, and a primary member for none', async ({
  database,
}) => {
  const path = '/orders/pier/tickets?membershipCategoryId=rowing&auxiliary=true&sourceCategoryId=friend'
  const ordered = async (email: string) => {
    const session = await sessionOf(database, email)
    const { memberships } = (await load(ticketsLoader, { database, path, session })).page
    return memberships.map(({ item }) => item.id)
  }
  expect(await ordered('bo@example.com')).toEqual(['friend', 'rowing'])
  expect(await ordered('ada@example.com')).toEqual(['rowing'])
})

test('who was taken off a membership holds it no longer, and is mailed no link', async ({ database }) => {
  const session = await sessionOf(database, 'bo@example.com')
  const heldBy = async () => {
    const { payload } = await (await openShop(database).visitor(session)).members.mine()
    return payload.map(({ membershipId, name, cardType }) => [membershipId, name, cardType])
  }
  expect(await heldBy()).toEqual([['M-1001', 'Bo Moss', 'secondary']])
  await loadVenue(database, clubOf({ cardStatus: 'dropped' }))
  expect(await heldBy()).toEqual([])
  expect(await sessionOf(database, 'bo@example.com')).not.toHaveProperty('member')
})

const ADA = primary('Ada', { id: 'C-1', lastName: 'Moss' })
const BO = another('Bo', { id: 'Bo', lastName: 'Moss', email: 'bo@example.com' })

/** Ada renews her membership, for these people. */
async function renew(database: Database, people: ReturnType<typeof another>[], about: object = {}) {
  const shop = openShop(database)
  const api = await shop.visitor(await sessionOf(database, 'ada@example.com'))
  const { id } = await fillCart(api, { memberships: [renewal({ membershipInfo: info(people), ...about })] })
  await place(api, aCheckout({ shoppingCartId: id, paymentToken: shop.token(GOOD_CARD) }))
}

/** What a verified visitor holds: from which day on, and as whom. */
async function termsOf(database: Database, session: VisitorSession) {
  const { payload } = await (await openShop(database).visitor(session)).members.mine()
  return payload.map(term => [term.membershipStartDate, term.name, term.cardType])
}

test('a renewal needs no new verification: a secondary cardholder holds the next term, nobody who has no card of it does', async ({
  database,
}) => {
  const session = await sessionOf(database, 'bo@example.com')
  const before = ['2026-01-01', 'Bo Moss', 'secondary']
  expect(await termsOf(database, session)).toEqual([before])
  await renew(database, [ADA, BO])
  const next = ['2027-01-01', 'Bo Moss', 'secondary']
  expect(await termsOf(database, session)).toEqual([before, next])
  const api = await openShop(database).visitor(session)
  const [, { membershipId, cardholderId } = { membershipId: '', cardholderId: '' }] = (
    await api.members.mine()
  ).payload
  expect(cardholderId).toBe(`${membershipId}-2`)
  expect((await api.members.detail({ params: { membershipId } })).payload.membershipId).toBe(membershipId)
  expect(await refusalOfCall(api.members.recurring({ params: { membershipId } }))).toMatchObject({
    status: 404,
  })
  const zoe = {
    member: { membershipIds: ['M-2001'], name: 'Zoe Lark', verifiedUntil: '2026-11-21T15:00:00.000Z' },
  }
  expect(await termsOf(database, zoe)).toEqual([['2026-01-01', 'Zoe Lark', 'primary']])
})

test('who is not on the card of the next term does not hold it, whatever they verified before', async ({
  database,
}) => {
  const session = await sessionOf(database, 'bo@example.com')
  await renew(database, [ADA, { ...BO, dropped: true }])
  expect(await termsOf(database, session)).toEqual([['2026-01-01', 'Bo Moss', 'secondary']])
})

test('after a late renewal a secondary cardholder pays the price of members at once', async ({
  database,
}) => {
  const club = clubOf({ expirationDate: '2026-11-10' })
  await loadVenue(database, { ...club, company: { ...club.company, membershipBenefitsExtension: 0 } })
  const session = await sessionOf(database, 'bo@example.com')
  const priceFor = async (about: object = {}) => {
    const api = await openShop(database).visitor(session)
    return (await fillCart(api, { ...aDraft({ adult: 1 }), ...about })).total
  }
  const retail = await priceFor()
  await renew(database, [ADA, BO], { type: 'PostTermRenewal' })
  expect(await termsOf(database, session)).toContainEqual(['2026-11-11', 'Bo Moss', 'secondary'])
  expect([retail, await priceFor(), await priceFor({ membershipIds: ['M-1001'] })]).toEqual([
    1800, 1440, 1440,
  ])
})

test('a secondary cardholder decides nothing in the name of the owner: no renewal, upgrade or stop, and no card on file', async ({
  database,
}) => {
  const params = { membershipId: 'M-1001' }
  const decisionsOf = async (email: string) => {
    const api = await openShop(database).visitor(await sessionOf(database, email))
    const { eligibility } = (await api.members.detail({ params })).payload
    const renewal = fillCart(api, { memberships: [aMembership({ type: 'Renewal', membershipId: 'M-1001' })] })
    const refusals = [
      await refusalOfCall(renewal),
      await refusalOfCall(api.members.recurring({ params })),
      await refusalOfCall(api.members.stopRecurring({ params })),
    ]
    return [eligibility.renewOptions.length > 0, refusals.map(refusal => refusal?.code)]
  }
  expect(await decisionsOf('bo@example.com')).toEqual([
    false,
    ['MEMBERSHIP_NOT_ELIGIBLE', 'NOT_FOUND', 'NOT_FOUND'],
  ])
  expect(await decisionsOf('ada@example.com')).toEqual([true, [undefined, undefined, undefined]])
})

test('a secondary cardholder is told the names of the others, and nothing to reach them by', async ({
  database,
}) => {
  const peopleTold = async (email: string) => {
    const api = await openShop(database).visitor(await sessionOf(database, email))
    const { payload } = await api.members.detail({ params: { membershipId: 'M-1001' } })
    return payload.cardholders.map(card => [card.name, card.email, card.streetAddress1, card.barcode])
  }
  expect(await peopleTold('bo@example.com')).toEqual([
    ['Ada Moss', '', '', ''],
    ['Bo Moss', 'Bo@Example.com', '', 'Bo'],
  ])
  expect(await peopleTold('ada@example.com')).toMatchObject([
    ['Ada Moss', 'ada@example.com', '12 Pier Street', 'C-1'],
    ['Bo Moss', 'Bo@Example.com', '', 'Bo'],
  ])
})
