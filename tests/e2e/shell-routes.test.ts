import { venueDay } from '#tests/builders/dates.ts'
import { expect, test, VENUES } from './fixtures.ts'

const list = (venue: string) => `/events/${venue}/list`

test('[ORD-012, MEM-005] an unknown route falls back to the root, and to the venue that it names', async ({
  request,
}) => {
  const leadsTo = async (path: string, href: string) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location], path).toEqual([302, href])
  }
  for (const path of ['/nowhere', '/events', '/admin.php']) await leadsTo(path, '/')
  await leadsTo('/legal/harborlight', '/events/harborlight/list')
  await leadsTo('/events/harborlight/nowhere', '/events/harborlight/missing')
  const missing = await request.get('/events/harborlight/nowhere')
  expect(missing.status()).toBe(404)
  expect(await missing.text()).toContain('Harborlight Aquarium')
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
