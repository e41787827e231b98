import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { findChromium } from '#app/cli/find-chromium.mjs'

export type PageFigures = {
  name: string
  /** kB of scripts before the page is touched, and after */
  js: number
  jsTouched: number
  /** ms from the first touch until the scripts have taken the page over */
  toLive: number
  css: number
  html: number
  lcp: number
  shift: number
}

export const LAUNCH = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]

const SCREENS = [
  ['events list', '/events/harborlight/list'],
  ['event detail', '/events/harborlight/detail/aquarium-day'],
  ['calendar', '/orders/harborlight/calendar'],
  ['order page', '/orders/harborlight/tickets?eventId=manta-ballet'],
] as const

/** Compressed bytes by kind, largest contentful paint and layout shift of each screen, on a phone with a slow processor. */
export async function measurePages(app: string): Promise<PageFigures[]> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: LAUNCH,
  })
  const figures: PageFigures[] = []
  for (const [name, path] of SCREENS) figures.push(await measurePage(browser, { name, url: app + path }))
  await browser.close()
  return figures
}

async function measurePage(
  browser: Browser,
  { name, url }: { name: string; url: string },
): Promise<PageFigures> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const bytes = await countBytes(devtools)
  await page.addInitScript(observePaint)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(500)
  const { lcp, shift } = await readPaint(page)
  const js = bytes('Script')
  const touchedAt = performance.now()
  await page.keyboard.press('Tab')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const toLive = performance.now() - touchedAt
  await page.waitForTimeout(300)
  const jsTouched = bytes('Script')
  await page.close()
  return { name, js, jsTouched, toLive, css: bytes('Stylesheet'), html: bytes('Document'), lcp, shift }
}

async function countBytes(devtools: CDPSession) {
  const kinds = new Map<string, string>()
  const sums = new Map<string, number>()
  await devtools.send('Network.enable')
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? ''
    sums.set(kind, (sums.get(kind) ?? 0) + encodedDataLength)
  })
  return (kind: string) => (sums.get(kind) ?? 0) / 1000
}

/** Runs in the page. */
function observePaint() {
  const seen = { lcp: 0, shift: 0 }
  Object.assign(window, { seenPaint: seen })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

const readPaint = (page: Page) =>
  page.evaluate(() => (window as unknown as { seenPaint: { lcp: number; shift: number } }).seenPaint)
