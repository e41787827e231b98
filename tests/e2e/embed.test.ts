import { createServer } from 'node:http'
import { expect, test, WIDTHS } from './fixtures.ts'

/** A browser that keeps no cookie of a site that is not the one in its address bar. */
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--test-third-party-cookie-phaseout'],
  },
})

/** The website of the venue: another site than the shop, on the port that the venue's file names. */
async function openWebsite({ shop, body }: { shop: string; body: string }) {
  const page = `<!doctype html><html lang="en"><title>The pier</title>
    <script src="${shop}/embed/harborlight/tickets.js"></script><h1>The pier</h1>${body}</html>`
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(page))
  const port = Number(new URL(shop).port) + 2900
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

const EVENT = 'aquarium-day'

test('a website sells by a button and a frame without a cookie of the shop, and buying takes the whole window', async ({
  page,
  context,
  baseURL,
}) => {
  const site = await openWebsite({
    shop: baseURL ?? '',
    body: `<marquee-tickets event="${EVENT}">Come and see</marquee-tickets>
      <marquee-tickets frame event="${EVENT}" tickets="adult:2"></marquee-tickets>`,
  })
  try {
    await page.goto(site.address)
    await expect(page.getByRole('link', { name: 'Come and see' })).toHaveAttribute(
      'href',
      `${baseURL}/events/harborlight/detail/${EVENT}`,
    )
    const times = page.frameLocator('iframe').getByRole('listitem').getByRole('link')
    await expect(times.first()).toBeVisible()
    const picture = page.frameLocator('iframe').locator('section img').first()
    await expect(picture).toBeVisible()
    await page.setViewportSize(WIDTHS.phone)
    await expect(picture).toBeHidden()
    expect(await context.cookies()).toEqual([])
    expect(await page.frameLocator('iframe').locator('script').count()).toBe(0)
    await times.first().click()
    await page.waitForURL(`${baseURL}/orders/harborlight/tickets?**`)
    await expect(page.locator('main [name$=".quantities.adult"]').first()).toHaveValue('2')
  } finally {
    site.close()
  }
})

test('only frames may be held by others, and only by the hosts of the venue’s file', async ({
  request,
  baseURL,
}) => {
  const policyOf = async (path: string) => {
    const headers = (await request.get(path)).headers()
    const [ancestors] = /frame-ancestors [^;]+/.exec(headers['content-security-policy'] ?? '') ?? []
    return [ancestors, headers['x-frame-options'] ?? null, headers['set-cookie'] ?? null]
  }
  const host = `http://127.0.0.1:${Number(new URL(baseURL ?? '').port) + 2900}`
  expect(await policyOf('/embed/harborlight/times')).toEqual([`frame-ancestors ${host}`, null, null])
  expect(await policyOf('/embed/fernwood/times')).toEqual([`frame-ancestors 'none'`, null, null])
  expect((await policyOf('/events/harborlight/list')).slice(0, 2)).toEqual([
    `frame-ancestors 'self'`,
    'SAMEORIGIN',
  ])
})
