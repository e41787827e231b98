import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const ROSAMUND = 'rosamund.heath@example.com'
const RENATA = 'renata.okafor@example.com'
const PASSWORD = 'marquee-demo'

/** The link of the latest mail to somebody with this subject. */
async function mailedLink({ request }: Page, { to, subject }: { to: string; subject: RegExp }) {
  const entryOf = async () =>
    (await (await request.get('/dev/mailbox')).text())
      .split('<li>')
      .find(entry => entry.includes(to) && subject.test(entry)) ?? ''
  await expect.poll(entryOf, { timeout: 15_000 }).not.toBe('')
  const address = /href="([^"]+)"/.exec(await entryOf())?.[1] ?? ''
  const mail = await (await request.get(`${address}/text`)).text()
  const { pathname, search } = new URL(/https?:\S+\/auth\/\S+/.exec(mail)?.[0] ?? '')
  return pathname + search
}

test('[MEM-038] a forgotten password: the mail is asked for, three seconds later the sign-in stands there, and the link of the mail gives a new password', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(`/auth/fernwood/login?${new URLSearchParams({ ref: '/events/fernwood/reviews' })}`)
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await page.getByLabel('Email').fill(ROSAMUND)
  await page.getByRole('button', { name: 'Send Email' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email sent')
  await page.clock.runFor(2_900)
  await expect(page).toHaveURL(/\/forgotPassword/)
  await page.clock.runFor(200)
  await expect(page).toHaveURL('/auth/fernwood/login?ref=%2Fevents%2Ffernwood%2Freviews')

  await page.goto(await mailedLink(page, { to: ROSAMUND, subject: /new password/ }))
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
  await page.getByLabel('Email').fill(RENATA)
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await expect(page.getByText(`If ${RENATA} is known here`)).toBeVisible()
  const link = await mailedLink(page, { to: RENATA, subject: /Sign in at/ })

  // A scanner of mails opens the link first: nothing is used up by that.
  await page.request.get(link)
  await page.goto(link)
  await expect(page).toHaveURL('/account/harborlight/profile')
  await expect(page.getByLabel('Email')).toHaveValue(RENATA)

  await page.context().clearCookies()
  await page.goto(link)
  await expect(page).toHaveURL(/\/auth\/harborlight\/login\?/)
  await expect(page.getByText('This link is no longer valid.')).toBeVisible()
})

test('[MEM-271] [MEM-027] [MEM-026] a profile is saved, which is said for four seconds', async ({ page }) => {
  await page.clock.install()
  const form = { email: 'amara.lindgren@example.com', password: PASSWORD }
  await page.request.post('/auth/orrery/login', { form, maxRedirects: 0 })
  await page.goto('/account/orrery/profile')
  await page.getByLabel('City').fill('Uppsala')
  await page.getByLabel('Country').selectOption('CA')
  await page.getByLabel('State').selectOption('ON')
  await page.getByRole('button', { name: 'Update' }).click()
  const saved = page.getByText('Profile successfully updated')
  await expect(saved).toBeVisible()
  await page.clock.runFor(3_900)
  await expect(saved).toBeVisible()
  await page.clock.runFor(200)
  await expect(saved).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('City')).toHaveValue('Uppsala')
  await expect(page.getByLabel('State')).toHaveValue('ON')
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
  const form = { email: RENATA, password: PASSWORD }
  const phone = await browser.newContext({ baseURL })
  for (const { request } of [page, { request: phone.request }])
    await request.post('/auth/harborlight/login', { form, maxRedirects: 0 })
  await page.goto('/account/harborlight/profile')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL('/auth/harborlight/login')
  const answer = await phone.request.get('/account/harborlight/orders', { maxRedirects: 0 })
  expect(answer.headers().location).toMatch(/^\/auth\/harborlight\/login/)
  await phone.close()
})
