import { expect } from 'vitest'
import { refuse } from '#app/api/kernel/refuse.ts'
import type { ApiClient } from '#app/api/client.ts'
import type { CartDraft } from '#app/contract/carts.ts'
import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import { checkoutVisitor } from '#tests/builders/checkout-browser.tsx'
import { aSmallMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { person } from '#tests/builders/family-club.ts'
import { instead } from '#tests/builders/page-loader.ts'
import { aDraft } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const off = (value: number) => ({ discountType: 'PercentageBased' as const, value })
const offering = (id: string, price: number, autorenewalType: 'none' | 'required') => ({
  id,
  name: id,
  duration: 12,
  autorenewalType,
  prices: [{ id: 'one', personTypeId: 'adult', price }],
})
const categories = [
  {
    id: 'friend',
    name: 'Friend',
    offerings: [
      offering('auto', 5000, 'required'),
      offering('free', 0, 'required'),
      offering('year', 0, 'none'),
    ],
  },
]
const member = {
  membershipId: 'M-1',
  categoryId: 'friend',
  offeringId: 'auto',
  pricePointId: 'one',
  startDate: '2026-01-01',
  expirationDate: '2026-12-31',
  cardholders: [{ id: 'C-1', firstName: 'Ada', lastName: 'Moss' }],
  recurring: {
    status: 'active' as const,
    paymentMethodBrand: 'Mastercard',
    ccLastFourDigits: '5454',
    paymentMethodReference: 'saved_test.ok.Mastercard.5454',
  },
}

const aTill = (id: string, company: VenueFileInput['company'] = {}, about: Partial<VenueFileInput> = {}) =>
  aSmallMuseum({
    venue: { id, name: id, timeZone: 'America/New_York' },
    company: { multipleCoupons: true, showTicketEmail: false, renewalWindowDays: 60, ...company },
    coupons: [
      { code: 'SAVE10', ...off(10) },
      { code: 'KIDS', ...off(50), conflictsWith: ['SAVE10'] },
      { code: 'ALL', ...off(100) },
    ],
    giftCertificates: [
      { number: 'GIFT-0001', balance: 5000 },
      { number: 'GIFT-0002', balance: 500 },
    ],
    memberships: { categories },
    members: [member],
    ...about,
  })

const { test } = useDatabase(async database => {
  const canada = { venue: { id: 'canada', name: 'canada', timeZone: 'America/Toronto', country: 'CA' } }
  const billingAddress = { display: 'zipcode', validation: 'zipcode' } as const
  await loadVenue(database, aTill('till'))
  await loadVenue(database, aTill('mailing', { showTicketEmail: true }))
  await loadVenue(database, aTill('secure', { enable3DS: true }))
  await loadVenue(database, aTill('canada', { billingAddress }, canada))
  await loadVenue(database, aTill('half', { billingAddress: { validation: 'zipcode' } }))
  await loadVenue(
    database,
    aTill('worded', {}, { texts: { 'cancel-order-redirect-url': 'https://pier.example/bye' } }),
  )
})

test('[CHK-178] [CHK-179] [CHK-180] [CHK-181] who pays is checked field by field, each with its sentence, before the step is left', async ({
  database,
}) => {
  const { pay, card, saidAt, page } = await checkoutVisitor(database, { tenantId: 'till' })
  const wrong = [
    ['CHK-178', 'firstName', '', 'Please enter a first name'],
    ['CHK-178', 'firstName', '8 Ada', 'Please enter a valid first name'],
    ['CHK-179', 'lastName', '', 'Please enter a last name'],
    ['CHK-179', 'lastName', '--', 'Please enter a valid last name'],
    ['CHK-180', 'email', '', 'Please enter a valid email'],
    ['CHK-180', 'email', 'ada@example', 'Please enter a valid email'],
    ['CHK-181', 'phoneNumber', '', 'Please enter a valid phone number'],
    ['CHK-181', 'phoneNumber', '12345678', 'Please enter a valid phone number'],
  ] as const
  for (const [id, field, value, sentence] of wrong) {
    const { status, answer } = await pay({ [field]: value, ...card() })
    expect([status, Object.keys(answer?.errors ?? {})], id).toEqual([400, [field]])
    expect(await saidAt(field), id).toBe(sentence)
  }
  expect((await page())?.open).toBe('payment')
  expect((await pay(card())).location).toBe('/checkout/till/process')
  expect((await page())?.open).toBe('review')
})

test('[CHK-182] tickets are sent nowhere but to an email address, and the step says so', async ({
  database,
}) => {
  const { send, saidAt, page } = await checkoutVisitor(database, { tenantId: 'mailing' })
  for (const deliveryEmail of ['', 'ada@example', ' ']) {
    expect((await send({ intent: 'delivery', deliveryEmail })).status).toBe(400)
    expect(await saidAt('deliveryEmail')).toBe('Please enter a valid email')
    expect((await page())?.open).toBe('ticketDelivery')
  }
  await send({ intent: 'delivery', deliveryEmail: 'ada@example.com' })
  expect((await page())?.open).toBe('payment')
})

const UNSAFE = ['<b>', 'www.example.com']

test.for([
  ['CHK-192', 'country', 'Please enter a valid country'],
  ['CHK-193', 'streetAddress1', 'Please enter a valid street address'],
  ['CHK-193', 'streetAddress2', 'Please enter a valid street address'],
  ['CHK-194', 'city', 'Please enter a valid city'],
  ['CHK-195', 'state', 'Please enter a valid state'],
  ['CHK-196', 'zip', 'Please enter a valid zip/postal code'],
] as const)('[%s] an unsafe %s is refused at its field', async ([, field, sentence], { database }) => {
  const { pay, card, saidAt } = await checkoutVisitor(database, { tenantId: 'till' })
  for (const unsafe of UNSAFE) {
    const { status, answer } = await pay({ [field]: unsafe, ...card() })
    expect([status, Object.keys(answer?.errors ?? {})]).toEqual([400, [field]])
    expect(await saidAt(field)).toBe(sentence)
  }
})

const refusedFields = async (
  pay: (about: Record<string, string>) => Promise<{ answer: unknown }>,
  about: object,
) => Object.keys(((await pay({ ...about })).answer as { errors?: object } | null)?.errors ?? {})

test('[CHK-198] [CHK-199] [CHK-200] all of an address is shown and required, but for its second line and for states abroad', async ({
  database,
}) => {
  const { pay, card, markup, words } = await checkoutVisitor(database, { tenantId: 'till' })
  const shown = await markup()
  for (const field of ['country', 'streetAddress1', 'streetAddress2', 'city', 'state', 'zip'])
    expect(shown, 'CHK-198').toContain(`name="${field}"`)
  for (const field of ['country', 'streetAddress1', 'city', 'zip'])
    expect(await refusedFields(pay, { ...card(), [field]: ' ' }), 'CHK-199').toEqual([field])
  for (const [country, zip] of [
    ['US', '10001'],
    ['CA', 'K1A 0B1'],
  ] as const)
    expect(await refusedFields(pay, { ...card(), country, zip, state: '' }), 'CHK-200').toEqual(['state'])
  expect(await words(), 'CHK-200').not.toContain('State (optional)')
  const abroad = { ...card(), country: 'GB', zip: 'SW1A 1AA', state: '' }
  expect(await refusedFields(pay, { ...abroad, email: '' }), 'CHK-200').toEqual(['email'])
  expect(await words(), 'CHK-200').toContain('State (optional)')
  expect(await refusedFields(pay, { ...abroad, streetAddress2: '' }), 'CHK-199').toEqual([])
})

test('[CHK-201] [CHK-203] a zip has the form of its country, and is refused in the words for it', async ({
  database,
}) => {
  const { pay, card, saidAt } = await checkoutVisitor(database, { tenantId: 'till' })
  const messageFor = async (country: string, zip: string) => {
    await pay({ country, zip, state: 'XX' })
    return saidAt('zip')
  }
  const canadian = 'Please enter a valid postal code with uppercase letters and a space (e.g. A1A 1A1).'
  for (const zip of ['k1a 0b1', 'K1A0B1', '10001'])
    expect(await messageFor('CA', zip), 'CHK-201').toBe(canadian)
  expect(await messageFor('CA', 'K1A 0B1'), 'CHK-201').toBe('')
  for (const zip of ['1000', 'K1A 0B1'])
    expect(await messageFor('US', zip), 'CHK-203').toBe('Please enter a valid Zip/Postal Code.')
  expect((await pay({ country: 'CA', zip: 'K1A 0B1', ...card() })).status).toBe(302)
})

test('[CHK-108] [CHK-197] a venue that shows the zip alone asks for it in the form of its own country, and for nothing else', async ({
  database,
}) => {
  const { pay, card, markup, saidAt } = await checkoutVisitor(database, { tenantId: 'canada' })
  const shown = await markup()
  expect(shown, 'CHK-197').toContain('name="zip"')
  for (const field of ['country', 'streetAddress1', 'streetAddress2', 'city', 'state', 'otherState'])
    expect(shown, 'CHK-197').not.toContain(`name="${field}"`)
  const nowhere = { country: '', streetAddress1: '', city: '', state: '' }
  expect(await refusedFields(pay, { ...card(), ...nowhere, zip: '10001' }), 'CHK-197').toEqual(['zip'])
  expect(await saidAt('zip'), 'CHK-197').toContain('(e.g. A1A 1A1)')
  expect(await refusedFields(pay, { ...card(), ...nowhere, zip: 'K1A 0B1' }), 'CHK-108').toEqual([])
})

test('[CHK-108] a venue that shows the whole address and requires the zip takes the rest as it comes', async ({
  database,
}) => {
  const { pay, card, markup } = await checkoutVisitor(database, { tenantId: 'half' })
  expect(await markup()).toContain('name="streetAddress1"')
  const nowhere = { country: '', streetAddress1: '', city: '', state: '', zip: '' }
  expect(await refusedFields(pay, { ...card(), ...nowhere })).toEqual(['zip'])
  expect(await refusedFields(pay, { ...card(), ...nowhere, zip: '10001' })).toEqual([])
})

test('[CHK-126] [CHK-144] [CHK-146] the card is asked for while something is left for it, and not otherwise', async ({
  database,
}) => {
  const CARD = 'Please enter a valid credit card number'
  const at = async (draft: CartDraft = {}) =>
    checkoutVisitor(database, { tenantId: 'till', draft: { ...aDraft({ adult: 1 }), ...draft } })
  const paid = await at()
  expect((await paid.pay()).answer?.errors, 'CHK-126').toEqual({ number: CARD })
  const free = await at({ couponCodes: ['ALL'] })
  expect((await free.pay()).location, 'CHK-126').toBe('/checkout/till/process')
  expect((await free.page())?.open, 'CHK-126').toBe('review')
  const covered = await at()
  await covered.send({ intent: 'certificate', giftCard: 'GIFT-0001' })
  expect(await covered.words(), 'CHK-144').not.toContain('Card ')
  await covered.pay()
  expect((await covered.page())?.open, 'CHK-144').toBe('review')
  const short = await at()
  expect((await short.pay({ giftCard: 'GIFT-0002' })).status, 'CHK-146').toBe(302)
  expect((await short.page())?.certificate?.used?.outstanding, 'CHK-146').toBe(1300)
  expect((await short.pay()).answer?.errors, 'CHK-146').toEqual({ number: CARD })
  const whole = await at()
  await whole.pay({ giftCard: 'GIFT-0001' })
  expect((await whole.pay()).status, 'CHK-146').toBe(302)
})

/** A renewal of the membership whose card is on file. */
const renewal = (membershipOfferingId: string): CartDraft => ({
  memberships: [
    {
      id: 'item-1',
      type: 'Renewal',
      membershipCategoryId: 'friend',
      membershipOfferingId,
      membershipId: 'M-1',
      isAutorenew: membershipOfferingId !== 'year',
    },
  ],
})
const known = verifiedMember('M-1')

test('[CHK-145] where the card on file pays no other is asked for, and where it does not one is', async ({
  database,
}) => {
  const { pay, send, page } = await checkoutVisitor(database, {
    tenantId: 'till',
    draft: renewal('auto'),
    session: known,
  })
  expect(await page()).toMatchObject({ usesSavedCard: true, needsCard: false })
  expect((await pay()).status).toBe(302)
  await send({ intent: 'cardNew' })
  expect(await page()).toMatchObject({ usesSavedCard: false, needsCard: true })
  expect((await pay()).answer?.errors).toHaveProperty('number')
})

test('[CHK-036] the card on file stands in place of the fields; a new card opens them empty, and it is the one that pays', async ({
  database,
}) => {
  const browser = await checkoutVisitor(database, {
    tenantId: 'till',
    draft: renewal('auto'),
    session: known,
    cardEntry: { place: { kind: 'frame', url: 'http://gateway.example/frame' } },
  })
  const payment = async () =>
    (await browser.open()).body.querySelector('section[aria-labelledby="step-payment"]')?.textContent
  const ada = Object.entries(person('Ada')).map(([field, value]) => [`primary.${field}`, value])
  await browser.send({ intent: 'memberInfo', itemId: 'item-1', ...Object.fromEntries(ada) })
  expect(await payment()).toContain('Mastercard ending in 5454Add a new card')
  expect(await payment()).not.toContain('Discover')
  await (await browser.open()).press('cardNew')
  expect(await payment()).toContain('Discover')
  expect(await payment()).not.toContain('5454')
  await browser.pay(browser.card())
  expect((await browser.complete()).location).toContain('/confirm/')
  const [line] = browser.shop.ledger.entries()
  expect(line).toMatchObject({ kind: 'charge', charge: { amount: 5000, lastFour: '4242' } })
})

test('[CHK-190] [CHK-191] an address is checked while something is to be paid, and for a card that is charged again', async ({
  database,
}) => {
  const nowhere = { streetAddress1: '', city: '<b>', state: '', zip: '' }
  const wrong = async (draft: CartDraft, session = {}) => {
    const { pay, card } = await checkoutVisitor(database, { tenantId: 'till', draft, session })
    return refusedFields(pay, { ...nowhere, ...card() })
  }
  const all = ['streetAddress1', 'city', 'state', 'zip']
  expect(await wrong(aDraft({ adult: 1 })), 'CHK-190').toEqual(all)
  expect(await wrong({ ...aDraft({ adult: 1 }), couponCodes: ['ALL'] }), 'CHK-190').toEqual([])
  expect(await wrong(renewal('year'), known), 'CHK-190').toEqual([])
  expect(await wrong(renewal('free'), known), 'CHK-191').toEqual(all)
})

test('[CHK-127] the bank checks an order of a venue that wants it and charges a card now or later; otherwise the captcha does', async ({
  database,
}) => {
  const security = async (tenantId: string, draft: CartDraft, certificate = '') => {
    const { page, send } = await checkoutVisitor(database, {
      tenantId,
      draft,
      session: known,
      cardEntry: { checksCardholders: true },
    })
    if (certificate) await send({ intent: 'certificate', giftCard: certificate })
    return (await page())?.security
  }
  const ticket = aDraft({ adult: 1 })
  expect(await security('secure', ticket)).toBe('3ds')
  expect(await security('till', ticket)).toBe('captcha')
  expect(await security('secure', { ...ticket, couponCodes: ['ALL'] })).toBe('captcha')
  expect(await security('secure', renewal('free'))).toBe('3ds')
  expect(await security('till', renewal('free'))).toBe('captcha')
  expect(await security('secure', ticket, 'GIFT-0001')).toBe('captcha')
  expect(await security('secure', ticket, 'GIFT-0002')).toBe('3ds')
})

test('[CHK-141] [CHK-142] a certificate says what it pays, and what remains on it or is left to pay', async ({
  database,
}) => {
  const { send, words, page } = await checkoutVisitor(database, { tenantId: 'till' })
  await send({ intent: 'certificate', giftCard: 'GIFT-0001' })
  expect(await page(), 'CHK-141').toMatchObject({
    due: 0,
    certificate: { balance: 5000, used: { applied: 1800, remaining: 3200, outstanding: 0 } },
  })
  expect(await words(), 'CHK-141').toContain('$18 applied $32 remains on the certificate')
  await send({ intent: 'certificateRemove' })
  await send({ intent: 'certificate', giftCard: 'GIFT-0002' })
  expect(await page(), 'CHK-142').toMatchObject({
    due: 1300,
    certificate: { balance: 500, used: { applied: 500, remaining: 0, outstanding: 1300 } },
  })
  expect(await words(), 'CHK-142').toMatch(/\$5 applied \$13 (?!remains)/)
})

test('[CHK-205] [CHK-296] a number that is no certificate says so at its field, and forgets the balance of the one before', async ({
  database,
}) => {
  const { send, saidAt, words, page } = await checkoutVisitor(database, { tenantId: 'till' })
  for (const giftCard of ['GIFT-9999', 'no spaces!', '']) {
    await send({ intent: 'certificate', giftCard: 'GIFT-0002' })
    expect((await page())?.due).toBe(1300)
    expect((await send({ intent: 'certificate', giftCard })).status, 'CHK-205').toBe(400)
    expect(await saidAt('giftCard'), 'CHK-205').toBe('Invalid code')
    expect(await page(), 'CHK-296').toMatchObject({ due: 1800, certificate: { balance: null, used: null } })
    expect(await words(), 'CHK-296').not.toMatch(/Balance:|applied/)
  }
})

type Call = (input: object) => Promise<{ payload: object | null }>

/** The API with one call of it answered otherwise. */
const answering = (
  part: 'carts' | 'coupons' | 'checkout',
  call: string,
  answer: (input: never, real: never) => unknown,
) =>
  ((client: ApiClient) => {
    const real = client[part] as Record<string, unknown>
    const other = (input: unknown) => answer(input as never, real[call] as never)
    return instead(client, part, instead(real, call, other))
  }) as (client: ApiClient) => ApiClient

test('[CHK-206] a blank coupon is no code when it is applied, and nothing when it is not', async ({
  database,
}) => {
  const { send, pay, card, saidAt, complete } = await checkoutVisitor(database, { tenantId: 'till' })
  for (const coupon of ['', '  ']) {
    expect((await send({ intent: 'coupon', coupon })).status).toBe(400)
    expect(await saidAt('coupon')).toBe('Invalid code')
  }
  expect((await pay({ coupon: '', giftCard: '', ...card() })).status).toBe(302)
  expect((await complete()).location).toContain('/checkout/till/confirm/')
})

test('[CHK-207] [CHK-208] [CHK-150] what the server says of each code stands with it: in use, no coupon, or in conflict', async ({
  database,
}) => {
  const { send, saidAt, words, page } = await checkoutVisitor(database, { tenantId: 'till' })
  const used = async () => (await page())?.coupons?.used.map(({ code }) => code)
  expect((await send({ intent: 'coupon', coupon: 'save10' })).status, 'CHK-150').toBe(302)
  expect(await used(), 'CHK-150').toEqual(['SAVE10'])
  expect(await words(), 'CHK-150').toContain('SAVE10 applied: you save $1.80')
  await send({ intent: 'coupon', coupon: 'NOPE' })
  expect(await saidAt('coupon'), 'CHK-207').toBe('Invalid coupon')
  expect(await used(), 'CHK-150').toEqual(['SAVE10'])
  await send({ intent: 'coupon', coupon: 'KIDS' })
  expect(await saidAt('coupon'), 'CHK-208').toBe('Coupon conflicts with: SAVE10')
  expect(await used(), 'CHK-150').toEqual(['SAVE10'])
  expect((await page())?.coupons?.typed, 'CHK-150').toBe('KIDS')
})

test('[CHK-148] there is one empty field for a code, whatever is in use or typed', async ({ database }) => {
  const { send, markup } = await checkoutVisitor(database, { tenantId: 'till' })
  const fields = async () =>
    [...(await markup()).matchAll(/<input[^>]*name="coupon"[^>]*>/g)].map(
      ([tag]) => /value="(\w+)"/.exec(tag)?.[1] ?? '',
    )
  expect(await fields()).toEqual([''])
  await send({ intent: 'coupon', coupon: 'SAVE10' })
  expect(await fields()).toEqual([''])
  await send({ intent: 'coupon', coupon: 'NOPE' })
  expect(await fields()).toEqual(['NOPE'])
})

test('[CHK-149] a blank code is told without asking the server, any other one is asked about', async ({
  database,
}) => {
  const codes: string[][] = []
  const watch = answering('coupons', 'validate', (input: { body: { couponCodes: string[] } }, real: Call) => {
    codes.push(input.body.couponCodes)
    return real(input)
  })
  const { send } = await checkoutVisitor(database, { tenantId: 'till', watch })
  await send({ intent: 'coupon', coupon: ' ' })
  expect(codes).toEqual([])
  await send({ intent: 'coupon', coupon: 'SAVE10' })
  expect(codes).toEqual([['SAVE10']])
})

test('[CHK-295] a coupon call that fails is told in the server’s words, at payment', async ({ database }) => {
  let isDown = true
  const watch = answering('coupons', 'validate', (input: object, real: Call) => {
    if (isDown) throw refuse('TOO_MANY_REQUESTS', { text: 'Please wait: a minute' })
    return real(input)
  })
  const { send, pay, card, saidAt, page, complete } = await checkoutVisitor(database, {
    tenantId: 'till',
    watch,
  })
  expect((await send({ intent: 'coupon', coupon: 'SAVE10' })).status).toBe(400)
  expect(await saidAt('coupon')).toBe('Please wait: a minute')
  isDown = false
  await send({ intent: 'coupon', coupon: 'SAVE10' })
  await pay(card())
  expect((await page())?.open).toBe('review')
  isDown = true
  expect((await complete()).location).toBeNull()
  expect((await page())?.open).toBe('payment')
  expect(await saidAt('coupon')).toBe('Please wait: a minute')
})

test('[CHK-130] the digits of a certificate are in the address of the confirmation when it has paid, and only then', async ({
  database,
}) => {
  const ending = async (intent: string) => {
    const { send, pay, card, complete } = await checkoutVisitor(database, { tenantId: 'till' })
    if (intent) await send({ intent, giftCard: 'GIFT-0002' })
    await pay(card())
    return new URL((await complete()).location ?? '', 'http://venue.example').search
  }
  expect(await ending('certificate')).toBe('?giftCardDigits=0002')
  expect(await ending('certificateCheck')).toBe('')
  expect(await ending('')).toBe('')
})

/** The API, writing down the attempt of every order that it is sent. */
function attempts(answer: (real: () => Promise<unknown>) => Promise<unknown>) {
  const uuids: string[] = []
  const watch = answering('checkout', 'place', (input: { headers: Record<string, string> }, real: Call) => {
    uuids.push(input.headers['x-request-uuid'] ?? '')
    return answer(() => real(input))
  })
  return { uuids, watch }
}

const DECLINED = '4000000006108007'

test('[CHK-133] [CHK-134] [CHK-128] an attempt keeps its uuid through refusals and lost answers until it succeeds; the next order has another, and nothing of the card', async ({
  database,
}) => {
  let isLost = true
  const { uuids, watch } = attempts(async real => {
    const wasLost = isLost
    isLost = false
    if (wasLost) throw new Error('no answer')
    return real()
  })
  const { pay, card, complete, send, page, fill } = await checkoutVisitor(database, {
    tenantId: 'till',
    watch,
  })
  await send({ intent: 'certificate', giftCard: 'GIFT-0002' })
  await pay(card(DECLINED))
  await expect(complete()).rejects.toThrow('no answer')
  expect((await complete()).answer?.errors).toHaveProperty('number')
  await pay(card())
  expect((await complete()).location).toContain('/confirm/')
  expect([uuids.length, new Set(uuids).size], 'CHK-133').toEqual([3, 1])
  await fill(aDraft({ adult: 1 }))
  expect(await page(), 'CHK-128').toMatchObject({
    open: 'payment',
    card: null,
    certificate: { typed: '', balance: null, used: null },
    contact: { firstName: '' },
  })
  await pay(card())
  await complete()
  expect(new Set(uuids).size, 'CHK-134').toBe(2)
})

test('[CHK-131] an order whose answer was lost is found again by its attempt and confirmed, by a press or by coming back', async ({
  database,
}) => {
  const lost = async () => {
    const { watch } = attempts(async real => {
      await real()
      throw new Error('no answer')
    })
    const browser = await checkoutVisitor(database, { tenantId: 'till', watch })
    await browser.pay(browser.card())
    await expect(browser.complete()).rejects.toThrow('no answer')
    return browser
  }
  const pressing = await lost()
  expect((await pressing.complete()).location).toMatch(/^\/checkout\/till\/confirm\/[\w-]+$/)
  expect(pressing.shop.charged()).toBe(1800)
  const coming = await lost()
  expect(await coming.location()).toMatch(/^\/checkout\/till\/confirm\/[\w-]+$/)
})

test('[CHK-132] a 409 that is no duplicate says what is wrong and confirms nothing', async ({ database }) => {
  const { watch } = attempts(async () => {
    throw refuse('CONFLICT', { text: 'Somebody was faster' })
  })
  const { pay, card, complete, words } = await checkoutVisitor(database, { tenantId: 'till', watch })
  await pay(card())
  expect(await complete()).toMatchObject({ status: 409, location: null })
  expect(await words()).toContain('Somebody was faster')
})

test('[CHK-137] cancelling leads where the venue wants it, otherwise to the events of the date', async ({
  database,
}) => {
  const cancelled = async (tenantId: string, query = '') => {
    const { send } = await checkoutVisitor(database, { tenantId, query })
    return (await send({ intent: 'cancel' })).location
  }
  expect(await cancelled('worded', '?date=2026-11-21')).toBe('https://pier.example/bye')
  expect(await cancelled('till', '?date=2026-11-21')).toBe('/events/till/list?date=2026-11-21')
  expect(await cancelled('till')).toBe('/events/till/list')
})

test('[CHK-204] an address that the provider refuses is told at every field of it, with the step open again', async ({
  database,
}) => {
  const { pay, card, complete, saidAt, page } = await checkoutVisitor(database, { tenantId: 'till' })
  await pay(card('4000000006113007'))
  await complete()
  expect((await page())?.open).toBe('payment')
  for (const field of ['country', 'streetAddress1', 'city', 'state', 'zip'])
    expect(await saidAt(field)).toBe('Please enter the correct billing address for your credit card.')
  expect(await saidAt('streetAddress2')).toBe('')
})

test('[CHK-112] an order that has to be changed first is not sent again from the page that says so', async ({
  database,
}) => {
  const { watch } = attempts(async () => {
    throw refuse('9049')
  })
  const { pay, card, complete, markup } = await checkoutVisitor(database, { tenantId: 'till', watch })
  await pay(card())
  const button = async () => /<button[^>]*value="complete"[^>]*>/.exec(await markup())?.[0]
  expect(await button()).not.toContain('aria-disabled')
  await complete()
  expect(await button()).toContain('aria-disabled="true"')
})

test('[CHK-111] an order below zero is not sent from the review', async ({ database }) => {
  const below = (total: number) =>
    answering('carts', 'get', async (input: object, real: Call) => {
      const { payload } = await real(input)
      return { payload: payload && { ...payload, total } }
    })
  const button = async (total: number) => {
    const { pay, markup } = await checkoutVisitor(database, { tenantId: 'till', watch: below(total) })
    await pay()
    return /<button[^>]*value="complete"[^>]*>/.exec(await markup())?.[0]
  }
  expect(await button(-1)).toContain('aria-disabled="true"')
  expect(await button(0)).not.toContain('aria-disabled')
})

test('[CHK-188] a month of one digit is sent with its zero', async ({ database }) => {
  const dates: string[] = []
  const watch = answering('checkout', 'place', (input: { body: { expDate: string } }, real: Call) => {
    dates.push(input.body.expDate)
    return real(input)
  })
  const { pay, card, complete } = await checkoutVisitor(database, { tenantId: 'till', watch })
  await pay(card())
  await complete()
  expect(dates).toEqual(['0731'])
})
