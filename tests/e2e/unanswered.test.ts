// A dead line is reported to the console by the browser itself, so these pages are not watched for errors.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { venueDay } from '#tests/builders/dates.ts'
import { CONTACT, complete, hydrated, openReview, order, PROCESS } from './buyer.ts'

const ORDER = `/orders/harborlight/tickets?eventId=manta-ballet&date=${venueDay(13)}`
const adults = (page: Page) => page.getByRole('spinbutton', { name: 'Quantity of Adult' }).first()
const positionOf = (element: Locator) => element.evaluate(drawn => getComputedStyle(drawn).position)
const again = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Try again' })
const OFFLINE = 'You seem to be offline. Nothing is lost: what you have entered is still here.'
const UNREACHED =
  'We could not reach the shop just now. Nothing is lost: what you have entered is still here.'

test('an order that is placed without a connection stays on the page and goes through when it is tried again', async ({
  page,
  context,
}) => {
  await page.goto(ORDER)
  await hydrated(page)
  await page.getByRole('button', { name: 'Increase quantity of Adult' }).first().click()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('alert').getByText(OFFLINE)).toBeVisible()
  await expect(adults(page)).toHaveValue('1')
  await expect(page.getByRole('banner')).toBeVisible()
  await page.getByRole('button', { name: 'Increase quantity of Adult' }).first().click()
  await context.setOffline(false)
  await again(page).click()
  await page.waitForURL(/\/checkout\/harborlight\/process/)
  await expect(page.getByText('2 tickets for').first()).toBeAttached()
})

test('an answer that cannot be read leaves the order on the page as well', async ({ page }) => {
  await page.goto(ORDER)
  await hydrated(page)
  await page.getByRole('button', { name: 'Increase quantity of Adult' }).first().click()
  const broken = (url: URL) => url.pathname.endsWith('/tickets.data')
  await page.route(broken, route => route.fulfill({ status: 502, contentType: 'text/html', body: '<p>Bad' }))
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('alert').getByText(UNREACHED)).toBeVisible()
  await expect(adults(page)).toHaveValue('1')
  await page.unroute(broken)
  await again(page).click()
  await page.waitForURL(/\/checkout\/harborlight\/process/)
})

test('what was typed at checkout is there after a press without a connection, and the step goes on from it', async ({
  page,
  context,
}) => {
  await order(page, { day: 14 })
  await page.goto(PROCESS)
  await hydrated(page)
  await page.getByLabel('Email').fill(CONTACT.email)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('alert').getByText(OFFLINE)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(CONTACT.email)
  await context.setOffline(false)
  await again(page).click()
  await expect(page.getByRole('heading', { name: /Step 2 of 3: Payment/ })).toBeFocused()
})

test('an order completed without a connection is completed once when it is tried again', async ({
  page,
  context,
}) => {
  await openReview(page, { day: 14 })
  await page.getByRole('checkbox').check()
  await expect(page.getByText('Checked').first()).toBeVisible({ timeout: 15_000 })
  await context.setOffline(true)
  await complete(page).click()
  await expect(page.getByRole('alert').getByText(OFFLINE)).toBeVisible()
  await context.setOffline(false)
  await again(page).click()
  await page.waitForURL(/\/confirm\//)
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('a sign-in and a verification without a connection keep what was typed, and go through when they are tried again', async ({
  page,
  context,
}) => {
  const press = async (button: string) => {
    await context.setOffline(true)
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByRole('alert').getByText(OFFLINE)).toBeVisible()
    await context.setOffline(false)
  }
  await page.goto('/auth/harborlight/login?ref=%2Fevents%2Fharborlight%2Flist')
  await hydrated(page)
  await page.locator('[name="email"]').fill('nobody@example.com')
  await page.locator('[name="password"]').fill('not a password')
  await press('Sign In')
  await expect(page.locator('[name="email"]')).toHaveValue('nobody@example.com')
  await expect(page.locator('[name="password"]')).toHaveValue('not a password')
  await again(page).click()
  await expect(page.getByText(OFFLINE)).toHaveCount(0)
  await expect(page.getByText('The email or password is not correct.')).toBeVisible()

  await page.goto('/auth/harborlight/members?ref=%2Fevents%2Fharborlight%2Flist')
  await hydrated(page)
  await page.locator('[name="membershipId"]').fill('HL-20418')
  await page.locator('[name="lastName"]').fill('Okafor')
  await press('Verify Membership')
  await expect(page.locator('[name="membershipId"]')).toHaveValue('HL-20418')
  await again(page).click()
  await expect(page).toHaveURL(/\/events\/harborlight\/list/)
})

test('an event that is added to a combo without a connection leaves the combo as it is, and is added when it is tried again', async ({
  page,
  context,
}) => {
  await page.goto(`/orders/harborlight/combo?comboId=whole-day&date=${venueDay(3)}`)
  await hydrated(page)
  const progress = page.locator('#combo-state')
  const before = (await progress.textContent()) ?? ''
  await context.setOffline(true)
  await page.locator('[data-add]').first().click()
  await expect(page.getByRole('alert').getByText(OFFLINE)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Try again' })).toBeFocused()
  await expect.poll(() => positionOf(progress.locator('..')), 'it looks as before').toBe('sticky')
  await expect(progress).toHaveText(before)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(progress).not.toHaveText(before)
  await expect(page.getByText(OFFLINE)).toHaveCount(0)
})

test('a day that is pressed without a connection leaves the calendar as it is, and comes when it is tried again', async ({
  page,
  context,
}) => {
  await page.goto(`/orders/harborlight/calendar?eventId=manta-ballet&date=${venueDay(3)}`)
  await hydrated(page)
  const more = page.getByRole('link', { name: 'Show More Dates' })
  const months = page.getByRole('grid')
  const before = await months.count()
  await context.setOffline(true)
  await more.click()
  await expect(page.getByRole('alert').getByText(OFFLINE)).toBeVisible()
  await expect(months).toHaveCount(before)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Manta Ballet/)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(months).not.toHaveCount(before)
})

test('a page that cannot be loaded keeps the header of the venue, and is there when it is tried again', async ({
  page,
  context,
}) => {
  await page.goto('/events/harborlight/list')
  await hydrated(page)
  await context.setOffline(true)
  await page
    .locator(`main a[href*="date=${venueDay(3)}"]`)
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Harborlight Aquarium' })).toBeVisible()
  await expect(page.getByRole('main')).toHaveCount(1)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveURL(new RegExp(`date=${venueDay(3)}`))
  await expect(page.getByRole('main').getByRole('link', { name: 'Manta Ballet' }).first()).toBeVisible()
})

test('another screen that is pressed without a connection is no page of the browser, and is there when it is tried again', async ({
  page,
  context,
}) => {
  await page.goto(`/events/harborlight/list?date=${venueDay(3)}`)
  await hydrated(page)
  await context.setOffline(true)
  await page.getByRole('main').getByRole('link', { name: 'Manta Ballet', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Harborlight Aquarium' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Manta Ballet' })).toBeVisible()
})

test('where the script of a screen is gone while the shop answers, as after a deployment, the page is loaded anew', async ({
  page,
}) => {
  await page.goto(`/events/harborlight/list?date=${venueDay(3)}`)
  await hydrated(page)
  const event = page.getByRole('main').getByRole('link', { name: 'Manta Ballet', exact: true }).first()
  await page.route('**/assets/*.js', route => route.abort())
  const isAnew = page.waitForEvent('domcontentloaded')
  await event.click()
  await isAnew
  await page.unroute('**/assets/*.js')
  await event.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Manta Ballet' })).toBeVisible()
})

for (const width of [1280, 390])
  test(`signing out and hiding the privacy notice without a connection change nothing, and work when they are tried again (${width} px)`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const form = { email: 'felix.obermann@example.com', password: 'marquee-demo' }
    await page.request.post('/auth/orrery/login', { form, maxRedirects: 0 })
    await page.goto('/events/orrery/list')
    await hydrated(page)

    const notice = page.getByRole('complementary', { name: 'Privacy notice' })
    await context.setOffline(true)
    await notice.getByRole('button', { name: 'Hide this notice' }).click()
    await expect(page.getByRole('alert').getByText(OFFLINE)).toBeInViewport({ ratio: 1 })
    await expect(notice).toBeVisible()
    await context.setOffline(false)
    await again(page).click()
    await expect(notice).toBeHidden()
    await expect(page.getByText(OFFLINE)).toBeHidden()

    if (width < 600) await page.locator('header summary').first().click()
    await context.setOffline(true)
    if (width >= 600) await page.getByRole('banner').getByText('My account').click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('alert').getByText(OFFLINE)).toBeInViewport({ ratio: 1 })
    await expect(page).toHaveURL('/events/orrery/list')
    await context.setOffline(false)
    await again(page).click()
    await expect(page.locator('header').getByText('Logout')).toHaveCount(0)
  })
