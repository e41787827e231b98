import type { Page } from '@playwright/test'
import { venueDay } from '#tests/builders/dates.ts'
import {
  ADDRESS,
  CONTACT,
  cardField,
  complete,
  fillAddress,
  fillCard,
  fillContact,
  hydrated,
  order,
} from './buyer.ts'
import { expect, test } from './fixtures.ts'

const LANTERN = '/membership/lantern'
const main = (page: Page) => page.getByRole('main')

/** Says on the screen of verification whose membership it is; the screen that asked for it follows. */
async function verify(page: Page, membershipId: string) {
  await hydrated(page)
  await page.getByLabel('Membership ID').fill(membershipId)
  await page.getByLabel('Primary cardholder last name').fill('Moss')
  await page.getByRole('button', { name: 'Verify Membership' }).click()
  await page.waitForURL(url => !url.pathname.includes('/auth/'))
  await hydrated(page)
}

async function placeOrder(page: Page) {
  await hydrated(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL(/\/checkout\/lantern\/process/)
  await hydrated(page)
}

async function fillMember(page: Page, { firstName, lastName, email }: typeof CONTACT) {
  const person = page.getByRole('group', { name: 'Primary cardholder', exact: true })
  await person.getByLabel('First name').fill(firstName)
  await person.getByLabel('Last name').fill(lastName)
  await person.getByLabel('Email').fill(email)
  await person.getByLabel('Street address').fill(ADDRESS.streetAddress1)
  await person.getByLabel('City').fill(ADDRESS.city)
  await person.getByLabel('State').selectOption(ADDRESS.state)
  await person.getByLabel('Zip/Postal Code').fill(ADDRESS.zip)
}

/** Cents that a text ends in. */
const cents = (text: string | null) =>
  Math.round(Number(/([\d.,]+)\D*$/.exec(text ?? '')?.[1]?.replace(',', '')) * 100)

async function toPayment(page: Page) {
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { name: /Payment/, level: 2 })).toBeFocused()
}

/** The payment step filled in, then the order completed; gives the cents that the button named. */
async function payFor(page: Page): Promise<number> {
  await fillContact(page)
  await fillAddress(page)
  await fillCard(page)
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await page.locator('#checkout-captcha:visible').check()
  await expect(page.getByText('Checked').first()).toBeVisible({ timeout: 15_000 })
  const due = cents(await complete(page).textContent())
  await complete(page).click()
  await page.waitForURL(/\/confirm\//)
  return due
}

/** What the order that was confirmed came to, in cents. */
async function charged(page: Page): Promise<number> {
  const number = /confirm\/([^?]+)/.exec(page.url())?.[1] ?? ''
  const answer = await page.request.get(`/v1/b2c/orders/${number}`, { headers: { 'x-tenant-id': 'lantern' } })
  const { payload } = (await answer.json()) as { payload: { discountedSumTotal: number } }
  return payload.discountedSumTotal
}

test('a visitor joins, pays, and is known by the new member number from then on', async ({ page }) => {
  await page.goto(`${LANTERN}/join`)
  await main(page).getByRole('link', { name: 'Join Now: Friend' }).click()
  await page.waitForURL(/\/orders\/lantern\/tickets/)
  await placeOrder(page)
  await fillMember(page, { ...CONTACT, lastName: 'Moss' })
  await toPayment(page)
  const due = await payFor(page)
  expect([due, await charged(page)]).toEqual([6_000, 6_000])
  const words = await main(page)
    .getByText(/Member number \S+/)
    .first()
    .textContent()
  await page.context().clearCookies()
  await page.goto(`${LANTERN}/profile`)
  await verify(page, /Member number (\S+)/.exec(words ?? '')?.[1] ?? '')
  await expect(main(page).getByText('Active', { exact: true })).toBeVisible()
  await expect(main(page).getByText('Ada Moss').first()).toBeVisible()
})

test('a membership that has lapsed is renewed with fewer cardholders', async ({ page }) => {
  await page.goto(`${LANTERN}/profile`)
  await verify(page, 'L-LEO')
  await expect(main(page).getByText('Your membership has expired')).toBeVisible()
  await main(page).getByRole('link', { name: 'Renew', exact: true }).click()
  await main(page).getByRole('link', { name: 'Renew: Household' }).click()
  await page.waitForURL(/\/orders\/lantern\/tickets/)
  await placeOrder(page)
  await page.getByRole('button', { name: 'Remove Hal Moss' }).click()
  await expect(page.getByText('Removed', { exact: true })).toBeVisible()
  await toPayment(page)
  expect(await payFor(page)).toBe(12_000)
  await page.goto(`${LANTERN}/profile`)
  await expect(main(page).getByText('Active', { exact: true })).toBeVisible()
  const people = main(page).getByRole('region', { name: 'Who has a card' })
  await expect(people).toContainText('Iris Moss')
  await expect(people).not.toContainText('Hal Moss')
})

test('an upgrade within the term costs what was shown', async ({ page }) => {
  await page.goto(`${LANTERN}/profile`)
  await verify(page, 'L-MINA')
  await main(page).getByText('More for this membership').first().click()
  await main(page).getByRole('link', { name: 'View Upgrade Options' }).first().click()
  await main(page).getByRole('link', { name: 'Upgrade: Household' }).click()
  await page.waitForURL(/\/orders\/lantern\/tickets/)
  await expect(page.getByRole('radio', { name: /^One year, .*\$/ })).toBeChecked()
  const shown = cents(
    await main(page)
      .getByText(/^One year, .*\$/)
      .first()
      .textContent(),
  )
  await placeOrder(page)
  await toPayment(page)
  const due = await payFor(page)
  expect([due, await charged(page)]).toEqual([shown, shown])
  expect(shown).toBeLessThan(12_000)
  await page.goto(`${LANTERN}/profile`)
  await expect(main(page).getByText('Household', { exact: true }).first()).toBeVisible()
})

test('an auxiliary group can be joined beside a membership, and by nobody without one', async ({ page }) => {
  await page.goto(`${LANTERN}/join?show=auxiliary`)
  await expect(main(page).getByText('Required membership: Friend, Household')).toBeVisible()
  await expect(main(page).getByRole('link', { name: /^Join Now/ })).toHaveCount(0)
  await main(page).getByRole('article').getByRole('link', { name: 'Verify Membership' }).click()
  await verify(page, 'L-BEA')
  await main(page).getByRole('link', { name: 'Join Now: Lamp Keepers' }).click()
  await page.waitForURL(/\/orders\/lantern\/tickets/)
  await placeOrder(page)
  await toPayment(page)
  expect(await payFor(page)).toBe(2_500)
  await page.goto(`${LANTERN}/profile`)
  const groups = main(page).getByRole('region', { name: 'Auxiliary Memberships' })
  await expect(groups.getByRole('link', { name: 'Lamp Keepers' })).toBeVisible()
})

test('an expired member pays the regular price, and is told why and how to renew', async ({ page }) => {
  const tickets = `/orders/lantern/tickets?${new URLSearchParams({ eventId: 'lamp', date: venueDay(9) })}`
  await page.goto(tickets)
  await main(page).getByRole('link', { name: 'Verify Membership' }).click()
  await verify(page, 'L-ODD')
  const lamp = page.getByRole('region', { name: 'Up to the Lamp' })
  await expect(lamp.getByText('Member price')).toHaveCount(0)
  await expect(main(page).getByText('Your membership has expired')).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Renew' })).toHaveAttribute('href', `${LANTERN}/renew`)
})

test('the mail about a card that was declined leads to where another card is put on file', async ({
  page,
}) => {
  const mailbox = async () =>
    (await (await page.request.get('/dev/mailbox')).text())
      .split('<li>')
      .find(entry => entry.includes('vera.moss@example.com') && /could not be renewed/.test(entry)) ?? ''
  await expect.poll(mailbox, { timeout: 15_000 }).not.toBe('')
  const address = /href="([^"]+)"/.exec(await mailbox())?.[1] ?? ''
  const mail = await (await page.request.get(`${address}/text`)).text()
  expect(mail).toContain('We try again on')
  const { pathname, search } = new URL(/https?:\S+\/membership\/lantern\/card\S*/.exec(mail)?.[0] ?? '')
  await page.goto(pathname + search)
  await verify(page, 'L-VERA')
  await expect(cardField(page, 'Card number')).toHaveValue('')
  await fillCard(page)
  await page.getByRole('button', { name: 'Use this card' }).click()
  await page.waitForURL(/\/membership\/lantern\/profile/)
  await expect(main(page).getByText('Your new card is on file.')).toBeVisible()
  await expect(main(page).getByText(/ending in 4242/)).toBeVisible()
})

test('two venues in one browser know nothing of each other’s visitors, members and orders', async ({
  page,
}) => {
  const form = { email: 'priya.raman@example.com', password: 'marquee-demo' }
  await page.request.post('/auth/harborlight/login', { form, maxRedirects: 0 })
  await order(page, { day: 21, count: 1 })
  await page.goto(`${LANTERN}/profile`)
  await verify(page, 'L-BEA')
  const record = () => page.evaluate(() => localStorage.getItem('membership') ?? '')
  await expect.poll(record).toContain('L-BEA')
  const header = page.getByRole('banner')
  const member = header.getByRole('link', { name: 'Member: Bea Moss' })
  const visitor = header.getByText(form.email)
  await expect(member).toBeVisible()
  await expect(visitor).toHaveCount(0)
  await expect(header.getByRole('link', { name: '0 items' })).toBeVisible()

  await page.goto('/orders/harborlight/tickets?cart=true')
  await expect(visitor).not.toHaveCount(0)
  await expect(member).toHaveCount(0)
  await expect(header.getByRole('link', { name: '1 item' })).toBeVisible()
  // The copy in the browser is one for the whole site: it says whose it is.
  expect(await record()).toContain('"tenantId":"lantern"')
  await hydrated(page)
  await page.getByRole('banner').getByText('My account').click()
  await header.getByRole('button', { name: 'Logout' }).click()
  await expect(visitor).toHaveCount(0)

  await page.goto('/events/lantern/list')
  await expect(member).toBeVisible()
  await expect.poll(record).toContain('L-BEA')
})
