import AxeBuilder from '@axe-core/playwright'
import type { FrameLocator, Page, Route } from '@playwright/test'
import { variableReferences } from '../../theme/variables.ts'
import { expect, test } from './fixtures.ts'

const COMPOSER = '/editor/studio/composer'

async function signIn(page: Page, { staff = 'ada', to = COMPOSER } = {}) {
  await page.goto(`/staff/studio/sign-in?ref=${encodeURIComponent(to)}`)
  await page.getByLabel('Email').fill(`${staff}@studio.example`)
  await page.getByLabel('Password').fill('studio-door-4')
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** The composer with its preview standing: the frame has taken on the look. */
async function openComposer(page: Page, staff?: string) {
  await signIn(page, { staff })
  const preview = page.frameLocator('iframe')
  await expect(preview.locator('html')).toHaveAttribute('style', /--mq-button-background/)
  await expect
    .poll(() => page.evaluate(() => Boolean(document.querySelector('iframe')?.contentWindow?.marqueePreview)))
    .toBe(true)
  return preview
}

const control = (page: Page, reference: string) => page.locator(`[data-reference="${reference}"]`)
const hexOf = (page: Page, reference: string) => control(page, reference).getByRole('textbox')
const inPreview = (preview: FrameLocator, reference: string) =>
  preview
    .locator('html')
    .evaluate((html, property) => getComputedStyle(html).getPropertyValue(property), `--mq-${reference}`)
const search = (page: Page, query: string) => page.getByRole('searchbox').fill(query)
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
const saved = (page: Page) => page.getByText('Changes Saved')
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

test('nobody is sent to the sign-in and back, a wrong password is refused, and signing out ends it', async ({
  page,
}) => {
  await page.goto(COMPOSER)
  await expect(page).toHaveURL(/\/staff\/studio\/sign-in\?ref=%2Feditor%2Fstudio%2Fcomposer$/)
  await page.getByLabel('Email').fill('ada@studio.example')
  await page.getByLabel('Password').fill('wrong')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'not correct' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('ada@studio.example')
  await page.getByLabel('Password').fill('studio-door-4')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(COMPOSER)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.goto(COMPOSER)
  await expect(page).toHaveURL(/sign-in/)
})

test('a role that may not edit is refused, and so is staff of another venue', async ({ page }) => {
  await signIn(page, { staff: 'newcomer' })
  await expect(page.getByRole('heading', { name: 'You have no access to this venue.' })).toBeVisible()
  for (const path of [
    COMPOSER,
    '/editor/studio/preview',
    '/editor/harborlight/composer',
    '/editor/harborlight/preview',
  ])
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 403])
})

test('a role sees and finds what it may change, and nothing else', async ({ page }) => {
  await openComposer(page, 'wren')
  const rail = page.getByRole('navigation', { name: 'Sections' }).getByRole('button')
  await expect(rail).toHaveText(['Words'])
  await search(page, 'color')
  await expect(page.locator('[data-kind="color"]')).toHaveCount(0)
  await expect(page.locator('[data-kind="text"]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await openComposer(page, 'dora')
  await expect(rail).toHaveText(['Brand', 'Type', 'Colours', 'Shape', 'Layout', 'Parts', 'Links', 'Logo'])
  await search(page, 'events-page-heading')
  await expect(page.getByText('Nothing found')).toBeVisible()
})

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
  await page.getByLabel('Scene').selectOption('events')
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
  test.setTimeout(60_000)
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
  const shown = {
    page: preview.getByRole('heading', { level: 1, name: 'The Studio' }),
    buttons: preview.getByRole('button', { name: 'Buy Tickets' }),
    'review form': preview.getByRole('button', { name: 'Submit review' }),
    'sum control': preview
      .getByRole('complementary', { name: 'Your Order' })
      .getByText('Order total')
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

const answer = (status: number, body: object) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify(body) })

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

test('a colour that is dragged repaints the preview with everything derived from it, while the composer stands still', async ({
  page,
}) => {
  const preview = await openComposer(page)
  await page.getByRole('button', { name: 'Choose Brand colour' }).click()
  const box = (await page.locator('.react-colorful__saturation').boundingBox())!
  const before = await inPreview(preview, 'header-background')
  await page.mouse.move(box.x + 30, box.y + 30)
  await page.mouse.down()
  await page.mouse.move(box.x + 40, box.y + 40)
  await page.evaluate(() => {
    const outside = (node: Node) =>
      !(node instanceof Element ? node : node.parentElement)?.closest('.react-colorful')
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
  await page.getByRole('slider', { name: 'Hue' }).press('ArrowRight')
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
  await control(page, 'layout-events').getByRole('radio', { name: 'plates' }).check()
  await expect(preview.locator('[data-events]').first()).toHaveAttribute('data-events', 'plates')
  await page.getByLabel('Scene').selectOption('storefront')
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
  await save(page)
  await expect(
    page.getByRole('alert').filter({ hasText: 'Button radius: yours 8px, theirs 12px' }),
  ).toBeVisible()
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
  await row.getByRole('textbox').fill('{count, plural, one {# thing} other {# things}}')
  await expect(row.getByText('1 thing', { exact: true })).toBeVisible()
  await expect(row.getByText('12 things')).toBeVisible()
  await row.getByRole('textbox').fill('{number} things')
  await expect(row.getByText('uses {number}, which it does not have')).toBeVisible()
  await row.getByRole('textbox').blur()
  await expect(page.getByText('No unsaved changes')).toBeVisible()
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

test('an invitation gives a password once, and opening its link alone changes nothing', async ({ page }) => {
  await page.goto('/staff/harborlight/invitation/not-a-token')
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Please choose at least 12 characters')).toBeVisible()
  await page.getByLabel('New password').fill('long enough to keep')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(
    page.getByText('This invitation was used or has expired. Please ask for a new one.'),
  ).toBeVisible()
})

test('a form larger than any of ours is refused before anybody reads it', async ({ page }) => {
  const data = 'a='.padEnd(300_000, 'x')
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await page.request.post('/legal/studio/privacy', { headers, data })
  expect([answer.status(), await answer.text()]).toEqual([413, expect.stringMatching(/^This form is larger/)])
})

test('a field that cannot be saved holds Save back, also from another section', async ({ page }) => {
  await openComposer(page, 'ben')
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
  await expect(page.getByText('No problems')).toBeVisible()
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

test('a logo of another site shows at its field at once, and on the storefront and in the preview when it is saved', async ({
  page,
}) => {
  const mark = await page.request.get('/pictures/harborlight/logo.svg')
  await page.route('https://pictures.example/**', async route =>
    route.fulfill({ contentType: 'image/svg+xml', body: await mark.body() }),
  )
  const preview = await openComposer(page, 'ben')
  await page.getByLabel('Scene').selectOption('storefront')
  await page.getByRole('button', { name: 'Logo', exact: true }).click()
  await page.getByLabel('Picture', { exact: true }).fill('https://pictures.example/mark.svg')
  await page.getByLabel('Picture', { exact: true }).press('Enter')
  await expect(
    page.getByText('A picture of another site shows in the preview when it is saved.'),
  ).toBeVisible()
  const isDrawn = (image: HTMLElement) => (image as HTMLImageElement).naturalWidth > 0
  const typed = page.locator('img[src="https://pictures.example/mark.svg"]')
  await expect.poll(() => typed.evaluate(isDrawn)).toBe(true)
  await save(page)
  await expect(saved(page)).toBeVisible()
  const shown = 'header img[src="https://pictures.example/mark.svg"]'
  await expect.poll(() => preview.locator(shown).first().evaluate(isDrawn)).toBe(true)
  await page.getByLabel('Picture', { exact: true }).fill('/pictures/nowhere.svg')
  await page.getByLabel('Picture', { exact: true }).press('Enter')
  await expect(page.getByText('There is no picture at this address.')).toBeVisible()
  await page.getByLabel('Picture', { exact: true }).fill('')
  await page.getByLabel('Picture', { exact: true }).press('Enter')
  await save(page)
  await expect(page.getByText('No unsaved changes')).toBeVisible()
})

test('no part of a page moves to a new colour bit by bit: not while it is dragged, nor for who wants no motion', async ({
  page,
}) => {
  const motionOf = (button: HTMLElement) => getComputedStyle(button).transitionProperty
  const preview = await openComposer(page)
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
