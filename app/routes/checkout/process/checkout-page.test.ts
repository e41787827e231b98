import { describe, expect, test } from 'vitest'
import type { CartPayload } from '#app/contract/carts.ts'
import { blankDraft } from '#tests/builders/blank-records.ts'
import { aLine, bareCart, card, page } from '#tests/builders/checkout-page.ts'
import type { OpenCheckout } from './open-checkout.server.ts'

describe('the page of checkout', () => {
  test('of a bare order at a bare venue', async () => {
    expect(await page({})).toEqual({
      linkCoupon: null,
      linkErrors: {},
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
      addressOrder: ['streetAddress1', 'streetAddress2', 'city', 'state', 'zip'],
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
      offer: null,
      overlaps: null,
      answersHref: null,
      contactForm: { name: 'parts', phone: true },
      expiry: 'parts',
      form: 'full',
      isBackFromBank: false,
      isKnown: false,
      layout: 'steps',
      opensWallet: false,
      keepsCard: false,
      wallet: null,
      savings: { member: 0, discount: 0 },
      lines: [
        {
          listed: 1400,
          paid: 1400,
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
      terms: { href: '/legal/pier/terms', renewalHref: null, policy: [] },
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
        overlaps: [
          {
            earlier: { eventTemplateId: 'boat', name: 'Boat', startTime: '2026-11-21T09:00:00' },
            later: { eventTemplateId: 'p', name: 'Day Out', startTime: '2026-11-21T09:30:00' },
          },
        ],
        orders: [
          aLine({
            couponDiscount: 100,
            itemRetailSubtotal: 1700,
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
      linkCoupon: null,
      linkErrors: {},
      address: {
        city: '',
        country: 'CA',
        otherState: '',
        state: '',
        streetAddress1: '',
        streetAddress2: '',
        zip: '',
      },
      addressOrder: ['streetAddress1', 'streetAddress2', 'city', 'state', 'zip'],
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
      offer: null,
      hold: { expiresAt: '2026-11-20T15:10:00.000Z', mayExtend: false, secondsLeft: 600, until: '10:10 am' },
      overlaps: {
        sentences: ['review-step-overlap earlier=Boat start=9:00 am later=Day Out laterStart=9:30 am'],
        href: '/orders/pier/tickets?cart=true',
      },
      answersHref: null,
      contactForm: { name: 'parts', phone: true },
      expiry: 'parts',
      form: 'full',
      isBackFromBank: false,
      isKnown: false,
      layout: 'steps',
      opensWallet: false,
      keepsCard: true,
      wallet: null,
      savings: { member: 0, discount: 200 },
      lines: [
        {
          listed: 1700,
          paid: 1400,
          id: 'boat~9',
          name: 'Boat',
          sentence: 'review-step-sentence count=3 date=Saturday, November 21, 2026 time=9:00 am',
          visits: [],
        },
        {
          listed: 1400,
          paid: 1400,
          id: 'combo',
          name: 'Day Out',
          sentence: 'cart-line quantity=2 name=Adult, cart-line quantity=1 name=Child',
          visits: [
            'review-step-visit name=Boat date=Saturday, November 21, 2026 time=1:30 pm',
            'review-step-visit name=Day Out date=Sunday, November 22, 2026 time=10:00 am',
          ],
        },
        { listed: 1400, paid: 1400, id: 'combo-2', name: 'Empty', sentence: '', visits: [] },
        {
          listed: 1400,
          paid: 1400,
          id: 'map',
          name: 'Map',
          sentence: 'cart-line quantity=3 name=Map',
          visits: [],
        },
        {
          listed: 1400,
          paid: 1400,
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
      terms: {
        href: '/legal/pier/terms',
        renewalHref: '/legal/pier/terms#membership-auto-renewal',
        policy: [],
      },
      toldOfGifts: [],
      total: 5000,
      usesSavedCard: false,
      zipHint: 'payment-zip-hint',
    })
  })

  test('tells what was ordered by the day, add-ons behind their event', async () => {
    const orders = [
      aLine({ id: 'night', name: 'Night', events: [{ eventId: 'n', startTime: '2026-11-21T20:00:00' }] }),
      aLine({ id: 'lamp', name: 'Lamp', type: 'addOn', itemType: 'Inventory', events: [] }),
      aLine({ id: 'morning', name: 'Morning' }),
    ]
    const cart = { ...bareCart, orders } as unknown as CartPayload
    const { lines } = await page({}, { cart })
    expect(lines.map(({ name }) => name)).toEqual(['Morning', 'Night', 'Lamp'])
  })
})
