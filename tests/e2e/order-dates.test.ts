import type { Page } from '@playwright/test'
import { venueDay } from '#tests/builders/dates.ts'
import { hydrated } from './buyer.ts'
import { expect, test } from './fixtures.ts'
import { unfold } from './tickets-parts.ts'

const DAY = venueDay(10)
const LATER = venueDay(12)
const inWords = (date: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
  }).format(new Date(`${date}T00:00:00Z`))

const EVENTS = ['Manta Ballet', 'Tide Pool', 'Noon in the Kelp']
const block = (page: Page, event: string) => page.getByRole('region', { name: new RegExp(event, 'i') })
const adults = (page: Page, event: string) =>
  block(page, event).getByRole('spinbutton', { name: 'Quantity of Adult' })

/** One adult for each of the events, stored in the cart. */
async function fillOrder(page: Page) {
  await page.goto(`/orders/harborlight/tickets?eventIds=manta-ballet,tide-pool,kelp-forest&date=${DAY}`)
  for (const event of EVENTS) await adults(page, event).fill('1')
  await adults(page, EVENTS[2]!).press('Enter')
  await expect(page).toHaveURL(/cart=true/)
}

test('[ORD-077] a date is changed for two events at once, and for no other', async ({ page }) => {
  await fillOrder(page)
  await page.goto(`/orders/harborlight/calendar?cart=true&pick=${LATER}&date=${DAY}`)
  const dialog = page.getByRole('dialog', { name: 'select event date' })
  await dialog.getByRole('checkbox', { name: new RegExp(EVENTS[2]!, 'i') }).uncheck({ force: true })
  await dialog.getByRole('button', { name: 'Move 2 events' }).click()

  await expect(page.getByText(`New date: ${inWords(LATER)}`)).toBeVisible()
  for (const event of EVENTS.slice(0, 2)) {
    await expect(block(page, event).getByText(inWords(LATER))).toBeVisible()
    await expect(adults(page, event)).toHaveValue('1')
  }
  await expect(block(page, EVENTS[2]!).getByText(new RegExp(inWords(DAY)))).toBeVisible()
  await expect(block(page, EVENTS[2]!).getByRole('button')).toHaveCount(0)

  await page
    .getByRole('main')
    .getByRole('button', { name: /^Move to / })
    .click()
  await expect(page.getByText('New date:')).toBeHidden()
  await page.goto('/orders/harborlight/tickets?cart=true')
  for (const [index, date] of [LATER, LATER, DAY].entries()) {
    await unfold(page, EVENTS[index]!)
    const day = page.getByRole('region', { name: 'Your day' }).locator('div')
    await expect(day.filter({ has: block(page, EVENTS[index]!) }).first()).toContainText(inWords(date))
  }
})

test('Cancel Change leaves every event as it was', async ({ page }) => {
  await fillOrder(page)
  await page.goto(`/orders/harborlight/tickets?cart=true&cdEventIds=manta-ballet&date=${LATER}`)
  await expect(block(page, 'Manta Ballet').getByText(inWords(LATER))).toBeVisible()
  await page.getByRole('link', { name: 'Cancel Change' }).click()
  for (const event of EVENTS) {
    await unfold(page, event)
    await expect(block(page, event).getByText(inWords(DAY))).toBeVisible()
    await expect(adults(page, event)).toHaveValue('1')
  }
})

test('Change Date keeps what was chosen of the other events', async ({ page }) => {
  await page.goto(`/orders/harborlight/tickets?eventIds=manta-ballet,tide-pool&date=${DAY}`)
  await hydrated(page)
  await adults(page, 'Tide Pool').fill('3')
  await page.getByRole('button', { name: 'Change Date of Manta Ballet' }).click()
  await expect(page).toHaveURL(/calendar\?.*cdEventIds=manta-ballet/)
  await page.goto('/orders/harborlight/tickets?cart=true')
  await expect(adults(page, 'Tide Pool')).toHaveValue('3')
})

/** Presses Tab until the control that is looked for has the focus. */
async function tabTo(page: Page, name: RegExp) {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
    })
    if (name.test(focused)) return
  }
  throw new Error(`Tab does not reach ${name}`)
}

test('the way from an event to Place Order needs a keyboard only', async ({ page }) => {
  await page.goto(`/orders/harborlight/tickets?eventId=tide-pool&date=${DAY}`)
  await hydrated(page)
  await tabTo(page, /more\.\.\./)
  await page.keyboard.press('Enter')
  const radios = block(page, 'Tide Pool').getByRole('radio')
  await expect.poll(() => radios.count()).toBeGreaterThan(5)
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/time=/)
  await tabTo(page, /^Quantity of Adult/)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(adults(page, 'Tide Pool')).toHaveValue('2')
  await tabTo(page, /^Place Order/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout\/harborlight\/process/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all times can be seen, and the time of an ordered event can be changed', async ({ page }) => {
    await page.goto(`/orders/harborlight/tickets?eventId=tide-pool&date=${DAY}`)
    const radios = block(page, 'Tide Pool').getByRole('radio')
    await expect(radios).toHaveCount(5)
    await adults(page, 'Tide Pool').fill('2')
    await block(page, 'Tide Pool')
      .getByRole('button', { name: /more\.\.\./ })
      .click()
    await expect.poll(() => radios.count()).toBeGreaterThan(5)
    await expect(adults(page, 'Tide Pool')).toHaveValue('2')
    await page.goto('/orders/harborlight/tickets?cart=true')
    await expect(radios).toHaveCount(1)
    await block(page, 'Tide Pool').getByRole('button', { name: 'Change Time' }).click()
    await expect.poll(() => radios.count()).toBeGreaterThan(5)
  })
})
