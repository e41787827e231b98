import { expect } from 'vitest'
import type { ApiClient } from '#app/api/client.ts'
import { refuse } from '#app/api/kernel/refuse.ts'
import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import { type CheckoutDrawn, type CheckoutOptions, openCheckout } from '#tests/builders/checkout-browser.tsx'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { instead } from '#tests/builders/page-loader.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const short = { form: 'short' } as const
const coupons = [{ code: 'HALF', discountType: 'PercentageBased' as const, value: 50 }]

const { test } = useDatabase(async database => {
  const as = (id: string, company: VenueFileInput['company']) =>
    loadVenue(
      database,
      aMuseum({
        visitors: [],
        staff: [],
        reviews: [],
        venue: { id, name: 'Pier Museum', timeZone: 'America/New_York', country: 'US' },
        coupons,
        giftCertificates: [
          { number: 'GIFT-500', balance: 500 },
          { number: 'GIFT-ALL', balance: 50_000 },
        ],
        company,
      }),
    )
  await as('pier', { checkout: short, cardholderForm: 'short', cardholderAddress: true })
  await as('careful', {
    checkout: { ...short, phone: true, address: true },
    orderChanges: { moveHours: 2, cancelHours: 24, refundPercent: 80 },
  })
})

const CARD = '?paymentToken=tok_1&firstSix=424242&lastFour=4242&brand=Visa&expMonth=7&expYear=2031'
const ADA = { email: 'ada@example.com', name: 'Ada van Lovelace' }
const PLACED = JSON.stringify({ orderNumber: '7KQ2-MX9R', ccLastFourDigits: '4242' })

/** A client whose captcha asks nothing; what is ordered is written down and answered so. */
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

const FIELDS = [
  'deliveryEmail',
  'email',
  'name',
  'firstName',
  'lastName',
  'phoneNumber',
  'country',
  'streetAddress1',
  'city',
  'state',
  'zip',
]
/** Of the fields those that stand there unfolded. */
const drawn = (here: CheckoutDrawn, fields = FIELDS) =>
  fields.filter(name => here.field(name) && !here.field(name)?.closest('details'))
const partsOf = ({ body }: CheckoutDrawn) =>
  [...body.querySelectorAll('section[aria-labelledby^="part-"] > h2')].map(heading => heading.textContent)
const buttonOf = ({ body }: CheckoutDrawn) =>
  body.querySelector('button[value="complete"]:not([hidden])')?.textContent
const open = (database: Parameters<typeof openCheckout>[0], about: CheckoutOptions = {}) =>
  openCheckout(database, { ...about, tenantId: about.tenantId ?? 'pier' })

test('the short form is one page: email once, one name, country and zip, the review and the button that pays', async ({
  database,
}) => {
  const here = await open(database)
  expect(drawn(here)).toEqual(['email', 'name', 'country', 'zip'])
  expect(partsOf(here)).toEqual(['Contact', 'Payment', 'Review'])
  expect(here.body.querySelectorAll('section[aria-labelledby^="step-"]')).toHaveLength(0)
  expect(here.words).toMatch(/Boat Tour.*1 ticket for/)
  expect(buttonOf(here)).toContain('Complete Order, $18')
  expect(here.field('country')?.querySelector('option[selected]')?.getAttribute('value')).toBe('US')
})

test('before buying it is said what can be moved, cancelled and given back', async ({ database }) => {
  expect((await open(database)).words).toContain('All sales are final.')
  const { words } = await open(database, { tenantId: 'careful' })
  expect(words).toContain('You can move your visit yourself until 2 hours before it begins.')
  expect(words).toContain('Cancel until 24 hours before it begins and get 80 % back')
  expect(words).not.toContain('All sales are final.')
})

test('phone and the whole address stand in the short form where the venue wants them', async ({
  database,
}) => {
  const here = await open(database, { tenantId: 'careful' })
  expect(drawn(here)).toEqual([
    'email',
    'name',
    'phoneNumber',
    'country',
    'streetAddress1',
    'city',
    'state',
    'zip',
  ])
  const missing = await here.press('complete', { ...ADA, zip: '10001' })
  expect(missing.errorAt('phoneNumber')).toBe('Please enter a valid phone number')
  expect(missing.errorAt('streetAddress1')).toBe('Please enter a valid street address')
})

const memberships = [
  {
    id: 'item-1',
    type: 'MembershipPurchase' as const,
    membershipCategoryId: 'friend',
    membershipOfferingId: 'year',
  },
]
const HOME = { country: 'US', streetAddress1: '1 Pier', city: 'New York', state: 'NY', zipCode: '10001' }
const primary = (about: object) =>
  Object.fromEntries(
    Object.entries({ ...HOME, ...about }).map(([field, value]) => [`primary.${field}`, value]),
  )

test('an order with a membership goes step by step; whoever it is for is one name, and pays without being asked again', async ({
  database,
}) => {
  const here = await open(database, { draft: { memberships } })
  expect(here.step).toMatch(/Step 1 of 3/)
  expect(partsOf(here)).toEqual([])
  const nobody = await here.press('memberInfo', primary({ name: '', email: 'ada@example.com' }))
  expect(nobody.errorAt('primary.name')).toBe('Please enter a name')
  const half = await nobody.press('memberInfo', primary({ name: 'Ada', email: 'ada@example.com' }))
  expect(half.errorAt('primary.name')).toBe('Please enter a last name')
  const paying = await half.press(
    'memberInfo',
    primary({ name: 'Ada van Lovelace', email: 'ada@example.com' }),
  )
  expect(paying.step).toMatch(/Step 2 of 3/)
  expect(paying.words).toContain('As Ada van Lovelace, ada@example.com')
  expect([paying.field('name')?.value, paying.field('zip')?.value]).toEqual(['Ada van Lovelace', '10001'])
  expect(paying.field('code')).toBeTruthy()
  expect(drawn(paying, ['firstName', 'phoneNumber'])).toEqual([])
  expect(['coupon', 'giftCard'].filter(name => paying.field(name))).toEqual([])
  const summed = await paying.press('change:memberInfo', {})
  expect(summed.field('primary.name')?.value).toBe('Ada van Lovelace')
})

test('what is wrong is told at every field at once, and all that was typed stays', async ({ database }) => {
  const here = await open(database)
  const wrong = await here.press('complete', { email: 'ada@', name: '1', zip: 'x' })
  expect(
    ['email', 'name', 'zip'].map(name => [wrong.errorAt(name), wrong.field(name)?.getAttribute('value')]),
  ).toEqual([
    ['Please enter a valid email', 'ada@'],
    ['Please enter a valid name', '1'],
    ['Please enter a valid Zip/Postal Code.', 'x'],
  ])
  expect(wrong.field('email')?.hasAttribute('autofocus')).toBe(true)
})

test('one form pays: the name is parted, tickets go where the receipt goes, and nothing is asked that is not there', async ({
  database,
}) => {
  const placed: { body: Record<string, unknown> }[] = []
  const watch = ordering(placed, async () => ({ payload: PLACED }))
  const start = await open(database, { watch })
  const typed = await start.press('complete', { ...ADA, zip: '10001' })
  expect(placed, 'no card yet').toEqual([])
  const back = await typed.comeBack(CARD)
  expect(back.words).toContain('Visa ending in 4242')
  expect(back.field('name')?.getAttribute('value')).toBe('Ada van Lovelace')
  const { location } = await back.press('complete', { email: 'ada@moss.example' })
  expect(location).toBe('/checkout/pier/confirm/7KQ2-MX9R')
  expect(placed[0]?.body).toMatchObject({
    billingFirstName: 'Ada',
    billingLastName: 'van Lovelace',
    billingEmail: 'ada@moss.example',
    ticketDeliveryEmail: 'ada@moss.example',
    billingPhoneNumber: '',
    billingAddress1: '',
    billingCountry: 'US',
    billingZipCode: '10001',
    paymentToken: 'tok_1',
    shownTotal: 1800,
  })
})

test('a declined card is asked for again, with its words at the card and the rest as it was', async ({
  database,
}) => {
  const start = await open(database, { watch: ordering([], () => Promise.reject(refuse('6108'))) })
  const back = await (await start.press('complete', { ...ADA, zip: '10001' })).comeBack(CARD)
  const refused = await back.press('complete')
  expect(refused.words).not.toContain('Visa ending in 4242')
  expect(refused.body.querySelector('[role="alert"]')?.textContent).toMatch(/declined/)
  expect(refused.field('name')?.getAttribute('value')).toBe('Ada van Lovelace')
})

test('a bank that refuses the address has the whole of it asked for', async ({ database }) => {
  const start = await open(database, { watch: ordering([], () => Promise.reject(refuse('6113'))) })
  const back = await (await start.press('complete', { ...ADA, zip: '10001' })).comeBack(CARD)
  const refused = await back.press('complete')
  expect(drawn(refused)).toEqual(['email', 'name', 'country', 'streetAddress1', 'city', 'state', 'zip'])
  expect(refused.words, 'the card stays').toContain('Visa ending in 4242')
  expect(refused.errorAt('streetAddress1')).toMatch(/billing address/)
})

test('one field takes coupons and gift certificates, each in use is a line that can be taken out', async ({
  database,
}) => {
  const start = await open(database)
  const coupon = await start.press('code', { ...ADA, code: 'half' })
  expect(coupon.words).toContain('HALF applied: you save $9')
  expect(coupon.field('name')?.getAttribute('value')).toBe('Ada van Lovelace')
  const both = await coupon.press('code', { code: 'GIFT-500' })
  expect(both.words).toContain('$5 applied')
  expect(buttonOf(both)).toContain('Complete Order, $4')
  expect(both.field('code'), 'nothing more can be used').toBeNull()
  const without = await both.press('couponRemove:HALF')
  expect(without.words).not.toContain('HALF')
  expect(without.field('code')).not.toBeNull()
  const unknown = await without.press('code', { code: 'NOPE' })
  expect([unknown.errorAt('code'), unknown.field('code')?.getAttribute('value')]).toEqual([
    'This code does not go with this order.',
    'NOPE',
  ])
  const blank = await without.press('code', { code: ' ' })
  expect(blank.errorAt('code')).toBe('Invalid code')
})

test('a code that was typed and not applied is used before the order is placed, which then costs less', async ({
  database,
}) => {
  const placed: unknown[] = []
  const watch = ordering(placed, async () => ({ payload: PLACED }))
  const start = await open(database, { watch })
  const answer = await start.press('complete', { ...ADA, zip: '10001', code: 'GIFT-ALL' })
  expect(placed).toEqual([])
  expect(buttonOf(answer)).toContain('Complete Order, no charge')
  expect(answer.words).toContain('No payment is needed for this order.')
})

test('whoever pays or is named can say which part of a name is which, in fields folded below it', async ({
  database,
}) => {
  const areFolded = (here: CheckoutDrawn, prefix: string) =>
    ['firstName', 'lastName'].map(part => here.field(`${prefix}${part}`)?.closest('details') != null)
  expect(areFolded(await open(database), '')).toEqual([true, true])
  const named = await open(database, { draft: { memberships } })
  expect(areFolded(named, 'primary.')).toEqual([true, true])
  const parts = { name: 'Ada', firstName: 'Ada', lastName: 'Sun' }
  const paying = await named.press('memberInfo', primary({ ...parts, email: 'ada@example.com' }))
  expect(paying.step).toMatch(/Step 2 of 3/)
  expect(paying.words).toContain('As Ada Sun, ada@example.com')
})
