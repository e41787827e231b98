import { expect } from 'vitest'
import type { ApiClient } from '#app/api/client.ts'
import { refuse } from '#app/api/kernel/refuse.ts'
import type { CartDraft } from '#app/contract/carts.ts'
import type { Database } from '#app/data/database/database.ts'
import * as application from '#app/routes/application/route.tsx'
import * as confirm from '#app/routes/checkout/confirm/route.tsx'
import * as shell from '#app/routes/checkout/shell/route.tsx'
import * as list from '#app/routes/events/list/route.tsx'
import * as minimal from '#app/routes/minimal/route.tsx'
import {
  type CheckoutDrawn,
  type CheckoutOptions,
  checkoutVisitor,
  HOME,
  openCheckout,
  PAYER,
} from '#tests/builders/checkout-browser.tsx'
import { loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { drawPage, wordsOf } from '#tests/builders/draw-page.tsx'
import { person } from '#tests/builders/family-club.ts'
import { aFullMuseum, everything } from '#tests/builders/full-order.ts'
import { degree, markedWords } from '#tests/builders/marked-words.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { instead, load } from '#tests/builders/page-loader.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

/** From the order to its confirmation, by what is drawn, before everything that sells. */

const texts = markedWords(
  [
    'shell',
    'checkout',
    'delivery',
    'payment',
    'review-step',
    'confirmation',
    'member-info',
    'coupons',
    'errors',
  ],
  degree,
)

const { test } = useDatabase(async database => {
  const emailTexts = { 'mail-sender-address': 'box@pier.example' }
  await loadVenue(database, aFullMuseum({ texts, emailTexts }))
  const company = { showTicketEmail: false, coupons: false, billingAddress: { display: 'zipcode' as const } }
  const venue = { id: 'plain', name: 'Plain House', timeZone: 'America/New_York' }
  const nobody = { visitors: [], members: [], staff: [], reviews: [] }
  const links = [{ key: 'logo', href: 'https://plain.example/' }]
  const theme = { preset: 'aquarium', variables: { 'color-brand': '#7a1f3d' } }
  await loadVenue(database, aFullMuseum({ ...nobody, venue, company, links, theme }))
})

type Browser = Awaited<ReturnType<typeof checkoutVisitor>>
const cardOf = (browser: Browser, number?: string) => `?${new URLSearchParams(browser.card(number))}`

/** Fills in what is asked on the way to the review, and comes back with a card. */
async function toReview(browser: Browser, { card, query = '' }: { card?: string; query?: string } = {}) {
  const start = await browser.open()
  const paying = await start.press('delivery', { deliveryEmail: 'ada@example.com' })
  const typed = await paying.press('payment', { ...PAYER, ...HOME })
  return typed.comeBack(`${cardOf(browser, card)}${query.replace('?', '&')}`)
}

async function placed(database: Database, opening: CheckoutOptions = {}) {
  const browser = await checkoutVisitor(database, opening)
  const { location } = await (await toReview(browser, opening)).press('complete')
  const path = location ?? ''
  const look = (session = browser.session(), added = '') =>
    drawPage([application, minimal, shell, confirm], {
      database,
      pattern: 'checkout/:tenantId/confirm/:orderNumber',
      path: path + added,
      session,
    })
  return { browser, path, look, orderNumber: /confirm\/([^?]+)/.exec(path)?.[1] ?? '' }
}

const ada = { visitor: { id: 'V-1', email: 'ada@example.com', name: 'Ada Moss' } }

test.for([
  ['an anonymous visitor', {}, 1800],
  ['a visitor who is signed in', ada, 1800],
  ['a verified member', verifiedMember('M-1001'), 1440],
] as const)('[CHK-001] %s takes a cart to an order', async ([, session, price], { database }) => {
  const { browser, path } = await placed(database, { session })
  expect(path).toMatch(/^\/checkout\/pier\/confirm\/[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  expect(browser.shop.charged()).toBe(price)
})

test('[CHK-002] checkout has the words, the look, the links and the switches of its venue', async ({
  database,
}) => {
  const seen = async (tenantId: string) => {
    const { words, body } = await openCheckout(database, { tenantId })
    const path = `/checkout/${tenantId}/process`
    const { stylesheet } = (await load(application.loader, { database, path })).page
    const logo = body.querySelector('header a')?.getAttribute('href')
    const has = (name: string) => body.querySelector(`[name="${name}"]`) !== null
    return {
      heading: /Checkout(°?)/.exec(words)?.[0],
      logo,
      stylesheet,
      delivers: has('deliveryEmail'),
      coupon: has('coupon'),
    }
  }
  const [pier, plain] = [await seen('pier'), await seen('plain')]
  expect(pier).toMatchObject({ heading: 'Checkout°', logo: '/events/pier/list', delivers: true })
  expect(plain).toMatchObject({
    heading: 'Checkout',
    logo: 'https://plain.example/',
    delivers: false,
    coupon: false,
  })
  expect([pier.stylesheet, plain.stylesheet]).toEqual([
    expect.stringMatching(/^\/theme\/pier\//),
    expect.stringMatching(/^\/theme\/plain\//),
  ])
  expect(pier.stylesheet.split('/').at(-1)).not.toBe(plain.stylesheet.split('/').at(-1))
})

test('[CHK-003] an unknown venue is not found, and gets nobody else’s data', async ({ database }) => {
  for (const loader of [application.loader, list.loader, shell.loader, minimal.loader]) {
    const answer = await load(loader as typeof list.loader, { database, path: '/events/nobody/list' }).catch(
      (thrown: unknown) => thrown,
    )
    expect(answer).toBeInstanceOf(Response)
    expect((answer as Response).status).toBe(404)
  }
})

test('[CHK-004] what stands around every screen has the texts and the stylesheet of the venue', async ({
  database,
}) => {
  const { page } = await load(application.loader, { database, path: '/checkout/plain/process' })
  expect(page.stylesheet).toMatch(/^\/theme\/plain\/[0-9a-f]+\.css$/)
  expect(page).toMatchObject({ locale: 'en-US', title: 'Plain House' })
  const worded = await load(application.loader, { database, path: '/checkout/pier/process' })
  expect(JSON.parse(worded.page.messages)['header-calendar']).toBe('Calendar°')
})

test('[CHK-129] [CHK-009] the confirmation opens with number and date, and the last digits of the card beside the address', async ({
  database,
}) => {
  const query = '?date=2026-11-20'
  const { path, look, orderNumber, browser } = await placed(database, { query })
  expect(path, 'CHK-129').toBe(`/checkout/pier/confirm/${orderNumber}${query}`)
  expect(browser.session().placed, 'CHK-129').toMatchObject({ orderNumber, ccLastFourDigits: '4242' })
  const shown = await look()
  expect(shown.words, 'CHK-129').toContain(`Order number: ${orderNumber}°`)
  expect(shown.words, 'CHK-129').toContain('Visa ending in 4242°')
  expect(shown.named('a', 'Return to events°')?.getAttribute('href'), 'CHK-009').toBe(
    '/events/pier/list?date=2026-11-20',
  )
  const odd = await look(undefined, '&giftCardDigits=4321')
  expect(odd.status, 'CHK-009').toBe(200)
  expect(odd.words, 'CHK-009').not.toContain('4321')
})

test('[CHK-011] loaded again, with nothing handed over, it still has the order and the digits of its card', async ({
  database,
}) => {
  const { look, orderNumber } = await placed(database)
  const again = await look({ orderNumbers: [orderNumber] })
  expect(again.words).toContain('Show this code at the entrance.°')
  expect(again.words).toContain('Visa ending in 4242°')
})

test('[CHK-058] [CHK-059] it says from whom an email will follow, and leads back to the events', async ({
  database,
}) => {
  const { words, named } = await (await placed(database)).look()
  expect(words, 'CHK-058').toContain('An email will follow from box@pier.example.°')
  expect(named('a', 'Return to events°')?.getAttribute('href'), 'CHK-059').toBe('/events/pier/list')
})

test('[CHK-064] [CHK-065] the cart is gone from the server, and the header counts nothing', async ({
  database,
}) => {
  const counted = async (session: Browser['session'] extends () => infer Session ? Session : never) => {
    const screen = await openScreen(list, {
      database,
      pattern: 'events/:tenantId/list',
      path: '/events/pier/list',
      session,
    })
    return screen.body.querySelector('header a[href*="cart=true"]')?.getAttribute('aria-label')
  }
  const browser = await checkoutVisitor(database)
  const cartId = browser.session().cartId ?? ''
  const stored = async () => {
    const api = await browser.shop.visitor()
    return (await api.carts.get({ headers: { 'x-cart-id': cartId } })).payload
  }
  expect(await counted(browser.session()), 'CHK-064').toBe('Your order, 1 item°')
  expect((await stored())?.orders, 'CHK-065').toHaveLength(1)
  await (await toReview(browser)).press('complete')
  expect(await counted(browser.session()), 'CHK-064').toBe('Your order, 0 items°')
  expect([browser.session().cartId, await stored()], 'CHK-065').toEqual([undefined, null])
})

test('[CHK-055] a combo stands there with its name, what it came to, its events and its add-ons', async ({
  database,
}) => {
  const { comboItems } = everything()
  const { look } = await placed(database, { draft: { comboItems } })
  const { body } = await look()
  const line = [...body.querySelectorAll('section li')].map(wordsOf).find(words => /Galleries/.test(words))
  expect(line).toMatch(/^Boat and Galleries ?\$30/)
  expect(line).toMatch(/Boat Tour · Friday, November 20, 2026 · 11:00 am/)
  expect(line).toMatch(/Galleries · Friday, November 20, 2026 · 2:00 pm/)
  expect(line).toMatch(/Guide book ?\$5/)
})

test('[CHK-136] Cancel Order deletes the cart on the server and in the session', async ({ database }) => {
  const browser = await checkoutVisitor(database)
  const cartId = browser.session().cartId ?? ''
  const { location } = await (await browser.open()).press('cancel')
  expect(location).toBe('/events/pier/list')
  const api = await browser.shop.visitor()
  expect((await api.carts.get({ headers: { 'x-cart-id': cartId } })).payload).toBeNull()
  expect(browser.session().cartId).toBeUndefined()
})

test('[CHK-121] who a membership is for and the codes are with the server before anything is charged', async ({
  database,
}) => {
  const known: unknown[] = []
  const watch = (client: ApiClient) => {
    const place = async (input: Parameters<ApiClient['checkout']['place']>[0]) => {
      const headers = { 'x-cart-id': input.body.shoppingCartId }
      const { payload: cart } = await client.carts.get({ headers })
      const { payload: orders } = await client.carts.memberships({ headers })
      known.push(
        cart?.coupons.map(({ couponCode }) => couponCode),
        orders[0]?.primaryCardholder?.name,
      )
      return client.checkout.place(input)
    }
    return instead(client, 'checkout', instead(client.checkout, 'place', place))
  }
  const { memberships, templates } = everything({ offering: 'year' })
  const draft: CartDraft = { memberships, templates }
  const browser = await checkoutVisitor(database, { draft, watch })
  await browser.deliver()
  const grace = Object.entries(person('Grace')).map(([field, value]) => [`primary.${field}`, value])
  await browser.send({ intent: 'memberInfo', itemId: 'item-1', ...Object.fromEntries(grace) })
  await browser.pay({ coupon: 'tenoff' })
  await browser.pay(browser.card())
  expect((await browser.complete()).location).toContain('/confirm/')
  expect(known).toEqual([['TENOFF'], 'Grace Reed'])
})

test('[CHK-118] a wrong delivery email and a wrong payment keep their step open and not done; right ones open the next', async ({
  database,
}) => {
  const browser = await checkoutVisitor(database)
  const step = async () => (await browser.open()).step
  const wrong = await (await browser.open()).press('delivery', { deliveryEmail: 'ada@' })
  expect([wrong.step, await step()]).toEqual(Array(2).fill(expect.stringMatching(/Ticket Delivery°$/)))
  const paying = await wrong.press('delivery', { deliveryEmail: 'ada@example.com' })
  expect(paying.step).toMatch(/Payment°$/)
  await browser.pay({ ...browser.card(), lastName: '' })
  expect(await step()).toMatch(/Payment°$/)
  await browser.pay(browser.card())
  expect(await step()).toMatch(/Review°$/)
})

const DECLINED = '4000000006108007'
const WRONG_ZIP = '4000000006107009'
const sectionOf = ({ body }: CheckoutDrawn, name: string) =>
  body.querySelector(`section[aria-labelledby="step-${name}"]`)

test('[CHK-284] a declined card leads back to payment, where the card is asked for again and the rest is as it was', async ({
  database,
}) => {
  const browser = await checkoutVisitor(database)
  const refused = await (await toReview(browser, { card: DECLINED })).press('complete')
  expect(refused.step).toMatch(/Payment°$/)
  expect(refused.words).toContain('Your card was declined.')
  expect(sectionOf(refused, 'payment')?.textContent).not.toContain('ending in 8007')
  expect(refused.field('firstName')?.getAttribute('value')).toBe('Ada')
})

test('[CHK-281] an address that the card does not have opens billing again, and the card stays', async ({
  database,
}) => {
  const browser = await checkoutVisitor(database)
  const refused = await (await toReview(browser, { card: WRONG_ZIP })).press('complete')
  expect(refused.step).toMatch(/Payment°$/)
  expect(refused.field('zip')?.getAttribute('aria-invalid')).toBe('true')
  expect(refused.field('zip')?.getAttribute('value')).toBe('10001')
  expect(sectionOf(refused, 'payment')?.textContent).toContain('Visa ending in 7009°')
})

test('[CHK-288] a captcha that is rejected says so in the venue’s words and blocks the button', async ({
  database,
}) => {
  const browser = await checkoutVisitor(database)
  const refused = await (await toReview(browser)).press('complete', { formToken: 'a robot' })
  expect(refused.body.querySelector('[role="alert"]')?.textContent).toContain(
    'Your order cannot be completed at this time. Please call us for assistance.°',
  )
  const complete = refused.body.querySelector('button[name="intent"][value="complete"]')
  expect(complete?.getAttribute('aria-disabled')).toBe('true')
  const plain = await checkoutVisitor(database, { tenantId: 'plain' })
  await plain.pay(plain.card())
  await plain.complete({ captchaToken: 'a robot' })
  expect(await plain.words()).toContain(
    'Your order cannot be completed at this time. Please call us for assistance.',
  )
  expect(browser.shop.charged()).toBe(0)
})

test.for([
  ['CHK-274', '5082', 'streetAddress1'],
  ['CHK-274', '5083', 'city'],
  ['CHK-274', '5084', 'state'],
  ['CHK-274', '5085', 'zip'],
  ['CHK-274', '5086', 'country'],
] as const)(
  '[%s] after %s checkout asks for the part of the address that is missing: %s',
  async ([, code, field], { database }) => {
    const watch = (client: ApiClient) =>
      instead(
        client,
        'checkout',
        instead(client.checkout, 'place', () => Promise.reject(refuse(code))),
      )
    const browser = await checkoutVisitor(database, { watch })
    const refused = await (await toReview(browser)).press('complete')
    const marked = [...refused.body.querySelectorAll('[aria-invalid="true"]')].map(each =>
      each.getAttribute('name'),
    )
    expect(marked).toEqual([field])
  },
)
