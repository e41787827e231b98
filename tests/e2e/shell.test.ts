import { expect, test } from './fixtures.ts'

const list = (venue: string) => `/events/${venue}/list`

test('[CHK-089] the standard frame has menu, header and footer; checkout has the mark and one way back', async ({
  request,
}) => {
  const standard = await (await request.get(list('harborlight'))).text()
  for (const part of ['<header', '<footer', 'Menu</']) expect(standard).toContain(part)
  const minimal = await (await request.get('/checkout/harborlight/process')).text()
  expect(minimal).toContain('Edit Order')
  expect(minimal).not.toContain('<footer')
})

test('[ORD-081] the menu opens, and the first key press reaches a link that skips to the content', async ({
  page,
}) => {
  await page.goto(list('harborlight'))
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  await expect(page.getByText('Menu', { exact: true }).first()).toBeVisible()
})

test('[ORD-082, MEM-090] the phone line is there only when the venue has a number', async ({ request }) => {
  const withPhone = await (await request.get(list('harborlight'))).text()
  expect(withPhone).toContain('Contact us')
  expect(withPhone).toContain('href="tel:8315550142"')
  expect(await (await request.get(list('plain'))).text()).not.toContain('href="tel:')
})

test('[ORD-083, MEM-050] the membership link is there only when the venue has memberships and lets members sign in', async ({
  request,
}) => {
  expect(await (await request.get(list('harborlight'))).text()).toMatch(
    /href="\/auth\/harborlight\/members[^"]*"[^>]*>(?:<[^>]+>)*My Membership/,
  )
  expect(await (await request.get(list('plain'))).text()).not.toContain('/auth/plain/members')
})

test('[ORD-089] the logo leads where the venue says, and "#" is its events list', async ({ request }) => {
  const logo = (html: string) =>
    /<a[^>]+href="([^"]+)"[^>]*>(?:<img|<span)/.exec(html.slice(html.indexOf('<header')))?.[1]
  expect(logo(await (await request.get('/orders/harborlight/calendar')).text())).toBe(
    '/events/harborlight/list',
  )
  expect(await (await request.get('/orders/oasis/calendar')).text()).toContain(
    'href="https://oasis.example/"',
  )
})

test('[ORD-090] the venue’s own links stand in the header', async ({ request }) => {
  const html = await (await request.get(list('harborlight'))).text()
  expect(html.slice(html.indexOf('<header'), html.indexOf('</header>'))).toContain(
    'href="https://harborlight.example/visit"',
  )
  expect(html).toContain('Plan your visit')
})

test('[ORD-091] the drawer toggles with Menu, and any click closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(list('harborlight'))
  const menu = page.locator('header details')
  const toggle = menu.locator('summary')
  await toggle.click()
  await expect(menu).toHaveAttribute('open', '')
  await toggle.press('Enter')
  await expect(menu).not.toHaveAttribute('open')
  await toggle.click()
  await page.mouse.click(380, 800)
  await expect(menu).not.toHaveAttribute('open')
  await toggle.click()
  await page.keyboard.press('Escape')
  await expect(menu).not.toHaveAttribute('open')
  await expect(toggle).toBeFocused()
})

test('[ORD-085, ORD-092] the login link leads to the sign-in and back to where the visitor was, and is named after them then', async ({
  page,
}) => {
  await page.goto('/events/harborlight/reviews')
  await page.getByRole('banner').getByRole('link', { name: 'My orders' }).click()
  await expect(page).toHaveURL(/\/auth\/harborlight\/login\?ref=/)
  await page.getByLabel('Email').fill('priya.raman@example.com')
  await page.getByLabel('Password').fill('marquee-demo')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/events\/harborlight\/reviews/)
  await page.getByRole('banner').getByText('My account').click()
  const orders = page.getByRole('banner').getByRole('link', { name: 'Orders: priya.raman@example.com' })
  await expect(orders).toHaveAttribute('href', '/account/harborlight/orders')
})

test('[MEM-087] the login link is gone where the venue hides it', async ({ request }) => {
  const shown = await (await request.get(list('harborlight'))).text()
  expect(shown).toMatch(/href="\/auth\/harborlight\/login\?ref=[^"]+"/)
  expect(await (await request.get(list('plain'))).text()).not.toContain('/auth/plain/login')
})

test('[ORD-087, MEM-088] a signed-in visitor can log out, which ends the session and shows the events', async ({
  page,
}) => {
  await page.goto('/auth/harborlight/login')
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0)
  await page.getByLabel('Email').fill('priya.raman@example.com')
  await page.getByLabel('Password').fill('marquee-demo')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(/events/)
  await page.getByRole('banner').getByText('My account').click()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/events\/harborlight\/list/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'My orders' })).toBeVisible()
})

test('[ORD-093, MEM-089, MEM-142, MEM-143] the membership link leads members to their membership and others to the verification', async ({
  page,
}) => {
  await page.goto(list('harborlight'))
  const banner = page.getByRole('banner')
  await banner.getByRole('link', { name: 'My Membership' }).click()
  await expect(page).toHaveURL(/\/auth\/harborlight\/members\?ref=[^&]+&logout=1/)
  await page.getByLabel('Membership ID').fill('HL-20418')
  await page.getByLabel('Primary cardholder last name').fill('Okafor')
  await page.getByRole('button', { name: 'Verify Membership' }).click()
  await expect(page).toHaveURL(/membershipIds=HL-20418/)
  await expect(banner.getByRole('link', { name: /^Member: .*Okafor/ })).toHaveAttribute(
    'href',
    '/membership/harborlight/profile',
  )
})

test('[MEM-142] an expired member is led to the renewal', async ({ page }) => {
  await page.goto('/auth/harborlight/members')
  await page.getByLabel('Membership ID').fill('HL-11940')
  await page.getByLabel('Primary cardholder last name').fill('Haddad')
  await page.getByRole('button', { name: 'Verify Membership' }).click()
  await page.waitForURL(/membershipIds/)
  await expect(page.getByRole('banner').getByRole('link', { name: /^Member: / })).toHaveAttribute(
    'href',
    '/membership/harborlight/renew',
  )
})

test('[ORD-094] the footer leads to the privacy policy', async ({ page }) => {
  await page.goto(list('harborlight'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
  await expect(page).toHaveURL(/\/legal\/harborlight\/privacy/)
})
