import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '#app/cli/find-chromium.mjs'
import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import { aLargeVenue } from '#tests/builders/large-venue.ts'
import { LAUNCH } from './pages.ts'

const VENUE = 'composed'
const EVENTS = 24
const MOVES = 60
const EDITOR = { email: 'editor@composed.example', password: 'a door for the bench 4' }
const TODAY = new Date().toISOString().slice(0, 10)

/** A venue whose list of today has some thousand elements, with somebody who may edit its theme. */
export const composedVenue = (): VenueFileInput => ({
  ...aLargeVenue({ id: VENUE, events: EVENTS, times: 2, personTypes: 2, days: 2, from: TODAY }),
  staff: [{ id: 'editor', name: 'Ada Marsh', roles: ['publisher'], ...EDITOR }],
})

/** Milliseconds from the move of a hand to the painted page, of all moves of one drag; `slowdown` of the processor. */
export type DragFigures = { slowdown: number; elements: number; median: number; p95: number }

/** Milliseconds from a key to the painted field with all groups of words unfolded, and from Enter to the painted composer; elements of the page. */
export type WordFigures = { slowdown: number; elements: number; median: number; p95: number; applied: number }

type ComposerFigures = { js: number; drags: DragFigures[]; words: WordFigures[] }

/** Compressed kB of all JavaScript of the composer; what a colour that is dragged takes to be painted in its preview, and a word that is typed. */
export async function measureComposer(app: string): Promise<ComposerFigures> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: LAUNCH })
  const page = await openComposer(browser, app)
  const js = await page.evaluate(sumScripts)
  const drags = []
  for (const slowdown of [1, 4]) drags.push(await drag(page, slowdown))
  await unfoldWords(page)
  const words = []
  for (const slowdown of [1, 4]) words.push(await typeWords(page, slowdown))
  await browser.close()
  return { js: js / 1000, drags, words }
}

async function openComposer(browser: Browser, app: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${app}/staff/${VENUE}/sign-in?ref=${encodeURIComponent(`/editor/${VENUE}/composer`)}`)
  await page.getByLabel('Email').fill(EDITOR.email)
  await page.getByLabel('Password').fill(EDITOR.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page
    .frameLocator('iframe')
    .locator('[data-events] article')
    .nth(EVENTS - 1)
    .waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

/** Runs in the page: of its own scripts, not those of the page in the frame. */
const sumScripts = () =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js'))
    .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0)

async function drag(page: Page, slowdown: number): Promise<DragFigures> {
  await slowDown(page, slowdown)
  const open = page.getByRole('button', { name: 'Choose Brand colour' })
  if ((await open.getAttribute('aria-expanded')) === 'false') await open.click()
  const box = await page.locator('.react-colorful__saturation').boundingBox()
  if (!box) throw new Error('The picker is not on the screen')
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.down()
  await page.evaluate(watchMoves)
  for (let move = 1; move <= MOVES; move += 1) {
    await page.mouse.move(box.x + 20 + move * 2, box.y + 20 + move)
    await page.waitForTimeout(60 * slowdown)
  }
  await page.mouse.up()
  const { times, elements } = await page.evaluate(
    () => (window as unknown as { drag: { times: number[]; elements: number } }).drag,
  )
  return { slowdown, elements, ...quantilesOf(times) }
}

async function slowDown(page: Page, rate: number) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
}

function quantilesOf(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0
  return { median: at(0.5), p95: at(0.95) }
}

async function unfoldWords(page: Page) {
  await slowDown(page, 1)
  await page.getByRole('button', { name: 'Words', exact: true }).click()
  await page.evaluate(() => {
    for (const group of document.querySelectorAll('details')) group.open = true
  })
  await page.locator('textarea[data-field]').first().waitFor()
}

const KEYS = 'Tickets for everybody who likes the sea'

async function typeWords(page: Page, slowdown: number): Promise<WordFigures> {
  await slowDown(page, slowdown)
  const field = page.locator('textarea[data-field]').nth(2)
  await field.fill('')
  await field.evaluate(watchKeys)
  for (const key of KEYS) await page.keyboard.press(key, { delay: 60 * slowdown })
  await page.keyboard.press('Enter')
  await page.waitForFunction(
    count => (window as unknown as { keys: number[] }).keys.length === count,
    KEYS.length + 1,
  )
  const { times, elements } = await page.evaluate(() => ({
    times: (window as unknown as { keys: number[] }).keys,
    elements: document.querySelectorAll('*').length,
  }))
  return { slowdown, elements, ...quantilesOf(times.slice(0, -1)), applied: times.at(-1) ?? 0 }
}

/** Runs in the page: from each key until what it changed is painted. */
function watchKeys(field: Element) {
  const seen: number[] = []
  Object.assign(window, { keys: seen })
  field.addEventListener('keydown', event => {
    const from = event.timeStamp
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => seen.push(performance.now() - from)
      channel.port2.postMessage(null)
    })
  })
}

/** Runs in the page: from each move until the root in the frame has its new colours and they are painted. */
function watchMoves() {
  const frame = document.querySelector('iframe')?.contentWindow
  if (!frame) throw new Error('There is no preview')
  const seen = { times: [] as number[], elements: frame.document.querySelectorAll('*').length }
  Object.assign(window, { drag: seen })
  let movedAt = 0
  window.addEventListener(
    'mousemove',
    event => {
      movedAt ||= event.timeStamp
    },
    true,
  )
  new MutationObserver(() => {
    if (movedAt === 0) return
    const from = movedAt
    movedAt = 0
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => seen.times.push(performance.now() - from)
      channel.port2.postMessage(null)
    })
  }).observe(frame.document.documentElement, { attributes: true, attributeFilter: ['style'] })
}
