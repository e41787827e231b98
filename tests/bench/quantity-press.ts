import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '#app/cli/find-chromium.mjs'
import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import { aLargeVenue, allEventIds } from '#tests/builders/large-venue.ts'
import { LAUNCH } from './pages.ts'

const EVENTS = 40
const DAY = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)

/** Forty events with sixty times a day, for six kinds of people. */
export const crowdedVenue = (): VenueFileInput =>
  aLargeVenue({ id: 'crowded', events: EVENTS, times: 60, personTypes: 6, days: 1, from: DAY })

/** Milliseconds, the median and the slowest of all presses: until the row is painted, and until the total is. */
export type PressFigures = Record<'row' | 'total', { median: number; slowest: number }>

const PRESSES = 30

/** How long an order page of 40 events × 60 times × 6 kinds of people takes to answer a press of plus, on a phone four times slower. */
export async function measureQuantityPress(app: string): Promise<PressFigures> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: LAUNCH })
  const page = await openOrder(browser, app)
  const presses = []
  for (let index = 0; index < PRESSES; index += 1) presses.push(await press(page, (index * 7) % (EVENTS * 6)))
  await browser.close()
  return {
    row: figuresOf(presses.map(({ row }) => row)),
    total: figuresOf(presses.map(({ total }) => total)),
  }
}

async function openOrder(browser: Browser, app: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const devtools = await page.context().newCDPSession(page)
  await page.goto(`${app}/orders/crowded/tickets?eventIds=${allEventIds(EVENTS)}&date=${DAY}`, {
    waitUntil: 'networkidle',
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

/** Presses a plus button where it stands, as a thumb does, and times what follows inside the page. */
async function press(page: Page, index: number): Promise<{ row: number; total: number }> {
  const button = page.getByRole('spinbutton').nth(index).locator('xpath=following-sibling::button')
  await button.scrollIntoViewIfNeeded()
  await button.evaluate(watchPress)
  await button.click()
  return page.evaluate(() => (window as unknown as { pressed: Promise<PressTimes> }).pressed)
}

type PressTimes = { row: number; total: number }

/** Runs in the page: from the click until its row and the total have changed and are painted. */
function watchPress(button: Element) {
  const total = document.querySelector('aside output')
  const input = button.parentElement?.querySelector('input')
  const painted = () =>
    new Promise<number>(resolve => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => resolve(performance.now())
        channel.port2.postMessage(null)
      })
    })
  const changed = (node: Node | null | undefined, about: MutationObserverInit) =>
    new Promise<number>(resolve => {
      const observer = new MutationObserver(() => {
        observer.disconnect()
        resolve(painted())
      })
      if (node) observer.observe(node, about)
    })
  const row = changed(input, { attributes: true, attributeFilter: ['aria-valuenow'] })
  const sum = changed(total, { characterData: true, childList: true, subtree: true, attributes: true })
  const start = new Promise<number>(resolve =>
    button.addEventListener('click', event => resolve(event.timeStamp), { once: true, capture: true }),
  )
  Object.assign(window, {
    pressed: Promise.all([start, row, sum]).then(([from, atRow, atTotal]) => ({
      row: atRow - from,
      total: atTotal - from,
    })),
  })
}

function figuresOf(milliseconds: readonly number[]) {
  const sorted = [...milliseconds].sort((a, b) => a - b)
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, slowest: sorted.at(-1) ?? 0 }
}
