import { expect, test } from 'vitest'
import { checkoutBody } from '#app/contract/checkout.ts'
import {
  aBook,
  card,
  type Draft,
  family,
  info,
  ordered,
  primary,
  upgrade,
} from '#tests/builders/membership-book.ts'
import type { SoundMembership } from './judge-membership.ts'
import { isComplete, soldMembership } from './sold-membership.ts'

const BUYER = checkoutBody.parse({
  shoppingCartId: 'c',
  billingFirstName: 'Bea',
  billingLastName: 'Buyer',
  billingEmail: 'bea@x.org',
  billingPhoneNumber: '5551234567',
  billingAddress1: '1 Pier',
  billingAddress2: 'Top',
  billingCity: 'Troy',
  billingState: 'NY',
  billingZipCode: '12180',
  billingCountry: 'US',
})

function sold(values: Partial<Draft>, book = aBook(), withPeople = true) {
  const { judged: all, orders } = ordered([values], book)
  const sound = all[0]!.sound as SoundMembership
  if (!isComplete(sound)) return null
  const people = withPeople ? orders[0] : undefined
  return soldMembership(sound, {
    buyer: BUYER,
    today: '2026-11-21',
    newId: 'NEW-1',
    people,
    auxiliaryCategoryIds: [],
  })
}

test('a new membership of which nothing was said is the buyer’s', () => {
  expect(sold({}, aBook(), false)).toEqual({
    lineId: 'm-1',
    type: 'MembershipPurchase',
    categoryName: 'Friend',
    offeringName: 'One year',
    isGift: false,
    notifiesRecipient: false,
    isAutorenew: false,
    source: null,
    member: {
      membershipId: 'NEW-1',
      membershipNumber: 'NEW-1',
      categoryId: 'friend',
      offeringId: 'year',
      pricePointId: 'adult',
      standing: 'active',
      startDate: '2026-11-21',
      expirationDate: '2027-11-20',
      recurring: undefined,
      cardholders: [
        {
          id: 'NEW-1-1',
          firstName: 'Bea',
          middleName: '',
          lastName: 'Buyer',
          email: 'bea@x.org',
          phoneNumber: '5551234567',
          address: {
            streetAddress1: '1 Pier',
            streetAddress2: 'Top',
            city: 'Troy',
            state: 'NY',
            zipCode: '12180',
            country: 'US',
          },
          cardType: 'primary',
          cardStatus: 'active',
          customerSource: 'acme',
          expirationDate: undefined,
        },
      ],
    },
  })
  expect(sold({ membershipOfferingId: undefined })).toBeNull()
  expect(sold({})?.member.cardholders.map(({ firstName }) => firstName)).toEqual(['Bea'])
  const blank = sold({ ...info({ ...primary, firstName: '  ' }) })
  expect(blank?.member.cardholders.map(({ firstName }) => firstName)).toEqual(['Bea'])
})

test('a gift says who gave it: as was written, or else the buyer', () => {
  const gift = {
    isGift: true,
    membershipInfo: {
      giftMessage: ' Well done ',
      gifterInfo: { firstName: ' Gus ', lastName: ' Giver ', email: ' gus@x.org ' },
      membershipCards: [primary],
    },
  }
  expect(sold(gift)).toMatchObject({
    isGift: true,
    member: {
      gift: { firstName: 'Gus', lastName: 'Giver', email: 'gus@x.org', message: 'Well done' },
      cardholders: [{ id: 'NEW-1-1', firstName: 'Ada', middleName: 'M', address: { zipCode: '1010' } }],
    },
  })
  expect(sold(gift, aBook(), false)?.member.gift).toEqual({
    firstName: 'Bea',
    lastName: 'Buyer',
    email: 'bea@x.org',
    message: '',
  })
  expect(sold({})?.member).not.toHaveProperty('gift')
  expect(sold({ membershipOfferingId: 'life' })).toMatchObject({
    isAutorenew: true,
    member: { recurring: { status: 'active' } },
  })
})

const cardsOf = (sale: ReturnType<typeof sold>) =>
  sale?.member.cardholders.map(({ id, firstName, cardType, cardStatus, barcode = '' }) =>
    [id, firstName, cardType, cardStatus, barcode].join(' ').trim(),
  )

test('an upgrade changes the record that it starts from, its cards with it', () => {
  const cards = info(
    card({ id: 'C-2', firstName: ' Bob ' }),
    card({ id: 'C-3', dropped: true }),
    card({ firstName: 'New' }),
    card({ firstName: 'Gone', dropped: true }),
  )
  const plain = sold({ ...upgrade, ...cards }, family())
  expect(plain).toMatchObject({
    source: { membershipId: 'M-1', categoryId: 'friend', expiresOn: '2026-12-31' },
    member: { membershipId: 'M-1', membershipNumber: 'M-1', categoryId: 'patron', standing: 'active' },
  })
  expect(cardsOf(plain)).toEqual([
    'C-0 Old secondary dropped',
    'C-1 Ada primary active',
    'C-2 Bob secondary active B-2',
    'C-3 Cy secondary dropped',
    'M-1-1 New secondary active',
  ])
})

test('a renewal is a new term with cards of its own, without the dropped', () => {
  const renewal = { type: 'Renewal' as const, membershipId: 'M-1' }
  const sale = sold(
    { ...renewal, ...info(card({ id: 'C-3', dropped: true }), card({ firstName: 'New' })) },
    family(),
  )
  expect(sale?.member).toMatchObject({
    membershipId: 'NEW-1',
    membershipNumber: 'M-1',
    standing: 'new',
    startDate: '2027-01-01',
    expirationDate: '2027-12-31',
  })
  expect(cardsOf(sale)).toEqual([
    'NEW-1-1 Ada primary active',
    'NEW-1-2 Bo secondary active B-2',
    'NEW-1-3 New secondary active',
  ])
  expect(sale?.member.cardholders[1]?.expirationDate).toBeUndefined()
})
