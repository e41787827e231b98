import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { signIn } from './composer.ts'
import { expect, test } from './fixtures.ts'

const PICTURES = '/editor/studio/pictures'

/** Left half green, right half blue: what is in sight tells where a frame was cut. */
async function wide() {
  const half = { width: 1200, height: 800, channels: 3 as const }
  const blue = await sharp({ create: { ...half, background: '#1d4ed8' } })
    .png()
    .toBuffer()
  return sharp({ create: { ...half, width: 2400, background: '#15803d' } })
    .composite([{ input: blue, left: 1200, top: 0 }])
    .jpeg()
    .toBuffer()
}

async function choosePicture(page: Page) {
  await page.getByRole('link', { name: 'Hands in Clay' }).click()
  await page
    .getByLabel('A new picture')
    .setInputFiles({ name: 'hall.jpg', mimeType: 'image/jpeg', buffer: await wide() })
  await page.getByLabel('What it shows').fill('Two hands and a bowl')
}

const shownAt = (page: Page) =>
  page
    .locator('img[src^="/pictures/studio/"]')
    .first()
    .evaluate(image => getComputedStyle(image).objectPosition)

test('a marketer gives an event a picture and says what stays in sight; visitors see it at once', async ({
  page,
}) => {
  await signIn(page, { staff: 'ben', to: PICTURES })
  await expect(page.getByRole('heading', { level: 1, name: 'Pictures' })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await choosePicture(page)
  await page.getByLabel('From the left, in percent').fill('90')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Save picture' }).click()
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible()
  await expect(page.getByLabel('From the left, in percent')).toHaveValue('90')
  await page.goto('/events/studio/list')
  await expect.poll(() => shownAt(page)).toBe('90% 50%')
  await page.goto(PICTURES)
  await page.getByRole('link', { name: 'Hands in Clay' }).click()
  await page.getByRole('button', { name: 'Show no picture' }).click()
  await expect(page.getByRole('button', { name: 'Show no picture' })).toBeHidden()
})

test('without JavaScript too; a file that is no picture is refused at its field, and what was typed stays', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await signIn(page, { staff: 'ben', to: PICTURES })
  await page.getByRole('link', { name: 'Glaze and Fire' }).click()
  await page
    .getByLabel('A new picture')
    .setInputFiles({ name: 'hall.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') })
  await page.getByLabel('What it shows').fill('An oven')
  await page.getByRole('button', { name: 'Save picture' }).click()
  await expect(page.getByText('We cannot read this file.')).toBeVisible()
  await expect(page.getByLabel('What it shows')).toHaveValue('An oven')
  await context.close()
})
