import type { Page } from '@playwright/test'
import { ADDRESS, CONTACT, GOOD_CARD, tokenFor } from './buyer.ts'
import { orderEvents } from './order-events.ts'

/** Every screen of the storefront and how to get to it, for the tests that look at all of them. */
export type Screen = { name: string; open: (page: Page, venue: string) => Promise<void> }

const at = (path: string) => async (page: Page, venue: string) => {
  await page.goto(path.replace('{venue}', venue))
}

export const SCREENS: Screen[] = [
  { name: 'the events list', open: at('/events/{venue}/list') },
  { name: 'all reviews', open: at('/events/{venue}/reviews') },
  { name: 'an event', open: openEvent },
  { name: 'the calendar', open: at('/orders/{venue}/calendar') },
  { name: 'the combo page', open: openCombo },
  { name: 'a combo in the order', open: openOrderedCombo },
  { name: 'an empty order', open: at('/orders/{venue}/tickets') },
  { name: 'the order page', open: openTickets },
  { name: 'the calendar of an order', open: openOrderCalendar },
  { name: 'a form of the order', open: openForm },
  { name: 'all forms answered', open: openAnswered },
  { name: 'checkout at ticket delivery', open: openCheckout },
  { name: 'checkout at member information', open: openMemberInfo },
  { name: 'checkout with an invalid membership', open: openInvalidMembership },
  { name: 'checkout at payment', open: openPayment },
  { name: 'checkout at review', open: openReview },
  { name: 'the confirmation', open: openConfirmation },
  { name: 'sign-in', open: at('/auth/{venue}/login') },
  { name: 'member verification', open: at('/auth/{venue}/members') },
  { name: 'the terms', open: at('/legal/{venue}/terms') },
  { name: 'the privacy policy', open: at('/legal/{venue}/privacy') },
  { name: 'the page for resellers', open: at('/resellers/{venue}') },
  { name: 'the status', open: at('/status/{venue}') },
  { name: 'the page for outdated browsers', open: at('/status/{venue}/unsupported') },
  { name: 'membership', open: at('/membership/{venue}') },
  { name: 'the memberships on sale', open: at('/membership/{venue}/join') },
  { name: 'the auxiliary groups', open: at('/membership/{venue}/join?show=auxiliary') },
  { name: 'an auxiliary group', open: openGroup },
  { name: 'a membership', open: openLevel },
  { name: 'a part that opens later', open: at('/account/{venue}') },
]

/** The first event that can be had on one of the next days. */
async function openEvent(page: Page, venue: string) {
  await page.goto(`/events/${venue}/list`)
  await page.locator(`a[href*="/events/${venue}/detail/"]`).first().click()
  await page.waitForURL(/\/detail\//)
}

/** The first combo of the venue that has something to choose, with nothing chosen. */
async function openCombo(page: Page, venue: string) {
  const answer = await page.request.get('/v1/b2c/combo/event/templates?summary', {
    headers: { 'X-Tenant-Id': venue },
  })
  const combos = (await answer.json()).payload as { id: string; templates: { entries: { type: string }[] } }[]
  const combo = combos.find(({ templates }) => templates.entries.some(({ type }) => type === 'any'))
  await page.goto(`/orders/${venue}/combo?comboId=${combo?.id}`)
}

async function openOrderedCombo(page: Page, venue: string) {
  await openCombo(page, venue)
  const comboId = new URL(page.url()).searchParams.get('comboId') ?? ''
  const answer = await page.request.get(`/v1/b2c/combo/event/templates/${comboId}?summary`, {
    headers: { 'X-Tenant-Id': venue },
  })
  const { templates } = (await answer.json()).payload
  const chosen = templates.entries.flatMap(({ type, templateIds, quantity }: Entry) =>
    type === 'any' ? templateIds.slice(0, quantity) : [],
  )
  await page.goto(`/orders/${venue}/tickets?${new URLSearchParams({ comboId, eventIds: chosen.join(',') })}`)
}

type Entry = { type: string; templateIds: string[]; quantity: number }

async function openTickets(page: Page, venue: string) {
  await openEvent(page, venue)
  await page.locator(`a[href*="/orders/${venue}/tickets"][href*="eventId="]`).first().click()
  await page.waitForURL(/\/orders\/.*\/tickets/)
}

/** An event of each demo venue that asks for one form. */
const ASKING: Record<string, string> = { fernwood: 'tea-ceremony', orrery: 'telescope-night' }
const BOAT = 'harbor-cruise'

async function openForm(page: Page, venue: string) {
  const type = 'adult'
  const address = await orderEvents(page, { venue, events: [ASKING[venue] ?? BOAT], type })
  await page.goto(address)
}

async function openOrderCalendar(page: Page, venue: string) {
  await openForm(page, venue)
  await page.goto(`/orders/${venue}/calendar?cart=true`)
}

/** The form is answered as its first question wants it, which is all that is required in each of them. */
async function openAnswered(page: Page, venue: string) {
  await openForm(page, venue)
  const form = { ...ANSWERS, formId: await page.locator('input[name="formId"]').inputValue() }
  await page.request.post(page.url(), { form })
  await page.goto(`/orders/${venue}/forms`)
}

const ANSWERS = {
  'answer:kneel': 'chairs',
  'answer:mobile': '555 010 9999',
  'answer:name': 'Ada',
  'answer:phone': '555 010 9999',
}

/** With nothing in the order yet: an earlier screen may have left what cannot be paid. */
async function openCheckout(page: Page, venue: string) {
  await page.context().clearCookies()
  await openTickets(page, venue)
  await page.waitForLoadState('networkidle')
  await page.locator('main input[inputmode="numeric"]').first().fill('1')
  await page.keyboard.press('Tab')
  await page.locator('main button[name="intent"][value="checkout"]').last().click()
  await page.waitForURL(/\/checkout\//)
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
  await page.goto(`/checkout/${venue}/process`)
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

async function openPayment(page: Page, venue: string) {
  await openCheckout(page, venue)
  await page.request.post(`/checkout/${venue}/process`, {
    form: { intent: 'delivery', deliveryEmail: CONTACT.email },
  })
  await page.goto(`/checkout/${venue}/process`)
}

async function openReview(page: Page, venue: string) {
  await openPayment(page, venue)
  const form = { intent: 'payment', ...CONTACT, ...ADDRESS, ...(await tokenFor(page, GOOD_CARD)) }
  await page.request.post(`/checkout/${venue}/process`, { form })
  await page.goto(`/checkout/${venue}/process`)
}

async function openConfirmation(page: Page, venue: string) {
  await openReview(page, venue)
  await page.waitForLoadState('networkidle')
  // Where the bank checks the card there is no captcha.
  const captcha = page.locator('#checkout-captcha')
  if ((await captcha.count()) > 0) await captcha.check()
  await page.locator('main button[name="intent"][value="complete"]').click()
  await page.waitForURL(/\/confirm\//)
}
