import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import {
  COMPOSER,
  control,
  hexOf,
  inPreview,
  openComposer,
  save,
  saved,
  search,
  showScene,
  signIn,
} from './composer.ts'
import { expect, test } from './fixtures.ts'

test('a colour that is dragged repaints the preview with everything derived from it, while the composer stands still', async ({
  page,
}) => {
  const preview = await openComposer(page)
  await page.getByRole('button', { name: 'Choose Brand colour' }).click()
  const box = (await page.locator('.react-colorful__saturation').boundingBox())!
  // Its knobs lie over nothing beside the picker: not over flyouts, nor over the search.
  expect(await page.locator('.react-colorful').evaluate(picker => getComputedStyle(picker).isolation)).toBe(
    'isolate',
  )
  const before = await inPreview(preview, 'header-background')
  await page.mouse.move(box.x + 30, box.y + 30)
  await page.mouse.down()
  await page.mouse.move(box.x + 40, box.y + 40)
  await page.evaluate(() => {
    // Picker, swatch and hex of the colour itself follow the hand.
    const outside = (node: Node) =>
      !(node instanceof Element ? node : node.parentElement)?.closest(
        '.react-colorful, [data-reference="color-brand"]',
      )
    Object.assign(window, { drawn: 0 })
    new MutationObserver(all =>
      Object.assign(window, {
        drawn:
          (window as never as { drawn: number }).drawn + all.filter(({ target }) => outside(target)).length,
      }),
    ).observe(document.querySelector('main')!, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  })
  await page.mouse.move(box.x + box.width - 10, box.y + 60, { steps: 12 })
  await expect.poll(() => inPreview(preview, 'header-background')).not.toBe(before)
  expect(await page.evaluate(() => (window as never as { drawn: number }).drawn)).toBe(0)
  await expect(page.getByText('No unsaved changes')).toBeVisible()
  await page.mouse.up()
  await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible()
})

test('a change can be undone, redone and reset, and outlives a reload', async ({ page }) => {
  const preview = await openComposer(page, 'ben')
  const stored = await hexOf(page, 'color-accent').inputValue()
  await hexOf(page, 'color-accent').fill('#b71c1c')
  await hexOf(page, 'color-accent').press('Enter')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(hexOf(page, 'color-accent')).toHaveValue(stored)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(hexOf(page, 'color-accent')).toHaveValue('#b71c1c')
  page.on('dialog', dialog => dialog.accept())
  await page.reload()
  await expect(hexOf(page, 'color-accent')).toHaveValue('#b71c1c')
  await expect.poll(() => inPreview(preview, 'color-accent')).toMatch(/#b71c1c|rgb\(183, 28, 28\)/)
  await page.getByRole('button', { name: 'Reset Accent colour' }).click()
  await expect(page.getByText('No unsaved changes')).toBeVisible()
})

test('the picker obeys the arrow keys, and a key let go is one step', async ({ page }) => {
  await openComposer(page, 'ben')
  await page.getByRole('button', { name: 'Choose Accent colour' }).click()
  const before = await hexOf(page, 'color-accent').inputValue()
  await page.getByRole('slider', { name: 'Accent colour: hue' }).press('ArrowRight')
  await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible()
  await expect(hexOf(page, 'color-accent')).not.toHaveValue(before)
  await page.keyboard.press('Control+z')
  await expect(hexOf(page, 'color-accent')).toHaveValue(before)
})

test('a layout is shown at once, and a page of the storefront takes on words and colours too', async ({
  page,
}) => {
  const preview = await openComposer(page, 'ben')
  await page.getByRole('button', { name: 'Layout', exact: true }).click()
  await control(page, 'layout-events').getByRole('radio', { name: 'Picture beside words' }).check()
  await expect(preview.locator('[data-events]').first()).toHaveAttribute('data-events', 'plates')
  await showScene(page, 'storefront')
  await expect(preview.locator('[data-events]').first()).toHaveAttribute('data-events', 'plates')
  await search(page, 'events-select-date')
  await control(page, 'events-select-date').getByRole('textbox').fill('Another evening')
  await control(page, 'events-select-date').getByRole('textbox').blur()
  await expect(preview.getByRole('link', { name: 'Another evening' }).first()).toBeVisible()
})

/** Somebody else at the same venue saves one more value of their own. */
async function saveElsewhere(page: Page, variables: Record<string, string>) {
  const headers = { 'x-tenant-id': 'studio' }
  const { payload } = await (await page.request.get('/v1/b2c/themes/studio', { headers })).json()
  const data = { ...payload, variables: { ...payload.variables, ...variables } }
  const put = await page.request.put('/v1/b2c/themes/studio', {
    headers: { ...headers, 'if-match': `"${payload.revision}"` },
    data,
  })
  expect(put.status()).toBe(200)
}

const storedVariables = async (page: Page) =>
  (await (await page.request.get('/v1/b2c/themes/studio', { headers: { 'x-tenant-id': 'studio' } })).json())
    .payload.variables

test('what two people change in different places is kept, and the same value is asked about', async ({
  page,
}) => {
  await openComposer(page, 'ben')
  await search(page, 'shape-')
  const button = control(page, 'shape-button').getByRole('textbox')
  await button.fill('4px')
  await button.blur()
  await saveElsewhere(page, { 'shape-chip': '6px' })
  await save(page)
  await expect(saved(page)).toBeVisible()
  expect(await storedVariables(page)).toMatchObject({ 'shape-button': '4px', 'shape-chip': '6px' })

  await button.fill('8px')
  await button.blur()
  await saveElsewhere(page, { 'shape-button': '12px' })
  await expect(
    page.getByRole('alert').filter({ hasText: 'Button radius: yours 8px, theirs 12px' }),
  ).toBeVisible({ timeout: 15_000 })
  expect(await storedVariables(page)).toMatchObject({ 'shape-button': '12px' })
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await save(page)
  await expect(saved(page)).toBeVisible()
  expect(await storedVariables(page)).toMatchObject({ 'shape-button': '8px', 'shape-chip': '6px' })
})

test('a wording with arguments shows what it says, and what is wrong with it', async ({ page }) => {
  await openComposer(page)
  await search(page, 'header-cart-count')
  const row = control(page, 'header-cart-count')
  const wording = row.getByRole('textbox').first()
  await wording.fill('{count, plural, one {# thing} other {# things}}')
  await expect(row.getByText('1 thing', { exact: true })).toBeVisible()
  await wording.fill('{number} things')
  await expect(row.getByText('uses {number}, which it does not have')).toBeVisible()
  await wording.blur()
  await expect(page.getByText('No unsaved changes')).toBeVisible()
  await wording.press('Escape')
  await row.getByRole('textbox').last().fill('# pieces')
  await expect(wording).toHaveValue('{count, plural, one {# item} other {# pieces}}')
  await row.getByRole('textbox').last().blur()
  await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible()
})

for (const [name, path] of [
  ['the composer', COMPOSER],
  ['the preview', '/editor/studio/preview'],
  ['all components', '/editor/studio/preview?scene=composer'],
] as const) {
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test(`axe finds nothing on ${name} at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await signIn(page, { to: path })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const { violations } = await new AxeBuilder({ page })
        .exclude('iframe')
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      expect(
        violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
        ),
      ).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
    })
  }
}

test('a field that cannot be saved holds Save back, also from another section', async ({ page }) => {
  await openComposer(page, 'ben')
  const problems = page.getByText(/^(No|\d+) problems?$/)
  const before = (await problems.textContent()) ?? ''
  const puts: string[] = []
  page.on('request', request => request.method() === 'PUT' && puts.push(request.url()))
  await hexOf(page, 'color-brand').fill('sea blue')
  await page.getByRole('button', { name: 'Shape', exact: true }).click()
  await save(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Brand colour cannot be saved' })).toBeVisible()
  await expect(hexOf(page, 'color-brand')).toBeFocused()
  await expect(hexOf(page, 'color-brand')).toHaveValue('sea blue')
  expect(puts).toEqual([])
  await page.keyboard.press('Escape')
  await expect(problems).toHaveText(before)
})

test('a reload asks about a value that somebody else has saved since', async ({ page }) => {
  await openComposer(page, 'ben')
  await search(page, 'shape-chip')
  await control(page, 'shape-chip').getByRole('textbox').fill('3px')
  await control(page, 'shape-chip').getByRole('textbox').press('Enter')
  await saveElsewhere(page, { 'shape-chip': '9px' })
  page.on('dialog', dialog => dialog.accept())
  for (const _ of ['once', 'and again']) {
    await page.reload()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Radius of times: yours 3px, theirs 9px' }),
    ).toBeVisible()
  }
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect(page.getByText('No unsaved changes')).toBeVisible()
})

test('a logo of another site is kept by the venue, and shows on the storefront and in the preview when it is saved', async ({
  page,
}) => {
  // The server fetches nothing from this machine: what it keeps is said here.
  const kept = '/pictures/harborlight/logo.svg'
  await page.route('**/staff/pictures/logo/address', route =>
    route.fulfill({ json: { payload: { src: kept } } }),
  )
  const preview = await openComposer(page, 'ben')
  await showScene(page, 'storefront')
  await page.getByRole('button', { name: 'Logo', exact: true }).click()
  const picture = page.getByLabel('Picture', { exact: true })
  await picture.fill('https://pictures.example/mark.svg')
  await picture.press('Enter')
  await expect(picture).toHaveValue(kept)
  await save(page)
  await expect(saved(page)).toBeVisible()
  const isDrawn = (image: HTMLElement) => (image as HTMLImageElement).naturalWidth > 0
  await expect.poll(() => preview.locator(`header img[src="${kept}"]`).first().evaluate(isDrawn)).toBe(true)
  await page.unroute('**/staff/pictures/logo/address')
  await picture.fill('https://127.0.0.1/mark.svg')
  await picture.press('Enter')
  await expect(page.getByText('This address leads into a private network')).toBeVisible()
  await picture.fill('/pictures/nowhere.svg')
  await picture.press('Enter')
  await expect(page.getByText('There is no picture at this address.')).toBeVisible()
  await picture.fill('')
  await picture.press('Enter')
  await save(page)
  await expect(page.getByText('No unsaved changes')).toBeVisible()
})

test('no part of a page moves to a new colour bit by bit: not while it is dragged, nor for who wants no motion', async ({
  page,
}) => {
  const motionOf = (button: HTMLElement) => getComputedStyle(button).transitionProperty
  const preview = await openComposer(page)
  await showScene(page, 'components')
  const button = preview.getByRole('button', { name: 'Buy Tickets' })
  await expect.poll(() => button.evaluate(motionOf)).not.toBe('none')
  await page.getByRole('button', { name: 'Choose Brand colour' }).click()
  const box = (await page.locator('.react-colorful__saturation').boundingBox())!
  await page.mouse.move(box.x + 30, box.y + 30)
  await page.mouse.down()
  await page.mouse.move(box.x + 60, box.y + 40, { steps: 3 })
  await expect.poll(() => button.evaluate(motionOf)).toBe('none')
  await page.mouse.up()
  await expect.poll(() => button.evaluate(motionOf)).not.toBe('none')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await button.evaluate(motionOf)).toBe('none')
})
