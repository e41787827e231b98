import type { Page } from '@playwright/test'
import { variableReferences } from '../../theme/variables.ts'
import {
  answer,
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

/** Lets the browser draw as many pictures as half a second has: enough for whatever does not wait for the field to be left. */
const drawPictures = (page: Page, count = 30) =>
  page.evaluate(
    left =>
      new Promise<void>(done => {
        const draw = (more: number) => (more === 0 ? done() : requestAnimationFrame(() => draw(more - 1)))
        draw(left)
      }),
    count,
  )

test('[CHK-074] the editor has the screens composer and preview below the venue, and leads to the composer', async ({
  page,
}) => {
  await signIn(page)
  for (const path of [COMPOSER, '/editor/studio/preview'])
    expect((await page.request.get(path)).status()).toBe(200)
  const start = await page.request.get('/editor/studio', { maxRedirects: 0 })
  expect([start.status(), start.headers().location]).toEqual([302, COMPOSER])
})

test('[CHK-075] the composer starts with the online events of the day and the theme styles', async ({
  page,
}) => {
  const preview = await openComposer(page)
  await expect(page.getByText('2 events today')).toBeVisible()
  await showScene(page, 'events')
  await expect(preview.getByRole('article').getByRole('heading')).toHaveText([
    'Hands in Clay',
    'Glaze and Fire',
  ])
  const styles = (await (
    await page.request.get('/v1/b2c/themes', { headers: { 'x-tenant-id': 'studio' } })
  ).json()) as { payload: { name: string }[] }
  await expect(page.getByLabel('Preset').getByRole('option')).toHaveText(
    styles.payload.map(({ name }) => name),
  )
})

test('[CHK-076] every variable has one control with its name and reference, made by its kind', async ({
  page,
}) => {
  await openComposer(page)
  const seen: string[] = []
  for (const section of ['Brand', 'Type', 'Colours', 'Shape', 'Layout', 'Parts']) {
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('button', { name: section, exact: true })
      .click()
    const groups = page.getByLabel('Controls').locator('details:has([data-reference]), details:not([open])')
    await groups.evaluateAll(all => all.forEach(group => group.setAttribute('open', '')))
    const rows = page.locator('[data-reference]')
    await expect
      .poll(
        async () => (await page.locator('details[open] > summary').count()) === 0 || (await rows.count()) > 1,
      )
      .toBe(true)
    seen.push(...(await rows.evaluateAll(all => all.map(row => row.getAttribute('data-reference') ?? ''))))
    const bare = await rows.evaluateAll(all =>
      all
        .filter(
          row => !row.querySelector('input, select, summary') || !row.querySelector('label')?.textContent,
        )
        .map(row => row.getAttribute('data-reference')),
    )
    expect(bare).toEqual([])
  }
  expect(seen.toSorted()).toEqual([...variableReferences].sort())
  await search(page, 'heading-weight')
  await expect(control(page, 'heading-weight').getByRole('slider', { name: 'Heading weight' })).toBeVisible()
  await search(page, 'color-brand')
  await expect(
    control(page, 'color-brand').getByRole('button', { name: 'Choose Brand colour' }),
  ).toBeVisible()
})

test('[CHK-077] [CHK-298] Save puts the theme, says so, and the next visitor sees it', async ({ page }) => {
  await openComposer(page)
  await hexOf(page, 'color-brand').fill('#7a1fa2')
  const put = page.waitForRequest(request => request.method() === 'PUT')
  await save(page)
  expect(new URL((await put).url()).pathname).toBe('/v1/b2c/themes/studio')
  expect((await put).headers()['if-match']).toMatch(/^"\d+"$/)
  expect((await put).postDataJSON()).toMatchObject({ variables: { 'color-brand': '#7a1fa2' } })
  await expect(saved(page)).toBeVisible()
  await expect(page.getByText('No unsaved changes')).toBeVisible()
  const list = await (await page.request.get('/events/studio/list')).text()
  const stylesheet = /\/theme\/studio\/[0-9a-f]+\.css/.exec(list)?.[0] ?? ''
  expect(await (await page.request.get(stylesheet)).text()).toContain('#7a1fa2')
})

test('[CHK-078] what is typed reaches the preview when the field is left, not before', async ({ page }) => {
  const preview = await openComposer(page)
  const before = await inPreview(preview, 'color-accent')
  await hexOf(page, 'color-accent').fill('#00695c')
  await drawPictures(page)
  expect(await inPreview(preview, 'color-accent')).toBe(before)
  await hexOf(page, 'color-accent').blur()
  await expect.poll(() => inPreview(preview, 'color-accent')).toMatch(/#00695c|rgb\(0, 105, 92\)/)

  await search(page, 'events-page-heading')
  const wording = control(page, 'events-page-heading').getByRole('textbox')
  await wording.fill('What the kiln holds')
  await drawPictures(page)
  await expect(preview.getByRole('heading', { name: 'What the kiln holds' })).toHaveCount(0)
  await wording.blur()
  await expect(preview.getByRole('heading', { name: 'What the kiln holds' }).first()).toBeVisible()
})

test('[CHK-079] the live preview shows every component the theme dresses', async ({ page }) => {
  const preview = await openComposer(page)
  await showScene(page, 'components')
  const shown = {
    page: preview.getByRole('heading', { level: 1, name: 'The Studio' }),
    buttons: preview.getByRole('button', { name: 'Buy Tickets' }),
    'review form': preview.getByRole('button', { name: 'Submit review' }),
    'sum control': preview
      .getByRole('complementary', { name: 'Order summary' })
      .getByText('Total', { exact: true })
      .first(),
    fields: preview.getByLabel('Last name'),
    calendar: preview.getByRole('grid').first(),
    headings: preview.getByRole('heading', { level: 2, name: 'Calendar' }),
    banner: preview.getByText('Are you a member?').first(),
    inventory: preview.getByRole('list', { name: 'Add-ons' }).getByText('Apron', { exact: true }),
    events: preview.getByRole('article').filter({ hasText: 'Hands in Clay' }),
  }
  for (const [part, locator] of Object.entries(shown)) await expect(locator, part).toBeVisible()
})

test('[CHK-080] the preview is a screen of its own with the events list', async ({ page }) => {
  await signIn(page, { to: '/editor/studio/preview' })
  await expect(page).toHaveURL('/editor/studio/preview')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Events|What the kiln holds/)
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Hands in Clay', 'Glaze and Fire'])
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
})

test('[CHK-081] the preview links the stylesheet of the colour picker', async ({ page }) => {
  await signIn(page)
  const html = await (await page.request.get('/editor/studio/preview')).text()
  const href = /<link rel="stylesheet" href="([^"]*color-picker[^"]*)"/.exec(html)?.[1] ?? ''
  expect(await (await page.request.get(href)).text()).toContain('.react-colorful')
})

test('[CHK-299] a refused save says why, at the control too, and keeps the work', async ({ page }) => {
  await openComposer(page)
  await hexOf(page, 'color-brand').fill('#123456')
  await hexOf(page, 'color-brand').blur()
  const refusal = {
    message: 'UNPROCESSABLE: Brand colour is too shy',
    errors: { 'variables.color-brand': 'Brand colour is too shy' },
  }
  await page.route('**/v1/b2c/themes/studio', route =>
    route.request().method() === 'PUT' ? answer(422, refusal)(route) : route.continue(),
  )
  await save(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Error: Brand colour is too shy' })).toBeVisible()
  await expect(control(page, 'color-brand').getByText('Brand colour is too shy')).toBeVisible()
  await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible()
})

test('[CHK-300] without a venue the save fails and nothing is put', async ({ page }) => {
  await openComposer(page)
  const puts: string[] = []
  page.on('request', request => request.method() === 'PUT' && puts.push(request.url()))
  await page.route(
    '**/v1/b2c/themes/studio',
    answer(404, { message: 'TENANT_UNKNOWN: There is no such venue' }),
  )
  await save(page)
  await expect(page.getByRole('alert').filter({ hasText: 'No tenant found. Unable to update' })).toBeVisible()
  expect(puts).toEqual([])
})
