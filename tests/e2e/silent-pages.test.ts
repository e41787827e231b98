import type { Page } from '@playwright/test'
import { venueDay } from '#tests/builders/dates.ts'
import budgets from '../bench/budgets.json' with { type: 'json' }
import { hydrated, order } from './buyer.ts'
import { expect, test, VENUES } from './fixtures.ts'

const LIST = '/events/harborlight/list'

const SILENT = [
  '/events/{venue}/list',
  '/events/{venue}/reviews',
  '/orders/{venue}/calendar',
  '/membership/{venue}/join',
  '/legal/{venue}/terms',
  '/status/{venue}/unsupported',
]

function countScripts(page: Page) {
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  return scripts
}

/** Bytes of a script that runs in the page, data for search engines left out. */
const inlineBytes = (page: Page) =>
  page.evaluate(() =>
    [...document.scripts]
      .filter(({ type }) => type !== 'application/ld+json')
      .reduce((sum, { textContent }) => sum + (textContent ?? '').length, 0),
  )

/** Holds the scripts back until they are let go, as a line does that is slow. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const free = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/*.js*', async route => {
    await free
    await route.continue()
  })
  return release
}

for (const venue of VENUES)
  test(`at ${venue} a public page has no script but a starter until it is touched, and then comes alive as it is`, async ({
    page,
  }) => {
    for (const path of SILENT) {
      const scripts = countScripts(page)
      await page.goto(path.replace('{venue}', venue))
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      expect(scripts, path).toEqual([])
      expect(await inlineBytes(page), path).toBeLessThanOrEqual(budgets.inlineBytes)
      const main = await page.locator('main').elementHandle()
      await page.keyboard.press('Tab')
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
      expect(await main?.evaluate(element => element.isConnected), path).toBe(true)
      page.removeAllListeners('request')
    }
  })

test('packed, a public page is as small as its budget says', async ({ baseURL }) => {
  for (const [path, most] of Object.entries(budgets.packedBytes)) {
    const bytes = async () => {
      const answer = await fetch(`${baseURL}${path}`, { headers: { 'accept-encoding': 'br' } })
      await answer.arrayBuffer()
      return answer.headers.get('content-encoding') === 'br'
        ? Number(answer.headers.get('content-length'))
        : null
    }
    await expect.poll(bytes, { message: path }).toBeLessThanOrEqual(most)
  }
})

test('what is pressed and typed before the scripts run is done when they do', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(`${LIST}?date=${venueDay(3)}`)
  await page.getByText('Who is coming?').click()
  await page.getByRole('button', { name: 'One more: Adult' }).click()
  await page.getByRole('button', { name: 'One more: Adult' }).click()
  await page.getByRole('spinbutton', { name: 'How many: Child' }).fill('3')
  release()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(page.getByRole('spinbutton', { name: 'How many: Adult' })).toHaveValue('2')
  await page.getByRole('button', { name: 'One more: Child' }).click()
  await expect(page.getByRole('spinbutton', { name: 'How many: Child' })).toHaveValue('4')
})

test('[ORD-091] a click beside the menu before the scripts run closes it when they do', async ({ page }) => {
  const release = await holdScripts(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(LIST)
  const menu = page.locator('header details')
  await menu.locator('summary').click()
  await expect(menu).toHaveAttribute('open')
  await page.mouse.click(380, 800)
  release()
  await expect(menu).not.toHaveAttribute('open')
})

test('an arrow key in the calendar moves on when the scripts run', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/orders/harborlight/calendar')
  const day = page.locator('a[data-date]').nth(2)
  const date = (await day.getAttribute('data-date')) ?? ''
  await day.focus()
  await page.keyboard.press('ArrowRight')
  release()
  const next = new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
  await expect(page.locator(`[data-date="${next}"]`)).toBeFocused()
})

test('a link needs no script; once they run it loads no page anew', async ({ page }) => {
  const documents: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  await page.route('**/*.js*', route => route.fulfill({ status: 404 }))
  await page.goto(`${LIST}?date=${venueDay(3)}`)
  await page.locator('main h3 a').first().click()
  const title = await page.locator('main h1').innerText()
  expect(documents).toHaveLength(2)
  await page.unroute('**/*.js*')
  await hydrated(page)
  await page.getByRole('link', { name: 'Events', exact: true }).first().dispatchEvent('click')
  await expect(page).toHaveURL(LIST)
  await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0)
  expect(documents).toHaveLength(2)
})

test('scripts that do not come are asked for again at the next touch', async ({ page }) => {
  await page.route('**/page/*.js*', route => route.fulfill({ status: 404 }), { times: 1 })
  await page.goto(LIST)
  await hydrated(page)
})

test('the number at the order is right without scripts, and after going back', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(LIST)
  const cart = page.locator('header a[href*="cart=true"]')
  await expect(cart).toHaveText(/^0/)
  await order(page, { count: 2, day: 31 })
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  await plain.goto(LIST)
  await expect(plain.locator('header a[href*="cart=true"]')).toHaveText(/^2/)
  await context.close()
  await page.goto('/orders/harborlight/tickets?cart=true')
  await hydrated(page)
  await page.goBack()
  await expect(cart).toHaveText(/^2/)
})

test('a page that was left by a link is seen where it was left', async ({ page }) => {
  await page.goto(`${LIST}?date=${venueDay(3)}`)
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.locator('main h3 a').nth(3).click()
  await expect(page.locator('main h1')).toBeVisible()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600)
})
