import type { Page } from '@playwright/test'
import { buy, CONTACT, hydrated } from './buyer.ts'
import { expect, test } from './fixtures.ts'
import { mailedLink } from './mailed-link.ts'

/** Visitors of the demo venues whom no other journey signs in: their passwords and sessions change here. */
const DAVID = 'david.osei@example.com'
const AOIFE = 'aoife.brennan@example.com'
const NOOR = 'noor.haddad@example.com'
const FELIX = 'felix.obermann@example.com'
const PASSWORD = 'marquee-demo'

/** From here on the page's time goes on by `runFor` alone, however long an answer takes. */
const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000)

test('[MEM-038] a forgotten password: the mail is asked for, three seconds later the sign-in stands there, and the link of the mail gives a new password', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(`/auth/fernwood/login?${new URLSearchParams({ ref: '/events/fernwood/reviews' })}`)
  await hydrated(page)
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?')
  await page.getByLabel('Email').fill(DAVID)
  await stopClock(page)
  await page.getByRole('button', { name: 'Send Email' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email sent')
  await page.clock.runFor(2_900)
  await expect(page).toHaveURL(/\/forgotPassword/)
  await page.clock.runFor(200)
  await expect(page).toHaveURL('/auth/fernwood/login?ref=%2Fevents%2Ffernwood%2Freviews')
  await page.clock.resume()

  await page.goto(await mailedLink(page, { to: DAVID, subject: /new password/ }))
  await page.getByLabel('New password').fill('seven winters')
  await page.getByLabel('Re-enter password').fill('seven winter')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await expect(page.getByLabel('Re-enter password')).toBeFocused()
  await page.getByLabel('New password').fill('seven winters')
  await page.getByLabel('Re-enter password').fill('seven winters')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page).toHaveURL('/events/fernwood/reviews')
  await page.goto('/account/fernwood/orders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order history')
})

test('[MEM-034] the link of a mail signs in by itself, once', async ({ page }) => {
  await page.goto(`/auth/harborlight/login?${new URLSearchParams({ ref: '/account/harborlight/profile' })}`)
  await page.getByLabel('Email').fill(NOOR)
  await page.getByText('Sign in another way').click()
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await expect(page.getByText(`If ${NOOR} is known here`)).toBeVisible()
  const link = await mailedLink(page, { to: NOOR, subject: /Sign in at/ })

  // A scanner of mails opens the link first: nothing is used up by that.
  await page.request.get(link)
  await page.goto(link)
  await expect(page).toHaveURL('/account/harborlight/profile')
  await expect(page.getByLabel('Email')).toHaveValue(NOOR)

  await page.context().clearCookies()
  await page.goto(link)
  await expect(page).toHaveURL(/\/auth\/harborlight\/login\?/)
  await expect(page.getByText('This link is no longer valid.')).toBeVisible()
})

test('[MEM-271] [MEM-027] [MEM-026] a profile is saved, which is said for four seconds', async ({ page }) => {
  await page.clock.install()
  const form = { email: FELIX, password: PASSWORD }
  await page.request.post('/auth/orrery/login', { form, maxRedirects: 0 })
  await page.goto('/account/orrery/profile')
  const unfoldAddress = () => page.locator('main summary').filter({ hasText: 'Address' }).click()
  await unfoldAddress()
  await page.getByLabel('City').fill('Uppsala')
  await page.getByLabel('Country').selectOption('CA')
  await page.getByRole('combobox', { name: 'Province' }).selectOption('ON')
  await stopClock(page)
  await page.getByRole('button', { name: 'Update' }).click()
  const saved = page.getByText('Profile successfully updated')
  await expect(saved).toBeVisible()
  await page.clock.runFor(3_900)
  await expect(saved).toBeVisible()
  await page.clock.runFor(200)
  await expect(saved).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('City')).toHaveValue('Uppsala')
  await expect(page.getByLabel('Province')).toHaveValue('ON')
  await unfoldAddress()
  await page.getByLabel('City').fill('Elsewhere')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/account/orrery/orders')
  await page.goto('/account/orrery/profile')
  await expect(page.getByLabel('City')).toHaveValue('Uppsala')
})

test('signing out on one device everywhere ends the session on the other', async ({
  page,
  browser,
  baseURL,
}) => {
  const form = { email: AOIFE, password: PASSWORD }
  const phone = await browser.newContext({ baseURL })
  for (const { request } of [page, { request: phone.request }])
    await request.post('/auth/fernwood/login', { form, maxRedirects: 0 })
  await page.goto('/account/fernwood/profile')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL('/auth/fernwood/login')
  const answer = await phone.request.get('/account/fernwood/orders', { maxRedirects: 0 })
  expect(answer.headers().location).toMatch(/^\/auth\/fernwood\/login/)
  await phone.close()
})

test('a guest finds an order by the link of a mail, and has the tickets mailed again', async ({ page }) => {
  const number = await buy(page, { day: 19 })
  await page.context().clearCookies()
  await page.goto('/auth/harborlight/login')
  await hydrated(page)
  await page.getByText('Sign in another way, or find an order').click()
  await page.getByRole('link', { name: 'Find an order without an account' }).click()
  await expect(page).toHaveURL(/\/auth\/harborlight\/orders/)
  await page.getByLabel('Email').fill(CONTACT.email)
  await page.getByRole('button', { name: 'Send Email' }).click()
  await expect(page.getByText(`If there are orders under ${CONTACT.email}`)).toBeVisible()
  await page.goto(await mailedLink(page, { to: CONTACT.email, subject: /Your orders at/ }))
  await expect(page).toHaveURL('/account/harborlight/orders')
  await page.getByRole('link', { name: new RegExp(number) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order number: ${number}`)
  await page.getByText('More ways to keep it').click()
  await page.getByRole('button', { name: 'Email my tickets again' }).click()
  await expect(page.getByText(`Your tickets are on their way to ${CONTACT.email}.`)).toBeVisible()
})
