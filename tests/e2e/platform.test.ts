import type { Page } from '@playwright/test'
import { venueDay } from '#tests/builders/dates.ts'
import { hydrated } from './buyer.ts'
import { expect, test, VENUES, WIDTHS } from './fixtures.ts'

const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
/** The words of a page as they are read, without markup and with plain apostrophes. */
const wordsOf = (html: string) =>
  main(html)
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replace(/\s+/g, ' ')

test('[CHK-067] [CHK-316] the terms apply from their date and say what is final, charged and cancelled when', async ({
  request,
}) => {
  for (const venue of VENUES) {
    const html = await (await request.get(`/legal/${venue}/terms`)).text()
    expect(html).toContain('<title>Terms and Conditions | ')
    const words = wordsOf(html)
    expect(words).toContain(venue === 'fernwood' ? 'Effective 1 April 2020' : 'Effective April 1, 2020')
    expect(words).toMatch(/all sales are final and non-refundable/i)
    expect(words).toContain('charged up to 14 days before the renewal date')
    expect(words).toMatch(/cancellation needs at least 30 days’ notice/)
  }
})

test('[CHK-069] the terms name the phone and email of each venue for auto renewal', async ({ request }) => {
  for (const [venue, phone, email] of [
    ['harborlight', '8315550142', 'hello@harborlight.example'],
    ['orrery', '5185550140', 'desk@orrery.example'],
  ] as const) {
    const html = await (await request.get(`/legal/${venue}/terms`)).text()
    const renewal = /<section id="membership-auto-renewal".*?<\/section>/s.exec(html)?.[0] ?? ''
    expect(renewal).toContain(`href="tel:${phone}"`)
    expect(renewal).toContain(`href="mailto:${email}"`)
  }
  const untold = wordsOf(await (await request.get('/legal/plain/terms')).text())
  expect(untold).toContain('Please ask at the entrance.')
})

test('[CHK-070] [CHK-317] the privacy policy has its date and keeps children under 13 away', async ({
  request,
}) => {
  const html = await (await request.get('/legal/fernwood/privacy')).text()
  expect(html).toContain('<title>Privacy Policy | Fernwood Botanic Garden</title>')
  expect(wordsOf(html)).toContain('Effective 1 April 2020')
  expect(wordsOf(html)).toContain('We do not knowingly serve children under 13')
})

const RENEWAL = '#membership-auto-renewal'

async function expectRenewalInSight(page: Page) {
  const section = page.locator(RENEWAL)
  await expect(section).toBeFocused()
  await expect.poll(async () => Math.round((await section.boundingBox())?.y ?? -1)).toBeLessThan(200)
  expect((await section.boundingBox())?.y).toBeGreaterThanOrEqual(0)
}

test('[CHK-068] the terms open at the section their address names, from outside and from the contents', async ({
  page,
}) => {
  await page.goto(`/legal/harborlight/terms${RENEWAL}`)
  await expectRenewalInSight(page)

  await page.goto('/legal/harborlight/terms')
  await hydrated(page)
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Membership auto renewal' })
    .click()
  await expectRenewalInSight(page)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('[CHK-072] the footer of every venue leads to its privacy policy', async ({ request }) => {
  for (const venue of VENUES) {
    const html = await (await request.get(`/events/${venue}/list`)).text()
    expect(html.slice(html.indexOf('<footer'))).toContain(`href="/legal/${venue}/privacy"`)
  }
})

test('[CHK-073] pages end with the privacy and captcha notice where the venue has not switched it off', async ({
  request,
}) => {
  const shown = await (await request.get('/events/harborlight/list')).text()
  expect(shown).toContain('aria-label="Privacy notice"')
  expect(shown).toContain('protects this site against automated use')
  for (const path of ['/checkout/harborlight/process', '/events/plain/list'])
    expect(await (await request.get(path)).text(), path).not.toContain('aria-label="Privacy notice"')
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('[CHK-071] a hidden privacy notice stays hidden, at this venue, until it is asked for again', async ({
      page,
    }) => {
      const notice = page.getByRole('complementary', { name: 'Privacy notice' })
      await page.goto('/events/harborlight/reviews?page=1')
      if (javaScriptEnabled) await hydrated(page)
      await notice.getByRole('button', { name: 'Hide this notice' }).click()
      await expect(notice).toHaveCount(0)
      await expect(page).toHaveURL(/\/events\/harborlight\/reviews\?page=1$/)

      await page.goto('/orders/harborlight/calendar')
      await expect(notice).toHaveCount(0)
      await page.goto('/events/fernwood/list')
      await expect(notice).toBeVisible()

      await page.goto('/legal/harborlight/privacy')
      if (javaScriptEnabled) await hydrated(page)
      await page.getByRole('button', { name: 'Show it again' }).click()
      await expect(notice).toBeVisible()
    })
  })
}

test('on a phone the privacy notice is one line, which unfolds to its sentence', async ({ page }) => {
  await page.setViewportSize(WIDTHS.phone)
  await page.goto('/events/harborlight/reviews')
  const notice = page.getByRole('complementary', { name: 'Privacy notice' })
  expect((await notice.boundingBox())?.height).toBeLessThanOrEqual(64)
  await notice.getByText('We keep only what your visit needs').click()
  await expect(notice.getByText(/protects this site against automated use/)).toBeVisible()
  await expect(notice.getByRole('link', { name: 'Privacy policy' })).toBeVisible()
})

test('who hides the notice by keyboard goes on at the footer and hears that it is hidden', async ({
  page,
}) => {
  await page.goto('/events/harborlight/reviews')
  await hydrated(page)
  const scrolled = () => page.evaluate(() => scrollY)
  await page.getByRole('button', { name: 'Hide this notice' }).press('Enter')
  await expect(page.getByText('The notice is hidden.')).toBeAttached()
  await expect(page.getByRole('complementary', { name: 'Privacy notice' })).toHaveCount(0)
  await expect(page.locator('footer')).toBeFocused()
  expect(await scrolled()).toBeGreaterThan(0)
})

test('hiding the notice never leads to another site', async ({ request }) => {
  for (const back of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example']) {
    const answer = await request.post('/legal/harborlight/privacy', {
      form: { intent: 'hide-notice', back },
      maxRedirects: 0,
    })
    expect([answer.status(), answer.headers().location]).toEqual([302, '/legal/harborlight/privacy'])
  }
})

test('[CHK-083] resellers are told to register at the accounts site, by a link that names the venue', async ({
  page,
  request,
}) => {
  for (const venue of ['harborlight', 'orrery']) {
    await page.goto(`/resellers/${venue}`)
    await expect(page.getByText(/need an account at the provider’s accounts site/)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      `https://accounts.marquee.example/register?id=${venue}`,
    )
  }
  expect((await request.get('/resellers/plain')).status()).toBe(404)
})

test('[CHK-084] [CHK-085] the page for outdated browsers says so and links to five browsers', async ({
  page,
}) => {
  await page.goto('/status/harborlight/unsupported')
  await expect(page).toHaveTitle('Unsupported Browser | Harborlight Aquarium')
  const content = page.getByRole('main')
  await expect(content.getByRole('heading', { name: 'Outdated browser detected' })).toBeVisible()
  await expect(
    content.getByText('Your browser is out of date. Download one of these fine browsers, free and updated:', {
      exact: true,
    }),
  ).toBeVisible()
  const links = content.getByRole('link')
  await expect(links).toHaveText([/^Chrome/, /^Firefox/, /^Edge/, /^Safari/, /^Opera/])
  const hosts = await links.evaluateAll(all =>
    all.map(link => new URL((link as HTMLAnchorElement).href).host),
  )
  expect(hosts).toEqual([
    'www.google.com',
    'www.mozilla.org',
    'www.microsoft.com',
    'www.apple.com',
    'www.opera.com',
  ])
})

test('a browser that can draw the pages is told nothing; one that cannot is led to newer ones and may go on', async ({
  page,
}) => {
  const notice = page.getByText('Your browser is out of date, so this site looks plainer than it should.')
  await page.goto('/events/harborlight/list')
  await expect(notice).toBeHidden()

  // What the browser would not know, it cannot have heard of.
  await page.route('**/assets/*.css', async route => {
    const answer = await route.fetch()
    const css = (await answer.text()).replaceAll(/height:\s*100dvh\)/g, 'height:100unknown)')
    await route.fulfill({ response: answer, body: css })
  })
  await page.goto(`/events/harborlight/list?date=${venueDay(3)}`)
  await expect(notice).toBeVisible()
  await expect(page.locator('main article').first()).toBeVisible()
  await page.getByRole('link', { name: 'Find a newer browser' }).click()
  await expect(page).toHaveURL(/\/status\/harborlight\/unsupported$/)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('[CHK-086] the status page is titled Status and says how the shop is doing, telling nothing of its inside', async ({
  request,
}) => {
  const answer = await request.get('/status/orrery')
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-store'])
  const html = await answer.text()
  expect(html).toContain('<title>Status | The Orrery</title>')
  const words = wordsOf(html)
  for (const part of ['Everything is working.', 'Pages', 'Orders', 'Payments', 'Emails'])
    expect(words).toContain(part)
  expect(words).not.toMatch(/postgres|pglite|node|express|version|\d+\.\d+\.\d+/i)
})

test('[CHK-314] the banner stays in sight from a scroll offset of 100 on, and the page does not jump', async ({
  page,
}) => {
  await page.goto('/events/harborlight/list?cdEventIds=aquarium-day')
  await hydrated(page)
  const fixed = page.locator('[data-fixed]')
  const heightOfPage = () => page.evaluate(() => document.documentElement.scrollHeight)
  const scrollTo = (offset: number) =>
    page.evaluate(top => window.scrollTo({ top, behavior: 'instant' }), offset)
  const before = await heightOfPage()

  await scrollTo(99)
  await expect(fixed).toHaveCount(0)
  await scrollTo(100)
  await expect(fixed).toHaveCSS('position', 'fixed')
  expect(await heightOfPage()).toBe(before)
  await scrollTo(900)
  await expect(page.getByRole('link', { name: 'Cancel Change' })).toBeInViewport()
  await scrollTo(0)
  await expect(fixed).toHaveCount(0)
})
