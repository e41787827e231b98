import { describe, expect, test } from 'vitest'
import { blankDraft } from '#tests/builders/blank-records.ts'
import { refuse } from '#app/api/kernel/refuse.ts'
import { gifterPayload, newCardholder } from '#app/rules/memberships/cardholder-payload.ts'
import type { CartPayload } from '#app/contract/carts.ts'
import type { MembershipOrderPayload } from '#app/contract/membership-orders.ts'
import type { CheckoutDraft } from '#app/session/checkout-draft.ts'
import { plainVisit, type VisitDetails } from '#tests/builders/plain-visit.ts'
import {
  loadCheckoutPage,
  memberIdsOf,
  type OpenCheckout,
  openCheckout,
  sectionsOf,
  securityOf,
} from './checkout-page.server.ts'

const aLine = (about: object) => ({
  id: 'boat~9',
  type: 'event',
  itemType: 'Event',
  name: 'Boat',
  itemSubtotal: 1400,
  itemRetailSubtotal: 1400,
  images: [],
  events: [{ eventId: 'boat.9', startTime: '2026-11-21T09:00:00' }],
  items: [{ name: 'Adult', amount: 2 }],
  ...about,
})
const bareCart = {
  id: 'c1',
  version: 1,
  total: 1400,
  templates: [{ eventTemplateId: 'boat', events: [] }],
  comboItems: [],
  memberships: [],
  donations: [],
  coupons: [],
  hold: null,
  orders: [aLine({})],
} as unknown as CartPayload
const card = { brand: 'Visa', lastFour: '4242' }

const bareVenue: VisitDetails = {
  path: '/checkout/pier/process',
  company: { billingAddress: { display: 'zipcode', validation: 'zipcode' }, country: 'US' },
  context: { cardEntry: { place: { kind: 'page' }, pageUrl: null, checksCardholders: false } },
}
const bare: OpenCheckout = {
  cart: bareCart,
  draft: blankDraft,
  isNew: false,
  steps: [
    { name: 'payment', number: 1 },
    { name: 'review', number: 2 },
  ],
  orders: [],
  savedCard: null,
}
const lists = {
  countries: async () => ({ payload: [{ alpha2Code: 'CA', name: 'Canada' }] }),
  states: async ({ params }: { params: { country: string } }) => ({
    payload: [{ abbreviation: 'QC', name: `Quebec of ${params.country}` }],
  }),
}
const challenge = async () => ({ payload: { kind: 'altcha', challenge: { salt: 's' }, formToken: 'token' } })
const page = (about: VisitDetails, checkout: Partial<OpenCheckout> = {}) =>
  loadCheckoutPage(
    plainVisit({ api: { locations: lists, captcha: { challenge } }, ...bareVenue, ...about }),
    { ...bare, ...checkout },
  )

const anOrder = (about: Partial<MembershipOrderPayload> = {}, info: object = {}) =>
  ({
    id: 'm1',
    isEdited: false,
    isInvalidMembership: false,
    isPrimaryChecked: true,
    primaryCardholder: null,
    secondaryCardholders: [],
    numberOfSecondaryCardholders: 0,
    membershipInfo: { isGift: false, notifyGiftRecipient: false, gifterInfo: gifterPayload(), ...info },
    ...about,
  }) as MembershipOrderPayload

const ada = newCardholder(
  {
    firstName: 'Ada',
    lastName: 'Moss',
    email: 'ada@moss.test',
    phoneNumber: '1',
    country: 'CA',
    zipCode: 'H1',
    city: 'M',
    streetAddress1: 'a',
    streetAddress2: 'b',
    state: 'QC',
    otherState: 'o',
  },
  'primary',
)

describe('the page of checkout', () => {
  test('of a bare order at a bare venue', async () => {
    expect(await page({})).toEqual({
      address: {
        city: '',
        country: 'US',
        otherState: '',
        state: '',
        streetAddress1: '',
        streetAddress2: '',
        zip: '',
      },
      addressFields: ['zip'],
      brands: ['payment-brand-visa', 'payment-brand-mastercard', 'payment-brand-discover'],
      captcha: null,
      card: null,
      cardFailed: 'error-checkout-failed',
      cardPlace: { kind: 'page' },
      certificate: null,
      contact: { email: '', firstName: '', lastName: '', phoneNumber: '' },
      countries: null,
      coupons: null,
      deliveryEmail: '',
      done: [],
      due: 1400,
      hasCardPage: false,
      hasTickets: true,
      hold: null,
      isBackFromBank: false,
      lines: [
        {
          amount: 1400,
          id: 'boat~9',
          name: 'Boat',
          sentence: 'review-step-sentence count=2 date=Saturday, November 21, 2026 time=9:00 am',
          visits: [],
        },
      ],
      memberInfo: null,
      needsCard: true,
      offersSavedCard: false,
      open: 'payment',
      requiredAddress: ['zip'],
      security: 'captcha',
      states: null,
      steps: [
        { name: 'payment', number: 1 },
        { name: 'review', number: 2 },
      ],
      terms: { href: '/legal/pier/terms', renewalHref: null },
      toldOfGifts: [],
      total: 1400,
      usesSavedCard: false,
      zipHint: null,
    })
  })

  test('with everything, where a card is entered', async () => {
    const checkout: Partial<OpenCheckout> = {
      steps: [
        { name: 'ticketDelivery', number: 1 },
        { name: 'payment', number: 2 },
        { name: 'review', number: 3 },
      ],
      savedCard: card,
      draft: {
        ...blankDraft,
        done: ['ticketDelivery'],
        deliveryEmail: 'to@moss.test',
        contact: { ...blankDraft.contact, firstName: 'Ada' },
        coupon: 'HALF',
        giftCard: '',
        certificate: { number: 'GC-1234-5678', balance: 900, isApplied: true },
        usesNewCard: true,
        card: { token: 't', firstSix: '', lastFour: '1111', brand: 'Amex', expMonth: '', expYear: '' },
      },
      cart: {
        ...bareCart,
        total: 5000,
        hold: { expiresAt: '2026-11-20T15:10:00.000Z', extensionsLeft: 0 },
        coupons: [{ couponCode: 'SAVE', discount: 100 }],
        memberships: [{ isAutorenew: true }],
        orders: [
          aLine({
            couponDiscount: 100,
            items: [
              { name: 'Adult', amount: 2 },
              { name: 'Child', amount: 1 },
            ],
          }),
          aLine({
            id: 'combo',
            itemType: 'Combo',
            name: 'Day Out',
            people: [
              { name: 'Adult', amount: 2 },
              { name: 'Child', amount: 1 },
            ],
            events: [
              { eventId: 'b', name: 'Boat', startTime: '2026-11-21T13:30:00' },
              { eventId: 'p', startTime: '2026-11-22T10:00:00' },
            ],
          }),
          aLine({ id: 'combo-2', itemType: 'Combo', name: 'Empty', events: [] }),
          aLine({
            id: 'map',
            itemType: 'Inventory',
            name: 'Map',
            events: [],
            items: [{ name: 'Map', amount: 3 }],
          }),
          aLine({
            id: 'gift',
            itemType: 'Donation',
            name: 'Roof',
            events: [],
            donationDetail: { isHonor: true, dedicationFirstName: 'Cy' },
          }),
        ],
      } as unknown as CartPayload,
    }
    const company = {
      billingAddress: { display: 'address', validation: 'address' },
      country: 'US',
      coupons: true,
      multipleCoupons: true,
      giftCertificates: true,
      allowAmericanExpress: true,
      enable3DS: true,
    }
    const cardEntry = { place: { kind: 'frame', url: '/frame' }, pageUrl: '/card', checksCardholders: true }
    const path = '/checkout/pier/process?country=CA'
    expect(await page({ company, context: { cardEntry }, path }, checkout)).toEqual({
      address: {
        city: '',
        country: 'CA',
        otherState: '',
        state: '',
        streetAddress1: '',
        streetAddress2: '',
        zip: '',
      },
      addressFields: ['country', 'streetAddress1', 'streetAddress2', 'city', 'state', 'otherState', 'zip'],
      brands: [
        'payment-brand-visa',
        'payment-brand-mastercard',
        'payment-brand-discover',
        'payment-brand-amex',
      ],
      captcha: null,
      card: { brand: 'Amex', lastFour: '1111' },
      cardFailed: 'error-checkout-failed',
      cardPlace: { kind: 'frame', url: '/frame' },
      certificate: {
        balance: 900,
        typed: 'GC-1234-5678',
        used: { applied: 900, digits: '5678', outstanding: 4100, remaining: 0 },
      },
      contact: { email: 'to@moss.test', firstName: 'Ada', lastName: '', phoneNumber: '' },
      countries: [{ label: 'Canada', value: 'CA' }],
      coupons: { many: true, typed: 'HALF', used: [{ code: 'SAVE', discount: 100 }] },
      deliveryEmail: 'to@moss.test',
      done: ['ticketDelivery'],
      due: 4100,
      hasCardPage: true,
      hasTickets: true,
      hold: { expiresAt: '2026-11-20T15:10:00.000Z', mayExtend: false, secondsLeft: 600, until: '10:10 am' },
      isBackFromBank: false,
      lines: [
        {
          amount: 1500,
          id: 'boat~9',
          name: 'Boat',
          sentence: 'review-step-sentence count=3 date=Saturday, November 21, 2026 time=9:00 am',
          visits: [],
        },
        {
          amount: 1400,
          id: 'combo',
          name: 'Day Out',
          sentence: 'cart-line quantity=2 name=Adult, cart-line quantity=1 name=Child',
          visits: [
            'review-step-visit name=Boat date=Saturday, November 21, 2026 time=1:30 pm',
            'review-step-visit name=Day Out date=Sunday, November 22, 2026 time=10:00 am',
          ],
        },
        { amount: 1400, id: 'combo-2', name: 'Empty', sentence: '', visits: [] },
        { amount: 1400, id: 'map', name: 'Map', sentence: 'cart-line quantity=3 name=Map', visits: [] },
        {
          amount: 1400,
          id: 'gift',
          name: 'Roof',
          sentence: 'donation-dedication kind=donation-honor-in-honor name=Cy',
          visits: [],
        },
      ],
      memberInfo: null,
      needsCard: true,
      offersSavedCard: false,
      open: 'payment',
      requiredAddress: ['country', 'streetAddress1', 'city', 'state', 'zip'],
      security: '3ds',
      states: [{ label: 'Quebec of ca', value: 'QC' }],
      steps: [
        { name: 'ticketDelivery', number: 1 },
        { name: 'payment', number: 2 },
        { name: 'review', number: 3 },
      ],
      terms: { href: '/legal/pier/terms', renewalHref: '/legal/pier/terms#membership-auto-renewal' },
      toldOfGifts: [],
      total: 5000,
      usesSavedCard: false,
      zipHint: 'payment-zip-hint',
    })
  })

  test('at review the captcha is loaded, unless the bank checks the card', async () => {
    const draft = { ...blankDraft, done: ['payment' as const], secureSession: 's' }
    expect(await page({}, { draft })).toMatchObject({
      open: 'review',
      done: ['payment'],
      captcha: { kind: 'altcha', challenge: { salt: 's' }, formToken: 'token' },
      isBackFromBank: false,
    })
    const tokenless = { challenge: async () => ({ payload: { kind: 'recaptcha', challenge: {} } }) }
    expect((await page({ api: { captcha: tokenless } }, { draft })).captcha).toEqual({
      kind: 'recaptcha',
      challenge: {},
      formToken: '',
    })
    const bank = {
      company: { ...bareVenue.company, enable3DS: true },
      context: { cardEntry: { checksCardholders: true, pageUrl: null } },
    }
    expect(await page(bank, { draft })).toMatchObject({
      security: '3ds',
      captcha: null,
      isBackFromBank: true,
    })
    expect(await page(bank, { draft: { ...draft, secureSession: '' } })).toMatchObject({
      isBackFromBank: false,
    })
  })

  test('who is signed in is known by their email where nothing else was typed', async () => {
    const session = { visitor: { email: 'me@moss.test' } } as never
    const emails = async (draft: Partial<CheckoutDraft>) => {
      const { deliveryEmail, contact } = await page({ session }, { draft: { ...blankDraft, ...draft } })
      return [deliveryEmail, contact.email]
    }
    expect(await emails({})).toEqual(['me@moss.test', 'me@moss.test'])
    expect(await emails({ deliveryEmail: 'to@moss.test' })).toEqual(['to@moss.test', 'to@moss.test'])
    const contact = { ...blankDraft.contact, email: 'own@moss.test' }
    expect(await emails({ deliveryEmail: 'to@moss.test', contact })).toEqual([
      'to@moss.test',
      'own@moss.test',
    ])
  })

  test('a certificate whose balance was looked up stands with its number and pays nothing yet', async () => {
    const company = { ...bareVenue.company, giftCertificates: true, coupons: true }
    const certificate = { number: 'GC-1', balance: 900, isApplied: false }
    const shown = async (draft: Partial<CheckoutDraft>) => {
      const { certificate, due, coupons } = await page({ company }, { draft: { ...blankDraft, ...draft } })
      return { certificate, due, coupons }
    }
    const coupons = { many: false, used: [], typed: '' }
    expect(await shown({ certificate })).toEqual({
      certificate: { typed: 'GC-1', balance: 900, used: null },
      due: 1400,
      coupons,
    })
    expect(await shown({ giftCard: 'GC-2' })).toEqual({
      certificate: { typed: 'GC-2', balance: null, used: null },
      due: 1400,
      coupons,
    })
  })

  test('the card on file, where it pays and where another one is entered', async () => {
    const cards = async (draft: Partial<CheckoutDraft>, about: Partial<CartPayload> = {}) => {
      const cart = { ...bareCart, ...about }
      const {
        usesSavedCard,
        offersSavedCard,
        needsCard,
        card: shown,
      } = await page({}, { cart, savedCard: card, draft: { ...blankDraft, ...draft } })
      return { usesSavedCard, offersSavedCard, needsCard, card: shown }
    }
    expect(await cards({})).toEqual({ usesSavedCard: true, offersSavedCard: false, needsCard: false, card })
    expect(await cards({ usesNewCard: true })).toEqual({
      usesSavedCard: false,
      offersSavedCard: false,
      needsCard: true,
      card: null,
    })
    expect(
      await cards({ usesNewCard: true }, { total: 0, memberships: [{ isAutorenew: true }] as never }),
    ).toMatchObject({ offersSavedCard: true })
    expect(await cards({ usesNewCard: true }, { total: 0 })).toMatchObject({ offersSavedCard: false })
  })

  test('gifts whose recipients are told of them', async () => {
    const giftDetails = { isGift: true, notifyGiftRecipient: true }
    const orders = [
      anOrder({ primaryCardholder: ada }, giftDetails),
      anOrder({ primaryCardholder: null, isPrimaryChecked: false }, giftDetails),
      anOrder({ primaryCardholder: ada }, { isGift: false, notifyGiftRecipient: true }),
      anOrder({ primaryCardholder: ada }, { isGift: true, notifyGiftRecipient: false }),
    ]
    expect((await page({}, { orders })).toldOfGifts).toEqual([{ name: 'Ada Moss', email: 'ada@moss.test' }])
  })

  test('what was said of a membership stands in contact and address, until something is typed', async () => {
    const own = anOrder({ isEdited: true, primaryCardholder: ada })
    const billed = async (orders: MembershipOrderPayload[], draft: Partial<CheckoutDraft> = {}) => {
      const { contact, address } = await page({}, { orders, draft: { ...blankDraft, ...draft } })
      return [contact, address]
    }
    const known = { firstName: 'Ada', lastName: 'Moss', email: 'ada@moss.test', phoneNumber: '1' }
    expect(await billed([own])).toEqual([
      known,
      {
        country: 'CA',
        streetAddress1: 'a',
        streetAddress2: 'b',
        city: 'M',
        state: 'QC',
        otherState: 'o',
        zip: 'H1',
      },
    ])
    const gift = anOrder(
      { isEdited: true },
      { isGift: true, gifterInfo: { ...gifterPayload(), ...ada, addresses: [] } },
    )
    expect(await billed([gift])).toEqual([known, { ...blankDraft.address, country: 'US' }])
    expect(await billed([gift, own])).toEqual(await billed([own]))
    const typed = { contact: { ...blankDraft.contact, lastName: 'Bo' } }
    expect(await billed([own], typed)).toEqual([typed.contact, { ...blankDraft.address, country: 'US' }])
    const zip = { address: { ...blankDraft.address, country: 'CA', zip: ' H2' } }
    expect(await billed([own], zip)).toEqual([blankDraft.contact, zip.address])
    expect(await billed([own], { address: { ...blankDraft.address, country: 'CA', zip: ' ' } })).toEqual(
      await billed([own]),
    )
    expect(await billed([anOrder({ primaryCardholder: ada })])).toEqual([
      blankDraft.contact,
      { ...blankDraft.address, country: 'US' },
    ])
  })

  test.each([
    ['?country=CA', '', 'CA'],
    ['?country=ca', 'FR', 'FR'],
    ['?country=CAN', '', 'US'],
    ['', '', 'US'],
  ])('with %s after %s typed the address is that of %s', async (query, typed, country) => {
    const draft = { ...blankDraft, address: { ...blankDraft.address, country: typed } }
    expect((await page({ path: `/checkout/pier/process${query}` }, { draft })).address.country).toBe(country)
  })

  test('the lists of an address are loaded only where it is open and has a country', async () => {
    const address = {
      company: { ...bareVenue.company, billingAddress: { display: 'address', validation: 'address' } },
    }
    expect((await page(address)).countries).toEqual([{ value: 'CA', label: 'Canada' }])
    expect((await page(address, { draft: { ...blankDraft, done: ['payment'] } })).countries).toBeNull()
    const free = await page(address, { cart: { ...bareCart, total: 0 } })
    expect([free.addressFields, free.countries]).toEqual([[], null])
  })
})

describe('the member info step', () => {
  const bo = (about: object = {}) => ({
    ...newCardholder({ firstName: 'Bo', lastName: 'Moss' }, 'secondary'),
    ...about,
  })
  const memberships = [
    { id: 'm1', membershipOfferingName: 'A year', pricePointName: 'Adult', isAutorenew: false },
  ]
  const steps: OpenCheckout['steps'] = [
    { name: 'memberInfo', number: 1 },
    { name: 'payment', number: 2 },
    { name: 'review', number: 3 },
  ]
  const info = async (
    orders: MembershipOrderPayload[],
    about: VisitDetails = {},
    checkout: Partial<OpenCheckout> = {},
  ) =>
    (await page(about, { orders, steps, cart: { ...bareCart, memberships } as never, ...checkout }))
      .memberInfo

  test('of somebody who is known, with more cardholders than there may be', async () => {
    const order = anOrder({
      primaryCardholder: ada,
      secondaryCardholders: [
        bo(),
        bo({ id: '2', firstName: 'Cy', name: 'Cy Moss', dropped: true }),
        bo({ firstName: 'Di', name: 'Di Moss' }),
      ],
      numberOfSecondaryCardholders: 1,
    })
    const found = await info([order])
    expect({
      ...found,
      panels: found?.panels.map(
        ({ primaryCardholder: _, secondaryCardholders: __, membershipInfo: ___, ...panel }) => panel,
      ),
    }).toEqual({
      isBlocked: false,
      panels: [
        {
          countries: [{ label: 'Canada', value: 'CA' }],
          excess: 1,
          id: 'm1',
          isCurrent: true,
          isEdited: false,
          isInvalidMembership: false,
          isNext: false,
          isPrimaryChecked: true,
          kind: 'A year · Adult',
          loaded: true,
          mayAdd: false,
          numberOfSecondaryCardholders: 1,
          requiredOfPrimary: [
            'firstName',
            'lastName',
            'country',
            'streetAddress1',
            'city',
            'otherState',
            'zipCode',
          ],
          requiredOfSecondary: ['firstName', 'lastName'],
          state: 'form',
          summary: 'Ada Moss, Bo Moss, and Di Moss',
          undo: [false, false, false],
        },
      ],
      states: [{ label: 'Quebec of ca', value: 'QC' }],
      zipHint: 'cardholder-postal-code-hint',
    })
    expect(found?.panels[0]).toMatchObject({
      primaryCardholder: ada,
      secondaryCardholders: order.secondaryCardholders,
    })
  })

  test('of nobody yet: the buyer’s email and the venue’s country stand in it', async () => {
    const session = { visitor: { email: 'me@moss.test' } } as never
    const first = async (order: MembershipOrderPayload, draft: Partial<CheckoutDraft> = {}) => {
      const panel = (await info([order], { session }, { draft: { ...blankDraft, ...draft } }))?.panels[0]
      const {
        primaryCardholder: primary,
        membershipInfo,
        kind,
        summary,
        requiredOfPrimary,
        requiredOfSecondary,
        mayAdd,
      } = panel!
      return {
        email: primary?.email,
        country: primary?.country,
        giver: membershipInfo.gifterInfo.email,
        kind,
        summary,
        requiredOfPrimary,
        requiredOfSecondary,
        mayAdd,
      }
    }
    expect(await first(anOrder({ numberOfSecondaryCardholders: 1 }))).toEqual({
      country: 'US',
      email: 'me@moss.test',
      giver: '',
      kind: 'A year · Adult',
      mayAdd: true,
      requiredOfPrimary: ['firstName', 'lastName', 'country', 'streetAddress1', 'city', 'state', 'zipCode'],
      requiredOfSecondary: ['firstName', 'lastName'],
      summary: '',
    })
    expect(
      await first(anOrder({ isEdited: true }, { isGift: true }), { deliveryEmail: 'to@moss.test' }),
    ).toEqual({
      country: 'US',
      email: '',
      giver: 'to@moss.test',
      kind: 'member-info-gift · A year · Adult',
      mayAdd: false,
      requiredOfPrimary: [
        'firstName',
        'lastName',
        'email',
        'country',
        'streetAddress1',
        'city',
        'state',
        'zipCode',
      ],
      requiredOfSecondary: ['firstName', 'lastName'],
      summary: 'member-info-buyer',
    })
    expect(await first(anOrder({ isPrimaryChecked: false }))).toMatchObject({
      email: undefined,
      country: undefined,
    })
    const giver = { ...gifterPayload(), email: 'own@moss.test', name: 'Ed' }
    expect(
      await first(anOrder({ primaryCardholder: ada }, { isGift: true, gifterInfo: giver })),
    ).toMatchObject({
      email: 'ada@moss.test',
      country: 'CA',
      giver: 'own@moss.test',
      summary: 'member-info-gift-summary recipient=Ada Moss giver=Ed',
    })
  })

  test('a venue that needs an email of everybody asks for it', async () => {
    const company = { ...bareVenue.company, requireEmail: true }
    const panel = (await info([anOrder({ primaryCardholder: ada })], { company }))?.panels[0]
    expect(panel?.requiredOfPrimary).toContain('email')
    expect(panel?.requiredOfSecondary).toEqual(['firstName', 'lastName', 'email'])
  })

  test('the lists are those of the country in hand, and of nobody who is not asked', async () => {
    const path = '/checkout/pier/process?country=CA'
    expect(await info([anOrder()], { path })).toMatchObject({
      states: [{ value: 'QC', label: 'Quebec of ca' }],
      zipHint: 'cardholder-postal-code-hint',
    })
    expect(await info([anOrder()], { path: '/checkout/pier/process?country=ca' })).toMatchObject({
      states: [{ value: 'QC', label: 'Quebec of us' }],
      zipHint: null,
    })
    expect(await info([anOrder({ isPrimaryChecked: false })])).toMatchObject({ states: null })
    const later = { draft: { ...blankDraft, done: ['memberInfo' as const] } }
    expect(await info([anOrder()], {}, later)).toMatchObject({ states: null, panels: [{ countries: null }] })
  })

  test('a membership that cannot be bought blocks the step; only the panel in hand has lists', async () => {
    const orders = [
      anOrder({ id: 'm1' }),
      anOrder({ id: 'm2' }),
      anOrder({ id: 'm3', isInvalidMembership: true }),
    ]
    const draft = { ...blankDraft, membership: 'm2' }
    expect(await info(orders, {}, { draft })).toMatchObject({
      isBlocked: true,
      panels: [
        { id: 'm1', isCurrent: false, countries: null, kind: 'A year · Adult', state: 'next' },
        { id: 'm2', isCurrent: true, countries: [{ value: 'CA', label: 'Canada' }], kind: '', state: 'form' },
        { id: 'm3', isCurrent: false, countries: null, state: 'invalid' },
      ],
    })
    expect(await info([anOrder()])).toMatchObject({ isBlocked: false })
    expect(await info([])).toBeNull()
  })
})

describe('opening checkout', () => {
  const drafts = { read: async () => blankDraft }
  const checkout = (cart: object | null, { api = {}, ...about }: VisitDetails & { api?: object } = {}) => {
    const calls: unknown[] = []
    const visit = plainVisit({
      ...bareVenue,
      session: { cartId: 'c1' },
      ...about,
      context: { drafts },
      api: {
        carts: {
          get: async (input: unknown) => {
            calls.push(input)
            return { payload: cart }
          },
          memberships: async (input: unknown) => {
            calls.push(input)
            return { payload: [anOrder()] }
          },
        },
        ...api,
      },
    })
    return { calls, answer: openCheckout(visit, new Request('http://venue.example/')) }
  }

  test('without anything to pay for there is none', async () => {
    expect(await checkout(null).answer).toEqual({ cartError: false, headers: {} })
    expect(await checkout({ ...bareCart, orders: [] }).answer).toEqual({ cartError: false, headers: {} })
  })

  test('of tickets alone', async () => {
    const { answer, calls } = checkout(bareCart)
    expect(await answer).toEqual({
      cart: bareCart,
      steps: bare.steps,
      orders: [],
      savedCard: null,
      draft: blankDraft,
      isNew: false,
    })
    expect(calls).toEqual([{ headers: { 'x-cart-id': 'c1' }, query: {} }])
  })

  test('where tickets are sent, and of what the venue has ended', async () => {
    const { answer } = checkout(bareCart, { company: { showTicketEmail: true } })
    expect(await answer).toMatchObject({
      steps: [{ name: 'ticketDelivery' }, { name: 'payment' }, { name: 'review' }],
    })
    const gone = await checkout(
      { ...bareCart, gone: [] },
      { path: '/checkout/pier/process?campaign=roof' },
    ).answer.catch(thrown => thrown)
    expect([gone.status, gone.headers.get('Location')]).toEqual([
      302,
      '/orders/pier/tickets?cart=true&campaign=roof',
    ])
  })

  const renewal = {
    ...bareCart,
    templates: [],
    memberships: [{ id: 'm1', membershipId: 'M-1', isGift: false, isAutorenew: true }],
  }
  test.each([
    {
      why: 'that can be charged',
      recurring: {
        onfilePaymentMethod: { isChargeable: true, paymentMethodBrand: 'Visa', ccLastFourDigits: '4242' },
      },
      savedCard: card,
    },
    { why: 'that cannot', recurring: { onfilePaymentMethod: { isChargeable: false } }, savedCard: null },
    { why: 'that is not there', recurring: { onfilePaymentMethod: null }, savedCard: null },
    { why: 'that nobody answers for', recurring: null, savedCard: null },
  ])('of a renewal, with a card $why', async ({ recurring, savedCard }) => {
    const names: string[] = []
    const member = { membershipIds: ['M-1'], name: 'Ada', verifiedUntil: '2026-12-20T14:00:00.000Z' }
    const { answer, calls } = checkout(renewal, {
      session: { cartId: 'c1', member } as never,
      api: {
        members: {
          recurring: async ({ params }: { params: { membershipId: string } }) => {
            names.push(params.membershipId)
            if (!recurring) throw refuse('NOT_FOUND')
            return { payload: recurring }
          },
        },
      },
    })
    expect(await answer).toMatchObject({
      savedCard,
      orders: [{ id: 'm1' }],
      steps: [{ name: 'memberInfo' }, { name: 'payment' }, { name: 'review' }],
    })
    expect(names).toEqual(['M-1'])
    expect(calls).toHaveLength(2)
    expect(calls[1]).toEqual(calls[0])
  })
})

test('sections and security follow the card on file, the renewal and what the gateway can', () => {
  const checkout = {
    cart: { ...bareCart, total: 0, memberships: [{ isAutorenew: true }] } as never,
    draft: blankDraft,
    savedCard: null,
  }
  expect(sectionsOf(checkout)).toEqual({
    payment: true,
    cardFields: true,
    savedCard: false,
    offersSavedCard: false,
    address: true,
  })
  expect(
    sectionsOf({
      ...checkout,
      cart: { ...bareCart, total: 0, memberships: [{ isAutorenew: false }] } as never,
    }),
  ).toMatchObject({ payment: false })
  expect(sectionsOf({ ...checkout, savedCard: card })).toMatchObject({ savedCard: true, cardFields: false })
  const security = (enable3DS: boolean, checksCardholders: boolean) =>
    securityOf(
      plainVisit({ company: { enable3DS }, context: { cardEntry: { checksCardholders } } }),
      checkout,
    )
  expect([security(true, true), security(true, false), security(false, true)]).toEqual([
    '3ds',
    'captcha',
    'captcha',
  ])
})

test('calls name the verified membership that the address asks for, else all of them', () => {
  const member = { membershipIds: ['M-1', 'M-2'], name: 'Ada', verifiedUntil: '2026-12-20T14:00:00.000Z' }
  const ids = (query: string, session: object = { member }) =>
    memberIdsOf(plainVisit({ path: `/checkout/pier/process${query}`, session: session as never }))
  expect(ids('?membershipId=M-2')).toEqual({ membershipId: 'M-2' })
  expect(ids('')).toEqual({ membershipIds: ['M-1', 'M-2'] })
  expect(ids('', {})).toEqual({})
})
