import sharp from 'sharp'
import { inPreview, openComposer, showScene } from './composer.ts'
import { expect, test } from './fixtures.ts'

const mark = () =>
  sharp({ create: { width: 400, height: 120, channels: 4, background: '#7a1f3d' } })
    .png()
    .toBuffer()

test('a logo is uploaded, stands in the header of the preview at once, and gives the brand its colour', async ({
  page,
}) => {
  const preview = await openComposer(page, 'ben')
  await showScene(page, 'storefront')
  await page.getByRole('button', { name: 'Logo', exact: true }).click()
  const file = { name: 'mark.png', mimeType: 'image/png', buffer: await mark() }
  await page.getByLabel('Choose a picture').setInputFiles(file)
  const logo = preview.locator('header img[src^="/pictures/studio/logo-"]')
  await expect.poll(() => logo.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBe(400)
  await page.getByRole('button', { name: '#7a1f3d' }).click()
  await expect.poll(() => inPreview(preview, 'color-brand')).toBe('rgb(122, 31, 61)')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(logo).toHaveCount(0)
  await expect(page.getByText('No unsaved changes')).toBeVisible()
})

test('a file that is no picture is refused at the button, and the logo stays', async ({ page }) => {
  await openComposer(page, 'ben')
  await page.getByRole('button', { name: 'Logo', exact: true }).click()
  const file = { name: 'mark.png', mimeType: 'image/png', buffer: Buffer.from('<html>') }
  await page.getByLabel('Choose a picture').setInputFiles(file)
  await expect(page.getByRole('alert').filter({ hasText: 'no picture that we can read' })).toBeVisible()
  await expect(page.getByText('No unsaved changes')).toBeVisible()
})
