import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { hexOf, openComposerOf, saved, signIn } from './composer.ts'
import { expect, test } from './fixtures.ts'

const SHARING = '/editor/atelier/sharing'
const VERSIONS = '/editor/atelier/versions'

const violations = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations

/** Changes a designer's draft: nobody sees it but who has a link to it. */
async function saveDraft(page: Page, color: string) {
  await hexOf(page, 'color-accent').fill(color)
  await hexOf(page, 'color-accent').press('Enter')
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await expect(saved(page)).toBeVisible()
}

async function makeLink(page: Page) {
  await page.goto(SHARING)
  await page.getByLabel('For whom').fill('The board')
  await page.getByRole('button', { name: 'Make a link' }).click()
  return page.getByLabel('The new link').inputValue()
}

const publish = async (page: Page) => {
  await page.goto(VERSIONS)
  await page.getByRole('button', { name: 'Publish the draft' }).click()
}

test('a draft is shared by a link, remarked on with a keyboard on a phone, approved and published; a change voids the approval', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  await openComposerOf(page, { venue: 'atelier', staff: 'dora' })
  await saveDraft(page, '#b71c1c')
  const link = await makeLink(page)
  expect(await violations(page)).toEqual([])

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage()
  const opening = await phone.goto(link)
  expect(opening?.headers()['x-robots-tag']).toContain('noindex')
  await expect(phone.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(phone.getByText('This is a draft: nothing is really bought here.')).toBeVisible()
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await violations(phone)).toEqual([])

  await phone.getByRole('button', { name: 'Pin a remark' }).press('Enter')
  await expect(phone.getByText('Press what you want to remark on.').first()).toBeVisible()
  for (let step = 0; step < 6; step += 1) await phone.keyboard.press('ArrowDown')
  await phone.keyboard.press('Enter')
  await expect(phone.getByText(/^Your remark on “.+”$/)).toBeVisible()
  await phone.getByLabel('Your name').fill('Mia')
  await phone.getByLabel('Your remark').fill('Could this be shorter?')
  expect(await violations(phone)).toEqual([])
  await phone.getByRole('button', { name: 'Send the remark' }).click()
  await expect(phone.getByLabel('Your remark')).toHaveCount(0)

  await phone.getByRole('button', { name: 'Pin a remark' }).click()
  await phone.getByText('Hands in Clay').first().click()
  await expect(phone.getByText('Your remark on “Hands in Clay”')).toBeVisible()
  await expect(phone).toHaveURL(/\/list$/)
  await expect(phone.getByLabel('Your name')).toHaveCount(0)
  await phone.getByLabel('Your remark').fill('We call it Clay Day')
  await phone.getByRole('button', { name: 'Send the remark' }).click()
  await expect(phone.getByLabel('Your remark')).toHaveCount(0)

  await page.goto(SHARING)
  await expect(page.getByText('We call it Clay Day')).toBeVisible()
  await expect(page.getByText('On “Hands in Clay”')).toBeVisible()
  await page.getByRole('button', { name: 'Resolve' }).first().click()
  await expect(page.getByText('Resolved')).toBeVisible()

  const publisher = await (await browser.newContext()).newPage()
  await signIn(publisher, { venue: 'atelier', staff: 'ben', to: VERSIONS })
  await publish(publisher)
  await expect(publisher.getByText('This needs the approval')).toBeVisible()

  await phone.getByRole('button', { name: 'Remarks and approval' }).click()
  await expect(phone.getByText('Could this be shorter?')).toBeVisible()
  await expect(phone.getByLabel('Your name').first()).toHaveValue('Mia')
  expect(await violations(phone)).toEqual([])
  await phone.getByRole('button', { name: 'Approve this draft' }).click()
  await expect(phone.getByText('Approved by Mia.')).toBeVisible()

  await page.goto('/editor/atelier/composer')
  await saveDraft(page, '#b71c1d')
  await publish(publisher)
  await expect(publisher.getByText('This needs the approval')).toBeVisible()
  await phone.reload()
  await phone.getByRole('button', { name: 'Approve this draft' }).click()
  await expect(phone.getByText('Approved by Mia.')).toBeVisible()
  await publish(publisher)
  await expect(publisher.getByText('Version 2', { exact: true })).toBeVisible()

  expect((await phone.goto(link))?.status()).toBe(404)
  await expect(phone.getByText('This link is over')).toBeVisible()
})
