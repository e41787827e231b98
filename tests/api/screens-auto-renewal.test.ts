import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { VenueMember } from '#app/contract/venue-file/members.ts'
import type { Database } from '#app/data/database/database.ts'
import * as application from '#app/routes/application/route.tsx'
import * as profile from '#app/routes/membership/profile/route.tsx'
import * as renew from '#app/routes/membership/renew/route.tsx'
import * as shell from '#app/routes/membership/shell/route.tsx'
import * as tickets from '#app/routes/orders/tickets/route.tsx'
import * as standard from '#app/routes/standard/route.tsx'
import { overHttp } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { drawPage, wordsOf } from '#tests/builders/draw-page.tsx'
import { openShop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const offering = (id: string, price: number, autorenewalType: 'none' | 'optional' | 'required') => ({
  id,
  name: `The ${id} offer`,
  duration: 12,
  autorenewalType,
  prices: [{ id: 'one', personTypeId: 'adult', price }],
})
const memberships = {
  categories: [
    {
      id: 'friend',
      name: 'Friend',
      offerings: [offering('auto', 9500, 'required'), offering('maybe', 9000, 'optional')],
    },
  ],
}

const card = {
  paymentMethodBrand: 'Visa',
  ccLastFourDigits: '4242',
  paymentMethodReference: 'saved_test.ok.Visa.4242',
}
const membership = (membershipId: string, about: object = {}) => ({
  membershipId,
  categoryId: 'friend',
  offeringId: 'auto',
  pricePointId: 'one',
  startDate: '2026-01-01',
  expirationDate: '2026-12-31',
  cardholders: [{ id: `C-${membershipId}`, firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com' }],
  ...about,
})
const term = (membershipId: string, membershipNumber: string, about: object = {}) =>
  membership(membershipId, { membershipNumber, ...about })
const next = { standing: 'new', startDate: '2027-01-01', expirationDate: '2027-12-31' }
const active = { recurring: { status: 'active', ...card } }

/** Friday 20 November: what ends in December may be renewed, what ends next October may not. */
const members = [
  membership('on', active),
  membership('cardless', { recurring: { status: 'active' } }),
  membership('elsewhere', { recurring: { status: 'active', ...card, paymentMethodReference: 'cus_1/pm_1' } }),
  membership('expiring', { recurring: { status: 'active', ...card, cardValidUntil: '2026-11' } }),
  membership('expired', { recurring: { status: 'active', ...card, cardValidUntil: '2026-10' } }),
  membership('good', { recurring: { status: 'active', ...card, cardValidUntil: '2026-12' } }),
  membership('due', { ...active, expirationDate: '2026-11-26' }),
  membership('none'),
  membership('early', { expirationDate: '2027-10-31' }),
  membership('early-on', { ...active, expirationDate: '2027-10-31' }),
  membership('early-over', {
    recurring: { status: 'active', ...card, cardValidUntil: '2027-09' },
    expirationDate: '2027-10-31',
  }),
  membership('stopped', { recurring: { status: 'canceled', canceledOn: '2026-05-01', ...card } }),
  membership('unknown-day', { recurring: { status: 'canceled' } }),
  term('this-year', 'N-1', active),
  term('next-year', 'N-1', { ...next, ...active }),
  term('paid-year', 'N-2'),
  term('paid-next', 'N-2', next),
] as VenueMember[]

const { test } = useDatabase(async database => {
  const venue = (
    id: string,
    company: object,
    { contact = {}, ...about }: { contact?: object; texts?: Record<string, string> } = {},
  ) =>
    loadVenue(
      database,
      aMuseum({
        venue: { id, name: 'Pier Museum', timeZone: 'America/New_York', ...contact },
        company: { renewalWindowDays: 60, ...company },
        memberships,
        members,
        ...about,
      }),
    )
  await venue('pier', {})
  await venue('reached', {}, { contact: { phoneNumber: '+1 212 555 0100', email: 'pier@example.com' } })
  await venue('calls', { replacesCardsOnFile: false })
  await venue(
    'reached-calls',
    { replacesCardsOnFile: false },
    { contact: { phoneNumber: '+1 212 555 0100', email: 'pier@example.com' } },
  )
  await venue('slow', { autoRenewBillingDays: 1 })
  await venue('short', { autoRenewBillingDays: 14, renewalWindowDays: 5 })
  await venue('manual', { recurringPaymentEnabled: false })
  await venue(
    'worded',
    { replacesCardsOnFile: false },
    { texts: { 'auto-renew-on': 'It goes on.', 'auto-renew-call': 'Ring the pier.' } },
  )
})

type OpenOptions = { tenantId?: string; form?: Record<string, string>; of?: string }

/** The page of a verified member's membership, or the answer to a form of it. */
const open = (
  database: Database,
  membershipId: string,
  { tenantId = 'pier', of = membershipId, ...about }: OpenOptions = {},
) =>
  drawPage([application, standard, shell, profile], {
    database,
    gateways: openShop(database).services.gateways,
    pattern: 'membership/:tenantId/profile',
    path: `/membership/${tenantId}/profile?membershipId=${membershipId}`,
    session: verifiedMember(of, 'next-year', 'paid-next'),
    ...about,
  })

const NEW_CARDS = ['Replace card', 'Add a card']

/** The panel: its state, its sentences, where Renew Now and another card lead, and whether it can be stopped. */
async function panelOf(database: Database, membershipId: string, about: OpenOptions = {}) {
  const panel = (await open(database, membershipId, about)).named('h2', 'Auto Renew')?.closest('section')
  if (!panel) return null
  const [status, ...sentences] = [...panel.querySelectorAll('[aria-live] > p')].map(wordsOf)
  const links = [...panel.querySelectorAll('a')]
  const link = links.find(each => wordsOf(each) === 'Renew Now')
  const card = links.find(each => NEW_CARDS.includes(wordsOf(each)))
  const stop = [...panel.querySelectorAll('button')].find(each => wordsOf(each) === 'Stop Auto Renew')
  return {
    status,
    sentences,
    renewHref: link?.getAttribute('href') ?? null,
    card: card ? [wordsOf(card), card.getAttribute('href')] : null,
    canStop: stop !== undefined,
  }
}

const CALL = 'Call the venue to update your Auto Renew membership.'
const OPTED_OUT =
  'You opted out of Membership Auto Renew on May 1, 2026. Please contact the venue with any questions.'
const LASTS = 'Your membership lasts until December 31, 2026 and does not renew by itself.'
const willCharge = (days: string, price: string) =>
  `Your membership renews ${days} before it expires: ${price} will be charged to your Visa ending in 4242.`
const renewHref = (membershipId: string, tenantId = 'pier') =>
  `/membership/${tenantId}/renew?membershipId=${membershipId}&membershipCategoryId=friend`

test('[MEM-099] [MEM-279] [MEM-281] [MEM-291] an active plan is on: what is charged, to which card, 7 days before expiry where the venue names no other day, and whom to call where the venue puts every other card on file itself', async ({
  database,
}) => {
  const panel = await panelOf(database, 'on', { tenantId: 'calls' })
  expect(panel?.status, 'MEM-099').toBe('On')
  expect(panel?.sentences[1], 'MEM-279').toBe(CALL)
  expect(panel?.sentences[0], 'MEM-281').toBe(willCharge('7 days', '$95'))
  expect(panel?.card).toBeNull()
  const slow = await panelOf(database, 'on', { tenantId: 'slow' })
  expect(slow?.sentences[0], 'MEM-291').toBe(willCharge('1 day', '$95'))
  for (const id of ['cardless', 'elsewhere'])
    expect((await panelOf(database, id, { tenantId: 'calls' }))?.sentences).toEqual([CALL])
})

const cardHref = (membershipId: string) =>
  `/membership/pier/card?membershipId=${membershipId}&membershipCategoryId=friend`

test('else another card can be put on file: of what renews by itself, whether or not the gateway keeps its card', async ({
  database,
}) => {
  const on = await panelOf(database, 'on')
  expect(on).toMatchObject({
    sentences: [willCharge('7 days', '$95')],
    card: ['Replace card', cardHref('on')],
  })
  const missing = ['There is no card on file that can be charged for the next term.']
  expect(await panelOf(database, 'cardless')).toMatchObject({
    sentences: missing,
    card: ['Add a card', cardHref('cardless')],
  })
  expect(await panelOf(database, 'elsewhere')).toMatchObject({
    sentences: missing,
    card: ['Replace card', cardHref('elsewhere')],
  })
  for (const id of ['stopped', 'none']) expect((await panelOf(database, id))?.card, id).toBeNull()
})

test('the charge is told on the day of the window where that is shorter than the cycle of the venue', async ({
  database,
}) => {
  const panel = await panelOf(database, 'on', { tenantId: 'short' })
  expect(panel?.sentences[0]).toBe(willCharge('5 days', '$95'))
})

test('[MEM-099] [MEM-278] a canceled plan is off, since the day of the opt-out', async ({ database }) => {
  expect(await panelOf(database, 'stopped')).toMatchObject({ status: 'Off', sentences: [OPTED_OUT, LASTS] })
  expect(await panelOf(database, 'unknown-day')).toMatchObject({ status: 'Off', sentences: [LASTS] })
})

test('[MEM-099] [MEM-100] without a plan it is off, with the way to renew by hand only where the membership can be renewed', async ({
  database,
}) => {
  const off = { status: 'Off', sentences: [LASTS], card: null, canStop: false }
  expect(await panelOf(database, 'none')).toEqual({ ...off, renewHref: renewHref('none') })
  const early = [LASTS.replace('December 31, 2026', 'October 31, 2027')]
  expect(await panelOf(database, 'early')).toEqual({ ...off, sentences: early, renewHref: null })
  expect((await panelOf(database, 'stopped'))?.renewHref).toBe(renewHref('stopped'))
  expect((await panelOf(database, 'on'))?.renewHref).toBeNull()
})

const RENEWALS = ['Renew', 'Renew Now', 'Renew now or change level']

/** The ways to renew it that the page offers, as it says them. */
const renewalsOf = async (database: Database, membershipId: string, tenantId = 'pier') => {
  const { named } = await open(database, membershipId, { tenantId })
  const href = renewHref(membershipId, tenantId)
  return RENEWALS.filter(words => named('a', words)?.getAttribute('href') === href)
}

test('what renews by itself has no button to renew it, but the way to do it early; once its charge is due it has one', async ({
  database,
}) => {
  expect(await renewalsOf(database, 'on')).toEqual(['Renew now or change level'])
  expect(await renewalsOf(database, 'none')).toEqual(['Renew Now'])
  for (const id of ['cardless', 'elsewhere'])
    expect(await renewalsOf(database, id), id).toEqual(['Renew now or change level'])
  expect(await renewalsOf(database, 'due')).toEqual(['Renew'])
  for (const id of ['cardless', 'elsewhere', 'due'])
    expect(await renewalsOf(database, id, 'calls'), id).toEqual(['Renew'])
})

test('a card that does not count on the day of its charge is not named as the one that pays, and another takes its place, or renews it', async ({
  database,
}) => {
  const expiring = 'Your Visa ending in 4242 expires before the next charge on December 24, 2026.'
  const expired = 'Your Visa ending in 4242 has expired.'
  const sentences = async (id: string, tenantId?: string) =>
    (await panelOf(database, id, { tenantId }))?.sentences
  expect(await sentences('expiring')).toEqual([`${expiring} Please replace it before then.`])
  expect(await sentences('expired')).toEqual([`${expired} Please replace it.`])
  expect(await sentences('expiring', 'calls')).toEqual([
    `${expiring} Please renew with another card before then.`,
    CALL,
  ])
  expect(await sentences('expired', 'calls')).toEqual([`${expired} Please renew with another card.`, CALL])
  for (const id of ['expiring', 'expired']) {
    expect(await renewalsOf(database, id), id).toEqual(['Renew now or change level'])
    expect(await renewalsOf(database, id, 'calls'), id).toEqual(['Renew Now'])
  }
  expect(await sentences('good')).toEqual([willCharge('7 days', '$95')])
})

test('where the venue is to be asked its telephone and its email stand there', async ({ database }) => {
  const ways = async (membershipId: string, tenantId?: string) => {
    const page = await open(database, membershipId, { tenantId })
    const links = page.named('h2', 'Auto Renew')?.closest('section')?.querySelectorAll('dd a') ?? []
    return [...links].map(link => link.getAttribute('href'))
  }
  const both = ['tel:+12125550100', 'mailto:pier@example.com']
  expect(await ways('on', 'reached-calls')).toEqual(both)
  expect(await ways('on', 'reached')).toEqual([])
  expect(await ways('stopped', 'reached')).toEqual(both)
  expect(await ways('none', 'reached')).toEqual([])
  expect(await ways('on')).toEqual([])
})

test('[MEM-280] with an upcoming term it is renewed already: as what, until when', async ({ database }) => {
  const renewed = {
    status: 'Already Renewed',
    sentences: ['You are renewed as Friend until December 31, 2027.'],
    renewHref: null,
  }
  const card = ['Replace card', cardHref('this-year')]
  expect(await panelOf(database, 'this-year')).toEqual({ ...renewed, card, canStop: true })
  expect(await panelOf(database, 'paid-year')).toEqual({ ...renewed, card: null, canStop: false })
})

test('the panel speaks the words of the venue', async ({ database }) => {
  expect(await panelOf(database, 'on', { tenantId: 'worded' })).toMatchObject({
    status: 'It goes on.',
    sentences: [willCharge('7 days', '$95'), 'Ring the pier.'],
  })
})

test('[MEM-256] where the venue has no automatic renewal there is no panel and no choice of it', async ({
  database,
}) => {
  const call = await overHttp(database, { services: openShop(database).services })
  const enabled = async (tenantId: string) =>
    (await call('/tenant/product/config/membership', { tenantId })).body
  expect(await enabled('pier')).toEqual({ payload: { recurringPaymentEnabled: true } })
  expect(await enabled('manual')).toEqual({ payload: { recurringPaymentEnabled: false } })
  const order = async (tenantId: string) => {
    const page = await drawPage([application, standard, tickets], {
      database,
      pattern: 'orders/:tenantId/tickets',
      path: `/orders/${tenantId}/tickets?membershipCategoryId=friend&membershipOfferingId=maybe`,
    })
    return ['The auto offer', 'Renew automatically'].map(words => page.words.includes(words))
  }
  expect(await order('pier')).toEqual([true, true])
  expect(await order('manual')).toEqual([false, false])
  expect(await panelOf(database, 'on', { tenantId: 'manual' })).toBeNull()
})

const planOf = async (database: Database, id: string, tenantId = 'pier') => {
  const { rows } = await database.system.execute<{ plan: object | null }>(
    sql`select document->'recurring' as plan from members where tenant_id = ${tenantId} and id = ${id}`,
  )
  return rows[0]?.plan ?? null
}

test('a member stops the automatic renewal on the page; it says so, and nothing else of the plan is touched', async ({
  database,
}) => {
  expect((await panelOf(database, 'on'))?.canStop).toBe(true)
  const pressed = await open(database, 'on', { form: { intent: 'stop' } })
  expect(pressed.location).toBe('/membership/pier/profile?membershipId=on')
  expect(await panelOf(database, 'on')).toMatchObject({
    status: 'Off',
    sentences: [OPTED_OUT.replace('May 1', 'November 20'), LASTS],
    canStop: false,
  })
  expect(await planOf(database, 'on')).toEqual({ status: 'canceled', canceledOn: '2026-11-20', ...card })
  expect(await planOf(database, 'on', 'slow')).toEqual({ status: 'active', ...card })
})

test('stopping a membership that is renewed already stops its next term as well', async ({ database }) => {
  await open(database, 'this-year', { form: { intent: 'stop' } })
  const stopped = { status: 'canceled', canceledOn: '2026-11-20', ...card }
  expect([await planOf(database, 'this-year'), await planOf(database, 'next-year')]).toEqual([
    stopped,
    stopped,
  ])
})

test('what does not renew stays as it is, whoever stops it', async ({ database }) => {
  const before = await planOf(database, 'stopped')
  await open(database, 'stopped', { form: { intent: 'stop' } })
  expect([await planOf(database, 'stopped'), await planOf(database, 'none')]).toEqual([before, null])
})

test('only whoever verified a membership stops it', async ({ database }) => {
  const { services } = openShop(database)
  const call = await overHttp(database, { services })
  expect((await call('/membership/on/recurring/stop', { method: 'POST' })).status).toBe(404)
  await open(database, 'on', { of: 'none', form: { intent: 'stop' } })
  expect(await planOf(database, 'on')).toEqual({ status: 'active', ...card })
})

test('before a membership can be renewed by hand it says on which day it renews by itself, where it does', async ({
  database,
}) => {
  const itself = async (membershipId: string, tenantId = 'pier') => {
    const { words } = await drawPage([application, standard, shell, renew], {
      database,
      gateways: openShop(database).services.gateways,
      pattern: 'membership/:tenantId/renew',
      path: `/membership/${tenantId}/renew?membershipId=${membershipId}`,
      session: verifiedMember(membershipId, 'next-year'),
    })
    return /It renews by itself on (.*?); you need do nothing\./.exec(words)?.[1] ?? null
  }
  expect(await itself('early-on')).toBe('October 24, 2027')
  for (const other of ['early', 'early-over', 'this-year']) expect(await itself(other)).toBeNull()
  expect(await itself('early-on', 'manual')).toBeNull()
})
