import { COMPOSER, openComposer, search, signIn } from './composer.ts'
import { expect, test } from './fixtures.ts'

test('nobody is sent to the sign-in and back, a wrong password is refused, and signing out ends it', async ({
  page,
}) => {
  await page.goto(COMPOSER)
  await expect(page).toHaveURL(/\/staff\/studio\/sign-in\?ref=%2Feditor%2Fstudio%2Fcomposer$/)
  await page.getByLabel('Email').fill('ada@studio.example')
  await page.getByLabel('Password').fill('wrong')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'not correct' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('ada@studio.example')
  await page.getByLabel('Password').fill('studio-door-4')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(COMPOSER)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.goto(COMPOSER)
  await expect(page).toHaveURL(/sign-in/)
})

test('a role that may not edit is refused, and so is staff of another venue', async ({ page }) => {
  await signIn(page, { staff: 'newcomer' })
  await expect(page.getByRole('heading', { name: 'You have no access to this venue.' })).toBeVisible()
  for (const path of [
    COMPOSER,
    '/editor/studio/preview',
    '/editor/harborlight/composer',
    '/editor/harborlight/preview',
  ])
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 403])
})

test('a role sees and finds what it may change, and nothing else', async ({ page }) => {
  await openComposer(page, 'wren')
  const rail = page.getByRole('navigation', { name: 'Sections' }).getByRole('button')
  await expect(rail).toHaveText(['Words', 'On the page', 'Hide controls'])
  await search(page, 'color')
  await expect(page.locator('[data-kind="color"]')).toHaveCount(0)
  await expect(page.locator('[data-kind="text"]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await openComposer(page, 'dora')
  await expect(rail).toHaveText([
    'Brand',
    'Type',
    'Colours',
    'Shape',
    'Layout',
    'Parts',
    'Links',
    'Logo',
    'Hide controls',
  ])
  await search(page, 'events-page-heading')
  await expect(page.getByText('Nothing found')).toBeVisible()
})

test('an invitation gives a password once, and opening its link alone changes nothing', async ({ page }) => {
  await page.goto('/staff/harborlight/invitation/not-a-token')
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Please choose at least 12 characters')).toBeVisible()
  await page.getByLabel('New password').fill('long enough to keep')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(
    page.getByText('This invitation was used or has expired. Please ask for a new one.'),
  ).toBeVisible()
})

test('a form larger than any of ours is refused before anybody reads it', async ({ page }) => {
  const data = 'a='.padEnd(300_000, 'x')
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await page.request.post('/legal/studio/privacy', { headers, data })
  expect([answer.status(), await answer.text()]).toEqual([413, expect.stringMatching(/^This form is larger/)])
})
