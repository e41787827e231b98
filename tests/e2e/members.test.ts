import type { Page } from '@playwright/test'
import { venueDay } from '#tests/builders/dates.ts'
import { buyMembership, CONTACT, PROCESS, send } from './buyer.ts'
import { expect, test } from './fixtures.ts'

const DAY = venueDay(10)
const tickets = (query: Record<string, string>, venue = 'harborlight') =>
  `/orders/${venue}/tickets?${new URLSearchParams(query)}`
const block = (page: Page, name: string) => page.getByRole('region', { name })

async function verify(page: Page, { id = 'HL-20418', lastName = 'Okafor' } = {}) {
  await page.locator('[name="membershipId"]').fill(id)
  await page.locator('[name="lastName"]').fill(lastName)
  await page.locator('main form button[type="submit"]').click()
}

test('[ORD-003, ORD-229] who joins in as a member signs in, comes back to the tickets, and pays the member price shown next to the regular one', async ({
  page,
}) => {
  await page.goto(tickets({ eventId: 'manta-ballet', date: DAY }))
  await expect(block(page, 'Manta Ballet').getByText('Member price')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Verify Membership' }).click()
  await expect(page).toHaveURL(/\/auth\/harborlight\/members\?ref=%2Forders%2Fharborlight%2Ftickets/)
  await verify(page)
  await expect(page).toHaveURL(/\/orders\/harborlight\/tickets\?.*membershipIds=HL-20418/)
  const row = block(page, 'Manta Ballet').getByRole('listitem').filter({ hasText: 'Adult' }).first()
  await expect(row.getByText('Member price')).toBeVisible()
  await expect(row.locator('s')).toBeVisible()
  await expect(row.getByText(/^Regular price \$/)).toBeAttached()
  const cents = async (text: string | null) => Math.round(Number((text ?? '').replace(/[^\d.]/g, '')) * 100)
  const regular = await cents(await row.locator('s').textContent())
  await row.getByRole('button', { name: 'Increase quantity of Adult' }).click()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/checkout\/harborlight\/process/)
  const total = await page
    .getByRole('complementary', { name: 'Order summary' })
    .locator('data')
    .last()
    .textContent()
  expect(await cents(total)).toBe(regular - 300)
})

test('[ORD-035, ORD-202] a member-only event says so on its page, and on the order page what it takes', async ({
  page,
}) => {
  await page.goto(`/events/harborlight/detail/seahorse-nursery`)
  await expect(page.getByText('Membership required')).toBeVisible()
  await page.goto(tickets({ eventId: 'seahorse-nursery' }))
  await expect(page.getByText('You must have a valid membership to purchase.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Add Membership' })).toHaveAttribute(
    'href',
    '/membership/harborlight/join',
  )
})

test('[ORD-063, ORD-220] a guest orders a membership with an event that only its members may buy, and checks out', async ({
  page,
}) => {
  await page.goto(
    tickets({
      eventId: 'seahorse-nursery',
      membershipCategoryId: 'individual',
      membershipOfferingId: 'year',
      membershipPricePointId: 'senior',
      action: 'NEW_MEMBERSHIPS',
    }),
  )
  const membership = block(page, 'Individual')
  await expect(membership.getByRole('radio', { name: /One year, .*\$80/ })).toBeChecked()
  await membership.getByRole('radio', { name: /One year, .*\$95/ }).check()
  const event = page
    .getByRole('region')
    .filter({ has: page.getByRole('spinbutton') })
    .first()
  await event
    .getByRole('button', { name: /^Increase quantity of/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(new RegExp(PROCESS))
  await send(page, { intent: 'delivery', deliveryEmail: CONTACT.email })
  await buyMembership(page, 'individual')
  await expect(page.getByText(/Member number [2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/)).toBeVisible()
})

test('a membership whose offering cannot be had waits for another one', async ({ page }) => {
  await page.goto(tickets({ membershipCategoryId: 'individual', membershipOfferingId: 'gone' }))
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText('Please select a membership offering to continue').first()).toBeVisible()
  await expect(block(page, 'Individual').getByRole('radio').first()).toBeFocused()
})
