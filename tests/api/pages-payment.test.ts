import { expect } from 'vitest'
import type { CartDraft } from '#app/contract/carts.ts'
import { checkoutVisitor } from '#tests/builders/checkout-browser.tsx'
import { verifiedMember } from '#tests/builders/demo-venue.ts'
import { person } from '#tests/builders/family-club.ts'
import { loadVenues } from '#tests/builders/payment-pages.ts'
import { aDraft } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(loadVenues)

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
  expect(await words(), 'CHK-200').not.toMatch(/(State|Province) \(optional\)/)
  const abroad = { ...card(), country: 'GB', zip: 'SW1A 1AA', state: '' }
  expect(await refusedFields(pay, { ...abroad, email: '' }), 'CHK-200').toEqual(['email'])
  expect(await words(), 'CHK-200').toContain('County (optional)')
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
  expect(await messageFor('GB', '')).toBe('Please enter a valid postcode')
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

test('[CHK-048] the review has a captcha to solve, and none where the bank checks the card', async ({
  database,
}) => {
  const review = async (tenantId: string) => {
    const cardEntry = { checksCardholders: true }
    const { pay, card, page } = await checkoutVisitor(database, { tenantId, cardEntry })
    await pay(card())
    const { open, security, captcha } = (await page()) ?? {}
    return [open, security, captcha !== null]
  }
  expect(await review('till')).toEqual(['review', 'captcha', true])
  expect(await review('secure')).toEqual(['review', '3ds', false])
})
