import type { Page } from '@playwright/test'
import { hydrated } from './buyer.ts'
import { expect, test } from './fixtures.ts'
import { expectNothingCutOff, expectNoViolations } from './look.ts'
import { mailEntry, mailedLink } from './mailed-link.ts'

/** A visitor whom no other journey signs in. */
const LINNEA = 'linnea.marsh@example.com'
const NEW = 'linnea.marsh-holloway.of.lower.wick@example.com'

async function lookAt(page: Page, where: string) {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNothingCutOff(page, where)
  await expectNoViolations(page, where)
  if (size) await page.setViewportSize(size)
}

test('another email of an account waits for its link, which is good for its own visitor alone, and the one before is told', async ({
  page,
}) => {
  const form = { email: LINNEA, password: 'lantern-light-9' }
  await page.request.post('/auth/lantern/login', { form, maxRedirects: 0 })
  await page.goto('/account/lantern/profile')
  await hydrated(page)
  await page.getByLabel('Email').fill(NEW)
  await page.getByRole('button', { name: 'Update' }).click()
  // At the head of the page, and beside the button that was pressed.
  await expect(page.getByRole('main').getByText(NEW)).toHaveCount(2)
  await expect(page.getByLabel('Email')).toHaveValue(LINNEA)
  await lookAt(page, 'a profile whose email waits')
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expect(page.getByText(`A link is on its way to ${NEW}.`)).toBeVisible()

  const link = await mailedLink(page, { to: NEW, subject: /Confirm your email/ })
  await page.goto(link)
  await hydrated(page)
  await lookAt(page, 'the link that confirms an email')
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expect(page.getByRole('status').or(page.getByRole('alert')).getByText(NEW)).toBeVisible()
  await page.getByRole('link', { name: 'Your account profile' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(NEW)
  await expect(page.getByRole('button', { name: 'Send the link again' })).toBeHidden()
  await expect.poll(() => mailEntry(page, { to: LINNEA, subject: /was changed/ })).not.toBe('')

  await page.goto(link)
  await expect(page.getByText('This link is no longer valid.')).toBeVisible()
})
