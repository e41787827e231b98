import { describe, expect, test } from 'vitest'
import type { CartPayload } from '#app/contract/carts.ts'
import type { MembershipOrderPayload } from '#app/contract/membership-orders.ts'
import { gifterPayload } from '#app/rules/memberships/cardholder-payload.ts'
import type { CheckoutDraft } from '#app/session/checkout-draft.ts'
import { blankDraft } from '#tests/builders/blank-records.ts'
import { ada, anOrder, bareCart, bareVenue, card, page } from '#tests/builders/checkout-page.ts'
import type { OpenCheckout } from './open-checkout.server.ts'

describe('the page of checkout', () => {
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
    const session = { visitor: { name: 'Me Moss', email: 'me@moss.test' } } as never
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

  test('a verified member has the tickets sent to the email of their own card where nothing else was typed', async () => {
    const member = { membershipIds: ['M-1'], name: 'Ada Moss', verifiedUntil: '2027-01-01T00:00:00.000Z' }
    const session = { member } as never
    const holder = {
      cardType: 'primary',
      id: 'ada',
      firstName: 'Ada',
      lastName: 'Moss',
      email: 'ada@moss.test',
    }
    const api = { members: { detail: async () => ({ payload: { cardholders: [holder] } }) } }
    const sentTo = async (deliveryEmail: string) =>
      (await page({ session, api }, { draft: { ...blankDraft, deliveryEmail } })).deliveryEmail
    expect(await sentTo('')).toBe('ada@moss.test')
    expect(await sentTo('to@moss.test')).toBe('to@moss.test')
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

  const place = { kind: 'frame', url: 'http://gateway.example/wallet' } as const
  const context = { cardEntry: { place: { kind: 'page' }, pageUrl: null, wallet: place } }
  const delivered = [
    { name: 'ticketDelivery' as const, number: 1 },
    { name: 'payment' as const, number: 2 },
    { name: 'review' as const, number: 3 },
  ]
  const named = [{ name: 'memberInfo' as const, number: 1 }, ...delivered.slice(1)]

  test.each<[string, Partial<OpenCheckout>, boolean]>([
    ['from its first step', { steps: delivered }, true],
    ['at its payment', { steps: delivered, draft: { ...blankDraft, done: ['ticketDelivery'] } }, true],
    ['not before people are named', { steps: named }, false],
    ['once people are named', { steps: named, draft: { ...blankDraft, done: ['memberInfo'] } }, true],
    ['not once a card was entered', { steps: delivered, draft: { ...blankDraft, card: CARD } }, false],
    ['not where nothing is to be paid', { cart: { ...bareCart, total: 0 } }, false],
  ])('in a checkout of steps a wallet is offered %s, with its captcha', async (_, checkout, isOffered) => {
    const path = '/checkout/pier/process?pay=wallet'
    const { wallet, opensWallet, captcha } = await page({ context, path }, checkout)
    expect([wallet, opensWallet, captcha !== null]).toEqual([isOffered ? place : null, isOffered, isOffered])
  })

  test.each([true, false])('a membership that renews itself (%s) has the card kept', async isAutorenew => {
    const cart = { ...bareCart, memberships: [{ isAutorenew }] } as unknown as CartPayload
    expect((await page({ context }, { cart })).keepsCard).toBe(isAutorenew)
  })
})

const CARD = { token: 't', firstSix: '', lastFour: '4242', brand: 'Visa', expMonth: '', expYear: '' }
