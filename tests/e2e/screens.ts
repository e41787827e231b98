import { expect, type Page, test } from '@playwright/test'
import { venueDay } from '#tests/builders/dates.ts'
import { ADDRESS, CONTACT, GOOD_CARD, hydrated, tokenFor } from './buyer.ts'
import { invitationOf } from './invitation-mail.ts'
import { orderEvents } from './order-events.ts'

/**
 * A screen of the storefront and how to get to it; orders are filled by requests, so that one page is loaded. Where the way could
 * lead elsewhere, `has` is what only this screen has.
 */
export type Screen = { name: string; has?: string; open: (page: Page, venue: string) => Promise<void> }

const at = (path: string) => async (page: Page, venue: string) => {
  await page.goto(path.replace('{venue}', venue))
}

/** A page that runs, or one in which nothing does: what a page measures of itself it has measured then. */
const READY = 'html[data-hydrated], html:not(:has(script[type="module"]))'

/** For the tests that look at every screen: opens them one after the other, in one browser. */
export async function visitScreens(
  page: Page,
  { venue, look }: { venue: string; look: (screen: Screen) => Promise<void> },
) {
  for (const screen of SCREENS)
    await test.step(screen.name, async () => {
      await screen.open(page, venue)
      await expect(page.locator(READY).first(), screen.name).toBeAttached()
      if (screen.has) await expect.soft(page.locator(screen.has).first(), screen.name).toBeAttached()
      await look(screen)
    })
}

/** A link of a verification that there never was. */
const ENDED = `/auth/{venue}/members?membershipVerificationToken=${'x'.repeat(43)}`

export const SCREENS: Screen[] = [
  { name: 'the events list', open: at('/events/{venue}/list') },
  { name: 'who is coming', has: 'main details[open] [name^="party."]', open: openParty },
  { name: 'the frame for a website', has: 'main a[target="_top"]', open: at('/embed/{venue}/times') },
  { name: 'all reviews', open: at('/events/{venue}/reviews') },
  { name: 'the end of invitations', open: at('/events/{venue}/invitations/none') },
  { name: 'an event', open: openEvent },
  { name: 'a combo', has: 'main a[href*="comboId="]', open: openComboDetail },
  { name: 'an event that is sold out', has: 'main a[href*="/waiting/"]', open: openSoldOutEvent },
  { name: 'the waiting list', has: 'main [name="party"]', open: openWaitingList },
  { name: 'a place in line whose link is over', open: at('/events/{venue}/waiting/entry/none') },
  { name: 'the calendar', open: at('/orders/{venue}/calendar') },
  { name: 'the combo page', has: '#combo-state', open: openCombo },
  { name: 'a combo in the order', has: 'main [name^="combos."]', open: openOrderedCombo },
  { name: 'an empty order', open: at('/orders/{venue}/tickets') },
  { name: 'the order page', has: 'main [name*=".quantities."]', open: openTickets },
  {
    name: 'an event for members in the order',
    has: 'main a[href*="membershipCategoryId="]',
    open: openMembersEvent,
  },
  { name: 'the way to another device', has: 'main svg path', open: openOtherDevice },
  { name: 'a link of an order that is over', open: at('/orders/{venue}/continue/none') },
  { name: 'the day of an order', has: 'main ol', open: openDay },
  { name: 'a visit of the day, unfolded', has: 'main ol [name*=".quantities."]', open: openVisit },
  { name: 'the calendar of an order', open: openOrderCalendar },
  {
    name: 'another date for a visit',
    has: 'main a[href*="cdEventIds="]',
    open: openDateChange,
  },
  { name: 'a form of the order', has: 'main [name^="answer:"]', open: openForm },
  { name: 'all forms answered', has: '#forms-answered', open: openAnswered },
  {
    name: 'checkout at ticket delivery',
    has: '#checkout-deliveryEmail, #checkout-email',
    open: checkoutAfter(orderTicket),
  },
  { name: 'checkout at member information', has: 'main [name^="primary."]', open: openMemberInfo },
  { name: 'checkout with an invalid membership', has: '#member-info-invalid', open: openInvalidMembership },
  { name: 'checkout at payment', has: 'main iframe', open: checkoutAfter(giveDelivery) },
  { name: 'checkout at review', has: 'main [value="complete"]', open: checkoutAfter(givePayment) },
  { name: 'sign-in', open: at('/auth/{venue}/login') },
  { name: 'an order history without orders', open: openHistory },
  { name: 'the confirmation', open: openConfirmation },
  { name: 'the page of an order', has: 'main a[href$="/door"]', open: openOrderLink },
  { name: 'a visit to move', has: 'main [name="start"]', open: fromOrder('main a[href*="/move/"]') },
  { name: 'the codes for the door', has: 'main svg[role="img"]', open: fromOrder('main a[href$="/door"]') },
  { name: 'a ticket that is handed on', has: 'main article', open: fromOrder('main a[href*="/ticket/"]') },
  { name: 'tickets sent again', open: at('/orders/{venue}/again') },
  { name: 'the order history', has: 'main li a[href*="/orders/"]', open: at('/account/{venue}/orders') },
  { name: 'a past order', has: 'main article section', open: openPastOrder },
  { name: 'the orders of a guest', has: 'main li a[href*="/orders/"]', open: openGuestOrders },
  { name: 'an order of a guest', has: 'main article form', open: openPastOrder },
  { name: 'a review to write', has: '#write-review', open: openReview },
  { name: 'member verification', open: at('/auth/{venue}/members') },
  { name: 'a verification that waits', has: '#verification-code', open: openWaiting },
  { name: 'the link of a verification', has: 'main [name="code"]', open: openVerification },
  { name: 'a verification whose link is over', open: at(ENDED) },
  { name: 'the terms', open: at('/legal/{venue}/terms') },
  { name: 'the privacy policy', open: at('/legal/{venue}/privacy') },
  { name: 'the page for resellers', open: at('/resellers/{venue}') },
  { name: 'the status', open: at('/status/{venue}') },
  { name: 'the page for outdated browsers', open: at('/status/{venue}/unsupported') },
  { name: 'membership', open: at('/membership/{venue}') },
  { name: 'the memberships on sale', open: at('/membership/{venue}/join') },
  { name: 'all memberships compared', has: 'main section > details > summary', open: openComparison },
  { name: 'the auxiliary groups', open: at('/membership/{venue}/join?show=auxiliary') },
  { name: 'an auxiliary group', has: 'main article', open: openGroup },
  { name: 'a membership', has: '#membership-options', open: openLevel },
  { name: 'my membership', has: 'main details', open: asMember('profile') },
  { name: 'the codes of a membership for the door', has: 'main svg[role="img"]', open: asMember('door') },
  { name: 'a membership that renews by itself', has: 'main [value="stop"]', open: openRenewing },
  { name: 'a membership that is renewed', has: 'main details', open: asMember('profile', 'renewed') },
  {
    name: 'a membership that has expired',
    has: 'main a[href*="/renew"]',
    open: asMember('profile', 'expired'),
  },
  { name: 'a membership that renews no more', open: asMember('profile', 'stopped') },
  { name: 'what a membership can be renewed to', open: asMember('renew') },
  { name: 'what a membership can be upgraded to', open: asMember('upgrade') },
  { name: 'a forgotten password', open: at('/auth/{venue}/forgotPassword') },
  { name: 'an order without an account', open: at('/auth/{venue}/orders') },
  { name: 'a new password', open: at('/auth/{venue}/changePassword/unknown?ref=%2Fevents%3Frev%3D1') },
  { name: 'the profile', has: 'main [name="zipCode"]', open: openProfile },
  { name: 'the versions of the theme', has: '#version-1', open: openVersions },
  { name: 'the reviews in the editor', has: 'main [name="reason"]', open: openModeration },
]

/** An event of each demo venue that asks nothing, and one that asks for one form. */
const EVENTS: Record<string, { plain: string; withQuestions: string }> = {
  fernwood: { plain: 'garden-admission', withQuestions: 'tea-ceremony' },
  orrery: { plain: 'tonights-sky', withQuestions: 'telescope-night' },
}
const AQUARIUM = { plain: 'aquarium-day', withQuestions: 'harbor-cruise' }
const eventsOf = (venue: string) => EVENTS[venue] ?? AQUARIUM

async function openEvent(page: Page, venue: string) {
  await page.goto(`/events/${venue}/detail/${eventsOf(venue).plain}?date=${venueDay(20)}`)
}

async function openParty(page: Page, venue: string) {
  await page.goto(`/events/${venue}/list?date=${venueDay(20)}`)
  await page.locator('main summary').first().click()
}

async function openDay(page: Page, venue: string) {
  const { plain, withQuestions } = eventsOf(venue)
  await orderEvents(page, { venue, events: [plain, withQuestions] })
  await page.goto(`/orders/${venue}/tickets?cart=true`)
}

async function openVisit(page: Page, venue: string) {
  await openDay(page, venue)
  await hydrated(page)
  await page.locator('main ol button[name="intent"][value^="edit:"]').first().click()
}

async function openDateChange(page: Page, venue: string) {
  await orderTicket(page, venue)
  await page.goto(`/orders/${venue}/calendar?cart=true&cdEventIds=${eventsOf(venue).plain}`)
}

async function openComparison(page: Page, venue: string) {
  await page.goto(`/membership/${venue}/join`)
  const summary = page.locator('main section > details > summary').first()
  // At a desk the comparison stands unfolded.
  if (await summary.isVisible()) await summary.click()
}

async function openComboDetail(page: Page, venue: string) {
  const combo = await comboToChoose(page, venue)
  await page.goto(`/events/${venue}/detail/${combo}?comboId=${combo}`)
}

/** An event of each demo venue that has a day without seats. */
const SOLD_OUT: Record<string, string> = {
  harborlight: 'night-swim',
  fernwood: 'bonsai-workshop',
  orrery: 'total-eclipse',
}

async function openSoldOutEvent(page: Page, venue: string) {
  const event = SOLD_OUT[venue] ?? 'night-swim'
  const path = `/event/templates/${event}/calendar`
  const { days } = await askVenue<{ days: { date: string; soldOut: boolean }[] }>(page, { venue, path })
  await page.goto(`/events/${venue}/detail/${event}?date=${days.find(({ soldOut }) => soldOut)?.date}`)
}

async function openOtherDevice(page: Page, venue: string) {
  await orderTicket(page, venue)
  await page.goto(`/orders/${venue}/other-device`)
}

async function openWaitingList(page: Page, venue: string) {
  await page.goto(`/events/${venue}/waiting/${eventsOf(venue).plain}?date=${venueDay(20)}`)
}

async function openTickets(page: Page, venue: string) {
  await page.goto(`/orders/${venue}/tickets?eventId=${eventsOf(venue).plain}&date=${venueDay(20)}`)
}

/** An event that each venue keeps for members of levels that anybody can join, in the order of somebody who is none. */
const MEMBERS_EVENTS: Record<string, string> = {
  harborlight: 'seahorse-nursery',
  fernwood: 'winter-conifers',
  orrery: 'forty-seats',
}

async function openMembersEvent(page: Page, venue: string) {
  const event = MEMBERS_EVENTS[venue] ?? 'seahorse-nursery'
  const path = `/event/templates/${event}/nextavailable?endTime=${venueDay(90)}`
  const next = await askVenue<{ date: string }>(page, { venue, path })
  await page.goto(`/orders/${venue}/tickets?eventId=${event}&date=${next.date}`)
}

type Entry = { type: string; templateIds: string[]; quantity: number }
type Combo = { id: string; displayOrder: number; templates: { entries: Entry[] } }

async function askVenue<Payload>({ request }: Page, { venue, path }: { venue: string; path: string }) {
  const answer = await request.get(`/v1/b2c${path}`, { headers: { 'x-tenant-id': venue } })
  return (await answer.json()).payload as Payload
}

/** The first combo of the venue that has something to choose. */
async function comboToChoose(page: Page, venue: string): Promise<string> {
  const combos = await askVenue<Combo[]>(page, { venue, path: '/combo/event/templates?summary' })
  const inOrder = combos.toSorted((a, b) => a.displayOrder - b.displayOrder)
  return inOrder.find(({ templates }) => templates.entries.some(({ type }) => type === 'any'))?.id ?? ''
}

async function openCombo(page: Page, venue: string) {
  await page.goto(`/orders/${venue}/combo?comboId=${await comboToChoose(page, venue)}`)
}

async function openOrderedCombo(page: Page, venue: string) {
  const comboId = await comboToChoose(page, venue)
  const path = `/combo/event/templates/${comboId}?summary`
  const { templates } = await askVenue<Combo>(page, { venue, path })
  const chosen = templates.entries.flatMap(({ type, templateIds, quantity }) =>
    type === 'any' ? templateIds.slice(0, quantity) : [],
  )
  await page.goto(`/orders/${venue}/tickets?${new URLSearchParams({ comboId, eventIds: chosen.join(',') })}`)
}

const orderForm = (page: Page, venue: string) =>
  orderEvents(page, { venue, events: [eventsOf(venue).withQuestions] })

async function openForm(page: Page, venue: string) {
  await page.goto(await orderForm(page, venue))
}

async function openOrderCalendar(page: Page, venue: string) {
  await orderForm(page, venue)
  await page.goto(`/orders/${venue}/calendar?cart=true`)
}

/** The form is answered as its first question wants it, which is all that is required in each of them. */
async function openAnswered(page: Page, venue: string) {
  const address = await orderForm(page, venue)
  const html = await (await page.request.get(address)).text()
  const formId = /name="formId" value="([^"]+)"/.exec(html)?.[1] ?? ''
  await page.request.post(address, { form: { ...ANSWERS, formId } })
  await page.goto(`/orders/${venue}/forms`)
}

const ANSWERS = {
  'answer:kneel': 'chairs',
  'answer:mobile': '555 010 9999',
  'answer:name': 'Ada',
  'answer:phone': '555 010 9999',
}

/** Whose orders are looked at as a guest: no journey buys under this address. */
const BUYER = { ...CONTACT, email: 'walter.stroll@example.com' }

const checkout = (venue: string) => `/checkout/${venue}/process`
const send = ({ request }: Page, { venue, form }: { venue: string; form: Record<string, string> }) =>
  request.post(checkout(venue), { form, maxRedirects: 0 })

/** With nothing in the order yet: an earlier screen may have left what cannot be paid. */
async function orderTicket(page: Page, venue: string) {
  await page.context().clearCookies()
  await orderEvents(page, { venue, events: [eventsOf(venue).plain] })
}

async function giveDelivery(page: Page, venue: string) {
  await orderTicket(page, venue)
  await send(page, { venue, form: { intent: 'delivery', deliveryEmail: BUYER.email } })
}

async function givePayment(page: Page, venue: string) {
  await giveDelivery(page, venue)
  const form = { intent: 'payment', ...BUYER, ...ADDRESS, ...(await tokenFor(page, GOOD_CARD)) }
  await send(page, { venue, form })
}

/** Opens checkout where these steps have led to. */
function checkoutAfter(steps: Screen['open']): Screen['open'] {
  return async (page, venue) => {
    await steps(page, venue)
    await page.goto(checkout(venue))
  }
}

/** A level of each demo venue for a whole family, one for a single person and an auxiliary group, each with an offering. */
const LEVELS: Record<
  string,
  { family: string; single: string; club: string; offering: string; price: string }
> = {
  harborlight: {
    family: 'family',
    single: 'individual',
    club: 'otter-club',
    offering: 'season',
    price: 'child',
  },
  fernwood: { family: 'family', single: 'single', club: 'bee-circle', offering: 'year', price: 'keeper' },
  orrery: {
    family: 'navigator',
    single: 'observer',
    club: 'meteor-section',
    offering: 'year',
    price: 'watcher',
  },
}

type MemberState = 'grouped' | 'renewing' | 'renewed' | 'expired' | 'stopped'

const AQUARIUM_MEMBERS: Record<MemberState, [membershipId: string, lastName: string]> = {
  grouped: ['HL-20418', 'Okafor'],
  renewing: ['HL-20977', 'Lindqvist'],
  renewed: ['HL-18830', 'Tanaka'],
  expired: ['HL-11940', 'Haddad'],
  stopped: ['HL-00007', 'Marchetti'],
}

/** Members of each demo venue: one with an auxiliary group beside the membership, and one in each standing. */
const MEMBERS: Record<string, typeof AQUARIUM_MEMBERS> = {
  fernwood: {
    grouped: ['FW-4417', 'Heath'],
    renewing: ['FW-4417', 'Heath'],
    renewed: ['FW-5120', 'Brennan'],
    expired: ['FW-2288', 'Novák'],
    stopped: ['FW-0600', 'Quayle-Moss'],
  },
  orrery: {
    grouped: ['OR-1042', 'Lindgren'],
    renewing: ['OR-1042', 'Lindgren'],
    renewed: ['OR-1180', 'Obermann'],
    expired: ['OR-0710', 'Mensah'],
    stopped: ['OR-0017', 'Ásgeirsson'],
  },
}

function asMember(screen: string, standing: MemberState = 'grouped') {
  return async (page: Page, venue: string) => {
    const [membershipId, name] = (MEMBERS[venue] ?? AQUARIUM_MEMBERS)[standing]
    const lastName = venue === 'marked' ? `«${name}»` : name
    await page.request.post(`/auth/${venue}/members`, { form: { membershipId, lastName }, maxRedirects: 0 })
    await page.goto(`/membership/${venue}/${screen}`)
  }
}

/** With what it means to stop it, unfolded. */
async function openRenewing(page: Page, venue: string) {
  await asMember('profile', 'renewing')(page, venue)
  await page.locator('main details:has([value="stop"]) summary').click()
}

/** The address of a member whom no journey verifies by email. */
const VERIFIED: Record<string, string> = {
  fernwood: 'wen.zhao@example.com',
  orrery: 'lucia.ferrer@example.com',
}
const verifiedAt = (venue: string) => VERIFIED[venue] ?? 'grace.tanaka@example.com'

async function openWaiting(page: Page, venue: string) {
  const address = `/auth/${venue}/members?by=email`
  await page.request.post(address, { form: { email: verifiedAt(venue) }, maxRedirects: 0 })
  await page.goto(`${address}&waiting=1`)
}

/** The mail of the verification that waits, opened in a browser that did not ask for it. */
async function openVerification(page: Page, venue: string) {
  const pattern = /\/auth\/\S+membershipVerificationToken=\S+/
  const link = await linkMailed(page, { venue, to: verifiedAt(venue), pattern })
  await page.context().clearCookies()
  await page.goto(link)
}

type MailedLink = { venue: string; to: string; pattern: RegExp }

/** The link of the latest mail to somebody that has one; empty while there is none. */
async function findMailedLink({ request }: Page, { venue, to, pattern }: MailedLink): Promise<string> {
  const entries = (await (await request.get('/dev/mailbox')).text()).split('<li>')
  const mails = entries.filter(entry => entry.includes(to) && entry.includes(`/mailbox/${venue}/`))
  for (const entry of mails) {
    const address = /href="([^"]+)"/.exec(entry)?.[1]
    const link = pattern.exec(await (await request.get(`${address}/text`)).text())
    if (link) return link[0]
  }
  return ''
}

/** The link of a mail that has come since `former` was the latest one. */
async function linkMailed(page: Page, { former = '', ...mail }: MailedLink & { former?: string }) {
  let link = former
  const find = async () => {
    link = await findMailedLink(page, mail)
    return link
  }
  await expect.poll(find, { timeout: 15_000 }).not.toBe(former)
  return link
}

async function openGroup(page: Page, venue: string) {
  await page.goto(`/membership/${venue}/join?show=auxiliary`)
  await page.locator(`main a[href*="/membership/${venue}/group/"]`).first().click()
  await page.waitForURL(/\/group\//)
}

async function openLevel(page: Page, venue: string) {
  await page.goto(`/membership/${venue}/detail/${LEVELS[venue]?.family ?? 'family'}`)
}

async function openMemberships(page: Page, { venue, memberships }: { venue: string; memberships: object[] }) {
  const items = memberships.map((item, index) => ({
    id: `m${index}`,
    type: 'MembershipPurchase',
    membershipOfferingId: 'year',
    ...item,
  }))
  await page.request.put('/v1/b2c/shopping_cart', {
    headers: { 'x-tenant-id': venue },
    data: { memberships: items },
  })
  await page.goto(checkout(venue))
}

/** A gift with everything that can be asked, more cardholders than there are cards, and a membership that waits. */
async function openMemberInfo(page: Page, venue: string) {
  const { family = 'family', single = 'individual' } = LEVELS[venue] ?? {}
  const card = { cardType: 'secondary', firstName: '«Kit»', lastName: '«Reed»' }
  const membershipInfo = { membershipCards: Array.from({ length: 6 }, () => card) }
  const memberships = [
    { membershipCategoryId: family, isGift: true, membershipInfo },
    { membershipCategoryId: single, pricePointId: 'adult' },
  ]
  await openMemberships(page, { venue, memberships })
}

async function openInvalidMembership(page: Page, venue: string) {
  const { club = 'otter-club', offering = 'season', price = 'child' } = LEVELS[venue] ?? {}
  const membership = { membershipCategoryId: club, membershipOfferingId: offering, pricePointId: price }
  await openMemberships(page, { venue, memberships: [membership] })
}

/** A visitor of each demo venue. */
const VISITORS: Record<string, string> = {
  fernwood: 'rosamund.heath@example.com',
  orrery: 'amara.lindgren@example.com',
}

async function signIn(page: Page, venue: string) {
  const form = { email: VISITORS[venue] ?? 'renata.okafor@example.com', password: 'marquee-demo' }
  await page.request.post(`/auth/${venue}/login`, { form, maxRedirects: 0 })
}

async function openProfile(page: Page, venue: string) {
  await signIn(page, venue)
  await page.goto(`/account/${venue}/profile`)
}

/** The orders of the confirmation, for whoever opens the link that is mailed to its address. */
async function openGuestOrders(page: Page, venue: string) {
  const mail = { venue, to: BUYER.email, pattern: /\/auth\/[^/\s]+\/orders\/\S+/ }
  const former = await findMailedLink(page, mail)
  await page.context().clearCookies()
  await page.request.post(`/auth/${venue}/orders`, { form: { email: BUYER.email } })
  await page.goto(await linkMailed(page, { ...mail, former }))
  await page.waitForURL(/\/account\/[^/]+\/orders$/)
}

/** The form of an event that a guest has seen, by the mail that asks for a review. */
async function openReview(page: Page, venue: string) {
  await page.goto(await invitationOf(page, { venue, guest: 'wren' }))
  await page.waitForURL(/\/changePassword\//)
  await hydrated(page)
  for (const field of await page.locator('main [type="password"]').all())
    await field.fill('a quiet harbour 7')
  await page.locator('main form button[type="submit"]').click()
  await page.waitForURL(/\/events\/[^/]+\/detail\//)
}

async function openVersions(page: Page, venue: string) {
  await openModeration(page, venue)
  await page.goto(`/editor/${venue}/versions?from=0&to=1`)
}

async function openModeration(page: Page, venue: string) {
  const form = {
    email: `editor@${venue === 'marked' ? 'harborlight' : venue}.example`,
    password: 'marquee-demo',
  }
  await page.request.post(`/staff/${venue}/sign-in`, { form, maxRedirects: 0 })
  await page.goto(`/editor/${venue}/reviews`)
}

async function openHistory(page: Page, venue: string) {
  await signIn(page, venue)
  await page.goto(`/account/${venue}/orders`)
}

/** The page of the order that was bought last, by the link that its confirmation gives. */
async function openOrderLink(page: Page, venue: string) {
  await openPastOrder(page, venue)
  const door = (await page.locator('main a[href$="/door"]').first().getAttribute('href')) ?? ''
  await page.goto(door.replace(/\/door$/, ''))
}

/** A screen that the page of an order leads to; stays there where its venue does not let visitors go on. */
function fromOrder(link: string): Screen['open'] {
  return async (page, venue) => {
    await openOrderLink(page, venue)
    const ways = page.locator(link)
    if ((await ways.count()) > 0) await page.goto((await ways.first().getAttribute('href')) ?? '')
  }
}

/** The order of the confirmation before. */
async function openPastOrder(page: Page, venue: string) {
  await page.goto(`/account/${venue}/orders`)
  await page.locator('main li a').first().click()
  await page.waitForURL(/\/orders\/[\w-]+$/)
}

async function openConfirmation(page: Page, venue: string) {
  await givePayment(page, venue)
  await signIn(page, venue)
  await page.goto(checkout(venue))
  await hydrated(page)
  // Where the bank checks the card there is no captcha.
  const captcha = page.locator('#checkout-captcha:visible')
  if ((await captcha.count()) > 0) await captcha.check()
  await page.locator('main button[name="intent"][value="complete"]:visible').click()
  await page.waitForURL(/\/confirm\//)
}
