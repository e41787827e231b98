import AxeBuilder from '@axe-core/playwright'
import { hexOf, inPreview, openComposerOf, save, saved, signIn } from './composer.ts'
import { expect, test } from './fixtures.ts'

const ANNEX = { venue: 'annex' }
const LIST = '/events/annex/list'
const RED = '#b71c1c'
const PAINTED = 'rgb(183, 28, 28)'

test('a draft is shared, stays away from visitors, and is published, brought back, discarded and opened again', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  await openComposerOf(page, ANNEX)
  const visitor = await (await browser.newContext()).newPage()
  const accent = async () => {
    await visitor.goto(LIST)
    return visitor.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--mq-color-accent'),
    )
  }
  const before = await accent()
  await hexOf(page, 'color-accent').fill(RED)
  await hexOf(page, 'color-accent').press('Enter')
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await expect(saved(page)).toBeVisible()
  expect(await accent()).toBe(before)

  const colleague = await (await browser.newContext()).newPage()
  const preview = await openComposerOf(colleague, { ...ANNEX, staff: 'ben' })
  await expect(colleague.getByText('Draft, 1 change not public, by Staff ada')).toBeVisible()
  expect(await inPreview(preview, 'color-accent')).toBe(PAINTED)
  await colleague.getByRole('button', { name: 'Phone', exact: true }).click()
  await hexOf(colleague, 'color-brand').fill('#123456')
  await hexOf(colleague, 'color-brand').press('Enter')
  await save(colleague)
  await expect(colleague.getByText('Draft, 2 changes not public, by Staff ben, Staff ada')).toBeVisible()
  expect(await accent()).toBe(before)

  await colleague.getByRole('link', { name: /^Draft, 2 changes/ }).click()
  await expect(colleague.getByRole('heading', { name: 'Draft', exact: true })).toBeVisible()
  const pictures = colleague.locator('#draft figure')
  const painted = async (side: string) => {
    const picture = pictures.and(colleague.locator(`[data-side="${side}"]`)).first()
    await picture.scrollIntoViewIfNeeded()
    await expect(picture.locator('iframe[data-painted]')).toBeVisible({ timeout: 20_000 })
    return inPreview(picture.frameLocator('iframe'), 'color-accent')
  }
  expect(await painted('before')).toBe(before)
  expect(await painted('after')).toBe(PAINTED)
  expect((await new AxeBuilder({ page: colleague }).analyze()).violations).toEqual([])
  await colleague.getByLabel('Note').fill('Red for the season')
  await colleague.getByRole('button', { name: 'Publish the draft' }).click()
  await expect(colleague.getByText('Red for the season')).toBeVisible()
  expect(await accent()).toBe(PAINTED)

  await colleague.getByRole('button', { name: 'Bring back version 1' }).click()
  await expect(colleague.getByText('Version 1 brought back')).toBeVisible()
  expect(await accent()).toBe(before)

  await colleague.getByRole('link', { name: 'Composer' }).click()
  await expect.poll(() => inPreview(colleague.frameLocator('iframe'), 'color-accent')).toBe(before)
  await hexOf(colleague, 'color-accent').fill(RED)
  await hexOf(colleague, 'color-accent').press('Enter')
  await colleague.getByRole('button', { name: 'Save as draft' }).click()
  await colleague.getByRole('button', { name: 'Discard draft' }).click()
  await expect(colleague.getByText('A draft that was discarded')).toBeVisible()
  await colleague.getByRole('button', { name: /^Open version \d+ as draft$/ }).click()
  await expect(colleague.getByRole('heading', { name: 'Draft', exact: true })).toBeVisible()
  expect(await accent()).toBe(before)
})

test('a visitor is sent to the sign-in by the versions, and staff of another venue is refused', async ({
  page,
}) => {
  await page.goto('/editor/annex/versions')
  await expect(page).toHaveURL(/\/staff\/annex\/sign-in/)
  await signIn(page)
  await page.waitForURL(/composer/)
  expect((await page.request.get('/editor/annex/versions')).status()).toBe(403)
})
