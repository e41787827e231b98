import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '#app/cli/find-chromium.mjs'
import { LAUNCH } from './pages.ts'

/** Scores of 100, times in ms, `cls` without unit. */
export type LighthouseFigures = {
  name: string
  performance: number
  accessibility: number
  lcp: number
  tbt: number
  cls: number
}

/** Fetched when it is asked for: nothing else needs its 170 packages. The last version that runs on the Node of the project. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const VENUE = 'harborlight'
const DEBUG_PORT = 4395
const DAYS_AHEAD = 5
const MS_A_DAY = 86_400_000

/**
 * What Lighthouse says of six screens on its phone, a slow one on a slow line, which it works out from a load of this machine: of the checkout
 * with a ticket in the order.
 */
export async function measureLighthouse(app: string): Promise<LighthouseFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-lighthouse-'))
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath: await findChromium(),
    args: [...LAUNCH, `--remote-debugging-port=${DEBUG_PORT}`],
  })
  try {
    const day = new Date(Date.now() + DAYS_AHEAD * MS_A_DAY).toISOString().slice(0, 10)
    const tickets = `${app}/orders/${VENUE}/tickets?eventId=aquarium-day&date=${day}`
    const screens = [
      ['events list', `${app}/events/${VENUE}/list?date=${day}`],
      ['event detail', `${app}/events/${VENUE}/detail/aquarium-day?date=${day}`],
      ['calendar', `${app}/orders/${VENUE}/calendar`],
      ['join', `${app}/membership/${VENUE}/join`],
      ['order page', tickets],
    ] as const
    const figures: LighthouseFigures[] = []
    for (const [name, url] of screens) figures.push(await measureScreen(name, url))
    const checkout = await orderTicket(await browser.newPage(), tickets)
    return [...figures, await measureScreen('checkout', checkout)]
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Puts one ticket into the order; gives the address of the first screen of the checkout. Lighthouse leaves the visitor's cookies alone. */
async function orderTicket(page: Page, url: string): Promise<string> {
  await page.goto(url)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.locator('main [name*=".quantities."]').first().fill('1')
  await page.locator('button[name="intent"][value="checkout"]').click()
  await page.waitForURL(/\/checkout\//)
  return page.url()
}

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

async function measureScreen(name: string, url: string): Promise<LighthouseFigures> {
  const { categories, audits } = await reportOf(url)
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const value = (audit: string) => audits[audit]?.numericValue ?? 0
  return {
    name,
    performance: score('performance'),
    accessibility: score('accessibility'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  }
}

async function reportOf(url: string): Promise<Report> {
  const flags = [`--port=${DEBUG_PORT}`, '--output=json', '--quiet']
  const categories = '--only-categories=performance,accessibility'
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', `--package=${LIGHTHOUSE}`, 'lighthouse', url, ...flags, categories],
    { maxBuffer: 100_000_000 },
  )
  return JSON.parse(stdout)
}
