import type { Page } from '@playwright/test'
import { longDate } from '#tests/builders/dates.ts'
import { hydrated } from './buyer.ts'
import { expect, test, WIDTHS } from './fixtures.ts'

const CALENDAR = '/orders/harborlight/calendar'
const API = { headers: { 'x-tenant-id': 'harborlight' } }

const openDay = (page: Page, position = 0) => page.locator('a[data-date]').nth(position)
const months = (page: Page) => page.getByRole('grid')

/** A cart with tickets of two events on a day with plenty of seats, whoever's browser this is. */
async function fillCart(page: Page) {
  const templates = []
  for (const id of ['aquarium-day', 'deep-sea-lantern']) {
    const { payload: next } = await (
      await page.request.get(`/v1/b2c/event/templates/${id}/calendar`, API)
    ).json()
    const day = next.days.filter(({ availability }: { availability: string }) => availability === 'many')[3]
      .date
    const { payload: slots } = await (
      await page.request.get(
        `/v1/b2c/event/templates/${id}/times?startTime=${day}&endTime=${day}T23:00:00`,
        API,
      )
    ).json()
    const slot = slots.find(({ availableSeats }: { availableSeats: number }) => availableSeats > 3)
    templates.push({
      eventTemplateId: id,
      events: [
        { eventId: slot.id, tickets: [{ id: `${slot.id}~adult`, ticketTypeId: 'adult', quantity: 1 }] },
      ],
    })
  }
  const stored = await page.request.put('/v1/b2c/shopping_cart', { ...API, data: { templates } })
  expect(stored.status()).toBe(200)
}

/** In the page: how wide marks are, and what they are painted with. */
const looksOf = (marks: Element[]) =>
  marks.map(mark => {
    const { width, backgroundColor, backgroundImage } = getComputedStyle(mark)
    return { width, ink: backgroundImage === 'none' ? backgroundColor : backgroundImage }
  })

test('with the colours of the system the marks of the legend still differ from each other and from the page', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const looks: { width: string; ink: string }[] = []
  // Some left, few left, sold out: a calendar names the marks that it draws.
  for (const eventId of ['whale-song', 'jelly-lab', 'night-swim']) {
    await page.goto(`${CALENDAR}?eventId=${eventId}`)
    const legend = page.getByRole('list', { name: 'What the marks mean' })
    looks.push(...(await legend.locator('[aria-hidden="true"] > span').evaluateAll(looksOf)))
  }
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(new Set(looks.map(({ width, ink }) => width + ink)).size).toBe(3)
  expect(looks.map(({ ink }) => ink)).not.toContain(ground)
})

test('[ORD-040] without event or combo it is a month calendar over all events, titled Calendar', async ({
  page,
}) => {
  await page.goto(CALENDAR)
  await expect(page).toHaveTitle('Calendar | Harborlight Aquarium')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calendar')
  await expect(months(page)).toHaveCount(2)
  await expect(openDay(page)).toBeVisible()
})

test('[ORD-044] a picked date leads to the events of that date', async ({ page }) => {
  await page.goto(CALENDAR)
  const date = await openDay(page, 2).getAttribute('data-date')
  await openDay(page, 2).click()
  await expect(page).toHaveURL(`/events/harborlight/list?date=${date}`)
})

test('[ORD-043] with an event preselected a picked date leads to its order', async ({ page }) => {
  await page.goto(`${CALENDAR}?eventId=jelly-lab`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select a date for Jelly Lab')
  const date = await openDay(page, 1).getAttribute('data-date')
  await openDay(page, 1).click()
  await expect(page).toHaveURL(`/orders/harborlight/tickets?eventId=jelly-lab&date=${date}`)
})

test('[ORD-095] the months begin with that of the start date', async ({ page }) => {
  const later = new Date()
  later.setUTCDate(1)
  later.setUTCMonth(later.getUTCMonth() + 2)
  await page.goto(`${CALENDAR}?date=${later.toISOString().slice(0, 10)}`)
  const name = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    later,
  )
  await expect(months(page).first()).toHaveAccessibleName(name)
})

test('[ORD-096] a day without availability is disabled and says No Events, on phones without the words', async ({
  page,
}) => {
  await page.goto(`${CALENDAR}?eventId=jelly-lab&months=6`)
  const closed = page.locator('[data-date][aria-disabled="true"]').last()
  const words = closed.getByText('No Events', { exact: true })
  await expect(words).toBeVisible()
  expect(await closed.evaluate(({ tagName }) => tagName)).not.toBe('A')
  await page.setViewportSize(WIDTHS.phone)
  await expect(words).toBeHidden()
  await expect(closed).toContainText('No Events')
  // On paper of a colour as well, day by day and in its words.
  await page.goto('/orders/longwords/calendar')
  expect(await page.evaluate(measureClosedDays)).toBeGreaterThanOrEqual(4.5)
})

/** In the page: the least contrast of what days without events say with what they stand on. */
function measureClosedDays(): number {
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
  const light = (color: string) => {
    const [r = 0, g = 0, b = 0] = channels(color).map(byte => {
      const channel = byte / 255
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
  }
  const groundOf = (element: Element | null): string => {
    const color = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)'
    return channels(color)[3] === 0 ? groundOf(element?.parentElement ?? null) : color
  }
  const days = [...document.querySelectorAll('[data-date][aria-disabled="true"]')]
  const ratios = days
    .flatMap(day => [day, ...day.querySelectorAll('span')])
    .map(words => [light(getComputedStyle(words).color), light(groundOf(words))] as const)
    .map(([one, other]) => Math.max(one, other) / Math.min(one, other))
  return ratios.length === 0 ? 0 : Math.min(...ratios)
}

test('[ORD-098] weekdays are written out, and shortened to codes on phones', async ({ page }) => {
  const shown = () => months(page).first().locator('th span').filter({ visible: true }).allTextContents()
  await page.goto(CALENDAR)
  expect(await shown()).toEqual([
    'Sunday',
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
  ])
  await page.setViewportSize(WIDTHS.phone)
  expect(await shown()).toEqual(['Su', 'M', 'Tu', 'W', 'Th', 'F', 'Sa'])
})

test('[ORD-099] Show More Dates appends months and keeps those that are there', async ({ page }) => {
  await page.goto(CALENDAR)
  const first = await months(page).first().getAttribute('aria-labelledby')
  expect(first).toBeTruthy()
  const names = await page.locator('main section h2').allTextContents()
  await page.getByRole('link', { name: 'Show More Dates' }).click()
  await expect(months(page)).toHaveCount(4)
  expect((await page.locator('main section h2').allTextContents()).slice(0, 2)).toEqual(names)
})

test('arrow keys walk the days, page keys the months', async ({ page }) => {
  await page.goto(CALENDAR)
  await hydrated(page)
  await expect(months(page)).toHaveCount(2)
  await expect(page.locator('[data-date][tabindex="0"]')).toHaveCount(1)
  const start = openDay(page)
  const date = (await start.getAttribute('data-date')) ?? ''
  await start.focus()
  await page.keyboard.press('ArrowRight')
  const next = new Date(`${date}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  await expect(page.locator(`[data-date="${next.toISOString().slice(0, 10)}"]`)).toBeFocused()
  await page.keyboard.press('PageDown')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-date')?.slice(0, 7))).not.toBe(
    date.slice(0, 7),
  )
})

test('[ORD-045] [ORD-046] with several events in the cart a picked date asks which of them move', async ({
  page,
}) => {
  await fillCart(page)
  await page.goto(`${CALENDAR}?cart=true`)
  await openDay(page, 3).click()
  const choice = page.getByRole('dialog', { name: 'select event date' })
  await expect(choice.getByRole('checkbox')).toHaveCount(2)
  await expect(choice.getByText('A Day at the Aquarium')).toBeVisible()
  await expect(choice.getByText('Lanterns of the Deep')).toBeVisible()
  await expect(choice.getByText(/^(Available|Not available)$/)).toHaveCount(2)
  const boxes = choice.getByRole('checkbox')
  const able = await choice.getByRole('checkbox', { disabled: false }).count()
  await expect(choice.getByRole('checkbox', { checked: true }), 'all that can move').toHaveCount(able)
  for (const box of await boxes.and(choice.locator(':enabled')).all()) await box.uncheck()
  await expect(choice.getByRole('button', { name: 'Continue to Cart' })).toBeVisible()
})

test('[ORD-046] events that cannot be had on the day are marked and cannot be ticked', async ({ page }) => {
  await fillCart(page)
  await page.goto(`${CALENDAR}?cart=true&pick=2020-01-01`)
  const choice = page.getByRole('dialog', { name: 'select event date' })
  await expect(choice.getByText('Not available')).toHaveCount(2)
  for (const box of await choice.getByRole('checkbox').all()) await expect(box).toBeDisabled()
})

test('[ORD-047] Cancel closes the choice and changes no date', async ({ page }) => {
  await fillCart(page)
  const before = await (await page.request.get('/v1/b2c/shopping_cart', API)).json()
  await page.goto(`${CALENDAR}?cart=true`)
  await hydrated(page)
  for (const leave of [
    () => page.getByRole('link', { name: 'Cancel', exact: true }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await openDay(page, 3).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await leave()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(`${CALENDAR}?cart=true`)
  }
  const after = await (await page.request.get('/v1/b2c/shopping_cart', API)).json()
  expect(after.payload.templates).toEqual(before.payload.templates)
})

test('[ORD-048] Continue to Cart goes to the order with the date for the ticked events only', async ({
  page,
}) => {
  await fillCart(page)
  await page.goto(`${CALENDAR}?cart=true`)
  const date = await openDay(page, 14).getAttribute('data-date')
  await openDay(page, 14).click()
  const choice = page.getByRole('dialog')
  await expect(choice.getByRole('button', { name: /^Move \d event/ })).toBeVisible()
  await choice.getByRole('checkbox', { name: /Lanterns of the Deep/ }).setChecked(false, { force: true })
  await choice.getByRole('button', { name: 'Move 1 event' }).click()
  await expect(page).toHaveURL(/\/orders\/harborlight\/tickets/)
  const { searchParams } = new URL(page.url())
  expect([searchParams.get('date'), searchParams.getAll('cdEventIds')]).toEqual([date, ['aquarium-day']])
  const words = longDate(date ?? '')
  await expect(page.getByRole('region', { name: 'A Day at the Aquarium' }).getByText(words)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Lanterns of the Deep' }).getByText(words)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Lanterns of the Deep' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('days, more months and the choice of events work', async ({ page }) => {
    await fillCart(page)
    await page.goto(CALENDAR)
    await page.getByRole('link', { name: 'Show More Dates' }).click()
    await expect(months(page)).toHaveCount(4)
    await page.goto(`${CALENDAR}?cart=true`)
    await openDay(page, 5).click()
    await page.getByRole('checkbox', { name: /A Day at the Aquarium/ }).uncheck()
    await page.getByRole('button', { name: 'Continue to Cart' }).click()
    await expect(page).toHaveURL(/\/orders\/harborlight\/tickets\?.*cdEventIds=deep-sea-lantern/)
  })
})
