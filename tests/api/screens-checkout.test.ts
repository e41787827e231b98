import { expect } from 'vitest'
import type { ApiClient } from '#app/api/client.ts'
import { refuse } from '#app/api/kernel/refuse.ts'
import type { CartDraft } from '#app/contract/carts.ts'
import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import { loader as frame } from '#app/routes/minimal/route.tsx'
import { type CheckoutOptions, HOME, openCheckout, PAYER } from '#tests/builders/checkout-browser.tsx'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { wordsOf } from '#tests/builders/draw-page.tsx'
import { degree, markedWords } from '#tests/builders/marked-words.ts'
import { instead, load } from '#tests/builders/page-loader.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const texts = {
  ...markedWords(
    [
      'checkout',
      'cart',
      'delivery',
      'member-info',
      'payment',
      'coupons',
      'gift-certificates',
      'review-step',
      'errors',
    ],
    degree,
  ),
  'checkout-description': 'Nearly there.',
  'checkout-info': 'Prams are welcome.',
}
const none = { visitors: [], staff: [], reviews: [] }
const coupons = ['ONE', 'TWO'].map(code => ({ code, discountType: 'PercentageBased' as const, value: 10 }))

const { test } = useDatabase(async database => {
  const as = (id: string, company: VenueFileInput['company']) =>
    loadVenue(
      database,
      aMuseum({
        ...none,
        venue: {
          id,
          name: 'Pier Museum',
          timeZone: 'America/New_York',
          country: 'US',
          ...(id === 'pier' ? { phoneNumber: '(212) 555-0100' } : {}),
        },
        texts,
        coupons,
        giftCertificates: [{ number: 'GIFT-500', balance: 500 }],
        company,
      }),
    )
  const address = { display: 'address', validation: 'address' } as const
  await as('pier', { showTicketEmail: true, billingAddress: address })
  await as('plain', {
    showTicketEmail: false,
    multipleCoupons: true,
    allowAmericanExpress: false,
  })
  await as('lax', { showTicketEmail: false, billingAddress: { display: 'address', validation: 'zipcode' } })
  await as('short', { showTicketEmail: false, billingAddress: { display: 'zipcode', validation: 'address' } })
})

const friend = {
  memberships: [
    {
      id: 'item-1',
      type: 'MembershipPurchase' as const,
      membershipCategoryId: 'friend',
      membershipOfferingId: 'year',
    },
  ],
}
const gift: CartDraft = { donations: [{ id: 'D-1', inventoryId: 'gift', type: 'donation', amount: 500 }] }

const stepsOf = ({ body }: { body: HTMLElement }) =>
  [...body.querySelectorAll('section[aria-labelledby^="step-"]')].map(section =>
    section.getAttribute('aria-labelledby')?.slice(5),
  )

test.for([true, false])(
  'around checkout a demo venue says that it charges nothing (%s)',
  async (demo, { database }) => {
    const path = '/checkout/pier/process'
    expect((await load(frame, { database, path, context: { demo } })).page.demo).toBe(demo)
  },
)

test('checkout says whom to call for help, where the venue has a phone', async ({ database }) => {
  const calls = async (tenantId: string) =>
    [...(await openCheckout(database, { tenantId })).body.querySelectorAll('a[href^="tel:"]')].map(a => [
      a.parentElement?.textContent,
      a.getAttribute('href'),
    ])
  expect(await calls('pier')).toEqual([['Need help? Call (212) 555-0100', 'tel:2125550100']])
  expect(await calls('plain')).toEqual([])
})

test('[CHK-013] where tickets go is asked where the venue wants it and the order has tickets', async ({
  database,
}) => {
  const steps = async (about: CheckoutOptions) => stepsOf(await openCheckout(database, about))
  expect(await steps({})).toEqual(['ticketDelivery', 'payment', 'review'])
  expect(await steps({ tenantId: 'plain' })).toEqual(['payment', 'review'])
  expect(await steps({ draft: friend })).toEqual(['memberInfo', 'payment', 'review'])
  expect(await steps({ draft: gift })).toEqual(['payment', 'review'])
})

test('[CHK-006] Edit Order leads to the order with what the address says of it, and always to the cart', async ({
  database,
}) => {
  const editHref = async (query: string) =>
    (await openCheckout(database, { query })).named('a', 'Edit Order°')?.getAttribute('href')
  const query = '?eventId=boat-tour&comboId=harbour-day&eventIds=a,b&date=2026-11-21&membershipId=M-1'
  expect(await editHref(query)).toBe(
    '/orders/pier/tickets?eventId=boat-tour&comboId=harbour-day&eventIds=a,b&date=2026-11-21&cart=true',
  )
  expect(await editHref('')).toBe('/orders/pier/tickets?cart=true')
})

test('[MEM-174] [MEM-176] [MEM-177] [MEM-178] whoever pays is told at each field what is wrong with it', async ({
  database,
}) => {
  const here = await openCheckout(database, { tenantId: 'plain' })
  const errors = async (typed: Record<string, string>) => {
    const answer = await here.press('payment', { ...PAYER, ...HOME, ...typed })
    return (name: string) => answer.errorAt(name)
  }
  const wrong = await errors({
    firstName: '1 Ada',
    lastName: '<Moss>',
    email: 'ada@example.c',
    phoneNumber: '12345678',
    streetAddress1: 'www.pier.example.com',
  })
  expect(wrong('firstName'), 'MEM-176').toBe('Please enter a valid first name°')
  expect(wrong('lastName'), 'MEM-177').toBe('Please enter a valid last name°')
  expect(wrong('streetAddress1'), 'MEM-177').toBe('Please enter a valid street address°')
  expect(wrong('email'), 'MEM-174').toBe('Please enter a valid email°')
  expect(wrong('phoneNumber'), 'MEM-178').toBe('Please enter a valid phone number°')
  const others = await errors({ firstName: '---', email: ' ada@example.com', phoneNumber: '<212 555 0101>' })
  expect(others('firstName'), 'MEM-176').not.toBeNull()
  expect(others('phoneNumber'), 'MEM-178').not.toBeNull()
  const right = await errors({ email: 'ada@example.museum', phoneNumber: '(21) 255-5010' })
  expect(['firstName', 'lastName', 'email', 'phoneNumber', 'streetAddress1'].map(right)).toEqual(
    Array(5).fill(null),
  )
})

test('[MEM-179] a zip has the form of its country, and neither takes the other’s', async ({ database }) => {
  const here = await openCheckout(database, { tenantId: 'plain' })
  const zipError = async (country: string, zip: string) =>
    (await here.press('payment', { ...PAYER, ...HOME, country, zip })).errorAt('zip')
  expect(await zipError('US', '10001-1234')).toBeNull()
  expect(await zipError('US', 'K1A 0B1')).not.toBeNull()
  expect(await zipError('CA', 'K1A 0B1')).toBeNull()
  expect(await zipError('CA', '10001')).not.toBeNull()
})

test('[CHK-108] as much of an address is shown as the venue displays, and as much is needed as it checks', async ({
  database,
}) => {
  const nowhere = { streetAddress1: '', city: '', state: '', zip: '' }
  const seen = async (tenantId: string) => {
    const here = await openCheckout(database, { tenantId })
    const shown = ['country', 'streetAddress1', 'city', 'state', 'zip'].filter(name => here.field(name))
    const drawn = Object.entries(nowhere).filter(([name]) => shown.includes(name))
    const answer = await here.press('payment', { ...PAYER, ...Object.fromEntries(drawn) })
    return { shown, missed: shown.filter(name => answer.errorAt(name)) }
  }
  const all = ['country', 'streetAddress1', 'city', 'state', 'zip']
  expect(await seen('plain')).toEqual({ shown: all, missed: all.slice(1) })
  expect(await seen('lax')).toEqual({ shown: all, missed: ['zip'] })
  expect(await seen('short')).toEqual({ shown: ['zip'], missed: ['zip'] })
})

test('[MEM-299] [CHK-043] the brands that are accepted stand with the card, American Express where the venue takes it', async ({
  database,
}) => {
  const cardEntry = { place: { kind: 'frame' as const, url: 'http://gateway.example' } }
  const { words } = await openCheckout(database, { tenantId: 'lax', cardEntry })
  expect(words).toMatch(/Visa° ?Mastercard° ?Discover° ?American Express°/)
  const without = (await openCheckout(database, { tenantId: 'plain', cardEntry })).words
  expect(without).toMatch(/Visa° ?Mastercard° ?Discover°/)
  expect(without).not.toMatch(/Discover° ?American Express/)
})

test('[CHK-042] another code can be entered only where the venue takes several', async ({ database }) => {
  const fields = async (tenantId: string) => {
    const first = await openCheckout(database, { tenantId })
    const second = await first.press('coupon', { coupon: 'one' })
    const count = ({ body }: typeof first) => body.querySelectorAll('input[name="coupon"]').length
    return [count(first), second.words.includes('ONE'), count(second)]
  }
  expect(await fields('plain')).toEqual([1, true, 1])
  expect(await fields('lax')).toEqual([1, true, 0])
})

const CARD = '?paymentToken=tok_1&firstSix=424242&lastFour=4242&brand=Visa&expMonth=7&expYear=2031'
const PLACED = JSON.stringify({ orderNumber: '7KQ2-MX9R', ccLastFourDigits: '4242' })

/** A client whose captcha asks nothing, and that writes down what is ordered. */
const ordering = (placed: unknown[], answer: () => Promise<{ payload: string }>) => (client: ApiClient) => {
  const challenge = async () => ({ payload: { kind: 'altcha', challenge: {}, formToken: 'a form token' } })
  const place = async (input: unknown) => {
    placed.push(input)
    return answer()
  }
  return instead(
    instead(client, 'captcha', instead(client.captcha, 'challenge', challenge)),
    'checkout',
    instead(client.checkout, 'place', place),
  )
}

test('[CHK-102] [CHK-103] [CHK-104] [CHK-010] what was typed at checkout is what is ordered with; of the card only what may be shown', async ({
  database,
}) => {
  const placed: unknown[] = []
  const watch = ordering(placed, async () => ({ payload: PLACED }))
  const start = await openCheckout(database, { watch })
  const paying = await start.press('delivery', { deliveryEmail: 'tickets@example.com' })
  const typed = await paying.press('payment', { ...PAYER, ...HOME, streetAddress2: 'Flat 2' })
  const review = await typed.comeBack(CARD)
  const { location } = await review.press('complete')
  expect(location, 'CHK-010').toBe('/checkout/pier/confirm/7KQ2-MX9R')
  const [{ headers, body }] = placed as [{ headers: Record<string, string>; body: Record<string, unknown> }]
  expect(body, 'CHK-102').toMatchObject({
    shoppingCartId: expect.any(String),
    billingFirstName: 'Ada',
    billingLastName: 'Moss',
    billingEmail: 'ada@example.com',
    billingPhoneNumber: '(212) 555-0101',
    billingAddress1: '12 Pier Street',
    billingAddress2: 'Flat 2',
    billingCity: 'New York',
    billingState: 'NY',
    billingZipCode: '10001',
    billingCountry: 'US',
    ticketDeliveryEmail: 'tickets@example.com',
    paymentToken: 'tok_1',
    ccLastFourDigits: '4242',
  })
  expect(headers, 'CHK-102').toMatchObject({
    'x-request-uuid': expect.stringMatching(/^[0-9a-f-]{36}$/),
    'x-captcha-token': 'a form token',
  })
  expect(body.token, 'CHK-103').toBe('424242******4242')
  expect(body.expDate, 'CHK-104').toBe('0731')
})

test('[CHK-052] an order that has to be changed first is said to be, with the way back to it', async ({
  database,
}) => {
  const watch = ordering([], () => Promise.reject(refuse('SLOT_UNAVAILABLE')))
  const start = await openCheckout(database, { tenantId: 'plain', watch })
  const typed = await start.press('payment', { ...PAYER, ...HOME })
  const refused = await (await typed.comeBack(CARD)).press('complete')
  const notice = refused.body.querySelector('[role="alert"]')
  expect(notice?.querySelector('a')?.getAttribute('href')).toBe('/orders/plain/tickets?cart=true')
})

test('[CHK-016] [CHK-017] [CHK-020] [CHK-021] each step has one button that opens the next; a finished one is a line that can be changed', async ({
  database,
}) => {
  const watch = ordering([], async () => ({ payload: PLACED }))
  const start = await openCheckout(database, { watch })
  const section = ({ body }: typeof start, name: string) =>
    body.querySelector(`section[aria-labelledby="step-${name}"]`)
  const delivery = section(start, 'ticketDelivery')
  const inputs = [...(delivery?.querySelectorAll('input:not([type=hidden])') ?? [])]
  expect(
    inputs.map(input => input.getAttribute('name')),
    'CHK-020',
  ).toEqual(['deliveryEmail'])
  expect([...(delivery?.querySelectorAll('button') ?? [])].map(wordsOf), 'CHK-020').toEqual(['Continue°'])
  const paying = await start.press('delivery', { deliveryEmail: 'tickets@example.com' })
  expect(paying.step, 'CHK-016').toMatch(/Payment°$/)
  const folded = section(paying, 'ticketDelivery')
  expect(folded?.textContent, 'CHK-021').toContain('Tickets are sent to tickets@example.com°')
  expect(folded?.querySelector('input[name="deliveryEmail"]'), 'CHK-021').toBeNull()
  const typed = await paying.press('payment', { ...PAYER, ...HOME })
  const review = await typed.comeBack(CARD)
  expect(review.step, 'CHK-016').toMatch(/Review°$/)
  expect(section(review, 'payment')?.textContent, 'CHK-017').toContain('Ada Moss, Visa ending in 4242°')
  const again = await review.press('change:ticketDelivery')
  expect(again.field('deliveryEmail')?.getAttribute('value'), 'CHK-021').toBe('tickets@example.com')
  expect(again.step, 'CHK-017').toMatch(/Ticket Delivery°$/)
})

test('[CHK-033] who pays is asked by first name, last name, email and phone, and needs all four', async ({
  database,
}) => {
  const here = await openCheckout(database, { tenantId: 'plain' })
  const labels = ['firstName', 'lastName', 'email', 'phoneNumber'].map(name => here.labelOf(name))
  expect(labels).toEqual(['First name°', 'Last name°', 'Email°', 'Phone°'])
  expect(here.field('phoneNumber')?.hasAttribute('required')).toBe(true)
  const missing = await here.press('payment', { ...PAYER, ...HOME, phoneNumber: '' })
  expect(missing.errorAt('phoneNumber')).toBe('Please enter a valid phone number°')
})

test('[CHK-038] [CHK-039] the balance of a certificate can be looked at, it can be used, and taken out again', async ({
  database,
}) => {
  const here = await openCheckout(database, { tenantId: 'plain' })
  const looked = await here.press('certificateCheck', { giftCard: 'GIFT-500' })
  expect(looked.words, 'CHK-039').toContain('Balance: $5°')
  expect(looked.words, 'CHK-039').not.toContain('applied°')
  const used = await looked.press('certificate', { giftCard: 'GIFT-500' })
  expect(used.words, 'CHK-038').toContain('$5 applied°')
  expect(used.words, 'CHK-038').toContain('$13 left to pay')
  const removed = await used.press('certificateRemove')
  expect(removed.words, 'CHK-038').not.toContain('applied°')
  expect(removed.field('giftCard'), 'CHK-038').not.toBeNull()
})

test('[CHK-047] [CHK-049] [CHK-005] the review shows every line and the total; checkout can be cancelled, and says whose it is', async ({
  database,
}) => {
  const watch = ordering([], async () => ({ payload: PLACED }))
  const typed = await (await openCheckout(database, { tenantId: 'plain', watch })).press('payment', {
    ...PAYER,
    ...HOME,
  })
  const review = await typed.comeBack(CARD)
  const step = review.body.querySelector('section[aria-labelledby="step-review"]')
  expect(step?.textContent, 'CHK-047').toMatch(/Boat Tour.*1 ticket/)
  expect(step?.textContent, 'CHK-047').toContain('$18')
  expect(review.named('button', 'Cancel Order°'), 'CHK-049').not.toBeNull()
  const left = await review.press('cancel')
  expect(left.location, 'CHK-049').toBe('/events/plain/list')
  for (const words of ['Checkout°', 'Nearly there.', 'Prams are welcome.', 'Hours: Open 9:00 am to 5:00 pm'])
    expect(review.words, 'CHK-005').toContain(words)
})

test('[CHK-034] [CHK-045] [CHK-046] country and state are lists where there are any, and typed otherwise', async ({
  database,
}) => {
  const here = await openCheckout(database, { tenantId: 'plain' })
  const names = ['country', 'streetAddress1', 'streetAddress2', 'city', 'state', 'zip']
  expect(
    names.filter(name => !here.field(name)),
    'CHK-034',
  ).toEqual([])
  expect([here.field('country')?.tagName, here.field('state')?.tagName]).toEqual(['SELECT', 'SELECT'])
  const abroad = await openCheckout(database, { tenantId: 'plain', query: '?country=GB' })
  expect([abroad.field('state'), abroad.field('otherState')?.tagName], 'CHK-046').toEqual([null, 'INPUT'])
  const away = () => Promise.reject(new Error('away'))
  const watch = (client: ApiClient) =>
    instead(client, 'locations', instead(client.locations, 'countries', away))
  const typed = await openCheckout(database, { tenantId: 'plain', watch })
  expect(typed.field('country')?.tagName, 'CHK-045').toBe('INPUT')
})

test('an address is asked in the order of its country, without JavaScript by an answer of the server', async ({
  database,
}) => {
  const orderAt = async (query: string) => {
    const { body } = await openCheckout(database, { tenantId: 'plain', query })
    const fields = [...body.querySelectorAll('main [name]')].map(field => field.getAttribute('name') ?? '')
    return fields.filter(name => /^(country|streetAddress.|city|state|otherState|zip)$/.test(name)).join(' ')
  }
  expect(await orderAt('')).toBe('country streetAddress1 streetAddress2 city state zip')
  expect(await orderAt('?country=DE')).toBe('country streetAddress1 streetAddress2 zip city otherState')
  expect(await orderAt('?country=JP')).toBe('country zip otherState city streetAddress1 streetAddress2')
})
