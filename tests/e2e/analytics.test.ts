import type { Page } from '@playwright/test'
import { venueDay } from '#tests/builders/dates.ts'
import { ADDRESS, CONTACT, GOOD_CARD, hydrated, pay, tokenFor } from './buyer.ts'
import { expect, test } from './fixtures.ts'
import { orderEvents } from './order-events.ts'

/** A venue with every kind of tracker. Their scripts are answered here: nothing leaves the machine. */
const LIST = `/events/measured/list?${new URLSearchParams({ date: venueDay(1) })}`
const ORDER = `/orders/measured/tickets?${new URLSearchParams({ eventId: 'mile', date: venueDay(20) })}`

type Entry = Record<string, unknown> | unknown[]

async function open(page: Page, address: string) {
  const requests: string[] = []
  await page.route(/google/, route => {
    requests.push(new URL(route.request().url()).pathname)
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await page.goto(address)
  return requests
}

/** Everything that was written for trackers: objects of Tag Manager, commands of the tag as lists. */
const written = (page: Page): Promise<Entry[]> =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: unknown[] }
    return JSON.parse(
      JSON.stringify(
        dataLayer.map(entry => (String(entry) === '[object Arguments]' ? [...(entry as unknown[])] : entry)),
      ),
    )
  })
const events = async (page: Page) =>
  (await written(page)).flatMap(entry => (Array.isArray(entry) ? [] : [entry.event]))
const titles = async (page: Page) =>
  (await written(page)).flatMap(entry =>
    !Array.isArray(entry) && entry.event === 'pageview' ? [entry.pageTitle] : [],
  )

const banner = (page: Page) => page.getByRole('region', { name: 'May we measure your visit?' })
const agree = (page: Page) => banner(page).getByRole('button', { name: 'Yes, you may' }).click()

test('a visitor who refuses is not measured: nothing is loaded, nothing is written', async ({ page }) => {
  const requests = await open(page, LIST)
  await expect(banner(page)).toBeVisible()
  expect(await written(page)).toEqual([])
  await banner(page).getByRole('button', { name: 'No, thank you' }).click()
  await expect(banner(page)).toBeHidden()
  await page.getByRole('link', { name: 'The Mile' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Mile' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Measuring and privacy' })).toBeVisible()
  await expect(banner(page)).toBeHidden()
  expect([await written(page), requests]).toEqual([[], []])
  expect(await page.evaluate(() => 'ga' in window)).toBe(false)
})

test('[ORD-273, CHK-091, CHK-093] each route change is reported with its page title, by client navigation too, a failed one is not', async ({
  page,
}) => {
  const requests = await open(page, LIST)
  await agree(page)
  await expect.poll(() => titles(page)).toEqual([await page.title()])
  const list = await page.title()
  expect(new Set(requests)).toEqual(new Set(['/analytics.js', '/gtm.js', '/gtag/js']))
  await page.getByRole('link', { name: 'The Mile' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Mile' })).toBeVisible()
  const detail = await page.title()
  await expect.poll(() => titles(page)).toEqual([list, detail])
  expect(detail).toContain('The Mile')
  await page.goto('/events/measured/detail/nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForFunction(() => 'dataLayer' in window)
  expect(await titles(page)).toEqual([])
})

test('[ORD-268, ORD-270, ORD-271, CHK-092] removing, adding more and going over a limit are reported by their names', async ({
  page,
}) => {
  await open(page, ORDER)
  await agree(page)
  await hydrated(page)
  await page.getByRole('spinbutton').first().fill('3')
  await page.getByRole('button', { name: 'Adjust tickets' }).click()
  await expect.poll(() => events(page)).toContain('Tickets::Limit::Exceeded')
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect.poll(() => events(page)).toContain('Tickets::Remove')
  await open(page, ORDER)
  await hydrated(page)
  await page.getByRole('spinbutton').first().fill('1')
  await page.getByRole('button', { name: 'Add More' }).click()
  await expect(page).toHaveURL(/\/list/)
  await expect.poll(() => events(page)).toContain('Tickets::AddMore')
})

test('[ORD-266, ORD-267, CHK-092] leaving the forms is reported, and a response once it was taken, not when it was refused', async ({
  page,
}) => {
  await open(page, `/orders/measured/tickets?${new URLSearchParams({ eventId: 'camp', date: venueDay(21) })}`)
  await agree(page)
  await page.getByRole('spinbutton').first().fill('1')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('heading', { name: 'Who sleeps here' })).toBeVisible()
  await page.getByRole('link', { name: 'Cancel', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your Order' })).toBeVisible()
  await expect.poll(() => events(page)).toContain('Forms::Cancel')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  expect(await events(page)).not.toContain('Forms::Response')
  await page.getByLabel('Name').fill('Ada')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.waitForURL(/\/checkout\//)
  await expect
    .poll(async () => (await events(page)).filter(event => event === 'Forms::Response'))
    .toHaveLength(1)
})

test('[ORD-269, ORD-272, CHK-092] removing and changing a membership of the order are reported', async ({
  page,
}) => {
  const order = '/orders/measured/tickets?membershipCategoryId=friend'
  await open(page, order)
  await agree(page)
  await page.getByRole('button', { name: /^Remove / }).click()
  await expect.poll(() => events(page)).toContain('Tickets::Membership::Remove')
  await page.goto(order)
  await hydrated(page)
  await page.getByRole('link', { name: 'Change membership' }).click()
  await page.waitForURL(/\/membership\/measured\/detail\/friend/)
  await expect.poll(() => events(page)).toContain('Tickets::Membership::Change')
})

test('an answer can be withdrawn at the foot of any page, and then nothing is measured any more', async ({
  page,
}) => {
  await open(page, LIST)
  await agree(page)
  await expect.poll(() => titles(page)).toHaveLength(1)
  await page.getByRole('button', { name: 'Measuring and privacy' }).click()
  await banner(page).getByRole('button', { name: 'No, thank you' }).click()
  await expect(banner(page)).toBeHidden()
  await expect.poll(() => page.evaluate(() => 'dataLayer' in window)).toBe(false)
})

test('[CHK-093] a venue without trackers asks nobody', async ({ page }) => {
  await page.goto('/events/harborlight/list')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Measuring and privacy' })).toHaveCount(0)
  await expect(banner(page)).toHaveCount(0)
})

const TILL = '/checkout/measured/process'

/** A stand-in for Google's tag that knows this browser's id. */
const TAG = `
  const answer = entry => entry[0] === 'get' && entry[2] === 'client_id' && entry[3]('555.777')
  for (const entry of window.dataLayer ?? []) answer(entry)
  const { push } = window.dataLayer
  window.dataLayer.push = (...entries) => { entries.forEach(answer); return push.apply(window.dataLayer, entries) }`

/** An order of one ticket at its review, measured. */
async function openTill(page: Page, { event, tag = '' }: { event: string; tag?: string }) {
  await page.route(/google/, route =>
    route.fulfill({
      contentType: 'text/javascript',
      body: route.request().url().includes('gtag') ? tag : '',
    }),
  )
  await orderEvents(page, { venue: 'measured', events: [event], from: 25 })
  const form = { intent: 'payment', ...CONTACT, ...ADDRESS, ...(await tokenFor(page, GOOD_CARD)) }
  await page.request.post(TILL, { form, maxRedirects: 0 })
  await page.goto(TILL)
  await hydrated(page)
  await agree(page)
  await expect.poll(() => titles(page)).toHaveLength(1)
}

const sentIds = (page: Page) => {
  const ids: string[] = []
  page.on('request', request => {
    const form = new URLSearchParams(request.postData() ?? '')
    if (form.get('intent') === 'complete') ids.push(form.get('analyticsClientId') ?? '')
  })
  return ids
}

test('[CHK-094] [CHK-096] [CHK-259] the step is reported with its number, a placed order is reported as a purchase once, also when its page is opened again; the id of the browser goes with it', async ({
  page,
}) => {
  await openTill(page, { event: 'yard', tag: TAG })
  await expect.poll(() => written(page)).toContainEqual({ event: 'checkout', checkoutStep: 2 })
  const ids = sentIds(page)
  await pay(page)
  await page.waitForURL(/\/confirm\//)
  const purchases = async () => (await events(page)).filter(event => event === 'purchase').length
  await expect.poll(purchases).toBe(1)
  expect(ids).toEqual(['555.777'])
  const [reported] = (await written(page)).filter(
    entry => Array.isArray(entry) && entry[1] === 'purchase',
  ) as [[string, string, { transaction_id: string; value: number }]]
  expect(page.url()).toContain(reported[2].transaction_id)
  expect(reported[2].value).toBe(15)
  await page.reload()
  await expect.poll(() => titles(page)).toHaveLength(1)
  expect(await purchases()).toBe(0)
  expect((await written(page)).filter(entry => Array.isArray(entry) && entry[1] === 'purchase')).toEqual([])
})

test('[CHK-259] an order is placed without the id when asking for it fails', async ({ page }) => {
  await openTill(page, { event: 'mile' })
  const ids = sentIds(page)
  await pay(page)
  await page.waitForURL(/\/confirm\//)
  expect(ids).toEqual([''])
})
