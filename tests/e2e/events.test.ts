import type { Page } from '@playwright/test'
import { longDate, venueDay } from '#tests/builders/dates.ts'
import { ask, DETAIL, openDays } from './events-parts.ts'
import { expect, test, WIDTHS } from './fixtures.ts'
import { expectHeroAsMeasured } from './hero-contrast.ts'
import { measureBrokenWords } from './measure-look.ts'

/** The events list, detail and reviews of the Aquarium, which keeps every wording the specification quotes. */
const LIST = '/events/harborlight/list'
/** What a browser leaves of a usual screen. */
const LAPTOP = { width: 1366, height: 657 }

type Summary = { name: string; eventOrderType: string }

const firstDay = async (page: Page, eventId?: string) => (await openDays(page.request, eventId))[1] ?? ''

const cardNames = (page: Page) =>
  page.locator('main section[aria-labelledby="events-heading"] article h3').allTextContents()

async function verify(page: Page, back: string) {
  await page.goto(`/auth/harborlight/members?ref=${encodeURIComponent(back)}`)
  await page.getByLabel('Membership').or(page.locator('[name="membershipId"]')).last().fill('HL-20418')
  await page.locator('[name="lastName"]').fill('Okafor')
  await page.locator('main form button[type="submit"]').click()
  await page.waitForURL(/\/events\//)
}

test('[ORD-016] [ORD-026] the list has one card for each event of the date in the address', async ({
  page,
  request,
}) => {
  for (const date of (await openDays(request)).slice(3, 5)) {
    await page.goto(`${LIST}?date=${date}`)
    const events = await ask<Summary[]>(request, `/event/templates/summaries?startTime=${date}`)
    const open = events.filter(({ eventOrderType }) => eventOrderType !== 'member').map(({ name }) => name)
    expect(open.length).toBeGreaterThan(3)
    expect((await cardNames(page)).sort()).toEqual(open.sort())
  }
})

test('[ORD-019] heading and description are those of the theme', async ({ page }) => {
  await page.goto(LIST)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What’s in the water today')
  await expect(page.getByText('Meet the octopus at eleven.', { exact: false }).first()).toBeVisible()
})

test('the hero of each venue leaves the name of the first event in sight on a phone, and its card on a desk', async ({
  page,
}) => {
  for (const venue of ['harborlight', 'fernwood', 'orrery'])
    for (const device of ['phone', 'desk'] as const) {
      const size = WIDTHS[device]
      await page.setViewportSize(size)
      await page.goto(`/events/${venue}/list?date=${venueDay(12)}`)
      const first = page.locator('main section[aria-labelledby="events-heading"] article').first()
      const box = await (device === 'phone' ? first.locator('h3') : first).boundingBox()
      const { y, height } = box ?? { y: size.height, height: 0 }
      const lowest = device === 'phone' ? y + height : y + 120
      expect.soft(lowest, `${venue}, ${device}`).toBeLessThanOrEqual(size.height)
    }
})

test('[ORD-020] Select a date leads to the calendar', async ({ page }) => {
  await page.goto(LIST)
  await page.getByRole('link', { name: 'Select a date' }).click()
  await expect(page).toHaveURL(/\/orders\/harborlight\/calendar/)
})

test('[ORD-021] Become a member leads to joining', async ({ page }) => {
  await page.goto(LIST)
  await page.getByRole('link', { name: 'Become a member' }).click()
  await expect(page).toHaveURL('/membership/harborlight/join')
})

test('[ORD-022] the rating summary leads to the reviews by their number', async ({ page }) => {
  await page.goto(LIST)
  await expect(page.getByRole('img', { name: /^4\.\d out of 5$/ }).first()).toBeVisible()
  await page.getByRole('link', { name: /^\d+ visitors told us$/ }).click()
  await expect(page).toHaveURL(/\/events\/harborlight\/reviews/)
})

test('[ORD-023] the chosen day is named, with the hours of that day', async ({ page }) => {
  const sunday = new Date()
  sunday.setUTCDate(sunday.getUTCDate() + 7 - sunday.getUTCDay())
  const date = sunday.toISOString().slice(0, 10)
  await page.goto(`${LIST}?date=${date}`)
  await expect(page.getByRole('heading', { name: longDate(date) })).toBeVisible()
  await expect(page.getByText('Hours: Open 9:00 am to 6:00 pm').first()).toBeVisible()
})

test('[ORD-025] everybody else is asked to verify a membership', async ({ page }) => {
  await page.goto(LIST)
  await expect(page.getByText('Are you a member?')).toBeVisible()
  await page.getByRole('link', { name: 'Verify Membership' }).click()
  await expect(page).toHaveURL(/\/auth\/harborlight\/members\?/)
})

test('[ORD-024] a verified member is thanked and no longer asked', async ({ page }) => {
  await verify(page, LIST)
  await expect(page.getByText(/^Welcome back, Renata Okafor/)).toBeVisible()
  await expect(page.getByText('Are you a member?')).toHaveCount(0)
})

test('[ORD-027] member-only events stand in a section of their own, for a verified member only', async ({
  page,
}) => {
  const path = `${LIST}?date=${await firstDay(page, 'seahorse-nursery')}`
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Special Events' })).toHaveCount(0)
  await expect(page.getByText('Seahorse Nursery')).toHaveCount(0)
  await verify(page, path)
  const special = page.getByRole('region', { name: 'Special Events' })
  await expect(special.getByRole('heading', { name: /^Seahorse Nursery/ })).toBeVisible()
  expect((await cardNames(page)).filter(name => name.startsWith('Seahorse'))).toEqual([])
})

test('[ORD-028] combos stand under Combo Deals', async ({ page }) => {
  await page.goto(`${LIST}?date=${await firstDay(page, 'manta-ballet')}`)
  const deals = page.getByRole('region', { name: 'Combo Deals' })
  await expect(deals.getByRole('heading', { name: 'Blue Duet' })).toBeVisible()
  await expect(deals.getByRole('link', { name: 'Tickets' }).first()).toBeVisible()
})

test('[ORD-030] [MEM-286] a day without events says so and leads to the calendar', async ({ page }) => {
  await page.goto(`${LIST}?date=2020-02-29`)
  await expect(page.getByText('There are no events for this date.', { exact: true })).toBeVisible()
  await expect(page.locator('#events')).toHaveCount(0)
  await page.getByRole('link', { name: 'Select another date' }).click()
  await expect(page).toHaveURL(/\/orders\/harborlight\/calendar/)
})

test('a card shows two times, and all of them when asked', async ({ page }) => {
  await page.goto(`${LIST}?date=${await firstDay(page, 'tide-pool')}`)
  const card = page.locator('article').filter({ hasText: 'Tide Pool, Hands In' })
  const times = card.getByRole('link', { name: /^\d+:\d\d [ap]m/ })
  await expect(times).toHaveCount(2)
  await card.locator('summary').filter({ hasText: 'See all schedules' }).click()
  expect(await times.count()).toBeGreaterThan(5)
  await card.getByText('Hide schedules').click()
  await expect(times).toHaveCount(2)
})

test('a time on a card leads to the order of that event, day and time', async ({ page }) => {
  const date = await firstDay(page, 'manta-ballet')
  await page.goto(`${LIST}?date=${date}`)
  await page
    .locator('article')
    .filter({ hasText: 'Manta Ballet' })
    .getByRole('link', { name: /^\d+:\d\d [ap]m/ })
    .first()
    .click()
  await expect(page).toHaveURL(
    new RegExp(`/orders/harborlight/tickets\\?.*eventId=manta-ballet.*date=${date}.*time=`),
  )
})

test('picking another day of the strip keeps the place on the page', async ({ page }) => {
  await page.goto(LIST)
  const days = page.getByRole('navigation', { name: 'Next days' }).getByRole('link')
  await expect(days).toHaveCount(14)
  await page.mouse.wheel(0, 300)
  await days.nth(3).click()
  await expect(days.nth(3)).toHaveAttribute('aria-current', 'date')
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
})

test('[ORD-031] events, member events and combos are shown in one layout', async ({ page }) => {
  for (const [path, name] of [
    ['aquarium-day', 'A Day at the Aquarium'],
    ['seahorse-nursery', 'Seahorse Nursery, Members’ Hour'],
    ['blue-duet?comboId=blue-duet', 'Blue Duet'],
  ]) {
    await page.goto(`${DETAIL}/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
    await expect(page.getByRole('region', { name: 'About' })).toBeVisible()
    await expect(page.getByRole('group', { name: `Pictures of ${name}` })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Price' })).toBeVisible()
  }
})

test('[ORD-001] the tenant in the address decides whose content is shown', async ({ page }) => {
  await page.goto('/events/fernwood/list')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('In the garden')
  await expect(page.getByText('Harborlight')).toHaveCount(0)
  const foreign = await page.goto('/events/fernwood/detail/aquarium-day')
  expect(foreign?.status()).toBe(404)
  await expect(page.getByText('A Day at the Aquarium')).toHaveCount(0)
  expect((await page.goto('/events/nowhere/list'))?.status()).toBe(404)
  await expect(page.getByText('Harborlight')).toHaveCount(0)
})

test('[ORD-013] [ORD-014] addresses are clean paths, titles name page and venue', async ({ page }) => {
  await page.goto(`${LIST}?date=${venueDay(3)}`)
  await expect(page).toHaveTitle('Events | Harborlight Aquarium')
  await page.getByRole('link', { name: 'A Day at the Aquarium' }).click()
  await expect(page).toHaveURL(/\/events\/harborlight\/detail\/aquarium-day(\?|$)/)
  expect(page.url()).not.toContain('#')
  await expect(page).toHaveTitle('A Day at the Aquarium | Harborlight Aquarium')
  await page.goto('/events/harborlight/reviews')
  await expect(page).toHaveTitle('Reviews | Harborlight Aquarium')
})

test('[ORD-076] a text set in the address speaks instead, and links keep it', async ({ page }) => {
  await page.goto(`${LIST}?text=schools`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A day for your class')
  await page.getByRole('link', { name: 'Select a date' }).click()
  await expect(page).toHaveURL(/[?&]text=schools/)
  await page.goto(`${LIST}?text=unknown`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What’s in the water today')
})

test('an unknown event has a page that leads to the others', async ({ page }) => {
  const answer = await page.goto(`${DETAIL}/the-kraken`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This event was not found.' })).toBeVisible()
  await page.getByRole('link', { name: 'See all events' }).click()
  await expect(page).toHaveURL(LIST)
})

test('anonymous pages set no cookie', async ({ request }) => {
  for (const path of [
    LIST,
    `${DETAIL}/aquarium-day`,
    '/events/harborlight/reviews',
    '/orders/harborlight/calendar',
  ]) {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(response.headers()['set-cookie']).toBeUndefined()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('days, schedules, pictures and reviews work', async ({ page }) => {
    await page.goto(`${LIST}?date=${await firstDay(page, 'tide-pool')}`)
    const card = page.locator('article').filter({ hasText: 'Tide Pool, Hands In' })
    await card.locator('summary').filter({ hasText: 'See all schedules' }).click()
    expect(await card.getByRole('link', { name: /^\d+:\d\d [ap]m/ }).count()).toBeGreaterThan(5)
    await page.getByRole('navigation', { name: 'Next days' }).getByRole('link').nth(4).click()
    await expect(page).toHaveURL(/date=/)
    await page.goto(`${DETAIL}/aquarium-day`)
    await expect(page.getByRole('link', { name: /^Enlarge picture 1/ })).toHaveAttribute('href', /highres/)
    await page.getByRole('link', { name: 'See more reviews' }).click()
    await expect(page.getByRole('region', { name: 'Reviews' }).getByRole('article')).toHaveCount(6)
  })
})

test('nothing runs over the edge at 320 pixels, in any venue', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/events/{v}/list', '/events/{v}/reviews', '/orders/{v}/calendar']) {
    for (const venue of ['harborlight', 'fernwood', 'orrery']) {
      await page.goto(path.replace('{v}', venue))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    }
  }
})

test('words on the picture stand where their contrast is measured, and are read as well as the rule says', async ({
  page,
}) => {
  // At a desk Fernwood has its words beside the picture.
  for (const [venue, widths] of Object.entries({
    harborlight: [WIDTHS.phone, WIDTHS.desk, LAPTOP],
    fernwood: [WIDTHS.phone],
    orrery: [WIDTHS.phone, WIDTHS.desk, LAPTOP],
  }))
    for (const viewport of widths) {
      await page.setViewportSize(viewport)
      await page.goto(`/events/${venue}/list`)
      await expectHeroAsMeasured(page, venue)
    }
})

test('in the window of a laptop the first event is on the first screen, in every venue', async ({ page }) => {
  await page.setViewportSize(LAPTOP)
  for (const venue of ['harborlight', 'fernwood', 'orrery']) {
    await page.goto(`/events/${venue}/list?date=${venueDay(20)}`)
    await expect(page.locator('#events article').first(), venue).toBeInViewport({ ratio: 0.25 })
  }
})

test('on a phone the way to the tickets is always in sight', async ({ page }) => {
  await page.setViewportSize(WIDTHS.phone)
  await page.goto(`${DETAIL}/aquarium-day`)
  const tickets = page.getByRole('link', { name: 'Tickets', exact: true }).filter({ visible: true })
  await expect(tickets).toBeInViewport()
  await page.getByRole('region', { name: 'About' }).scrollIntoViewIfNeeded()
  await expect(tickets).toBeInViewport()
})

test('[MEM-080] [ORD-021] with its switches off a venue shows neither reviews nor memberships', async ({
  page,
}) => {
  await page.goto('/events/plain/list')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Become a member' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Verify Membership' })).toHaveCount(0)
  await page.goto('/events/plain/detail/only')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Only Event')
  await expect(page.getByRole('region', { name: 'Reviews' })).toHaveCount(0)
})

test('[MEM-085] a venue nobody has reviewed yet says so', async ({ page }) => {
  await page.goto('/events/oasis/reviews')
  await expect(page.getByText('لا توجد تقييمات حاليًا.', { exact: true })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})

/** The oasis speaks Arabic. */
const SOLD_OUT = 'نفدت التذاكر'

test('beside the long label of its button the date of the list goes on the next line between words alone', async ({
  page,
}) => {
  await page.setViewportSize(WIDTHS.phone)
  await page.goto('/events/longwords/list')
  const heading = page.getByRole('heading', { level: 2, name: /\d{4}/ }).first()
  await expect(heading).toBeVisible()
  const words: string[] = (await heading.innerText()).match(/\p{L}+/gu) ?? []
  const broken = await page.evaluate(measureBrokenWords, 10)
  expect(broken.filter(word => words.includes(word))).toEqual([])
})

test('what is sold out is shown, and cannot be chosen', async ({ page }) => {
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  await page.goto(`/events/oasis/list?date=${tomorrow}`)
  const card = page.getByRole('article')
  await expect(card).toHaveCount(1)
  await expect(card.getByText(SOLD_OUT)).toBeVisible()
  await expect(card.locator('a[href*="/tickets"]')).toHaveCount(0)
  await page.goto(`/events/oasis/detail/wells?date=${tomorrow}`)
  await expect(page.getByText(SOLD_OUT).filter({ visible: true }).first()).toBeVisible()
  await expect(page.locator('main a[href*="/tickets"]')).toHaveCount(0)
})
