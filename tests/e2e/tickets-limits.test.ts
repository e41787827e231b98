import type { Page } from '@playwright/test'
import { venueDay } from '#tests/builders/dates.ts'
import { hydrated } from './buyer.ts'
import { expect, test } from './fixtures.ts'
import { addAdults, adults, block, DAY, tickets } from './tickets-parts.ts'

test('[ORD-160, ORD-279, ORD-280] an order over a limit stays on the page, says so, and focuses the quantity', async ({
  page,
}) => {
  await page.goto(tickets({ eventIds: 'aquarium-day,octopus-at-eleven', date: DAY }))
  await addAdults(page, { event: 'A Day at the Aquarium', count: 1 })
  await adults(page, 'The Octopus at Eleven').fill('7')
  await expect(page.getByRole('button', { name: /Place Order|wallet/i })).toHaveCount(0)
  await page.getByRole('button', { name: 'Adjust tickets' }).click()
  await expect(page.getByText('Ticket Limit. Please adjust before placing order')).toBeVisible()
  await expect(page).toHaveURL(/\/orders\/harborlight\/tickets/)
  await expect(
    block(page, 'The Octopus at Eleven').getByText('6 at most for this event in one order. You have 7.'),
  ).toBeVisible()
  await expect(adults(page, 'The Octopus at Eleven')).toBeFocused()
  await expect(adults(page, 'The Octopus at Eleven')).toHaveValue('7')
  await adults(page, 'The Octopus at Eleven').fill('6')
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
})

test('what is typed before the scripts are there counts when they are', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async route => {
    await held
    await route.continue()
  })
  await page.goto(tickets({ eventId: 'aquarium-day', date: DAY }), { waitUntil: 'commit' })
  await adults(page, 'A Day at the Aquarium').fill('3')
  release()
  await hydrated(page)
  await expect(adults(page, 'A Day at the Aquarium')).toHaveValue('3')
  await addAdults(page, { event: 'A Day at the Aquarium', count: 1 })
  await expect(adults(page, 'A Day at the Aquarium')).toHaveValue('4')
})

test('what is chosen while an order is on its way stays when the order is refused', async ({ page }) => {
  await page.goto(tickets({ eventIds: 'manta-ballet,octopus-at-eleven', date: DAY }))
  await addAdults(page, { event: 'Manta Ballet', count: 1 })
  await adults(page, 'The Octopus at Eleven').fill('2')
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(/tickets\.data/, async route => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.locator('main button[aria-busy="true"]')).toBeVisible()
  await adults(page, 'Manta Ballet').fill('3')
  release()
  await expect(page.getByRole('alert').filter({ hasText: 'A Day at the Aquarium' })).toBeVisible()
  await expect(adults(page, 'The Octopus at Eleven')).toHaveValue('2')
  await expect(adults(page, 'Manta Ballet')).toHaveValue('3')
})

test('a limit is told while the quantity is chosen, and an order that was mended is taken', async ({
  page,
}) => {
  await page.goto(tickets({ eventIds: 'aquarium-day,octopus-at-eleven', date: DAY }))
  await addAdults(page, { event: 'A Day at the Aquarium', count: 1 })
  const octopus = block(page, 'The Octopus at Eleven')
  await addAdults(page, { event: 'The Octopus at Eleven', count: 6 })
  await expect(octopus.getByText('6 at most for this event in one order. You have 6.')).toBeVisible()
  await expect(octopus.getByRole('button', { name: 'Increase quantity of Child' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await adults(page, 'The Octopus at Eleven').fill('7')
  await expect(octopus.getByText('6 at most for this event in one order. You have 7.')).toBeVisible()
  await octopus.getByRole('button', { name: 'Make it 6' }).click()
  await expect(adults(page, 'The Octopus at Eleven')).toHaveValue('6')
  await adults(page, 'The Octopus at Eleven').fill('7')
  await page.getByRole('button', { name: 'Adjust tickets' }).click()
  await expect(page.getByText('Ticket Limit. Please adjust before placing order')).toBeVisible()
  await expect(adults(page, 'The Octopus at Eleven')).toBeFocused()
  await page.keyboard.type('6')
  await expect(page.getByText('Ticket Limit. Please adjust before placing order')).toBeHidden()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/checkout\/harborlight\/process/)
})

test('[ORD-287] a quantity above the seats left says that there are not enough tickets', async ({ page }) => {
  await page.goto(tickets({ eventId: 'jelly-lab', date: await labDay(page) }))
  const quantity = page.getByRole('spinbutton').first()
  await quantity.fill('999')
  await quantity.blur()
  await expect(
    page.getByText('There are not enough tickets available. Please adjust your quantity.'),
  ).toBeVisible()
})

/** Jelly Lab is held on some weekdays only. */
async function labDay(page: Page) {
  for (let days = 8; days < 15; days += 1) {
    const date = venueDay(days)
    const answer = await page.request.get(`/v1/b2c/event/templates/jelly-lab/times?startTime=${date}`, {
      headers: { 'X-Tenant-Id': 'harborlight' },
    })
    if ((await answer.json()).payload.length > 0) return date
  }
  throw new Error('Jelly Lab is not held within a week')
}
