import { chromium, type Locator, type Page } from '@playwright/test'
import { findChromium } from '#app/cli/find-chromium.mjs'
import { venueDay } from '#tests/builders/dates.ts'
import { LAUNCH } from './pages.ts'

/** What a purchase costs: presses, keys, pixels scrolled to what is pressed, presses of Tab. */
export type JourneyCost = { presses: number; keys: number; scrolled: number; tabs: number }
type Journey = { name: string; goal: Partial<JourneyCost>; run: (visitor: Visitor) => Promise<void> }
/** `over`: what costs more than its goal; `stopped`: why a journey did not come to its end, empty when it did. */
export type JourneyFigures = Pick<Journey, 'name' | 'goal'> & {
  cost: JourneyCost
  over: readonly (keyof JourneyCost)[]
  stopped: string
}

export const COSTS = ['presses', 'keys', 'scrolled', 'tabs'] as const
/** The screen on which the goals are counted. */
export const PHONE = { width: 390, height: 844 }

const TIMEOUT_MS = 20_000
/** An email of a usual provider, whose end is offered. */
const PAYER = { email: 'ada@gmail.com', name: 'Ada Lovelace', zip: '93940' }
const [NAME, PROVIDER] = PAYER.email.split('@')
const MEMBER = { 'primary.name': PAYER.name, 'primary.email': PAYER.email }
const CARD = { '#number': '4242424242424242', '#expiry': '0731', '#cvc': '123' }

/** Whoever buys, on a phone or at a keyboard: counts what they do. */
class Visitor {
  readonly cost: JourneyCost = { presses: 0, keys: 0, scrolled: 0, tabs: 0 }
  constructor(
    readonly page: Page,
    readonly venue: string,
  ) {}

  /** Goes to the list of a day, which costs nothing: that is where a visitor begins. */
  async begin(date: string) {
    await this.page.goto(`/events/${this.venue}/list?date=${date}`)
    await this.ready()
  }

  /** The page that a press has led to is in this browser's hands. */
  async ready(address?: RegExp) {
    if (address) await this.page.waitForURL(address)
    await this.page.waitForFunction(isLiveOnceTouched, null, { polling: 50 })
    await this.page.waitForLoadState('networkidle')
  }

  async press(target: Locator) {
    // A page that was led to begins at its top once it is drawn.
    await target.waitFor()
    const scrollY = () => this.page.evaluate(() => window.scrollY)
    const before = await scrollY()
    await target.evaluate(scrollToElement)
    await this.page.waitForTimeout(50)
    this.cost.scrolled += Math.abs((await scrollY()) - before)
    await target.click()
    this.cost.presses += 1
  }

  /** Presses a field, unless it has the focus already, and types. */
  async type(target: Locator, typed: string) {
    if (!(await hasFocus(target))) await this.press(target)
    await this.keys(typed)
  }

  async keys(typed: string) {
    await this.page.keyboard.type(typed)
    this.cost.keys += typed.length
  }

  /** Presses Tab until it has the focus. */
  async tabTo(target: Locator) {
    for (let times = 0; times < 90; times += 1) {
      await this.page.keyboard.press('Tab')
      this.cost.tabs += 1
      if (await hasFocus(target)) return
    }
    throw new Error('Tab does not lead to it')
  }
}

/** Runs in the page, or in a frame that stands below its edge, where nothing is drawn yet. */
const scrollToElement = (element: Element) =>
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' })

/** Runs in the page. A kept one has no scripts until it is touched, by the first movement of a hand: that is no press. */
const isLiveOnceTouched = () => {
  document.documentElement.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  return 'hydrated' in document.documentElement.dataset
}

/** A day on which the venue is open, and the next day as well. */
function twoOpenDays(): [string, string] {
  const days = [4, 5, 6, 7].find(
    day => venueDay(day) !== venueDay(day + 1) && venueDay(day + 1) !== venueDay(day + 2),
  )
  return [venueDay(days ?? 4), venueDay((days ?? 4) + 1)]
}

const hasFocus = (target: Locator) =>
  target.evaluate(element => element === document.activeElement && document.hasFocus())

const ticketsLink = (page: Page) => page.locator('main a[href*="/tickets?"]').first()
const quantity = (page: Page, type: number) => page.getByRole('spinbutton').nth(type)
const plus = (page: Page, type: number) => quantity(page, type).locator('xpath=following-sibling::button')
const placeOrder = (page: Page) => page.locator('button[name="intent"][value="checkout"]')
const wallet = (page: Page) => page.locator('button[name="intent"][value="checkout:wallet"]')
const joining = (page: Page) => page.locator('button[name="intent"][value^="take-offer"]:visible').first()
const complete = (page: Page) => page.locator('button[name="intent"][value="complete"]:visible')
const cardField = (page: Page, id: string) => page.frameLocator('iframe[title="Card details"]').locator(id)

async function chooseAdult(visitor: Visitor) {
  const { page } = visitor
  await visitor.begin(venueDay(3))
  await visitor.press(ticketsLink(page))
  await visitor.ready(/\/tickets/)
  await visitor.press(plus(page, 0))
}

async function byCard(visitor: Visitor) {
  const { page } = visitor
  await visitor.ready(/\/process/)
  await cardField(page, '#number').waitFor()
  await visitor.type(page.locator('[name="email"]'), `${NAME}@`)
  await visitor.press(page.getByRole('button', { name: `@${PROVIDER}` }))
  await visitor.type(page.locator('[name="name"]'), PAYER.name)
  for (const [id, typed] of Object.entries(CARD)) await visitor.type(cardField(page, id), typed)
  await visitor.type(page.locator('[name="zip"]'), PAYER.zip)
  await visitor.press(complete(page))
  await page.waitForURL(/\/confirm\//)
}

async function byWallet(visitor: Visitor) {
  const { page } = visitor
  await visitor.press(wallet(page))
  await visitor.ready(/\/process/)
  const pay = page.frameLocator('iframe[title="Pay with wallet"]').locator('#pay')
  await pay.waitFor()
  await visitor.press(pay)
  await page.waitForURL(/\/confirm\//)
}

async function adultByCard(visitor: Visitor) {
  await chooseAdult(visitor)
  await visitor.press(placeOrder(visitor.page))
  await byCard(visitor)
}

async function adultByWallet(visitor: Visitor) {
  await chooseAdult(visitor)
  await byWallet(visitor)
}

/** Another day, a combo of three and one add-on, for two adults and three children. */
async function family(visitor: Visitor) {
  const { page } = visitor
  const [first, day] = twoOpenDays()
  await visitor.begin(first)
  await visitor.press(page.locator(`main a[href*="date=${day}"]`).first())
  await visitor.ready(new RegExp(day))
  await visitor.press(page.locator('main a[href="#combos"]'))
  await visitor.press(page.locator('main a[href*="comboId=whole-day"]').last())
  await visitor.ready(/\/combo/)
  for (const id of ['tide-pool', 'kelp-forest']) {
    await visitor.press(page.locator(`#add-${id}`))
    await visitor.ready()
  }
  await visitor.press(page.getByRole('main').getByRole('button', { name: 'Continue' }))
  await visitor.ready(/\/tickets/)
  for (const [name, times] of Object.entries({ Adult: 2, Child: 3 })) {
    const more = page
      .getByRole('spinbutton', { name: new RegExp(`Quantity of ${name}`) })
      .first()
      .locator('xpath=following-sibling::button')
    for (let pressed = 0; pressed < times; pressed += 1) await visitor.press(more)
  }
  const addOn = page.locator(
    'main input[type="checkbox"][name*="addOn" i], main input[type="checkbox"][name*="addon" i]',
  )
  await visitor.press(addOn.first())
  await byWallet(visitor)
}

/** Two tickets, then the membership that the order page offers for them: both paid in one checkout, at the member's price. */
async function joinAndBuy(visitor: Visitor) {
  const { page } = visitor
  await chooseAdult(visitor)
  await visitor.press(plus(page, 0))
  await visitor.press(joining(page))
  await visitor.ready()
  await visitor.press(placeOrder(page))
  await visitor.ready(/\/process/)
  for (const [name, typed] of Object.entries(MEMBER))
    await visitor.type(page.locator(`[name="${name}"]`), typed)
  await visitor.press(page.locator('button[name="intent"][value="memberInfo"]:visible'))
  await visitor.ready()
  await cardField(page, '#number').waitFor()
  for (const [id, typed] of Object.entries(CARD)) await visitor.type(cardField(page, id), typed)
  await visitor.type(page.locator('[name="zip"]'), PAYER.zip)
  await visitor.press(page.locator('button[name="intent"][value="payment"]:visible'))
  await complete(page).waitFor()
  await page.getByRole('checkbox').check()
  visitor.cost.presses += 1
  await page.getByText('Checked').first().waitFor()
  await visitor.press(complete(page))
  await page.waitForURL(/\/confirm\//)
}

/** No pointer at all, from the top of the list. */
async function byKeyboard(visitor: Visitor) {
  const { page } = visitor
  await visitor.begin(venueDay(3))
  await visitor.tabTo(page.locator('a[href="#main"], a[href^="#"]').first())
  await page.keyboard.press('Enter')
  await visitor.tabTo(page.locator('a[href="#events"]'))
  await page.keyboard.press('Enter')
  await visitor.tabTo(ticketsLink(page))
  await page.keyboard.press('Enter')
  await visitor.ready(/\/tickets/)
  await visitor.tabTo(quantity(page, 0))
  await visitor.keys('1')
  await visitor.tabTo(placeOrder(page))
  await page.keyboard.press('Enter')
  await visitor.ready(/\/process/)
  await cardField(page, '#number').waitFor()
  await visitor.tabTo(page.locator('[name="email"]'))
  await visitor.keys(PAYER.email)
  await visitor.tabTo(page.locator('[name="name"]'))
  await visitor.keys(PAYER.name)
  await visitor.tabTo(cardField(page, '#number'))
  for (const typed of Object.values(CARD)) await visitor.keys(typed)
  await visitor.tabTo(page.locator('[name="zip"]'))
  await visitor.keys(PAYER.zip)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/confirm\//)
}

/** The goals of the issue; the review counted 20 presses and 94 keys, 29 presses and 12,000 px, 33 presses, 94 presses of Tab. */
export const JOURNEYS: readonly Journey[] = [
  { name: 'one adult, by card', goal: { presses: 9, keys: 45 }, run: adultByCard },
  { name: 'one adult, by wallet', goal: { presses: 5, keys: 0 }, run: adultByWallet },
  { name: 'family of five, combo and add-on', goal: { presses: 16, scrolled: 3_500 }, run: family },
  { name: 'join and buy as a member', goal: { presses: 18 }, run: joinAndBuy },
  { name: 'one adult, by keyboard', goal: { tabs: 45 }, run: byKeyboard },
]

type Place = { journey: Journey; venue: string }

/** Walks a journey on this page, at a venue with the catalogue of Harborlight and the short form, and counts what it costs and what of that is over its goal. */
export async function countJourney(page: Page, { journey, venue }: Place): Promise<JourneyFigures> {
  const { name, goal, run } = journey
  const visitor = new Visitor(page, venue)
  page.setDefaultTimeout(TIMEOUT_MS)
  const stopped = await run(visitor).then(
    () => '',
    (error: unknown) => `${page.url()}: ${String(error).split('\n')[0]}`,
  )
  const { cost } = visitor
  return { name, goal, cost, over: COSTS.filter(kind => cost[kind] > (goal[kind] ?? Infinity)), stopped }
}

/** Walks each journey in a browser of its own against a server with the demo venues. */
export async function measureJourneys(app: string): Promise<JourneyFigures[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: LAUNCH })
  const figures: JourneyFigures[] = []
  for (const journey of JOURNEYS) {
    const context = await browser.newContext({ baseURL: app, viewport: PHONE })
    figures.push(await countJourney(await context.newPage(), { journey, venue: 'harborlight' }))
    await context.close()
  }
  await browser.close()
  return figures
}
