import { expect, test } from './fixtures.ts'

/** A visitor who buys in no journey. */
const JO = { email: 'jo.castellan@example.com', password: 'marquee-demo' }

test('[MEM-008] [MEM-014] [MEM-015] [MEM-016] a visitor signs in, looks at the account and signs out', async ({
  page,
}) => {
  await page.goto('/account/orrery')
  await expect(page).toHaveURL(/\/auth\/orrery\/login\?ref=%2Faccount%2Forrery/)
  await page.getByLabel('Email').fill(JO.email)
  await page.getByLabel('Password').fill(JO.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()

  await expect(page).toHaveURL('/account/orrery/orders')
  const main = page.getByRole('main')
  await expect(main.getByText('Your account', { exact: true })).toBeVisible()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your order history')
  await expect(main.getByText('No orders have been placed.')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/account/orrery/profile')

  await main.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/events/orrery/list')
  await page.goto('/account/orrery/orders')
  await expect(page).toHaveURL(/\/auth\/orrery\/login/)
})
