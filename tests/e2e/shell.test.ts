import { venueDay } from './dates.ts'
import { expect, test, VENUES } from './fixtures.ts'

const list = (venue: string) => `/events/${venue}/list`

test('[ORD-012, MEM-005] an unknown route falls back to the root', async ({ request }) => {
  for (const path of ['/nowhere', '/events/harborlight/nowhere', '/events', '/admin.php']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location], path).toEqual([302, '/'])
  }
})

test('[ORD-013, MEM-006] addresses are clean: going through the shop never adds a hash', async ({ page }) => {
  await page.goto(list('harborlight'))
  for (const name of ['Select a date', 'Calendar']) {
    const link = page.getByRole('link', { name }).first()
    if (await link.isVisible()) await link.click()
    expect(new URL(page.url()).hash).toBe('')
  }
  const addresses = await page
    .locator('a[href^="/"]')
    .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
  expect(addresses.filter(address => address.includes('#'))).toEqual([])
})

test('[ORD-014, MEM-007] the title is that of the page and the name of the venue', async ({ request }) => {
  for (const [path, title] of [
    ['/orders/harborlight/calendar', 'Calendar | Harborlight Aquarium'],
    ['/orders/harborlight/tickets', 'Your Order | Harborlight Aquarium'],
    ['/auth/harborlight/login', 'Sign in | Harborlight Aquarium'],
  ] as const) {
    expect(await (await request.get(path)).text()).toContain(`<title>${title}</title>`)
  }
})

test('[ORD-015, ORD-049] every page is a venue’s, the two modal hosts excepted', async ({ request }) => {
  for (const path of ['/modals/selectEventDate', '/forms/modals/save'])
    expect((await request.get(path)).status()).toBe(200)
  for (const path of [
    '/events/list',
    '/orders/tickets',
    '/checkout/process',
    '/auth/login',
    '/editor/composer',
  ]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).not.toBe(200)
  }
})

test('[CHK-003] an unknown venue is not found, whatever the page, and nobody else’s data is shown', async ({
  request,
}) => {
  for (const path of [
    '/events/nobody/list',
    '/orders/nobody/tickets',
    '/checkout/nobody/process',
    '/auth/nobody/login',
    '/membership/nobody/join',
  ]) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    const html = await answer.text()
    expect(html).toContain('Venue not found')
    for (const name of ['Harborlight', 'Fernwood', 'Orrery']) expect(html).not.toContain(name)
  }
})

test('[CHK-004] the first HTML has the words and the stylesheet of the venue', async ({ request }) => {
  for (const venue of VENUES) {
    const html = await (await request.get(list(venue))).text()
    const href = /<link rel="stylesheet" href="(\/theme\/[^"]+\.css)"/.exec(html)?.[1]
    expect(href).toContain(`/theme/${venue}/`)
    const css = await (await request.get(href!)).text()
    expect(css).toMatch(/^:root\{--mq-/)
  }
  expect(await (await request.get(list('fernwood'))).text()).toContain('Fernwood Botanic Garden')
})

test('[ORD-001, CHK-002] the same route looks and reads differently at two venues, and data does not cross', async ({
  request,
}) => {
  const [harborlight, fernwood] = await Promise.all(
    ['harborlight', 'fernwood'].map(async venue =>
      (await request.get(`${list(venue)}?date=${venueDay(3)}`)).text(),
    ),
  )
  expect(harborlight).toContain('A Day at the Aquarium')
  expect(fernwood).not.toContain('A Day at the Aquarium')
  const sheet = (html: string | undefined) => /\/theme\/[^"]+\.css/.exec(html ?? '')?.[0]
  expect(sheet(harborlight)).not.toBe(sheet(fernwood))
  const [home, foreign] = await Promise.all(
    ['harborlight', 'fernwood'].map(venue => request.get(`/events/${venue}/detail/aquarium-day`)),
  )
  expect([home?.status(), foreign?.status()]).toEqual([200, 404])
})

test('[CHK-087] the root lists the venues of this host, each with its events list', async ({ request }) => {
  const html = await (await request.get('/')).text()
  for (const venue of VENUES) expect(html).toContain(`href="/events/${venue}/list"`)
})

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
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).first().click()
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

test('[ORD-076, CHK-256] the text parameter chooses other wording and travels with links; an unknown one gives the usual words', async ({
  request,
}) => {
  const words = async (query: string) => (await request.get(`${list('harborlight')}${query}`)).text()
  expect(await words('?text=schools')).toContain('A day for your class')
  expect(await words('?text=schools')).toMatch(/href="\/orders\/harborlight\/calendar\?[^"]*text=schools/)
  expect(await words('')).not.toContain('A day for your class')
  expect(await words('?text=nonsense')).not.toContain('A day for your class')
})

test('[ORD-004] logo, phone, links, words and hours are those of each venue', async ({ request }) => {
  for (const [venue, facts] of [
    ['harborlight', ['(831) 555-0142', 'Plan your visit', 'Hours: ']],
    ['fernwood', ['01632 960 142', 'What is in flower']],
    ['orrery', ['(518) 555-0140', 'Sky this week']],
  ] as const) {
    const html = await (await request.get(list(venue))).text()
    for (const fact of facts) expect(html, venue).toContain(fact)
    expect(html).toContain(`/pictures/${venue}/logo`)
  }
})

test('[ORD-079] checkout, joining and a membership level each have their address', async ({ request }) => {
  for (const path of [
    '/checkout/harborlight/process',
    '/membership/harborlight/join',
    '/membership/harborlight/detail/family',
  ]) {
    expect((await request.get(path)).status(), path).toBe(200)
  }
})

test('a venue in Arabic is written from right to left', async ({ request }) => {
  const html = await (await request.get(`${list('oasis')}?date=${venueDay(1, 'Africa/Cairo')}`)).text()
  expect(html).toMatch(/<html lang="ar-EG" dir="rtl"/)
  expect(html).toContain('آبار الماء القديمة')
})

test('a visitor’s page of an anonymous GET sets no cookie', async ({ request }) => {
  for (const path of [list('harborlight'), '/orders/harborlight/calendar', '/events/harborlight/reviews']) {
    expect((await request.get(path)).headers()['set-cookie'], path).toBeUndefined()
  }
})

test('forms of other sites are refused', async ({ request }) => {
  const answer = await request.post('/auth/harborlight/login', {
    form: { email: 'a@b.co', password: 'x' },
    headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
  })
  expect(answer.status()).toBe(403)
})

test('a sign-in that fails says so at once, keeps the email', async ({ page }) => {
  await page.goto('/auth/harborlight/login')
  await page.getByLabel('Email').fill('priya.raman@example.com')
  await page.getByLabel('Password').fill('wrong')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('The email or password is not correct.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('priya.raman@example.com')
})
