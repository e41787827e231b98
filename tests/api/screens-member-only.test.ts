import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import * as account from '#app/routes/account/orders/route.tsx'
import * as accountShell from '#app/routes/account/shell/route.tsx'
import * as application from '#app/routes/application/route.tsx'
import * as detail from '#app/routes/events/detail/route.tsx'
import * as list from '#app/routes/events/list/route.tsx'
import * as membershipShell from '#app/routes/membership/shell/route.tsx'
import * as membership from '#app/routes/membership/start/route.tsx'
import { quantityField } from '#app/routes/orders/tickets/items/event/event-form.ts'
import * as tickets from '#app/routes/orders/tickets/route.tsx'
import * as standard from '#app/routes/standard/route.tsx'
import { inProcess } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { drawPage } from '#tests/builders/draw-page.tsx'
import { openMembersBrowser } from '#tests/builders/members-browser.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { aDraft, fillCart } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

/** What events that are for members only say to whoever comes, and where they send them. */

const { test } = useDatabase(async database => {
  const file = aMuseum()
  await loadVenue(database, file)
  const texts = {
    'member-login-heading': 'Who are you, friend?',
    'member-login-description': 'Lost your card? <a href="https://pier.example/cards">Ask for another</a>.',
    'membership-heading': 'Our friends',
    'account-orders-heading': 'All that is yours',
    'tickets-membership-required': 'For friends alone.',
    'tickets-membership-add': 'Become a friend',
    'tickets-membership-verify': 'I am a friend',
    'tickets-membership-renew': 'Stay a friend',
  }
  await loadVenue(database, { ...file, venue: { ...file.venue, id: 'worded' }, texts })
})

const DAY = '2026-11-23'
const EVENT = `/events/pier/detail/night-walk?date=${DAY}`
const required = 'Membership required'
const eligible = 'Eligible for purchase'
const otherLevel = 'Your membership is not eligible for this event'
const inactive =
  'Your membership needs to be active to purchase this event. Go to My Membership to see details and renew.'
const wrong =
  "You don't have the membership required to purchase this event. Go to My Membership to see your details."
const CALLOUTS = [required, eligible, otherLevel, inactive, wrong]

const sessionOf = (id: string | null) => (id ? verifiedMember(id) : {})
const linksOf = (body: HTMLElement) =>
  [...body.querySelectorAll('main a')].map(link => [link.textContent, link.getAttribute('href')])

const openEvent = (database: Database, id: string | null, path = EVENT) =>
  openScreen(detail, { database, pattern: '/events/:tenantId/detail/:eventId', path, session: sessionOf(id) })

const openOrder = (database: Database, id: string | null, venue = 'pier') =>
  openScreen(tickets, {
    database,
    pattern: '/orders/:tenantId/tickets',
    path: `/orders/${venue}/tickets?eventId=night-walk&date=${DAY}`,
    session: sessionOf(id),
  })

const visitors = [
  { who: 'nobody', id: null, expected: [required], buys: false },
  { who: 'an active member of its level', id: 'M-1001', expected: [eligible], buys: true },
  { who: 'a member in the days of grace', id: 'M-1004', expected: [eligible], buys: true },
  { who: 'a member of another level', id: 'M-1002', expected: [otherLevel, wrong], buys: false },
  { who: 'a member whose membership is over', id: 'M-1003', expected: [inactive], buys: false },
]

for (const { who, id, expected, buys } of visitors)
  test(`[MEM-224] [MEM-225] [MEM-226] a member-only event says to ${who} how they stand to it, and is sold or not`, async ({
    database,
  }) => {
    const { words, body } = await openEvent(database, id)
    const callouts = CALLOUTS.filter(text => words.includes(text))
    const isShort = (text: string) => text !== inactive && text !== wrong
    expect(callouts.filter(isShort), 'MEM-225').toEqual(expected.filter(isShort))
    expect(
      callouts.filter(text => !isShort(text)),
      'MEM-226',
    ).toEqual(expected.filter(text => !isShort(text)))
    const toProfile = linksOf(body).filter(([text]) => text === 'Go to My Membership')
    const isSentThere = id !== null && !buys
    expect(toProfile, 'MEM-226').toEqual(
      isSentThere ? [['Go to My Membership', '/membership/pier/profile']] : [],
    )
    const order = await openOrder(database, id)
    expect(order.field(quantityField('night-walk', 'adult')) !== null, 'MEM-224').toBe(buys)
    const api = await inProcess(database, { session: sessionOf(id) })
    const ticket = aDraft({ eventTemplateId: 'night-walk', eventId: `night-walk.${DAY}.2000`, adult: 1 })
    const code = await fillCart(api, ticket).then(
      () => null,
      (refusal: { data: { code: string } }) => refusal.data.code,
    )
    expect(code, 'MEM-224').toBe(buys ? null : 'MEMBERS_ONLY')
    const cards = await openScreen(list, {
      database,
      pattern: '/events/:tenantId/list',
      path: `/events/pier/list?date=${DAY}`,
      session: sessionOf(id),
    })
    if (id) expect(cards.words, 'MEM-225').toContain(expected[0])
  })

test('[MEM-224] a membership of its level in the cart opens a member-only event, another one does not', async ({
  database,
}) => {
  const walk = aDraft({ eventTemplateId: 'night-walk', eventId: `night-walk.${DAY}.2000`, adult: 1 })
  const buyWith = async (membershipCategoryId: string, membershipOfferingId?: string) => {
    const api = await inProcess(database)
    const level = { id: 'm', type: 'MembershipPurchase' as const, membershipCategoryId, membershipOfferingId }
    return api.carts.put({ body: { ...walk, memberships: [level] } }).then(
      () => 'bought',
      (error: { data: { code: string } }) => error.data.code,
    )
  }
  expect([await buyWith('friend', 'year'), await buyWith('patron')]).toEqual(['bought', 'MEMBERS_ONLY'])
})

test('[MEM-144] a member-only event sends whoever is not verified to the verification, and gets them back', async ({
  database,
}) => {
  const { body } = await openEvent(database, null)
  const [, verify = ''] = linksOf(body).find(([text]) => text === 'Verify Membership') ?? []
  expect(verify).toBe(`/auth/pier/members?ref=${encodeURIComponent(EVENT)}&logout=1`)
  const browser = openMembersBrowser(database)
  await browser.open(verify ?? '')
  const form = { membershipId: 'M-1001', lastName: 'Moss' }
  const { location } = await browser.open(verify ?? '', { form })
  expect(location).toBe(`${EVENT}&membershipIds=M-1001`)
  expect((await openEvent(database, 'M-1001', location ?? '')).words).toContain(eligible)
})

test('[MEM-213] a member-only event in the order says what it takes, until a membership is there', async ({
  database,
}) => {
  const sentence = 'You must have a valid membership to purchase.'
  expect((await openOrder(database, null)).words).toContain(sentence)
  expect((await openOrder(database, 'M-1002')).words).toContain(sentence)
  expect((await openOrder(database, 'M-1001')).words).not.toContain(sentence)
})

test.for([
  ['nobody', null, ['Verify Membership', 'Add Membership'], ['I am a friend', 'Become a friend']],
  ['a member of another level', 'M-1002', ['Add Membership'], ['Become a friend']],
  ['a member whose membership is over', 'M-1003', ['Renew now'], ['Stay a friend']],
] as const)(
  '[MEM-282] what a membership takes is the venue’s text, and ends in the way to one for %s',
  async ([, id, defaults, worded], { database }) => {
    const hrefs: Record<string, string> = {
      'Verify Membership': '/auth/pier/members?ref=',
      'Add Membership': '/membership/pier/join',
      'Renew now': '/membership/pier/renew',
    }
    const help = (body: HTMLElement, names: readonly string[]) =>
      linksOf(body).filter(([text]) => names.includes(text ?? ''))
    const order = await openOrder(database, id)
    const shown = help(order.body, Object.keys(hrefs)).filter(([, href]) => !href?.includes('member-prompt'))
    const inError = shown.slice(-defaults.length)
    expect(inError.map(([text]) => text)).toEqual(defaults)
    for (const [text, href] of inError) expect(href).toContain(hrefs[text ?? ''])
    const own = await openOrder(database, id, 'worded')
    expect(own.words).toContain('For friends alone.')
    expect(
      help(own.body, ['I am a friend', 'Become a friend', 'Stay a friend']).map(([text]) => text),
    ).toEqual(worded)
  },
)

test('[MEM-003] words and links of memberships and account are those of the theme, else the built-in ones', async ({
  database,
}) => {
  const visitor = { id: 'V-1', email: 'ada@example.com', name: 'Ada' }
  const screens = async (venue: string) => {
    const verify = await openMembersBrowser(database).open(`/auth/${venue}/members`)
    const start = await drawPage([application, standard, membershipShell, membership], {
      database,
      pattern: '/membership/:tenantId',
      path: `/membership/${venue}`,
    })
    const orders = await drawPage([application, standard, accountShell, account], {
      database,
      pattern: '/account/:tenantId/orders',
      path: `/account/${venue}/orders`,
      session: { visitor },
    })
    const headings = [verify, start, orders].map(({ body }) => body.querySelector('main h1')?.textContent)
    return {
      headings,
      links: linksOf(verify.body).filter(([, href]) => href?.startsWith('https:')),
      button: verify.main.getByRole('button', { name: 'Verify Membership' }).textContent,
      label: verify.main.getByText('Membership ID').textContent,
    }
  }
  expect(await screens('worded')).toEqual({
    headings: ['Who are you, friend?', 'Our friends', 'All that is yours'],
    links: [['Ask for another', 'https://pier.example/cards']],
    button: 'Verify Membership',
    label: 'Membership ID',
  })
  expect(await screens('pier')).toEqual({
    headings: ['Verify your membership', 'Membership', 'Your order history'],
    links: [],
    button: 'Verify Membership',
    label: 'Membership ID',
  })
})

test('an event for members is opened by one press that puts the cheapest level into the order beside it', async ({
  database,
}) => {
  const { body } = await openOrder(database, null)
  const [words, href] = linksOf(body).find(([text]) => text?.startsWith('Join as')) ?? []
  expect(words).toMatch(/^Join as .+ · [$]\d/)
  const joined = await openScreen(tickets, {
    database,
    pattern: '/orders/:tenantId/tickets',
    path: href ?? '',
  })
  expect(joined.field(quantityField('night-walk', 'adult'))).not.toBeNull()
  const level = words?.split(' · ')[0]?.replace('Join as ', '') ?? ''
  expect(joined.page.getAllByText(level).length).toBeGreaterThan(0)
  const member = await openOrder(database, 'M-1002')
  expect(linksOf(member.body).filter(([text]) => text?.startsWith('Join as'))).toEqual([])
})
