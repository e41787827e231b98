import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const EMAIL = 'renata.okafor@example.com'
const LIST = '/events/harborlight/list?date=2026-12-01'
const START = `/auth/harborlight/members?by=email&ref=${encodeURIComponent(LIST)}`

/** The address in the mail that came last to this address. */
async function mailedLink(page: Page): Promise<string> {
  const mailbox = async () => (await page.request.get('/dev/mailbox')).text()
  await expect.poll(mailbox, { timeout: 15_000 }).toContain(EMAIL)
  const entry = (await mailbox()).split('<li>').find(line => line.includes(EMAIL)) ?? ''
  const href = /<a href="([^"]+)">/.exec(entry)?.[1] ?? ''
  const mail = await (await page.request.get(`${href}/text`)).text()
  const token = /membershipVerificationToken=([\w-]{43})/.exec(mail)?.[1] ?? ''
  return `/auth/harborlight/members?${new URLSearchParams({ membershipVerificationToken: token, ref: LIST })}`
}

test('a membership is verified on the phone and continued on the laptop, which stores the member and forgets it with logout=1', async ({
  page,
  browser,
}) => {
  await page.goto(START)
  await page.getByLabel('Email').fill('renata')
  await page.getByRole('button', { name: 'Verify Membership' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByRole('button', { name: 'Verify Membership' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please check your email')
  const code = (await page.locator('#verification-code').textContent()) ?? ''

  const context = await browser.newContext()
  const phone = await context.newPage()
  const link = await mailedLink(page)
  await phone.goto(link)
  await phone.getByLabel('Code').fill(code)
  await phone.getByRole('button', { name: 'Continue there' }).click()
  await expect(phone.getByText('Your membership is verified on the other device.')).toBeVisible()
  await context.close()

  await expect(page).toHaveURL(/\/events\/harborlight\/list\?date=2026-12-01&membershipIds=HL-20418/)
  await expect(page.getByRole('link', { name: 'Member: Renata Okafor' }).first()).toBeVisible()
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('membership') ?? 'null'))
  await expect.poll(stored).toMatchObject({
    tenantId: 'harborlight',
    member: { membershipId: 'HL-20418' },
    confirmedByEmail: true,
  })
  await page.goto('/auth/harborlight/members?logout=1')
  await expect.poll(stored).toBeNull()
})
