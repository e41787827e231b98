import type { Page } from '@playwright/test'
import { venueDay } from '#tests/builders/dates.ts'
import { ADDRESS, CONTACT, GOOD_CARD, hydrated, PROCESS, pay, send, tokenFor } from './buyer.ts'
import { expect, test } from './fixtures.ts'

const CHOSEN = ['tide-pool', 'kelp-forest']

/** A day on which these events can be had together. */
async function dayOf(
  { request }: Pick<Page, 'request'>,
  { combo = 'whole-day', events = CHOSEN, from = 6 } = {},
) {
  const query = new URLSearchParams({ startTime: venueDay(from), eventTemplateIds: events.join(',') })
  const answer = await request.get(`/v1/b2c/combo/events/${combo}/nextavailable?${query}`, {
    headers: { 'X-Tenant-Id': 'harborlight' },
  })
  return (await answer.json()).payload.date as string
}

const comboPage = (query: Record<string, string>) => `/orders/harborlight/combo?${new URLSearchParams(query)}`
const orderPage = (query: Record<string, string>) =>
  `/orders/harborlight/tickets?${new URLSearchParams(query)}`
const add = (page: Page, name: string) => page.getByRole('button', { name: `Add ${name} to combo` })
const remove = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` })
const next = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Continue' })
const selected = (page: Page) => page.getByRole('region', { name: 'Selected' })
const block = (page: Page, name = 'The Whole Day') => page.getByRole('region', { name, exact: true })
const adults = (page: Page) => block(page).getByRole('spinbutton', { name: 'Quantity of Adult' })
const TIDE = 'Tide Pool, Hands In'

test('[ORD-050] the combo page has the title Modify your purchase, whatever the address asks for', async ({
  page,
}) => {
  const response = await page.goto(
    comboPage({
      eventIds: 'tide-pool',
      comboId: 'whole-day',
      membershipIds: 'x',
      date: venueDay(8),
      cart: 'true',
    }),
  )
  expect(response?.status()).toBe(200)
  await expect(page).toHaveTitle('Modify your purchase | Harborlight Aquarium')
})

test('[ORD-051] [ORD-052] it shows what is included and each open choice with how many are needed', async ({
  page,
}) => {
  await page.goto(comboPage({ comboId: 'whole-day', date: await dayOf(page) }))
  await expect(page.getByText('Please select events to complete the combo and continue.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Included' })).toContainText('A Day at the Aquarium')
  const queue = page.getByRole('region', { name: 'Up close' })
  await expect(queue.getByText('Select any 2 of the following to continue:')).toBeVisible()
  await expect(queue.getByRole('listitem')).toHaveCount(5)
})

test('a press while an earlier one is still on its way keeps both', async ({ page }) => {
  await page.goto(comboPage({ comboId: 'whole-day', date: await dayOf(page) }))
  await hydrated(page)
  let answer = () => {}
  const held = new Promise<void>(resolve => (answer = resolve))
  await page.route(/\/combo\.data\?/, route => held.then(() => route.continue().catch(() => {})))
  await add(page, TIDE).click()
  await add(page, 'Noon in the Kelp').click()
  answer()
  await expect(page).toHaveURL(/eventIds=tide-pool(%2C|,)kelp-forest/)
  await expect(selected(page).getByRole('button', { name: /^Remove/ })).toHaveCount(2)
})

test('[ORD-053] [ORD-054] an event is added, said, and removed again; only a complete combo goes on', async ({
  page,
}) => {
  await page.goto(comboPage({ comboId: 'whole-day', date: await dayOf(page) }))
  await hydrated(page)
  await expect(next(page)).toBeDisabled()
  await add(page, TIDE).click()
  await expect(selected(page)).toContainText(TIDE)
  await expect(add(page, TIDE)).toBeHidden()
  await expect(
    page.getByRole('status').filter({ hasText: `${TIDE} was added. 1 of 2 selected` }),
  ).toBeAttached()
  await expect(page.locator('[data-add]').first()).toBeFocused()
  await expect(next(page)).toBeDisabled()
  await remove(page, TIDE).click()
  await expect(selected(page)).not.toContainText(TIDE)
  await expect(add(page, TIDE)).toBeFocused()
  await add(page, TIDE).click()
  await add(page, 'Into the Kelp').or(page.locator('#add-kelp-forest')).first().click()
  await expect(next(page)).toBeEnabled()
  await expect(next(page)).toBeFocused()
  const swap = page.getByRole('button', { name: /^Choose .* instead of/ }).first()
  const other = (await swap.getAttribute('aria-label'))?.replace(/^Choose (.*) instead of .*$/, '$1') ?? ''
  await swap.click()
  await expect(selected(page)).toContainText(other)
  await expect(selected(page)).toContainText(TIDE)
  await expect(selected(page).getByRole('button', { name: /^Remove/ })).toHaveCount(2)
  await expect(next(page)).toBeEnabled()
})

test('[ORD-061] a combo in the address is ready for choosing times and tickets on its date', async ({
  page,
}) => {
  const date = await dayOf(page)
  await page.goto(orderPage({ comboId: 'whole-day', eventIds: CHOSEN.join(','), date }))
  await expect(block(page).locator('fieldset')).toHaveCount(3)
  await expect(adults(page)).toHaveValue('0')
  await expect(adults(page)).toBeEditable()
  await page.goto(orderPage({ comboId: 'whole-day', date }))
  await expect(page).toHaveURL(/\/orders\/harborlight\/combo\?comboId=whole-day/)
})

/** From a filled order page to the confirmation. */
async function checkOut(page: Page) {
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL(/\/(checkout|forms)/)
  await send(page, { intent: 'delivery', deliveryEmail: CONTACT.email })
  await send(page, { intent: 'payment', ...CONTACT, ...ADDRESS, ...(await tokenFor(page, GOOD_CARD)) })
}

test('[CHK-055] a combo is bought from the list to the confirmation, with a ticket for each visit', async ({
  page,
}) => {
  const date = await dayOf(page, { from: 9 })
  await page.goto(`/events/harborlight/list?date=${date}`)
  await page
    .getByRole('region', { name: 'Combo Deals' })
    .getByRole('article')
    .filter({ hasText: 'The Whole Day' })
    .getByRole('link', { name: 'Tickets' })
    .click()
  await page.waitForURL(/\/orders\/harborlight\/combo/)
  await hydrated(page)
  for (const id of CHOSEN) await page.locator(`#add-${id}`).click()
  await next(page).click()
  await page.waitForURL(/\/orders\/harborlight\/tickets/)
  await hydrated(page)
  await block(page).getByRole('button', { name: 'Increase quantity of Adult' }).click()
  await block(page).getByRole('button', { name: 'Increase quantity of Adult' }).click()
  await expect(
    page.getByRole('complementary', { name: 'Order summary' }).getByRole('status').first(),
  ).toHaveText('$84')
  await checkOut(page)
  await page.goto(PROCESS)
  await hydrated(page)
  await expect(page.getByRole('main')).toContainText('2 × Adult')
  await expect(page.getByRole('main')).toContainText(`· ${TIDE}`)
  await pay(page)
  await page.waitForURL(/\/confirm\//)
  // Of several visits the next is unfolded.
  await expect(page.getByRole('article', { includeHidden: true })).toHaveCount(6)
  const receipt = page.getByRole('region', { name: 'Receipt' })
  await expect(receipt).toContainText('The Whole Day')
  await expect(receipt).toContainText('$84')
  for (const name of ['A Day at the Aquarium', TIDE]) await expect(receipt).toContainText(name)
})

test('an order of a combo can be changed: other events, another number, and taken out', async ({ page }) => {
  const date = await dayOf(page, { from: 12 })
  await page.goto(orderPage({ comboId: 'whole-day', eventIds: CHOSEN.join(','), date }))
  await hydrated(page)
  await block(page).getByRole('button', { name: 'Increase quantity of Adult' }).click()
  await page.getByRole('button', { name: 'Modify The Whole Day' }).click()
  await page.waitForURL(/\/orders\/harborlight\/combo/)
  await expect(selected(page)).toContainText(TIDE)
  await next(page).click()
  await page.waitForURL(/\/orders\/harborlight\/tickets/)
  await expect(adults(page)).toHaveValue('1')
  await page.getByRole('button', { name: 'Remove The Whole Day' }).click()
  await expect(block(page)).toBeHidden()
  await expect(page.getByText("You haven't added anything to your order.")).toBeVisible()
})

test('an event of the combo without seats is said, and nothing can be ordered', async ({ page }) => {
  await page.goto(orderPage({ comboId: 'whole-day', eventIds: CHOSEN.join(','), date: '2019-01-01' }))
  await expect(block(page).getByText(`${TIDE} is sold out on this day.`)).toBeVisible()
  await page.getByRole('button', { name: 'Choose tickets' }).click()
  await expect(page).toHaveURL(/\/orders\/harborlight\/tickets/)
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a combo is filled, ordered and taken to checkout by plain forms', async ({ page }) => {
    await page.goto(comboPage({ comboId: 'whole-day', date: await dayOf(page, { from: 15 }) }))
    for (const id of CHOSEN) await page.locator(`#add-${id}`).click()
    await remove(page, TIDE).click()
    await page.locator('#add-tide-pool').click()
    await next(page).click()
    await expect(page).toHaveURL(/\/orders\/harborlight\/tickets/)
    await adults(page).fill('2')
    await page.getByRole('button', { name: 'Update order' }).click()
    await expect(adults(page)).toHaveValue('2')
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page).toHaveURL(/\/checkout\/harborlight\/process|\/orders\/harborlight\/forms/)
  })
})
