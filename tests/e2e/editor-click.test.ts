import type { Page } from '@playwright/test'
import { control, openComposer, search, showScene } from './composer.ts'
import { expect, test } from './fixtures.ts'

/** With one time left the button of an event says more. */
const TICKETS = /^(?:Buy )?Tickets$/

/** The events list of the studio in the frame, with the words of its catalogue known. */
async function openList(page: Page) {
  const catalogue = page.waitForResponse(/\/v1\/b2c\/event\/templates\?/)
  const preview = await openComposer(page, 'ben')
  await catalogue
  await showScene(page, 'storefront')
  await expect(preview.getByRole('article').first()).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => document.querySelector('iframe')?.contentWindow?.location.pathname))
    .toBe('/events/studio/list')
  await expect(preview.locator('html')).toHaveAttribute('data-hydrated', '')
  return preview
}

test('a click on a word of the page opens its text, and the page stays', async ({ page }) => {
  const preview = await openList(page)
  await preview.getByRole('banner').getByRole('link', { name: '0 items' }).click()
  await expect(control(page, 'header-cart-count').getByRole('textbox').first()).toBeFocused()
  await expect(page.getByRole('heading', { name: 'What you clicked' })).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('{count, plural, one {# thing} other {# things}}')
  await page.keyboard.press('Enter')
  await expect(preview.getByRole('banner').getByText('0 things')).toBeVisible()
  await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible()
})

test('a click on a button offers its colours, also those of states it is not in', async ({ page }) => {
  const preview = await openList(page)
  await preview
    .getByRole('article')
    .getByRole('link', { name: /Tickets/ })
    .first()
    .click()
  const states = page.getByLabel('Controls').locator('summary')
  await expect(states.filter({ hasText: 'As it is' })).toBeVisible()
  await states.filter({ hasText: 'Under the pointer' }).click()
  await expect(page.locator('[data-reference^="button-"][data-reference$="-hover"]').first()).toBeVisible()
})

test('a name of the catalogue is told as such', async ({ page }) => {
  const preview = await openList(page)
  await preview.getByRole('article').getByRole('heading', { name: 'Hands in Clay' }).click()
  await expect(page.getByText('This comes from the catalogue, from the event “Hands in Clay”.')).toBeVisible()
})

test('by keyboard Enter on a link of the page opens its text, and the way back leads there', async ({
  page,
}) => {
  const preview = await openList(page)
  const link = preview.getByRole('banner').getByRole('link', { name: '0 items' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(control(page, 'header-cart-count').getByRole('textbox').first()).toBeFocused()
  await page.getByRole('button', { name: 'Back to the page' }).press('Enter')
  await expect(link).toBeFocused()
  await page.getByRole('button', { name: 'On the page' }).click()
  await page
    .getByRole('button', { name: /^0 items/ })
    .first()
    .click()
  await expect(control(page, 'header-cart-count').getByRole('textbox').first()).toBeFocused()
})

test('with the switch off the page is used as a visitor does', async ({ page }) => {
  const preview = await openList(page)
  await page.getByRole('switch', { name: 'Edit by clicking' }).uncheck()
  await preview
    .getByRole('article')
    .getByRole('link', { name: /Hands in Clay/ })
    .first()
    .click()
  await expect(preview.getByRole('heading', { level: 1, name: 'Hands in Clay' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What you clicked' })).toHaveCount(0)
})

test('a row counts and lights up where it shows, and leads to a scene that has it', async ({ page }) => {
  const preview = await openList(page)
  await search(page, 'header-cart-count')
  await page.getByRole('button', { name: 'Show where Header cart count is' }).click()
  await expect(
    control(page, 'header-cart-count').getByText(/^[1-9]\d* places? on this page\.$/),
  ).toBeVisible()
  await expect(preview.getByRole('banner').locator('[data-mq-lit]', { hasText: '0 items' })).toBeVisible()
  await search(page, 'card-background')
  await page.getByRole('button', { name: 'Show where Event card is' }).click()
  await expect(preview.locator('article[data-mq-lit], li[data-mq-lit]').first()).toBeVisible()
  await search(page, 'calendar-availability-many')
  await control(page, 'calendar-availability-many')
    .getByRole('button', { name: /Show where/ })
    .click()
  await expect(page.getByText('Not on this page.')).toBeVisible()
  await control(page, 'calendar-availability-many')
    .getByRole('button', { name: 'Calendar', exact: true })
    .click()
  await expect(preview.getByRole('grid').first()).toBeVisible()
})

test('the search finds what is seen, tells names of the catalogue, and shows all it has found', async ({
  page,
}) => {
  await openList(page)
  await search(page, '0 items')
  await expect(page.locator('[data-kind="text"]').first()).toHaveAttribute(
    'data-reference',
    'header-cart-count',
  )
  await search(page, 'Step 1 of 3')
  await expect(control(page, 'checkout-step')).toBeVisible()
  await search(page, 'Hands in Clay')
  await expect(page.getByText('This comes from the catalogue, from the event “Hands in Clay”.')).toBeVisible()
  await search(page, 'order')
  const more = page.getByRole('button', { name: /^\d+ more$/ })
  while ((await more.count()) > 0) await more.click()
  expect(await page.locator('[data-kind="text"]').count()).toBeGreaterThan(60)
})

test('a phone and a desk stand side by side, and both take on what is changed', async ({ page }) => {
  await openList(page)
  await page.getByRole('button', { name: 'Phone and desktop' }).click()
  const frames = ['Preview, Phone', 'Preview, Desktop'].map(title =>
    page.frameLocator(`iframe[title="${title}"]`),
  )
  for (const frame of frames) await expect(frame.locator('html')).toHaveAttribute('data-hydrated', '')
  await search(page, 'header-cart-count')
  await control(page, 'header-cart-count').getByRole('textbox').first().fill('{count} parcels')
  await control(page, 'header-cart-count').getByRole('textbox').first().press('Enter')
  for (const frame of frames) await expect(frame.getByText('0 parcels').first()).toBeAttached()
})

test('words are typed over where they stand: Enter is one step, Escape leaves them, a button keeps a name', async ({
  page,
}) => {
  const preview = await openList(page)
  const tickets = preview.getByRole('article').getByText(TICKETS).first()
  const field = preview.getByRole('textbox', { name: /^Type over Event card (?:buy )?tickets$/ })
  await tickets.dblclick()
  await expect(field).toBeFocused()
  await field.fill('Gone')
  await field.press('Escape')
  await expect(field).toHaveCount(0)
  await expect(page.getByText('No unsaved changes')).toBeVisible()
  await tickets.dblclick()
  await field.fill('')
  await field.press('Enter')
  await expect(preview.getByRole('alert').filter({ hasText: 'must say something' })).toBeVisible()
  await field.fill('Book now')
  await field.press('Enter')
  await expect(preview.getByRole('article').getByText('Book now', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tickets).toBeVisible()
})

test('typed over by keyboard, a number stays whole and the caret stays within the words, also from right to left', async ({
  page,
}) => {
  const preview = await openList(page)
  const link = preview.getByRole('banner').getByRole('link', { name: '0 items' })
  const field = preview.getByRole('textbox', { name: 'Type over Header cart count' })
  await link.focus()
  await page.keyboard.press('F2')
  await expect(field).toBeFocused()
  await expect(field.locator('bdi')).toHaveText('0')
  for (const _ of 'items') await page.keyboard.press('Backspace')
  for (const _ of '0 items and more') await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('Now ')
  for (const _ of '0 items and more') await page.keyboard.press('ArrowRight')
  await page.keyboard.type('parcels')
  await page.keyboard.press('Enter')
  await expect(preview.getByRole('banner').getByText('Now 0 parcels')).toBeVisible()
  await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible()
  await expect(
    preview.getByRole('banner').getByRole('link').filter({ hasText: 'Now 0 parcels' }),
  ).toBeFocused()
  await search(page, 'header-cart-count')
  await expect(control(page, 'header-cart-count').getByRole('textbox').first()).toHaveValue(
    '{count, plural, one {# item} other {Now # parcels}}',
  )
  await preview.locator('html').evaluate(html => html.setAttribute('dir', 'rtl'))
  const words = preview.getByRole('article').getByText(TICKETS).first()
  const edge = await words.evaluate(rightEdgeOfWords)
  await words.dblclick()
  const box = preview.locator('[data-mq-in-place]')
  await expect(box).toHaveAttribute('dir', 'rtl')
  expect(await box.evaluate(element => element.getBoundingClientRect().right)).toBeCloseTo(edge, 0)
})

const rightEdgeOfWords = (element: Element): number => {
  const range = element.ownerDocument.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect().right
}

test('a scene in which something has happened is a page of the shop, whose words and mails are found by clicking', async ({
  page,
}) => {
  const preview = await openList(page)
  await showScene(page, 'confirmation')
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 })
  await expect
    .poll(() => page.evaluate(() => document.querySelector('iframe')?.contentWindow?.location.pathname))
    .toContain('/checkout/studio/confirm/')
  await showScene(page, 'mail-order')
  await expect(preview.getByRole('heading', { name: 'Your tickets', exact: true })).toBeVisible({
    timeout: 20_000,
  })
  await expect(preview.getByRole('link', { name: 'Skip to content' })).toHaveCount(0)
  await preview.getByText(/^Order number: /).click()
  await expect(control(page, 'mail-order-number').getByRole('textbox')).toBeFocused()
})

test('a scene without scripts is the page as such a browser has it: its words open their text, and show what is typed there', async ({
  page,
}) => {
  const preview = await openList(page)
  await showScene(page, 'order-scriptless')
  await expect(preview.getByRole('button', { name: 'Place Order' })).toBeVisible({ timeout: 20_000 })
  await expect(preview.getByRole('button', { name: 'Choose tickets' })).toBeHidden()
  await expect(preview.locator('script, noscript')).toHaveCount(0)
  await showScene(page, 'cart-scriptless')
  const update = preview.getByRole('button', { name: 'Update order' })
  await update.click({ timeout: 20_000 })
  const field = control(page, 'tickets-update').getByRole('textbox').first()
  await expect(field).toBeFocused()
  await field.fill('Count again')
  await field.press('Enter')
  await expect(preview.getByRole('button', { name: 'Count again' })).toBeVisible()
  await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible()
})
