import { AxeBuilder } from '@axe-core/playwright'
import type { FrameLocator, Page } from '@playwright/test'
import sharp from 'sharp'
import { control, openComposer, save, saved, search, signIn } from './composer.ts'
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

/** How far the page has moved since it was opened, as browsers count it. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let sum = 0
        const add = (entries: PerformanceEntry[]) => {
          for (const entry of entries) sum += (entry as unknown as { value: number }).value
        }
        const observer = new PerformanceObserver(list => add(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords())
            resolve(sum)
          }),
        )
      }),
  )

const headingFace = (frame: Page | FrameLocator) =>
  frame
    .locator('h1, h2')
    .first()
    .evaluate(heading => {
      const { fontFamily, fontWeight } = getComputedStyle(heading)
      const family = fontFamily.split(',')[0] ?? ''
      const faces = [...heading.ownerDocument.fonts].filter(
        face => `"${face.family.replaceAll('"', '')}"` === `"${family.replaceAll('"', '')}"`,
      )
      return {
        family: family.replaceAll('"', ''),
        isLoaded: faces.some(({ status }) => status === 'loaded'),
        isKnown: heading.ownerDocument.fonts.check(`${fontWeight} 20px ${family}`),
      }
    })

const own = { family: expect.stringMatching(/^own-sans-[0-9a-f]{16}$/), isLoaded: true, isKnown: true }

test('a designer uploads a font of the venue’s own; the preview and the shop are set in it, and nothing moves when it comes', async ({
  page,
}) => {
  const preview = await openComposer(page)
  await search(page, 'face-display')
  const field = control(page, 'face-display')
  await field.locator('summary').click()
  await field
    .getByLabel('Choose a font file')
    .setInputFiles({ name: 'x.woff2', mimeType: 'font/woff2', buffer: Buffer.from('no font') })
  await expect(field.getByRole('alert').first()).toHaveText(/This file is no font/)
  await field
    .getByLabel('Choose a font file')
    .setInputFiles('node_modules/@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2')
  await expect(field.getByRole('radio', { name: /^Unbounded.*Your own font: 200–900/ })).toBeChecked({
    timeout: 30_000,
  })
  await expect.poll(() => headingFace(preview)).toEqual(own)
  expect((await new AxeBuilder({ page }).exclude('iframe').analyze()).violations).toEqual([])
  await save(page)
  await expect(saved(page)).toBeVisible()
  await page.goto('/events/studio/list')
  await expect.poll(() => headingFace(page)).toEqual(own)
  expect(await shiftOf(page)).toBeLessThan(0.01)
  await page.goto('/editor/studio/versions')
  await restoreFace(page)
})

test('a font that no theme uses is removed, and a press brings it back', async ({ page }) => {
  await openComposer(page, 'ben')
  await search(page, 'face-display')
  const field = control(page, 'face-display')
  await field.locator('summary').click()
  await field
    .getByLabel('Choose a font file')
    .setInputFiles('node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-italic.woff2')
  const own = field.getByRole('radio', { name: /^Fraunces.*Your own font/ })
  await expect(own).toBeChecked({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Undo' }).click()
  const remove = field.getByRole('button', { name: /^Remove Fraunces/ })
  await remove.click()
  await expect(field.getByText(/^Fraunces.* is removed\.$/)).toHaveRole('status')
  await expect(own).toHaveCount(0)
  const back = field.getByRole('button', { name: /^Bring Fraunces.* back$/ })
  await expect(back).toBeFocused()
  await back.press('Enter')
  await expect(own).toHaveCount(1)
  await expect(back).toHaveCount(0)
  await page.reload()
  await search(page, 'face-display')
  await field.locator('summary').click()
  await remove.click()
  await expect(own).toHaveCount(0)
})

/** The theme without the font, for the tests beside this one. */
const restoreFace = (page: Page) =>
  page.evaluate(async () => {
    const headers = { 'x-tenant-id': 'studio', 'content-type': 'application/json' }
    const { payload } = await (await fetch('/v1/b2c/themes/studio', { headers })).json()
    const { 'face-display': _, ...variables } = payload.variables
    const response = await fetch('/v1/b2c/themes/studio', {
      method: 'PUT',
      headers: { ...headers, 'if-match': `"${payload.revision}"` },
      body: JSON.stringify({ ...payload, variables }),
    })
    if (!response.ok) throw new Error(await response.text())
  })
