import { expect, test } from './fixtures.ts'
import { adults, DAY, tickets } from './tickets-parts.ts'

const PAGES = [
  tickets({ eventId: 'aquarium-day', date: DAY }),
  '/auth/harborlight/login',
  '/orders/harborlight/calendar?cart=true',
]

/** Presses on nothing, as often as the browser gets round to it, from the first byte of a page until its scripts have taken it over. */
const pressAllTheWhile = () => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    const page: HTMLElement | null = document.documentElement
    if (page && 'hydrated' in page.dataset) return
    page?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    port2.postMessage('again')
  }
  port2.postMessage('begin')
}

test('a page that is pressed all the while its scripts begin comes alive', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  await page.addInitScript(pressAllTheWhile)
  for (const path of PAGES) {
    await page.goto(path)
    await expect(page.locator('html[data-hydrated]'), path).toBeAttached()
  }
  await page.goto(PAGES[0] as string)
  await adults(page, 'A Day at the Aquarium').fill('2')
  expect(errors).toEqual([])
})

test('a press that begins before the scripts run and ends after it is a press', async ({ page }) => {
  let release = () => {}
  const isPressed = new Promise<void>(resolve => (release = resolve))
  await page.route('**/assets/entry*.js', async route => {
    await isPressed
    await route.continue()
  })
  await page.goto(tickets({ eventId: 'manta-ballet', date: DAY }), { waitUntil: 'domcontentloaded' })
  // What is typed is told to the scripts once they run, and moves the page.
  await adults(page, 'Manta Ballet').fill('2')
  await page.getByRole('button', { name: 'Change Date of Manta Ballet' }).hover()
  await page.mouse.down()
  release()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.mouse.up()
  await expect(page).toHaveURL(/\/calendar\?/)
})
