import { createServer, type Server } from 'node:http'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { venueDay } from '#tests/builders/dates.ts'
import { singleFilePage } from '#tests/builders/saved-page.ts'
import { expect, test } from './fixtures.ts'

const BRAND = '#9b2335'
const PAPER = '#fdf6e9'
/** Of a picture that the page's style sheet names. */
const RIVER = '#3a6f5f'

const STYLES = `:root{--wine:${BRAND}}body{margin:0;background:${PAPER};color:#221c1a;font-family:"Figtree",sans-serif}
  header{background:var(--wine);padding:24px}h1{font-family:"Fraunces",serif}.river{block-size:120px;background-image:url(river.png)}.button{background:var(--wine);color:#fff;padding:12px 20px}`

/** The page of a museum that has never heard of us: it runs scripts of its own, and has all that a page says of a venue. */
const PAGE = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Visit | Millrace Museum</title>
  <meta property="og:site_name" content="Millrace Museum"><link rel="stylesheet" href="/style/site.css">
  <script>document.documentElement.dataset.ran = 'yes'</script>
  <script type="application/ld+json">{"@context":"https://schema.org","@type":"Museum","name":"Millrace Museum","telephone":"+44 1632 960188",
    "address":{"@type":"PostalAddress","postalCode":"NE66 1AA","addressCountry":"GB"},"openingHours":["Tu-Su 10:00-17:00"]}</script></head>
  <body onload="document.body.dataset.ran = 'yes'"><header><a class="logo" href="/"><img src="/millrace-logo.png" alt="Millrace Museum logo"></a></header>
  <div class="river"></div><main><h1>Water, stone and bread</h1><p>A working mill on the river.</p><a class="button" href="/tickets">Buy tickets</a></main></body></html>`

const drawArea = (background: string) =>
  sharp({ create: { width: 80, height: 80, channels: 3, background } })
    .png()
    .toBuffer()

const drawLogo = () =>
  sharp({ create: { width: 320, height: 96, channels: 4, background: '#ffffff' } })
    .composite([
      { input: { create: { width: 200, height: 40, channels: 4, background: BRAND } }, left: 60, top: 28 },
    ])
    .png()
    .toBuffer()

/** Ports at which a venue's page may be read. */
const PORTS = [8080, 8443]

const listen = (server: Server, port: number) =>
  new Promise<boolean>(resolve => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => resolve(true))
  })

async function openWebsite() {
  const files: Record<string, [type: string, content: string | Buffer]> = {
    '/': ['text/html', PAGE],
    '/style/site.css': ['text/css', STYLES],
    '/style/river.png': ['image/png', await drawArea(RIVER)],
    '/millrace-logo.png': ['image/png', await drawLogo()],
  }
  for (const port of PORTS) {
    const server = createServer((request, response) => {
      const [type, content] = files[request.url ?? ''] ?? []
      if (!type) response.writeHead(404).end()
      else response.setHeader('Content-Type', type).end(content)
    })
    if (await listen(server, port))
      return { address: `http://127.0.0.1:${port}/`, close: () => server.close() }
  }
  throw new Error(`Ports ${PORTS.join(' and ')} are taken`)
}

async function signIn(page: Page) {
  await page.goto('/onboarding')
  await page.getByLabel('Email').fill('newcomer@studio.example')
  await page.getByLabel('Password').fill('studio-door-4')
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Whether a colour covers as much of what is seen of the page it came from as its header does. */
async function isPainted(page: Page, color: string) {
  const picture = await page.locator('iframe[sandbox]').screenshot()
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const [red, green, blue] = [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16))
  let count = 0
  for (let at = 0; at < data.length; at += 3)
    if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) count += 1
  return count / (info.width * info.height) > 0.03
}

test('from the address of its web page a venue becomes ready to open in seven decisions', async ({
  page,
}) => {
  test.setTimeout(60_000)
  const site = await openWebsite()
  const decisions: string[] = []
  /** A press that chooses or has something done; links and what is typed choose nothing. */
  const decide = async (control: Locator) => {
    decisions.push((await control.textContent()) || (await control.getAttribute('value')) || '')
    await control.click()
  }
  const press = (name: string | RegExp) => decide(page.locator('main').getByRole('button', { name }))
  try {
    await signIn(page)
    await page.getByLabel('Address of the web page').fill(site.address)
    await press('Make the venue')

    await test.step('the look, beside the page it came from', async () => {
      await expect(page.getByLabel('Brand colour')).toHaveValue(BRAND)
      await expect(page.getByLabel('Paper')).toHaveValue(PAPER)
      await expect(page.getByLabel('Font of headings')).toHaveValue('fraunces')
      await expect(page.getByLabel('Font of the text')).toHaveValue('figtree')
      await expect(page.getByRole('radio', { name: 'A logo' })).toBeChecked()
      const from = page.frameLocator('iframe[sandbox]')
      await expect(from.getByRole('heading', { name: 'Water, stone and bread' })).toBeVisible()
      for (const color of [BRAND, RIVER, PAPER])
        await expect.poll(() => isPainted(page, color), color).toBe(true)
      await expect(from.locator('[data-ran]')).toHaveCount(0)
      await press('Save and go on to: Events, prices and times')
    })
    await test.step('the first event', async () => {
      await expect(page.getByLabel('Name of the event')).toHaveValue('Admission')
      await expect(page.getByLabel('Weekdays')).toHaveValue('Tue-Sun')
      await expect(page.getByLabel('Start times')).toHaveValue(/^10:00, 11:00, .*16:00$/)
      await page.getByLabel('Price').first().fill('12')
      await page.getByLabel('Price').nth(1).fill('6')
      await page.getByLabel('Seats of each start').fill('40')
      await press('See what would change')
    })
    await test.step('its plan', async () => {
      await expect(page.getByText('£12.00').first()).toBeAttached()
      await press(/^Make these \d+ changes/)
      await expect(page.getByRole('heading', { name: 'Everything is in place' })).toBeVisible()
    })
    await test.step('somebody who may sign in', async () => {
      await page.getByRole('link', { name: 'Millrace Museum' }).click()
      await page.getByRole('link', { name: 'Staff' }).click()
      await page.getByLabel('Email').fill('meg@millrace.example')
      await decide(page.getByRole('checkbox', { name: /^Publisher/ }))
      await press('Make the link')
      await expect(page.locator('main')).toContainText('/staff/millrace-museum/invitation/')
    })
    await test.step('the check', async () => {
      await page.getByRole('link', { name: 'Millrace Museum' }).click()
      await page.getByRole('link', { name: 'Next: Check before opening' }).click()
      await press('Check this venue')
      await page.getByRole('link', { name: 'On with the venue' }).click({ timeout: 30_000 })
    })
    await expect(page.getByRole('button', { name: 'Open this venue' })).toBeEnabled()
    await expect(page.getByLabel('Why it opens all the same')).toHaveCount(0)
    expect(decisions.length, decisions.join(', ')).toBeLessThanOrEqual(7)
  } finally {
    site.close()
  }
})

/** The page as a browser saves it to one file: what it needs is named by its whole address. */
async function saveSinglePage() {
  const address = 'https://millrace.example/visit/'
  return singleFilePage([
    {
      type: 'text/html',
      address,
      content: PAGE.replace('/style/site.css', `${address}site.css`).replace(
        '/millrace-logo.png',
        `${address}logo.png`,
      ),
    },
    { type: 'text/css', address: `${address}site.css`, content: STYLES },
    { type: 'image/png', address: `${address}river.png`, content: await drawArea(RIVER) },
    { type: 'image/png', address: `${address}logo.png`, content: await drawLogo() },
  ])
}

const csv = (name: string, lines: string[]) => ({
  name: `${name}.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
})
const PEOPLE = csv('person-types', ['Person type,Name', 'adult,Adult', 'child,Child'])
const EVENTS = csv('events', ['Event,Name,Summary', 'mill-tour,Mill tour,Grain to flour.'])
const PRICES = (adult: string) =>
  csv('prices', ['Event,Person type,Price', `mill-tour,adult,${adult}`, 'mill-tour,child,6'])
const TIMES = csv('times', ['Event,From,Start times,Seats', `mill-tour,${venueDay(30)},11:00,20`])

test('a page saved as one file and three CSV files become a venue; a wrong cell is named; the draft is removed again', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await signIn(page)
  await page.goto('/onboarding/new')
  await page.getByRole('radio', { name: 'Files' }).check()
  await page
    .getByLabel('A saved web page, a screenshot, or a logo')
    .setInputFiles({ name: 'Millrace.mhtml', mimeType: 'multipart/related', buffer: await saveSinglePage() })
  await page.getByLabel('Name of the venue').fill('Saved Mill')
  await page.getByRole('button', { name: 'Make the venue' }).click()

  await test.step('the page with its pictures, beside the storefront', async () => {
    await expect(page.getByLabel('Brand colour')).toHaveValue(BRAND)
    await expect(page.getByRole('radio', { name: 'A logo' })).toBeChecked()
    for (const color of [BRAND, RIVER, PAPER])
      await expect.poll(() => isPainted(page, color), color).toBe(true)
  })
  await test.step('a wrong price is named by its sheet, row and column', async () => {
    await page.goto('/onboarding/venues/saved-mill/events')
    await page
      .getByLabel('Spreadsheet or venue file')
      .setInputFiles([PEOPLE, EVENTS, PRICES('twelve'), TIMES])
    await page.getByRole('button', { name: 'See what would change' }).click()
    const fault = page.getByRole('row', { name: /twelve/ })
    await expect(fault).toContainText(/prices!C2/i)
    await expect(fault).toContainText('An amount like 12.50')
  })
  await test.step('the mended sheets are planned, written and in place', async () => {
    await page.getByLabel('Spreadsheet or venue file').setInputFiles([PEOPLE, EVENTS, PRICES('12'), TIMES])
    await page.getByRole('button', { name: 'See what would change' }).click()
    await expect(page.getByText('£12.00').first()).toBeAttached()
    await page.getByRole('button', { name: /^Make these \d+ changes/ }).click()
    await expect(page.getByRole('heading', { name: 'Everything is in place' })).toBeVisible()
  })
  await test.step('the venue is removed', async () => {
    await page.getByRole('link', { name: 'Saved Mill' }).click()
    await page.getByRole('link', { name: 'Remove this venue' }).click()
    await expect(page.getByText('1 event with 1 start')).toBeVisible()
    await page.getByLabel('Type saved-mill to remove it').fill('mill')
    await page.getByRole('button', { name: 'Remove for ever' }).click()
    await expect(page.getByText('Please type exactly saved-mill')).toBeVisible()
    await page.getByLabel('Type saved-mill to remove it').fill('saved-mill')
    await page.getByRole('button', { name: 'Remove for ever' }).click()
    await expect(page.getByText('Saved Mill was removed.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Saved Mill' })).toHaveCount(0)
  })
})
