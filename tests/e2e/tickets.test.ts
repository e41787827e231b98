import type { Page } from '@playwright/test'
import { venueDay } from '#tests/builders/dates.ts'
import { hydrated } from './buyer.ts'
import { expect, test } from './fixtures.ts'
import { addAdults, adults, block, DAY, tickets } from './tickets-parts.ts'

const times = (page: Page) => page.getByRole('group', { name: 'Select a time' }).getByRole('radio')

const total = (page: Page) =>
  page.getByRole('complementary', { name: 'Order summary' }).getByRole('status').first()

test('[ORD-060] the order page has the title of an order, whatever the address asks for', async ({
  page,
}) => {
  const all =
    'eventId eventIds comboId addonId membershipIds membershipCategoryId membershipOfferingId membershipPricePointId sourceCategoryId isGift action auxiliary cdEventIds date cart campaign appeal fund text'
  const response = await page.goto(
    tickets({
      ...Object.fromEntries(all.split(' ').map(name => [name, 'x'])),
      eventId: 'manta-ballet',
      date: DAY,
    }),
  )
  expect(response?.status()).toBe(200)
  await expect(page).toHaveTitle('Your Order | Harborlight Aquarium')
})

test('[ORD-061] events named in the address are ready for choosing tickets on their date', async ({
  page,
}) => {
  await page.goto(tickets({ eventIds: 'manta-ballet,tide-pool', date: DAY }))
  for (const event of ['Manta Ballet', 'Tide Pool']) {
    const region = page.getByRole('region', { name: new RegExp(event, 'i') })
    await expect(region.getByRole('radio').first()).toBeEnabled()
    await expect(region.getByRole('spinbutton').first()).toHaveValue('0')
  }
})

test('[ORD-064] the order page asks whether the visitor is a member and tells the hours of the day', async ({
  page,
}) => {
  await page.goto(tickets({ eventId: 'manta-ballet', date: DAY }))
  await expect(page.getByRole('main').getByRole('link', { name: 'Verify Membership' })).toBeVisible()
  await expect(page.getByRole('main').getByText(/^\w+, \w+ \d+ – Hours: /)).toBeVisible()
})

test('[ORD-065] the total follows every change and stays in sight on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(tickets({ eventIds: 'manta-ballet,tide-pool,octopus-at-eleven', date: DAY }))
  const first = page
    .getByRole('region')
    .filter({ has: page.getByRole('spinbutton', { name: 'Quantity of Adult' }) })
    .first()
  await first.getByRole('button', { name: 'Increase quantity of Adult' }).click()
  const shown = page.getByRole('button', { name: /Show order/ })
  await expect(shown).toContainText('$')
  await expect(shown).not.toContainText('$0')
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect(shown).toBeInViewport()
})

test('[ORD-066] general admission lists its prices with a quantity for each person type', async ({
  page,
}) => {
  await page.goto(tickets({ eventId: 'aquarium-day', date: DAY }))
  const admission = block(page, 'A Day at the Aquarium')
  await expect(admission.getByText('General Admission')).toBeVisible()
  const rows = admission.getByRole('listitem')
  expect(await rows.count()).toBeGreaterThan(2)
  for (const row of await rows.all()) {
    await expect(row.getByText(/\$\d|No charge/).first()).toBeVisible()
    await expect(row.getByRole('spinbutton')).toBeVisible()
  }
})

test('[ORD-070] Add More leads back to the events list', async ({ page }) => {
  await page.goto(tickets({ eventId: 'manta-ballet', date: DAY }))
  await addAdults(page, { event: 'Manta Ballet', count: 1 })
  await page.getByRole('button', { name: 'Add More' }).click()
  await expect(page).toHaveURL(new RegExp(`/events/harborlight/list\\?date=${DAY}`))
})

test('[ORD-071, ORD-159] Place Order stores the cart and goes on to checkout', async ({ page }) => {
  await page.goto(tickets({ eventId: 'manta-ballet', date: DAY }))
  await addAdults(page, { event: 'Manta Ballet', count: 2 })
  const place = page.getByRole('button', { name: 'Place Order' })
  let release = () => {}
  const held = new Promise<void>(resolve => (release = resolve))
  await page.route(/tickets\.data/, async route => {
    await held
    await route.continue()
  })
  await place.click()
  await expect(page.getByRole('button', { name: 'Placing Order' })).toBeVisible()
  release()
  await expect(page).toHaveURL(/\/checkout\/harborlight\/process/)
  await page.goto('/events/harborlight/list')
  await expect(page.getByRole('link', { name: /2 items/ })).toBeVisible()
})

test('[ORD-072] an empty order says so and leads to the events', async ({ page }) => {
  await page.goto('/orders/harborlight/tickets')
  const words = page.getByText("You haven't added anything to your order.")
  await expect(words).toBeVisible()
  const box = await words.boundingBox()
  const middle = (page.viewportSize()?.width ?? 0) / 2
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - middle)).toBeLessThan(12)
  await page.getByRole('main').getByRole('link', { name: 'Add to order' }).click()
  await expect(page).toHaveURL(/\/events\/harborlight\/list/)
})

/** The recommended event rests on Mondays and Tuesdays. */
const RECOMMENDED_DAY = [10, 11, 12]
  .map(days => venueDay(days))
  .filter(day => ![1, 2].includes(new Date(day).getUTCDay()))[0] as string

test('[ORD-069, ORD-130] a recommended event can be added and is part of the order then', async ({
  page,
}) => {
  await page.goto(tickets({ eventId: 'octopus-at-eleven', date: RECOMMENDED_DAY }))
  const offered = page.getByRole('region', { name: 'You may also like' }).getByRole('listitem').first()
  const button = offered.getByRole('button', { name: /^Add to order: / })
  const name = ((await button.getAttribute('aria-label')) ?? '').replace('Add to order: ', '')
  await button.click()
  await expect(block(page, name)).toBeVisible()
  await expect(block(page, name).getByRole('button', { name: `Remove ${name}` })).toBeVisible()
  await expect(block(page, name)).toBeFocused()
  await expect(block(page, name).getByRole('heading', { name }).first()).toBeInViewport()
})

test('a press on Place Order goes through although the hold, and what there is to say of it, comes while the button is down', async ({
  page,
}) => {
  await page.goto(tickets({ eventId: 'manta-ballet', date: DAY }))
  const kept = page.waitForResponse(/tickets\/keep/)
  await addAdults(page, { event: 'Manta Ballet', count: 1 })
  await page.getByRole('button', { name: 'Place Order' }).hover()
  await page.mouse.down()
  await (await kept).finished()
  // What the answer changes is drawn when the page has nothing else to do.
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  await page.mouse.up()
  await expect(page).toHaveURL(/\/checkout\/harborlight\/process/)
})

test('[ORD-133] a chosen time stands in the address and survives a reload', async ({ page }) => {
  await page.goto(tickets({ eventId: 'manta-ballet', date: DAY }))
  const times = block(page, 'Manta Ballet').getByRole('radio')
  await times.nth(1).check({ force: true })
  await expect(page).toHaveURL(new RegExp(`date=${DAY}&time=\\d\\d%3A\\d\\d|date=${DAY}&time=\\d\\d:\\d\\d`))
  await page.reload()
  await expect(times.nth(1)).toBeChecked()
})

test('[ORD-134] a time without seats cannot be chosen', async ({ page }) => {
  await page.goto(tickets({ eventId: 'octopus-at-eleven', date: venueDay(1) }))
  const soldOut = page.getByRole('radio', { name: /Sold out/ })
  for (const time of await soldOut.all()) await expect(time).toBeDisabled()
  await page.goto(tickets({ eventId: 'night-swim', date: venueDay(1) }))
  for (const time of await times(page).all()) await expect(time).toBeDisabled()
})

test('[ORD-138] with auto-select five times are shown, and five more each time', async ({ page }) => {
  await page.goto(tickets({ eventId: 'grand-orrery', date: venueDay(10, 'America/New_York') }, 'orrery'))
  await hydrated(page)
  await expect(times(page)).toHaveCount(5)
  await page.getByRole('button', { name: 'Show more times' }).click()
  await expect(times(page)).toHaveCount(10)
  await page.getByRole('button', { name: 'Show more times' }).click()
  await expect(times(page)).toHaveCount(15)
})

test('[ORD-153] a removed event is offered again and can be taken back', async ({ page }) => {
  await page.goto(tickets({ eventId: 'manta-ballet', date: DAY }))
  await addAdults(page, { event: 'Manta Ballet', count: 1 })
  await page.getByRole('button', { name: 'Remove Manta Ballet' }).click()
  const removed = page.getByRole('region', { name: 'Removed from your order' })
  await expect(removed.getByText('Manta Ballet')).toBeVisible()
  await removed.getByRole('button', { name: /Add to order/ }).click()
  await expect(block(page, 'Manta Ballet')).toBeVisible()
  await expect(removed).toBeHidden()
})

test('what is chosen is held and counted at once, and is there again after a look elsewhere and a reload', async ({
  page,
}) => {
  await page.goto(tickets({ eventId: 'manta-ballet', date: DAY }))
  await addAdults(page, { event: 'Manta Ballet', count: 2 })
  await expect(page.getByText(/^Held until/)).toBeVisible()
  await expect(page.getByRole('banner').getByText('2 items')).toBeVisible()
  await page.getByRole('link', { name: 'Manta Ballet', exact: true }).first().click()
  await page.waitForURL(/\/detail\/manta-ballet/)
  await expect(page.getByRole('banner').getByText('2 items')).toBeVisible()
  await page.goBack()
  await expect(adults(page, 'Manta Ballet')).toHaveValue('2')
  await page.reload()
  await expect(adults(page, 'Manta Ballet')).toHaveValue('2')
})

test('[ORD-156, CHK-136] Cancel Order deletes the cart here and on the server and goes to the events', async ({
  page,
  context,
}) => {
  await page.goto(tickets({ eventId: 'manta-ballet', date: DAY }))
  await addAdults(page, { event: 'Manta Ballet', count: 1 })
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL(/checkout/)
  await page.goto(tickets({ cart: 'true' }))
  const key = 'marquee-cart:harborlight'
  const cart = await page.waitForFunction(name => localStorage.getItem(name), key)
  const id = JSON.parse((await cart.jsonValue()) ?? '{}').id as string
  await page.getByRole('button', { name: 'Cancel Order' }).click()
  await expect(page).toHaveURL(/\/events\/harborlight\/list/)
  const answer = await context.request.get('/v1/b2c/shopping_cart', {
    headers: { 'X-Tenant-Id': 'harborlight', 'X-Cart-Id': id },
  })
  expect((await answer.json()).payload).toBeNull()
  await page.goto(tickets({ cart: 'true' }))
  await expect(page.getByText("You haven't added anything to your order.")).toBeVisible()
  expect(await page.evaluate(name => localStorage.getItem(name), key)).toBeNull()
})

test('[ORD-078] while a date is changed the page says so and offers a way out', async ({ page }) => {
  await page.goto('/orders/harborlight/calendar?eventId=manta-ballet&cdEventIds=manta-ballet&cart=true')
  await expect(page.getByText('Select a date').first()).toBeVisible()
  await page.getByRole('link', { name: 'Cancel Change' }).click()
  await expect(page).toHaveURL(/\/orders\/harborlight\/tickets/)
})

test('[ORD-073, ORD-144] the calendar of an order shows what is in it, fetched once and then from the browser’s own copy', async ({
  page,
}) => {
  const panel = page.getByRole('complementary', { name: 'Your Order' })
  const fetched: string[] = []
  page.on('request', request => {
    if (/_routes=.*orders%2Flayout|_routes=.*orders\/layout/.test(request.url())) fetched.push(request.url())
  })
  await page.goto(tickets({ eventId: 'manta-ballet', date: DAY }))
  await adults(page, 'Manta Ballet').fill('2')
  await page.getByRole('button', { name: 'Change Date of Manta Ballet' }).click()
  await expect(page).toHaveURL(/\/calendar\?/)
  await expect(panel.getByText('2 items')).toBeVisible()
  await panel.getByText('Your Order').click()
  await expect(panel.getByText('2 × Adult')).toBeVisible()
  expect(fetched).toHaveLength(1)
  await page.getByRole('link', { name: 'Show More Dates' }).click()
  await expect(page).toHaveURL(/months=/)
  await expect(panel.getByText('2 × Adult')).toBeVisible()
  expect(fetched).toHaveLength(1)
  await panel.getByRole('link', { name: 'Edit order' }).click()
  await expect(adults(page, 'Manta Ballet')).toHaveValue('2')
  await page.goto('/orders/harborlight/calendar')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(panel).toHaveCount(0)
})

test('[ORD-295] what is scrolled to stands 60 px below the upper edge', async ({ page }) => {
  await page.goto(tickets({ eventId: 'manta-ballet', date: DAY }))
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop)).toBe('60px')
})

test('[ORD-320] every page names the bundle it was made by', async ({ page }) => {
  await page.goto('/events/harborlight/list')
  expect(await page.locator('meta[name="generator"]').getAttribute('content')).toBe('0.0.142 (2024-04-26)')
})

test('a day without times shows the event without them, and nothing spins', async ({ page }) => {
  await page.goto(tickets({ eventId: 'manta-ballet', date: '2019-01-01' }))
  await expect(block(page, 'Manta Ballet')).toBeVisible()
  await expect(times(page)).toHaveCount(0)
  await expect(block(page, 'Manta Ballet').getByText('Tickets are currently unavailable.')).toBeVisible()
})

test('a tampered cookie is no cart and no error', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'marquee_harborlight', value: 'tampered.signature', url: baseURL! }])
  await page.goto(tickets({ eventId: 'manta-ballet', date: DAY }))
  await expect(block(page, 'Manta Ballet').getByRole('spinbutton').first()).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
})

test('an event that does not exist is left out, and the page says what can be done', async ({ page }) => {
  const response = await page.goto(tickets({ eventId: 'no-such-event', date: 'not-a-date' }))
  expect(response?.status()).toBe(200)
  await expect(page.getByText("You haven't added anything to your order.")).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('times and quantities are plain fields, and an update keeps what was chosen', async ({ page }) => {
    await page.goto(tickets({ eventId: 'manta-ballet', date: DAY }))
    await adults(page, 'Manta Ballet').fill('2')
    await page.getByRole('button', { name: 'Update order' }).click()
    await expect(adults(page, 'Manta Ballet')).toHaveValue('2')
    await expect(total(page)).not.toHaveText('$0')
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page).toHaveURL(/\/checkout\/harborlight\/process/)
  })

  test('a refused order keeps what was typed', async ({ page }) => {
    await page.goto(tickets({ eventIds: 'aquarium-day,octopus-at-eleven', date: DAY }))
    await adults(page, 'A Day at the Aquarium').fill('1')
    await adults(page, 'The Octopus at Eleven').fill('9')
    await page.getByRole('button', { name: 'Place Order' }).click()
    // Nine are over the limit, and may be more than others have left.
    const refusal = page.getByText(/Ticket Limit\. Please|There are not enough tickets/).first()
    await expect(refusal).toBeVisible()
    await expect(adults(page, 'The Octopus at Eleven')).toHaveValue('9')
  })
})
