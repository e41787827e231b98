import type { Page } from '@playwright/test'
import { detailField } from '#app/routes/orders/tickets/items/donation/donation-form.ts'
import { venueDay } from '#tests/builders/dates.ts'
import { hydrated } from './buyer.ts'
import { expect, test } from './fixtures.ts'

const DAY = venueDay(13)
const EVENT = 'aquarium-day'
const tickets = (query: Record<string, string> = {}) =>
  `/orders/harborlight/tickets?${new URLSearchParams(query)}`

const event = (page: Page) => page.getByRole('region', { name: 'A Day at the Aquarium' })
const addOns = (page: Page) => page.getByRole('list', { name: 'Add-ons of A Day at the Aquarium' })
const gift = (page: Page) => page.getByRole('region', { name: 'Make a donation' })
const total = (page: Page) => page.getByRole('complementary', { name: 'Order summary' })
const choose = (page: Page, name: string | RegExp) =>
  gift(page)
    .getByRole('radio', { name, exact: typeof name === 'string' })
    .check({ force: true })
const tick = (page: Page, name: RegExp) => gift(page).getByRole('switch', { name }).check({ force: true })
const untick = (page: Page, name: RegExp) => gift(page).getByRole('switch', { name }).uncheck({ force: true })
const HONOR = /in honor or in memory/
const LETTER = /Send a letter/
const toCheckout = (page: Page) => page.getByRole('button', { name: 'Place Order' }).click()

async function addAdult(page: Page) {
  await hydrated(page)
  await event(page).getByRole('button', { name: 'Increase quantity of Adult' }).click()
}

async function fillLetter(page: Page) {
  const field = (name: string) => page.locator(`[name="donation.detail.${name}"]`)
  await field('firstName').fill('Kim')
  await field('lastName').fill('Reed')
  await field('streetAddress1').fill('12 Pier Street')
  await field('city').fill('New York')
  await field('zipCode').fill('10001')
}

test('[ORD-186] add-ons are offered with an event of the order, not with one that is only looked at', async ({
  page,
}) => {
  await page.goto(tickets({ eventId: EVENT, date: DAY }))
  await expect(event(page)).toBeVisible()
  await expect(addOns(page)).toHaveCount(0)
  await addAdult(page)
  await expect(addOns(page).getByRole('listitem')).toHaveCount(3)
  await event(page).getByRole('button', { name: 'Decrease quantity of Adult' }).click()
  await expect(addOns(page)).toHaveCount(0)
})

test('an add-on is counted into the total as it is sold: each, or once in a fixed number', async ({
  page,
}) => {
  await page.goto(tickets({ eventId: EVENT, date: DAY }))
  await addAdult(page)
  const plus = addOns(page).getByRole('button', { name: 'Increase quantity of Pocket guide' })
  await plus.click()
  await plus.click()
  await addOns(page)
    .getByRole('checkbox', { name: 'Add Parking on the pier to order' })
    .check({ force: true })
  await expect(total(page).getByText('2 × Pocket guide')).toBeVisible()
  await expect(total(page).getByText('1 × Parking on the pier')).toBeVisible()
  await expect(total(page).getByText('$18.00', { exact: true })).toHaveCount(2)
})

test('[ORD-062] the address selects an add-on', async ({ page }) => {
  await page.goto(tickets({ eventId: EVENT, date: DAY, addonId: 'plush-octopus' }))
  await expect(event(page).getByText('Plush octopus will be added with your tickets.')).toBeVisible()
  await addAdult(page)
  await expect(addOns(page).getByRole('spinbutton', { name: 'Quantity of Plush octopus' })).toHaveValue('1')
  await expect(total(page).getByText('1 × Plush octopus')).toBeVisible()
})

test('[ORD-068, ORD-309] the order page asks for a donation', async ({ page }) => {
  await page.goto(tickets({ eventId: EVENT, date: DAY }))
  await expect(gift(page).getByText('We appreciate any amount you can give!')).toBeVisible()
  await expect(gift(page).getByRole('radio', { name: '$25', exact: true })).toBeAttached()
  await expect(gift(page).getByRole('radio', { name: /Adopt a seahorse/ })).toBeAttached()
})

/** A choice that stands as one line. */
const unfoldLine = (page: Page, words: string) => gift(page).locator('summary', { hasText: words }).click()

/** What else can be said of a donation. */
const unfold = (page: Page) => gift(page).getByText('In somebody’s name, or for a certain fund').click()

const unfolding = async (page: Page) => {
  const fund = gift(page).getByRole('group', { name: 'Fund' })
  const more = gift(page).getByText('In somebody’s name, or for a certain fund')
  await expect(fund).toBeHidden()
  await expect(more).toBeHidden()
  await expect(gift(page).getByRole('group', { name: 'How did you hear about the rescue?' })).toBeHidden()
  await choose(page, '$25')
  await expect(more).toBeVisible()
  await expect(fund).toBeHidden()
  await unfold(page)
  await expect(fund).toBeHidden()
  await unfoldLine(page, 'What it is for')
  await expect(fund).toBeVisible()
  await expect(gift(page).getByRole('group', { name: 'Campaign' })).toBeVisible()
  await expect(gift(page).getByRole('group', { name: 'Appeal' })).toBeVisible()
  await expect(gift(page).getByRole('textbox', { name: /A line for the keepers/ })).toBeVisible()
}

const honoring = async (page: Page) => {
  await choose(page, '$25')
  await unfold(page)
  const honoree = gift(page).getByLabel('Honoree first name')
  const street = gift(page).getByLabel('Street address')
  await expect(honoree).toBeHidden()
  await tick(page, HONOR)
  await expect(honoree).toBeVisible()
  await expect(gift(page).getByRole('radio', { name: 'In honor of' })).toBeChecked()
  await expect(street).toBeHidden()
  await tick(page, LETTER)
  await expect(street).toBeVisible()
  await untick(page, HONOR)
  await expect(honoree).toBeHidden()
  await expect(street).toBeHidden()
}

const incorporating = async (page: Page) => {
  await choose(page, '$25')
  await unfold(page)
  const name = gift(page).getByLabel('Corporation name')
  await expect(name).toBeHidden()
  await unfoldLine(page, 'How would you like to be recognized?')
  await choose(page, 'Anonymous')
  await expect(name).toBeHidden()
  await choose(page, 'As a corporation')
  await expect(name).toBeVisible()
}

const unfolds: [title: string, proof: (page: Page) => Promise<void>][] = [
  ['[ORD-176] funds, campaigns, appeals and questions appear once an amount is chosen', unfolding],
  ['[ORD-177] honor and letter appear when they are wanted', honoring],
  ['[ORD-178] the name of a corporation is asked of corporations', incorporating],
]
for (const [title, proof] of unfolds) {
  test(title, async ({ page }) => {
    await page.goto(tickets({ eventId: EVENT, date: DAY }))
    await proof(page)
  })
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test(title, async ({ page }) => {
      await page.goto(tickets({ eventId: EVENT, date: DAY }))
      await proof(page)
    })
  })
}

test('[ORD-074, ORD-122] fund, campaign and appeal of the address are preselected, else the defaults', async ({
  page,
}) => {
  await page.goto(tickets({ eventId: EVENT, date: DAY, fund: 'reef', campaign: 'second-boat' }))
  await choose(page, '$25')
  await unfold(page)
  await unfoldLine(page, 'What it is for')
  await expect(gift(page).getByRole('radio', { name: 'Reef restoration' })).toBeChecked()
  await expect(gift(page).getByRole('radio', { name: 'A second rescue boat' })).toBeChecked()
  await expect(gift(page).getByRole('radio', { name: 'With the tickets' })).toBeChecked()
})

test('[ORD-183] switching from a fixed gift takes its price out of the order', async ({ page }) => {
  await page.goto(tickets({ eventId: EVENT, date: DAY }))
  await choose(page, /Adopt a seahorse/)
  await expect(total(page).getByText('1 × Adopt a seahorse')).toBeVisible()
  await choose(page, 'Other amount')
  await expect(total(page).getByText(/Adopt a seahorse/)).toHaveCount(0)
  await gift(page).getByLabel('Amount', { exact: true }).fill('$1,000')
  await expect(total(page).getByRole('status').first()).toContainText('1,000')
})

test('[ORD-180, ORD-181] what is switched off is empty when it is switched on again', async ({ page }) => {
  await page.goto(tickets({ eventId: EVENT, date: DAY }))
  await choose(page, '$25')
  await unfold(page)
  await tick(page, HONOR)
  await gift(page).getByLabel('Honoree first name').fill('Ada')
  await tick(page, LETTER)
  await gift(page).getByLabel('City').fill('New York')
  await untick(page, LETTER)
  await tick(page, LETTER)
  await expect(gift(page).getByLabel('City')).toHaveValue('')
  await expect(gift(page).getByLabel('Honoree first name')).toHaveValue('Ada')
  await untick(page, HONOR)
  await tick(page, HONOR)
  await expect(gift(page).getByLabel('Honoree first name')).toHaveValue('')
})

test('[ORD-184, ORD-185] a country is a list and brings its states; where it has none the state is typed', async ({
  page,
}) => {
  await page.goto(tickets({ eventId: EVENT, date: DAY }))
  await choose(page, '$25')
  await unfold(page)
  await tick(page, HONOR)
  await tick(page, LETTER)
  const state = page.locator(`[name="${detailField('state')}"]`)
  await gift(page).getByRole('combobox', { name: 'Country' }).selectOption('CA')
  await expect(gift(page).getByRole('combobox', { name: 'Province' })).toContainText('Ontario')
  await gift(page).getByRole('combobox', { name: 'Country' }).selectOption('IE')
  await expect(gift(page).getByRole('combobox', { name: 'County' })).toHaveCount(0)
  await state.fill('County Kerry')
  await expect(state).toHaveValue('County Kerry')
})

test('[ORD-210] errors of a donation are told at their fields on continuing, the first is focused, and all that was typed stays', async ({
  page,
}) => {
  await page.goto(tickets({ eventId: EVENT, date: DAY }))
  await addAdult(page)
  await choose(page, '$25')
  await unfold(page)
  await tick(page, HONOR)
  await gift(page).getByLabel('Honoree last name').fill('Moss')
  await tick(page, LETTER)
  await toCheckout(page)
  const first = gift(page).getByLabel('Honoree first name')
  await expect(first).toBeFocused()
  await expect(first).toHaveAccessibleDescription('Please enter a first name')
  await expect(gift(page).getByText('Please enter a valid street address')).toBeVisible()
  await expect(gift(page).getByLabel('Honoree last name')).toHaveValue('Moss')
  await expect(page).toHaveURL(/tickets/)
  await first.fill('Ada')
  await fillLetter(page)
  await page.locator(`[name="${detailField('state')}"]`).selectOption('NY')
  await toCheckout(page)
  await expect(page).toHaveURL(/\/checkout\/harborlight\/process|\/forms/)
})

test('a donation alone is an order', async ({ page }) => {
  await page.goto(tickets())
  await choose(page, /Feed an otter/)
  await toCheckout(page)
  await expect(page).toHaveURL(/\/checkout\/harborlight\/process/)
  await expect(page.getByText('Feed an otter for a day').first()).toBeAttached()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a gift in memory of somebody goes with tickets and an add-on to checkout, a wrong field being put right', async ({
    page,
  }) => {
    await page.goto(tickets({ eventId: EVENT, date: DAY }))
    await event(page).getByRole('spinbutton', { name: 'Quantity of Adult' }).fill('2')
    await page.getByRole('button', { name: 'Update order' }).click()
    await addOns(page).getByRole('spinbutton', { name: 'Quantity of Pocket guide' }).fill('1')
    await choose(page, 'Other amount')
    await gift(page).getByLabel('Amount', { exact: true }).fill('$25.50')
    await unfold(page)
    await tick(page, HONOR)
    await choose(page, 'In memory of')
    await gift(page).getByLabel('Honoree first name').fill('Ada')
    await gift(page).getByLabel('Honoree last name').fill('Moss')
    await tick(page, LETTER)
    await fillLetter(page)
    await page.locator(`[name="${detailField('country')}"]`).fill('US')
    await toCheckout(page)
    await expect(gift(page).getByText('Please enter a valid state')).toBeVisible()
    await expect(gift(page).getByLabel('City')).toHaveValue('New York')
    await page.locator(`[name="${detailField('state')}"]`).selectOption('NY')
    await toCheckout(page)
    await expect(page).toHaveURL(/\/checkout\/harborlight\/process/)
    await expect(page.getByText('In memory of Ada Moss').first()).toBeAttached()
    await expect(page.getByText('Pocket guide').first()).toBeAttached()
  })
})
