import type { Page } from '@playwright/test'
import { venueDay } from '#tests/builders/dates.ts'
import { ADDRESS, CONTACT, GOOD_CARD, hydrated, PROCESS, pay, send, tokenFor } from './buyer.ts'
import { expect, test } from './fixtures.ts'
import { orderEvents } from './order-events.ts'
import { unfold } from './tickets-parts.ts'

/** The day after so many on which the combo's parts, the bench and the breakfast can all be had. */
async function familyDay({ request }: Pick<Page, 'request'>) {
  for (let day = 30; day < 60; day += 1) {
    const date = venueDay(day)
    const query = new URLSearchParams({ startTime: date, endTime: `${date}T23:00:00` })
    const free = await Promise.all(
      ['aquarium-day', 'tide-pool', 'kelp-forest', 'jelly-lab', 'otter-breakfast'].map(async event => {
        const answer = await request.get(`/v1/b2c/event/templates/${event}/times?${query}`, {
          headers: { 'x-tenant-id': 'harborlight' },
        })
        const { payload } = (await answer.json()) as { payload: { availableSeats: number }[] }
        return payload.some(({ availableSeats }) => availableSeats >= 5)
      }),
    )
    if (free.every(Boolean)) return date
  }
  throw new Error('No day has room for a family')
}

const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const total = (page: Page) => page.getByRole('complementary', { name: 'Order summary' })

async function add(page: Page, name: string, people: Record<string, number>) {
  for (const [type, count] of Object.entries(people))
    await block(page, name)
      .getByRole('spinbutton', { name: `Quantity of ${type}` })
      .fill(String(count))
}

/** Adds one more event by its own page, as a visitor comes back from Add More. */
async function addEvent(page: Page, { id, date }: { id: string; date: string }) {
  await page.getByRole('button', { name: 'Add More' }).click()
  await page.waitForURL(/\/events\/harborlight\/list/)
  await page.goto(`/orders/harborlight/tickets?${new URLSearchParams({ eventId: id, date })}`)
  await hydrated(page)
}

test('[ORD-002] [ORD-068] a family of five orders a combo, events with an add-on, a dedicated donation and answers two forms', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const date = await familyDay(page)
  await page.goto(`/orders/harborlight/combo?${new URLSearchParams({ comboId: 'whole-day', date })}`)
  await hydrated(page)
  for (const id of ['tide-pool', 'kelp-forest']) await page.locator(`#add-${id}`).click()
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(/\/orders\/harborlight\/tickets/)
  await hydrated(page)
  await add(page, 'The Whole Day', { Adult: 2, Child: 3 })
  await expect(total(page)).toContainText('$174')

  await addEvent(page, { id: 'jelly-lab', date })
  await add(page, 'Jelly Lab', { Child: 1 })
  await addEvent(page, { id: 'otter-breakfast', date })
  await add(page, 'Breakfast with the Otters', { Adult: 1 })
  await unfold(page, 'The Whole Day')
  await expect(
    block(page, 'The Whole Day').getByRole('spinbutton', { name: 'Quantity of Child' }),
  ).toHaveValue('3')
  await unfold(page, 'Jelly Lab')
  await block(page, 'Jelly Lab')
    .getByRole('spinbutton', { name: /Lab notebook/ })
    .fill('1')

  await page.getByText('$25', { exact: true }).first().click()
  await page.getByText('In somebody’s name, or for a certain fund').click()
  await page.getByText('Make this donation in honor or in memory of someone').click()
  await page.getByText('In memory of', { exact: true }).click()
  await page.getByLabel('Honoree first name').fill('Grace')
  await page.getByRole('button', { name: 'Place Order' }).first().click()
  const lastName = page.getByLabel('Honoree last name')
  await expect(page.getByText('Please enter a last name')).toBeVisible()
  await expect(lastName).toBeFocused()
  await expect(page.getByLabel('Honoree first name')).toHaveValue('Grace')
  await lastName.fill('Hopper')
  await page.getByRole('button', { name: 'Place Order' }).first().click()

  await page.waitForURL(/\/orders\/harborlight\/forms/)
  await expect(page.getByRole('main').getByText('1 of 2')).toBeVisible()
  await answerForm(page)
  await expect(page.getByRole('main').getByText('2 of 2')).toBeVisible()
  await answerForm(page)
  await page.waitForURL(/\/checkout\//)

  await send(page, { intent: 'delivery', deliveryEmail: CONTACT.email })
  await send(page, { intent: 'payment', ...CONTACT, ...ADDRESS, ...(await tokenFor(page, GOOD_CARD)) })
  await page.goto(PROCESS)
  await hydrated(page)
  await pay(page)
  await page.waitForURL(/\/confirm\//)
  await expect(page.getByRole('article', { includeHidden: true })).toHaveCount(5 * 3 + 2)
  const receipt = page.getByRole('region', { name: 'Receipt' })
  for (const name of [
    'The Whole Day',
    'Jelly Lab',
    'Breakfast with the Otters',
    'Lab notebook',
    'For the rescue pools',
  ])
    await expect(receipt).toContainText(name)
})

/** Fills what the form at hand must have, whichever of the two it is, and goes on. */
async function answerForm(page: Page) {
  const coat = page.getByRole('radio')
  if ((await coat.count()) > 0) await coat.first().check()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}

test('[ORD-067] the order page shows event, combo, add-on and membership lines beside each other', async ({
  page,
}) => {
  await orderEvents(page, { events: ['jelly-lab'], from: 40 })
  const date = await familyDay(page)
  const more = {
    comboId: 'blue-duet',
    membershipCategoryId: 'individual',
    membershipOfferingId: 'year',
    date,
  }
  await page.goto(`/orders/harborlight/tickets?${new URLSearchParams(more)}`)
  await unfold(page, 'Jelly Lab')
  await expect(block(page, 'Jelly Lab').getByRole('spinbutton', { name: 'Quantity of Adult' })).toHaveValue(
    '1',
  )
  await expect(block(page, 'Jelly Lab').getByRole('spinbutton', { name: /Lab notebook/ })).toBeVisible()
  await expect(block(page, 'Blue Duet').getByRole('spinbutton', { name: 'Quantity of Adult' })).toBeVisible()
  await expect(
    block(page, 'Individual')
      .getByRole('radio', { name: /One year/ })
      .first(),
  ).toBeVisible()
})
