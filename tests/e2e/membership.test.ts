import { expect, test } from './fixtures.ts'

test('[MEM-052] [MEM-053] [MEM-057] [MEM-058] [MEM-059] [MEM-061] [CHK-318] a guest looks at the levels and their groups, joins one, changes it, and goes to checkout', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await page.goto('/membership/harborlight/join')
  await expect(main.getByText('Are you a member?'), 'CHK-318').toBeVisible()
  await expect(main.getByRole('link', { name: 'Verify Membership' }), 'CHK-318').toBeVisible()
  await expect(main.getByRole('heading', { level: 2 }), 'MEM-052').toHaveText([
    'Individual',
    'Duo',
    'Family',
    'Grandparents',
    'Patron',
    'Compare memberships',
  ])
  await main.getByRole('link', { name: 'Clubs' }).click()
  const groups = main.getByRole('link', { name: 'See the clubs: Circles' })
  await expect(groups, 'MEM-053').toBeVisible()
  await groups.click()
  await expect(page, 'MEM-057').toHaveURL(/\/membership\/harborlight\/group\/[^/]+$/)
  await expect(main.getByRole('heading', { level: 2 }), 'MEM-058').toHaveText(['Otter Club', 'Dive Circle'])
  await main.getByRole('link', { name: 'All memberships' }).click()
  await main.getByRole('link', { name: 'Memberships', exact: true }).click()
  await main.getByRole('link', { name: 'Join Now: Duo' }).click()
  await expect(page).toHaveURL(
    '/orders/harborlight/tickets?membershipCategoryId=duo&action=MembershipPurchase',
  )
  await main.getByRole('link', { name: 'Change membership' }).click()
  await expect(page).toHaveURL('/membership/harborlight/detail/duo')
  const variants = main.getByRole('region', { name: 'Goes with this membership' })
  await expect(variants, 'MEM-061').toContainText('Dive Circle')
  await main.getByRole('link', { name: 'All memberships' }).click()
  await expect(page, 'MEM-059').toHaveURL('/membership/harborlight/join')
  await main.getByRole('article').getByRole('link', { name: 'Individual', exact: true }).click()
  await main
    .getByRole('region', { name: 'Options' })
    .getByRole('link', { name: /^Student/ })
    .click()
  const chosen = page.getByRole('region', { name: 'Individual' })
  await expect(chosen.getByRole('radio', { name: /Student/ })).toBeChecked()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/checkout\/harborlight\/process/)
})
