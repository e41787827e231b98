import { expect, type Page } from '@playwright/test'
import { quantityField, slotField } from '#app/routes/orders/tickets/items/event/event-form.ts'
import { venueDay } from '#tests/builders/dates.ts'

export const PROCESS = '/checkout/harborlight/process'
export const CONTACT = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phoneNumber: '555 010 9999',
}
export const ADDRESS = {
  country: 'US',
  streetAddress1: '12 Harbor St',
  streetAddress2: '',
  city: 'Monterey',
  state: 'CA',
  zip: '93940',
}
/** The primary cardholder of a membership, as the form of checkout names the fields. */
export const MEMBER = {
  'primary.firstName': CONTACT.firstName,
  'primary.lastName': CONTACT.lastName,
  'primary.email': CONTACT.email,
  'primary.country': ADDRESS.country,
  'primary.streetAddress1': ADDRESS.streetAddress1,
  'primary.city': ADDRESS.city,
  'primary.state': ADDRESS.state,
  'primary.zipCode': ADDRESS.zip,
}
export const GOOD_CARD = '4242424242424242'

/** Tests that take seats go to days of their own. */
export type TicketChoice = { event?: string; count?: number; day?: number; type?: string }

/** Puts tickets into the visitor's cart by sending the form of the order page; the browser holds the session. */
export async function order(
  { request }: Pick<Page, 'request'>,
  { event = 'manta-ballet', count = 2, day = 12, type = 'adult' }: TicketChoice = {},
) {
  const address = `/orders/harborlight/tickets?${new URLSearchParams({ eventId: event, date: venueDay(day) })}`
  const html = await (await request.get(address)).text()
  const slots = [...html.matchAll(/<input[^>]*name="events[^"]*slotId"[^>]*>/g)]
    .map(([tag]) => tag)
    .filter(tag => !tag.includes('disabled'))
  const slot = /value="([^"]+)"/.exec(slots.at(-1) ?? '')?.[1] ?? ''
  const form = { intent: 'checkout', [slotField(event)]: slot, [quantityField(event, type)]: String(count) }
  const answer = await request.post(address, { form, maxRedirects: 0 })
  expect(answer.headers().location).toContain(PROCESS)
}

/** Sends a form of checkout as a browser without JavaScript does. */
export const send = ({ request }: Pick<Page, 'request'>, form: Record<string, string>) =>
  request.post(PROCESS, { form, maxRedirects: 0 })

/** Where cards are taken: the one foreign origin that a page may frame. */
export async function gatewayOrigin({ request }: Pick<Page, 'request'>): Promise<string> {
  const policy = (await request.get('/status/harborlight')).headers()['content-security-policy'] ?? ''
  return /frame-src 'self' (\S+?)(?:;|$| )/.exec(policy)?.[1] ?? ''
}

export async function tokenFor(page: Pick<Page, 'request'>, number: string) {
  const answer = await page.request.post(`${await gatewayOrigin(page)}/gateway/test/tokens`, {
    data: { number, cvc: '123', expMonth: '7', expYear: '2031' },
  })
  const { token, ...shown } = await answer.json()
  return { paymentToken: token, ...shown }
}

/** An order up to the payment step. */
export async function openPayment(page: Page, choice?: TicketChoice) {
  await openPlainPayment(page, choice)
  await hydrated(page)
}

/** The same for a browser without scripts. */
export async function openPlainPayment(page: Page, choice?: TicketChoice) {
  await order(page, choice)
  await send(page, { intent: 'delivery', deliveryEmail: CONTACT.email })
  await page.goto(PROCESS)
}

type WithCard = TicketChoice & { card?: string }

/** An order up to the review step, the card already with the gateway. */
export async function openReview(page: Page, choice?: WithCard) {
  await openPlainReview(page, choice)
  await hydrated(page)
}

/** The same for a browser without scripts. */
export async function openPlainReview(page: Page, { card = GOOD_CARD, ...choice }: WithCard = {}) {
  await order(page, choice)
  await send(page, { intent: 'delivery', deliveryEmail: CONTACT.email })
  await send(page, { intent: 'payment', ...CONTACT, ...ADDRESS, ...(await tokenFor(page, card)) })
  await page.goto(PROCESS)
}

/** Touches the page, as a kept one has no scripts before, and waits for them: forms no longer check themselves, and what is pressed is heard. */
export async function hydrated(page: Page) {
  const isLive = () => {
    document.documentElement.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    return 'hydrated' in document.documentElement.dataset
  }
  // Not once a frame: a browser without a window may stop drawing any.
  await page.waitForFunction(isLive, null, { polling: 50 })
}

/** The server takes a form that came without a proof of work when it is three seconds old; its token says when it was made. */
export async function waitForAge(formToken: string) {
  const [, made = ''] = formToken.split('.')
  expect(made, 'when the form was made').toMatch(/^\d+$/)
  await expect.poll(() => Date.now() - Number(made), { timeout: 10_000 }).toBeGreaterThan(3_000)
}

/** The same, then presses the button of a page without scripts. */
export async function completeByForm(page: Page) {
  await waitForAge(await page.locator('input[name="formToken"]').inputValue())
  await complete(page).click()
}

export async function fillContact(page: Page) {
  await page.getByLabel('First name').fill(CONTACT.firstName)
  await page.getByLabel('Last name').fill(CONTACT.lastName)
  await page.getByLabel('Email').fill(CONTACT.email)
  await page.getByLabel('Phone').fill(CONTACT.phoneNumber)
}

export async function fillAddress(page: Page) {
  await page.getByLabel('Street address').fill(ADDRESS.streetAddress1)
  await page.getByLabel('City').fill(ADDRESS.city)
  await page.getByLabel('State').selectOption(ADDRESS.state)
  await page.getByLabel('Zip/postal code').fill(ADDRESS.zip)
}

/** The card's fields, in the gateway's frame. */
/** What is wrong, at its field: the list above a form says it too. */
export const fieldError = (page: Page, words: string) => page.locator('[id$="-error"]').getByText(words)

export const cardFields = (page: Page) => page.frameLocator('iframe[title="Card details"]')
export const cardField = (page: Page, name: string) =>
  cardFields(page).getByRole('textbox', { name, exact: true })

export async function fillCard(page: Page, number = GOOD_CARD) {
  await cardField(page, 'Card number').fill(number)
  await cardField(page, 'Expiration month').fill('7')
  await cardField(page, 'Expiration year').fill('2031')
  await cardField(page, 'CVC').fill('123')
}

export const complete = (page: Page) => page.getByRole('button', { name: /^Complete Order/ })

/** Confirms not to be a robot where a box asks for it, and presses the button. */
export async function pay(page: Page) {
  await expect(complete(page)).toBeVisible()
  const box = page.getByRole('checkbox')
  if ((await box.count()) > 0) {
    await box.check()
    await expect(page.getByText('Checked').first()).toBeVisible({ timeout: 15_000 })
  }
  await complete(page).click()
}

/** Buys the membership of the cart, whose primary cardholder is the buyer. */
export async function buyMembership(page: Page, itemId: string) {
  await send(page, { intent: 'memberInfo', itemId, ...MEMBER })
  await send(page, { intent: 'payment', ...CONTACT, ...ADDRESS, ...(await tokenFor(page, GOOD_CARD)) })
  await page.goto(PROCESS)
  await hydrated(page)
  await pay(page)
  await page.waitForURL(/\/confirm\//)
}

export async function buy(page: Page, choice?: TicketChoice & { card?: string }): Promise<string> {
  await openReview(page, choice)
  await pay(page)
  await page.waitForURL(/\/confirm\//)
  return /confirm\/([^?]+)/.exec(page.url())?.[1] ?? ''
}
