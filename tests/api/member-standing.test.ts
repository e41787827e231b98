import { expect } from 'vitest'
import type { ApiClient } from '#app/api/client.ts'
import type { CartDraft } from '#app/contract/carts.ts'
import { readEntitlements } from '#app/contract/entitlements.ts'
import type { Database } from '#app/data/database/database.ts'
import { loader as verification } from '#app/routes/auth/members/route.tsx'
import { refusalOfCall } from '#tests/builders/api-client.ts'
import { checkoutVisitor } from '#tests/builders/checkout-browser.tsx'
import { aSmallMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import {
  aFamilyClub,
  aMembership,
  another,
  info,
  type MembershipDraft,
  primary,
  renewal,
} from '#tests/builders/family-club.ts'
import { instead, load } from '#tests/builders/page-loader.ts'
import { aCheckout, aDraft, fillCart, GOOD_CARD, openShop, place } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const term = (membershipId: string, about: object) => ({
  membershipId,
  categoryId: 'friend',
  startDate: '2026-01-01',
  expirationDate: '2026-12-31',
  cardholders: [{ id: `C-${membershipId}`, firstName: 'Ada', lastName: 'Moss' }],
  ...about,
})

const aCard = (name: string) => ({
  id: `C-${name}`,
  firstName: 'Ada',
  lastName: 'Moss',
  email: `${name}@example.com`,
})

/** Terms of every standing, and some that end about the 20th of November, which is today. */
const members = [
  ...(['active', 'new', 'lapsed', 'dropped'] as const).map(standing => term(standing, { standing })),
  ...['2026-11-20', '2026-11-19', '2026-11-06', '2026-11-05'].map(expirationDate =>
    term(`until-${expirationDate}`, { expirationDate }),
  ),
  term('now', { membershipNumber: '5', cardholders: [aCard('now')] }),
  term('later', {
    membershipNumber: '5',
    standing: 'new',
    startDate: '2028-01-01',
    expirationDate: '2028-12-31',
  }),
  term('next', {
    membershipNumber: '5',
    standing: 'new',
    startDate: '2027-01-01',
    expirationDate: '2027-12-31',
  }),
  term('other', { membershipNumber: '6' }),
  term('other-next', {
    membershipNumber: '6',
    standing: 'new',
    startDate: '2026-12-15',
    expirationDate: '2027-12-14',
  }),
  term('alone', { membershipNumber: '7', cardholders: [aCard('alone')] }),
]

const aClub = (id: string, company: object) =>
  aSmallMuseum({
    venue: { id, name: id, timeZone: 'America/New_York' },
    company,
    members,
  })

const { test } = useDatabase(async database => {
  await loadVenue(database, aFamilyClub())
  await loadVenue(database, aClub('grace', { membershipBenefitsExtension: 14 }))
  await loadVenue(database, aClub('strict', {}))
  await loadVenue(database, aClub('by-email', { verifyById: false }))
  await loadVenue(database, aClub('desk', { verifyById: false, customerRep: true }))
})

/** What a member pays for a ticket of 18.00, which is less by a fifth for friends. */
async function price(database: Database, membershipId: string, tenantId = 'strict') {
  const api = await openShop(database).visitor(verifiedMember(membershipId), tenantId)
  return (await fillCart(api, aDraft({ adult: 1 }))).total
}

test('[CHK-156] active and new members have the prices of members, lapsed and dropped ones have not', async ({
  database,
}) => {
  expect(await price(database, 'active')).toBe(1440)
  expect(await price(database, 'new')).toBe(1440)
  expect(await price(database, 'lapsed')).toBe(1800)
  expect(await price(database, 'dropped')).toBe(1800)
})

test('[CHK-158] a membership is over when its last day and the venue’s days of grace have passed', async ({
  database,
}) => {
  const paid = (day: string, tenantId: string) => price(database, `until-${day}`, tenantId)
  expect(await paid('2026-11-20', 'strict')).toBe(1440)
  expect(await paid('2026-11-19', 'strict')).toBe(1800)
  expect(await paid('2026-11-06', 'grace')).toBe(1440)
  expect(await paid('2026-11-05', 'grace')).toBe(1800)
  expect(await price(database, 'dropped', 'grace')).toBe(1800)
})

test('[CHK-157] the next term of a membership is the first to come of the same number', async ({
  database,
}) => {
  const api = await openShop(database).visitor(verifiedMember('now', 'other', 'alone'), 'strict')
  const next = async (membershipId: string) =>
    (await api.members.upcoming({ params: { membershipId } })).payload?.membershipId ?? null
  const nextOf = async (email: string) =>
    (await api.members.upcomingByEmail({ query: { email } })).payload?.membershipId ?? null
  expect(await next('now')).toBe('next')
  expect(await next('other')).toBe('other-next')
  expect(await next('alone')).toBeNull()
  expect([await nextOf('now@example.com'), await nextOf('alone@example.com')]).toEqual(['next', null])
})

/** The memberships of a cart with who they are for, and the client that has it. */
async function ordered(database: Database, memberships: MembershipDraft[], session = {}) {
  const shop = openShop(database)
  const api = await shop.visitor(session)
  const cart = await fillCart(api, { memberships })
  const { payload } = await api.carts.memberships({ headers: { 'x-cart-id': cart.id } })
  return { shop, api, cart, orders: payload }
}
const known = verifiedMember('M-1001')

test('[CHK-152] a membership is given where its level allows it and it is new', async ({ database }) => {
  const level = async (membership: MembershipDraft, session = {}) => {
    const refusal = await refusalOfCall(ordered(database, [{ ...membership, isGift: true }], session))
    const { orders } = await ordered(database, [membership], session)
    return [orders[0]?.canGift, refusal?.code]
  }
  expect(await level(aMembership())).toEqual([true, undefined])
  expect(await level(aMembership({ membershipCategoryId: 'patron' }))).toEqual([
    false,
    'MEMBERSHIP_NOT_ELIGIBLE',
  ])
  expect(await level(renewal(), known)).toEqual([false, 'MEMBERSHIP_NOT_ELIGIBLE'])
})

test('[CHK-154] an auxiliary membership needs one of one’s own in the order, or a primary member', async ({
  database,
}) => {
  const group = aMembership({ id: 'group', membershipCategoryId: 'rowing' })
  const invalid = async (memberships: MembershipDraft[], session = {}) => {
    const { api, cart, orders } = await ordered(database, memberships, session)
    const { payload } = await api.entitlements.validate({ body: { id: cart.id } })
    const isRefused = readEntitlements(payload).refusals.includes('invalid-membership')
    return [orders.some(order => order.isInvalidMembership), isRefused]
  }
  expect(await invalid([group])).toEqual([true, true])
  expect(await invalid([group, aMembership({ isGift: true })])).toEqual([true, true])
  expect(await invalid([group, aMembership()])).toEqual([false, false])
  expect(await invalid([group], known)).toEqual([false, false])
})

test('[CHK-209] cardholders are right when they fit onto the cards and each of them is right', async ({
  database,
}) => {
  const isRight = async (membership: MembershipDraft, session = {}) =>
    (await ordered(database, [membership], session)).orders[0]?.isEdited
  const family = (...names: string[]) =>
    aMembership({ membershipInfo: info([primary('Bea'), ...names.map(name => another(name))]) })
  expect(await isRight(family('Kit', 'Lou'))).toBe(true)
  expect(await isRight(family('Kit', 'Lou', 'Max'))).toBe(false)
  expect(await isRight(family('Kit', ''))).toBe(false)
  const kept = (dropped: boolean) => [
    { id: 'Bo', cardType: 'secondary' as const, firstName: 'Bo', lastName: 'Moss', dropped },
    { id: 'Cy', cardType: 'secondary' as const, firstName: 'Cy', lastName: 'Moss' },
    another('Kit'),
  ]
  expect(await isRight(renewal({ membershipInfo: info(kept(true)) }), known)).toBe(true)
  expect(await isRight(renewal({ membershipInfo: info(kept(false)) }), known)).toBe(false)
  const { shop, api, cart } = await ordered(database, [family('Kit', 'Lou', 'Max')])
  const body = aCheckout({ shoppingCartId: cart.id, paymentToken: shop.token(GOOD_CARD) })
  expect(await refusalOfCall(place(api, body))).toMatchObject({ code: 'MEMBER_INFO_MISSING' })
})

test('[CHK-212] the primary cardholder is asked of gifts, of what renews by itself, and of new memberships of one’s own', async ({
  database,
}) => {
  const nobody = info([])
  const standingOf = async (memberships: MembershipDraft[], session = {}) => {
    const { orders } = await ordered(database, memberships, session)
    return [orders[0]?.isPrimaryChecked, orders[0]?.isEdited]
  }
  const needed = [true, false]
  const left = [false, true]
  expect(await standingOf([aMembership({ membershipInfo: nobody })])).toEqual(needed)
  expect(await standingOf([aMembership({ isGift: true, membershipInfo: nobody })])).toEqual(needed)
  expect(await standingOf([renewal({ membershipInfo: nobody })], known)).toEqual(left)
  const auto = renewal({ membershipOfferingId: 'auto', isAutorenew: true })
  expect((await standingOf([auto], known))[0]).toBe(true)
  const group = aMembership({ id: 'group', membershipCategoryId: 'rowing', membershipInfo: nobody })
  expect(await standingOf([group, aMembership()])).toEqual(left)
})

type CallInput = { query?: object; body?: object }

test('[CHK-220] [MEM-141] a verification that is over sends no membership with cart and checkout, one that counts does', async ({
  database,
}) => {
  const sent = async (verifiedUntil: string) => {
    const ids: unknown[] = []
    const watch = ((client: ApiClient) => {
      const noting = (part: object, call: string) => {
        const real = Reflect.get(part, call) as (input: CallInput) => unknown
        const note = (input: CallInput) => {
          ids.push(({ ...input.query, ...input.body } as { membershipId?: string }).membershipId)
          return real(input)
        }
        return instead(part as Record<string, unknown>, call, note)
      }
      const carts = noting(client.carts, 'get')
      return instead(instead(client, 'carts', carts), 'checkout', noting(client.checkout, 'place'))
    }) as (client: ApiClient) => ApiClient
    const draft: CartDraft = aDraft({ adult: 1 })
    const member = { ...verifiedMember('M-1001').member, verifiedUntil }
    const browser = await checkoutVisitor(database, { draft, session: { member }, watch })
    await browser.complete()
    return new Set(ids)
  }
  expect(await sent('2026-11-20T15:00:00.000Z')).toEqual(new Set([undefined]))
  expect(await sent('2026-11-20T15:00:01.000Z')).toEqual(new Set(['M-1001']))
})

test('[CHK-221] a representative verifies by the id where visitors need their email', async ({
  database,
}) => {
  const byId = async (tenantId: string) => {
    const api = await openShop(database).visitor({}, tenantId)
    const call = api.members.validate({ query: { membershipId: 'active', lastName: 'Moss' } })
    const result = (await refusalOfCall(call))?.code ?? (await call).payload[0]?.status
    const { page } = await load(verification, { database, path: `/auth/${tenantId}/members` })
    return [result, page.view.kind === 'form' && page.view.mode === 'id']
  }
  expect(await byId('by-email')).toEqual(['FORBIDDEN', false])
  expect(await byId('desk')).toEqual(['verified', true])
  expect(await byId('strict')).toEqual(['verified', true])
})
