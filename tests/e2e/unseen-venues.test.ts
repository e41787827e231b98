import type { Page } from '@playwright/test'
import { venueDay } from '#tests/builders/dates.ts'
import { waitForAge } from './buyer.ts'
import { expect, test, WIDTHS } from './fixtures.ts'
import { expectNothingCutOff, expectNoViolations } from './look.ts'
import { unmarkedWords } from './unmarked-words.ts'

/** What a stranger brings along, and what their order comes to in words. */
const VENUES = [
  { id: 'bare', language: 'ja-JP', direction: 'ltr', timeZone: 'Asia/Tokyo', total: '1,500' },
  { id: 'leeward', language: 'ar-KW', direction: 'rtl', timeZone: 'Asia/Kuwait', total: '٢٫٧٥٠' },
  { id: 'longwords', language: 'de-AT', direction: 'ltr', timeZone: 'Europe/Vienna', total: '12,50' },
] as const

type Venue = (typeof VENUES)[number]

/** Words that nobody wrote: a value that was not there, a message that was not filled in. */
const JUNK =
  /undefined|\bnull\b|NaN|\[object|Invalid Date|\{[a-z]\w*\}|\b[a-z]+-[a-z]+-(?:title|heading|label|text)\b/

async function look(page: Page, { venue, screen }: { venue: Venue; screen: string }) {
  const where = `${venue.id}, ${screen}`
  await expectNoViolations(page, where)
  expect.soft(await unmarkedWords(page, venue.language), where).toEqual([])
  expect.soft([where, JUNK.exec(await page.locator('body').innerText())?.[0]]).toEqual([where, undefined])
  await expect.soft(page.locator('html'), where).toHaveAttribute('lang', venue.language)
  await expect.soft(page.locator('html'), where).toHaveAttribute('dir', venue.direction)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNothingCutOff(page, where)
  await page.setViewportSize(WIDTHS.phone)
}

type InspectScreen = (screen: string) => Promise<void>

const EMAIL = (venue: string, scripted: boolean) => `${venue}-${scripted ? 'script' : 'plain'}@example.com`
const press = (page: Page, intent: string) =>
  page.locator(`main button[name="intent"][value="${intent}"]:visible`).last().click()

/** From the list of events to an order with one ticket. */
async function choose(page: Page, { venue, seen }: { venue: Venue; seen: InspectScreen }) {
  await page.goto(`/events/${venue.id}/list`)
  const detail = page.locator(`main a[href*="/events/${venue.id}/detail/"]`).first()
  if ((await detail.count()) === 0) {
    await seen('the list of a day without events')
    await page
      .locator(`main a[href*="date=${venueDay(1, venue.timeZone)}"]`)
      .first()
      .click()
  }
  await expect(detail).toBeVisible()
  await seen('the list')
  await detail.click()
  const order = page.locator(`main a[href*="/orders/${venue.id}/tickets"]:visible`).last()
  await expect(order).toBeVisible()
  await seen('the detail')
  await order.click()
  const quantity = page.locator('main input[name*=".quantities."]').first()
  const slots = page.locator('main input[name$=".slotId"]:not([disabled])')
  await expect(slots.first()).toBeAttached()
  if ((await page.locator('main input[name$=".slotId"]:checked').count()) === 0)
    await slots.first().check({ force: true })
  await quantity.fill('1')
  await seen('the order page')
}

/** Everything checkout asks for, as far as this venue asks. */
async function fill(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`main [name="${name}"]:visible`)
    if ((await field.count()) === 0 || (await field.inputValue()) !== '') continue
    if ((await field.evaluate(element => element.tagName)) === 'SELECT')
      await field.selectOption({ index: 1 })
    else await field.fill(value)
  }
}

const PAYER = {
  firstName: 'ندى',
  name: 'ندى O’Brien-Ångström',
  lastName: 'O’Brien-Ångström',
  phoneNumber: '+965 2200 1234',
  streetAddress1: '1 شارع الخليج',
  city: 'Kuwait',
  state: 'Al Asimah',
  otherState: 'Al Asimah',
  zip: '13001',
}
const ONE_LINE = { number: '4242424242424242', expiry: '07 / 31', cvc: '123' }
const CARD = { number: '4242424242424242', expiry: '07/31', cvc: '123' }

async function enter(page: Page, { venue, seen, scripted }: VenueOrder) {
  const email = EMAIL(venue.id, scripted)
  await press(page, 'checkout')
  await page.waitForURL(new RegExp(`/checkout/${venue.id}/process`))
  if (scripted) await expect(page.locator('form[novalidate]').first()).toBeAttached()
  const delivery = page.locator('#checkout-deliveryEmail')
  const name = page.locator('main').locator('[name="firstName"]:visible, [name="name"]')
  await expect(delivery.or(name)).toBeVisible()
  if (await delivery.isVisible()) {
    await seen('ticket delivery')
    await delivery.fill(email)
    await press(page, 'delivery')
  }
  await expect(name).toBeVisible()
  await fill(page, { ...PAYER, email })
  const isOnePage = (await name.getAttribute('name')) === 'name'
  if (!scripted) return enterCardElsewhere(page, isOnePage ? 'complete' : 'payment')
  const frame = page.frameLocator('main iframe')
  const card = isOnePage ? ONE_LINE : CARD
  for (const [id, value] of Object.entries(card)) await frame.locator(`#${id}`).fill(value)
  await seen('payment')
  if (!isOnePage) await press(page, 'payment')
}

/** Without JavaScript the card is typed on the gateway's own page. */
async function enterCardElsewhere(page: Page, button: string) {
  await press(page, button)
  await expect(page.locator('input[name="number"]')).toBeVisible()
  for (const [name, value] of Object.entries(CARD)) await page.locator(`input[name="${name}"]`).fill(value)
  await page.locator('form button').last().click()
}

async function complete(page: Page, { venue, seen, scripted }: VenueOrder) {
  const button = page.locator('main button[name="intent"][value="complete"]:visible')
  await expect(button).toContainText(venue.total)
  await seen('review')
  const captcha = page.locator('#checkout-captcha:visible')
  if (scripted && (await captcha.isVisible())) await captcha.check()
  const token = page.locator('input[name="formToken"]')
  if (!scripted && (await token.count()) > 0) await waitForAge(await token.inputValue())
  await button.click()
  await page.waitForURL(/\/confirm\//)
  await expect(page.locator('main article')).toHaveCount(1)
  await expect(page.locator('main')).toContainText(venue.total)
  await seen('the confirmation')
}

/** The mail, the tickets and the visit of the order. */
async function downloadFiles(page: Page, { venue, scripted }: VenueOrder) {
  const about = page.url().split('?')[0]
  const pdf = await page.request.get(`${about}/tickets.pdf`)
  expect([venue.id, pdf.status(), (await pdf.body()).subarray(0, 5).toString()]).toEqual([
    venue.id,
    200,
    '%PDF-',
  ])
  const calendar = await (await page.request.get(`${about}/visit.ics`)).text()
  expect(calendar).toMatch(/^BEGIN:VCALENDAR[\s\S]*BEGIN:VEVENT[\s\S]*END:VCALENDAR\r\n$/)
  expect(calendar).not.toMatch(JUNK)
  const email = EMAIL(venue.id, scripted)
  const mailbox = async () => (await page.request.get('/dev/mailbox')).text()
  await expect.poll(mailbox, { timeout: 15_000 }).toContain(email)
  const entry = (await mailbox()).split('<li>').find(line => line.includes(email)) ?? ''
  const href = /href="([^"]+)"/.exec(entry)?.[1] ?? ''
  const mail = await (await page.request.get(`${href}/text`)).text()
  expect(mail).toContain(venue.total)
  expect(mail).not.toMatch(JUNK)
}

type VenueOrder = { venue: Venue; seen: InspectScreen; scripted: boolean }

async function buy(page: Page, buying: VenueOrder) {
  test.setTimeout(90_000)
  await page.setViewportSize(WIDTHS.phone)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await choose(page, buying)
  await enter(page, buying)
  await complete(page, buying)
  await downloadFiles(page, buying)
}

for (const venue of VENUES)
  test(`a stranger buys a ticket at ${venue.id}, whose file nobody has seen`, async ({ page }) => {
    await buy(page, { venue, scripted: true, seen: screen => look(page, { venue, screen }) })
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const venue of VENUES)
    test(`a stranger buys a ticket at ${venue.id} by plain forms`, async ({ page }) => {
      await buy(page, { venue, scripted: false, seen: async () => undefined })
    })
})
