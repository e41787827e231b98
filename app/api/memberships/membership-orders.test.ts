import { expect, test } from 'vitest'
import { type CartDraft, cartInput } from '#app/contract/carts.ts'
import { checkoutBody } from '#app/contract/checkout.ts'
import { aCartRow, aPriceBook, aSource } from '#tests/builders/price-book.ts'
import { aMembershipCategory } from '#tests/builders/venue-file.ts'
import { categoryPayload } from './category-payload.ts'
import { judgeMembership, type MembershipBook, type SoundMembership } from './judge-membership.ts'
import { membershipOrders } from './membership-orders.ts'
import type { ApiContext } from '../context.ts'
import type { Refusal } from '../refuse.ts'
import { refuseWrongPeople, withPeople } from './ordered-people.ts'
import { isComplete, soldMembership } from './sold-membership.ts'

const price = (id: string, cents: number, more: object = {}) => ({
  id,
  personTypeId: 'adult',
  price: cents,
  ...more,
})
const year = { id: 'year', name: 'One year', duration: 12, prices: [price('adult', 6000)] }
const life = {
  id: 'life',
  name: 'For life',
  duration: 1200,
  autorenewalType: 'required',
  prices: [price('one', 90_000, { name: 'You', description: 'Alone' }), price('two', -1)],
}
const picture = { thumbnail: '/t.avif', screen: '/s.avif', highRes: '/h.avif', description: 'A card' }

const CATEGORIES = [
  aMembershipCategory({
    offerings: [year, life],
    images: [picture],
    groupId: 'people',
    levelCollection: 'Basic',
    benefits: ['Free entry'],
    shortDescription: 'Short',
    description: 'Long',
    infoTemplate: 'Show it',
    rules: { numberOfCardHolders: 3 },
    upgradeToIds: ['patron'],
    restrictions: [],
    displayOrder: 4,
    auxiliaryCategoryIds: ['choir'],
  }),
  aMembershipCategory({
    id: 'patron',
    name: 'Patron',
    offerings: [{ ...year, prices: [price('adult', 10_000)] }],
  }),
  aMembershipCategory({ id: 'choir', name: 'Choir', auxiliary: true, rules: { canGift: false } }),
  aMembershipCategory({ id: 'orchestra', name: 'Orchestra', auxiliary: true }),
  aMembershipCategory({ id: 'closed', name: 'Closed', canJoin: false }),
  aMembershipCategory({ id: 'inner', name: 'Inner', restrictions: ['friend'] }),
  aMembershipCategory({ id: 'desk', name: 'Desk', salesChannels: [{ channel: 'customerRep' }] }),
]
const GROUP = {
  id: 'people',
  name: 'People',
  description: 'Of all kinds',
  images: [picture],
  displayOrder: 2,
}

const aBook = (book: Partial<MembershipBook> = {}, company: object = {}): MembershipBook => {
  const { venue, now } = aPriceBook({
    company: { auxiliaryMembership: true, ...company },
    personTypes: [{ id: 'adult', name: 'Adult', description: 'From 18' }],
    memberships: { categories: CATEGORIES, groups: [GROUP] },
  })
  return { venue, now, sources: [], others: [], ...book }
}

type Draft = NonNullable<CartDraft['memberships']>[number]
const chosen = (values: Partial<Draft> = {}) =>
  cartInput.parse({
    memberships: [
      {
        id: 'm-1',
        type: 'MembershipPurchase',
        membershipCategoryId: 'friend',
        membershipOfferingId: 'year',
        ...values,
      },
    ],
  }).memberships[0]!

const judged = (values: Partial<Draft>, book = aBook()) => {
  const found = judgeMembership(chosen(values), book)
  if ('code' in found) return [found.code, found.field, found.sentence].join(' | ')
  const { type, category, offering, pricePoint, source } = found
  return [
    type,
    category.id,
    offering?.id,
    pricePoint?.id,
    found.price,
    found.isAutorenew,
    source?.membershipId,
  ].join(' | ')
}

const held = (values: Record<string, unknown> = {}, active = true) =>
  aBook({ sources: [aSource(values, active)] })
const upgrade = { type: 'Upgrade' as const, membershipId: 'M-1', membershipCategoryId: 'patron' }
const beside = (values: Partial<Draft>) => aBook({ others: [chosen(values)] })
const aux = { membershipCategoryId: 'choir' }
const NOT_BASE = 'MEMBERSHIP_NOT_ELIGIBLE | membershipCategoryId | Choir does not belong to this membership'
const NO_PRICE = 'UNPROCESSABLE | pricePointId | For life has no such price'
const JOINS = 'MembershipPurchase | friend | year | adult | 6000 | false | '

test.each<[Partial<Draft>, MembershipBook, string]>([
  [{}, aBook(), JOINS],
  [{}, aBook({}, { salesAllowed: false }), 'NOT_SOLD_ONLINE |  | Memberships are not sold here at present'],
  [{ membershipOfferingId: undefined }, aBook(), 'MembershipPurchase | friend |  |  | 0 | false | '],
  [
    { membershipCategoryId: 'desk' },
    aBook(),
    'UNPROCESSABLE | membershipCategoryId | There is no such membership',
  ],
  [
    { membershipCategoryId: 'choir' },
    aBook({}, { auxiliaryMembership: false }),
    'UNPROCESSABLE | membershipCategoryId | There is no such membership',
  ],
  [{ membershipOfferingId: 'life' }, aBook(), 'MembershipPurchase | friend | life | one | 90000 | true | '],
  [{ membershipOfferingId: 'life', pricePointId: 'two' }, aBook(), NO_PRICE],
  [
    { membershipOfferingId: 'life' },
    aBook({}, { recurringPaymentEnabled: false }),
    'UNPROCESSABLE | membershipOfferingId | Friend has no such offering',
  ],
  [
    { membershipOfferingId: 'life', isGift: true },
    aBook(),
    'UNPROCESSABLE | membershipOfferingId | Friend has no such offering',
  ],
  [{ isGift: true }, aBook(), JOINS],
  [
    { ...aux, isGift: true },
    aBook(),
    'MEMBERSHIP_NOT_ELIGIBLE | isGift | Choir cannot be given as a gift in this way',
  ],
  [
    { ...upgrade, isGift: true },
    held(),
    'MEMBERSHIP_NOT_ELIGIBLE | isGift | Patron cannot be given as a gift in this way',
  ],
  [
    { membershipCategoryId: 'closed' },
    aBook(),
    'MEMBERSHIP_NOT_ELIGIBLE | membershipCategoryId | Closed takes no new members',
  ],
  [
    { membershipCategoryId: 'inner' },
    aBook(),
    'MEMBERSHIP_NOT_ELIGIBLE | membershipCategoryId | Inner is for members of certain memberships',
  ],
  [
    { membershipCategoryId: 'inner' },
    held({ categoryId: 'patron' }),
    'MEMBERSHIP_NOT_ELIGIBLE | membershipCategoryId | Inner is for members of certain memberships',
  ],
  [
    { membershipCategoryId: 'inner' },
    held({}, false),
    'MEMBERSHIP_NOT_ELIGIBLE | membershipCategoryId | Inner is for members of certain memberships',
  ],
  [
    { membershipCategoryId: 'inner' },
    beside({ isGift: true }),
    'MEMBERSHIP_NOT_ELIGIBLE | membershipCategoryId | Inner is for members of certain memberships',
  ],
  [{ membershipCategoryId: 'inner' }, held(), 'MembershipPurchase | inner | year | adult | 6000 | false | '],
  [
    { membershipCategoryId: 'inner' },
    beside({}),
    'MembershipPurchase | inner | year | adult | 6000 | false | ',
  ],
  [upgrade, held(), 'Upgrade | patron | year | adult | 4000 | false | M-1'],
  [upgrade, held({ offeringId: 'lost' }), 'Upgrade | patron | year | adult | 10000 | false | M-1'],
  [upgrade, held({ pricePointId: 'lost' }), 'Upgrade | patron | year | adult | 10000 | false | M-1'],
  [
    upgrade,
    aBook(),
    'MEMBERSHIP_NOT_ELIGIBLE | membershipId | This membership cannot become Patron in this way',
  ],
  [
    { ...upgrade, membershipId: 'M-2' },
    held(),
    'MEMBERSHIP_NOT_ELIGIBLE | membershipId | This membership cannot become Patron in this way',
  ],
  [
    { ...upgrade, type: 'Renewal' },
    held(),
    'MEMBERSHIP_NOT_ELIGIBLE | membershipId | This membership cannot become Patron in this way',
  ],
  [{ type: 'Renewal', membershipId: 'M-1' }, held(), 'Renewal | friend | year | adult | 6000 | false | M-1'],
  [{ membershipId: 'M-1' }, held(), JOINS],
  [aux, aBook(), 'MembershipPurchase | choir | year | adult | 6000 | false | '],
  [aux, held(), 'MembershipPurchase | choir | year | adult | 6000 | false | '],
  [aux, held({ categoryId: 'patron' }), NOT_BASE],
  [aux, beside({ membershipCategoryId: 'patron' }), NOT_BASE],
  [
    aux,
    beside({ membershipCategoryId: 'orchestra' }),
    'MembershipPurchase | choir | year | adult | 6000 | false | ',
  ],
])('%#: a membership is judged by its level, the visitor and the rest of the order', (values, book, says) => {
  expect(judged(values, book)).toBe(says)
})

const card = (values: object = {}) => ({
  cardType: 'secondary' as const,
  firstName: 'Bo',
  lastName: 'Moss',
  ...values,
})
const primary = { ...card(), cardType: 'primary' as const, firstName: 'Ada', middleName: 'M', zip: '1010' }
const info = (...membershipCards: object[]) => ({ membershipInfo: { membershipCards } }) as Partial<Draft>

function ordered(drafts: Partial<Draft>[], book = aBook()) {
  const memberships = drafts.map(values => chosen(values))
  const all = memberships.map(one => {
    const found = judgeMembership(one, { ...book, others: memberships.filter(other => other !== one) })
    return { chosen: one, sound: 'code' in found ? null : found }
  })
  return { judged: all, orders: membershipOrders(all, book) }
}

test('a new membership is for whoever was named, with everything that a screen needs', () => {
  const [order] = ordered([
    { ...info(primary, card({ email: 'b@x.org' }), card({ id: 'C-9' })), isGift: false },
  ]).orders
  const person = {
    firstName: 'Ada',
    middleName: 'M',
    lastName: 'Moss',
    name: 'Ada Moss',
    email: '',
    phoneNumber: '',
    streetAddress1: '',
    streetAddress2: '',
    city: '',
    state: '',
    otherState: '',
    zipCode: '1010',
    country: '',
  }
  const {
    firstName: _f,
    middleName: _m,
    lastName: _l,
    name: _n,
    email: _e,
    phoneNumber: _p,
    ...address
  } = person
  const made = {
    id: '',
    barcode: '',
    dropped: false,
    cardStatus: 'new',
    expirationDate: null,
    customerSource: 'acme',
    hasError: false,
  }
  const ada = { ...person, zip: person.zipCode, address, ...made, cardType: 'primary' }
  const nobody = Object.fromEntries(Object.keys(person).map(key => [key, '']))
  const empty = Object.fromEntries(Object.keys(address).map(key => [key, '']))
  const bo = {
    ...nobody,
    zip: '',
    firstName: 'Bo',
    lastName: 'Moss',
    name: 'Bo Moss',
    email: 'b@x.org',
    address: empty,
    ...made,
    cardType: 'secondary',
  }
  expect(order).toEqual({
    id: 'm-1',
    type: 'membership',
    itemType: 'MembershipPurchase',
    name: 'Friend',
    membershipInfo: {
      isGift: false,
      giftMessage: '',
      notifyGiftRecipient: false,
      gifterInfo: { ...nobody, address: empty, addresses: [] },
      pricePointId: 'adult',
      pricePointName: 'Adult',
      membershipOfferingId: 'year',
      membershipOfferingName: 'One year',
      membershipCategoryId: 'friend',
      membershipCategoryName: 'Friend',
      membershipId: null,
      auxiliary: false,
      autorenewalType: 'none',
      isAutorenew: false,
      membershipCards: [ada, bo],
    },
    primaryCardholder: ada,
    secondaryCardholders: [bo],
    numberOfSecondaryCardholders: 2,
    canGift: true,
    notNewPurchase: false,
    isInvalidMembership: false,
    isEdited: false,
    isPrimaryChecked: true,
    canSendMemberCardsForGift: false,
    membershipLevelCollection: 'Basic',
  })
})

test('a membership that cannot be sold is told with the little that is known', () => {
  const [order] = ordered([{ id: undefined, membershipCategoryId: 'lost', type: 'Renewal' }]).orders
  expect(order).toMatchObject({
    id: '',
    name: '',
    itemType: 'Renewal',
    membershipInfo: {
      pricePointId: null,
      pricePointName: '',
      membershipOfferingId: null,
      membershipOfferingName: '',
      membershipCategoryName: '',
      membershipId: null,
      auxiliary: false,
      autorenewalType: 'none',
      isAutorenew: false,
      membershipCards: [],
    },
    primaryCardholder: null,
    secondaryCardholders: [],
    numberOfSecondaryCardholders: 0,
    canGift: false,
    notNewPurchase: true,
    isInvalidMembership: true,
    isEdited: false,
    isPrimaryChecked: false,
    membershipLevelCollection: null,
  })
})

const people = [
  { id: 'C-0', firstName: 'Old', cardType: 'secondary', cardStatus: 'dropped' },
  { id: 'C-1', firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com' },
  { id: 'C-2', firstName: 'Bo', cardType: 'secondary', barcode: 'B-2', expirationDate: '2026-12-01' },
  { id: 'C-3', firstName: 'Cy', cardType: 'secondary' },
]
const family = () => held({ cardholders: people })
const named = (cards: readonly { id: string; name: string; dropped: boolean }[]) =>
  cards.map(({ id, name, dropped }) => [id, name, dropped ? 'dropped' : ''].join(' ').trim())

test('an upgrade goes on with the people of the membership, as they were typed over', () => {
  const [order] = ordered(
    [
      {
        ...upgrade,
        ...info(
          { ...primary, firstName: 'Eve' },
          card({ id: 'C-2', firstName: 'Bob', lastName: '' }),
          card({ id: 'C-3', firstName: 'Zed', dropped: true }),
          card({ firstName: 'New', lastName: '' }),
        ),
      },
    ],
    family(),
  ).orders
  expect(named([order!.primaryCardholder!, ...order!.secondaryCardholders])).toEqual([
    'C-1 Ada Moss',
    'C-2 Bob',
    'C-3 Cy dropped',
    'New',
  ])
  expect(order).toMatchObject({
    membershipInfo: { membershipId: 'M-1', membershipCards: { length: 4 } },
    primaryCardholder: { barcode: 'C-1', expirationDate: '2026-12-31', cardStatus: 'active' },
    secondaryCardholders: [
      { barcode: 'B-2', expirationDate: '2026-12-01' },
      { barcode: 'C-3', expirationDate: '2026-12-31' },
      { barcode: '' },
    ],
    isPrimaryChecked: false,
    notNewPurchase: true,
  })
})

test('who is edited is right: an order without a fault, an offering and a base', () => {
  const done = (...cards: object[]) => ({ membershipInfo: { isEdited: true, membershipCards: cards } })
  const whole = {
    ...primary,
    email: 'ada@x.org',
    phoneNumber: '5551234567',
    streetAddress1: '1 Pier',
    city: 'Troy',
    state: 'NY',
    zipCode: '12180',
    country: 'US',
  }
  const edited = (values: object, book = aBook()) =>
    ordered([values as Partial<Draft>], book).orders.map(order => [
      order.isEdited,
      order.isInvalidMembership,
    ])[0]
  expect(edited(done(whole))).toEqual([true, false])
  expect(edited(done({ ...whole, firstName: '' }))).toEqual([false, false])
  expect(edited({ ...done(whole), membershipOfferingId: undefined })).toEqual([false, true])
  expect(edited({ ...done(), ...aux })).toEqual([false, true])
  expect(edited({ ...done(), ...aux }, held())).toEqual([true, false])
})

test('an auxiliary membership is that of the base in the order, or else of who has verified one', () => {
  const nobody = ordered([aux]).orders[0]!
  expect([nobody.primaryCardholder, nobody.isInvalidMembership]).toEqual([null, true])
  const [, own] = ordered([info(primary), aux]).orders
  expect(named([own!.primaryCardholder!])).toEqual(['Ada Moss'])
  const [, ofGift] = ordered([{ ...info(primary), isGift: true }, aux]).orders
  expect(ofGift!.primaryCardholder).toBeNull()
  const verified = ordered([aux], family()).orders[0]!
  expect(verified).toMatchObject({
    primaryCardholder: { id: '', name: 'Ada Moss', expirationDate: null },
    isInvalidMembership: false,
    membershipInfo: { auxiliary: true },
  })
  expect(ordered([aux], held({}, false)).orders[0]!.primaryCardholder).toBeNull()
  expect(ordered([aux], held({ categoryId: 'choir' })).orders[0]!.primaryCardholder).toBeNull()
})

test('a gift says from whom it comes; the first giver stands in for others', () => {
  const gift = (gifterInfo: object, more: object = {}) => ({
    isGift: true,
    membershipInfo: { giftMessage: 'Well done', notifyGiftRecipient: true, gifterInfo, ...more },
  })
  const [one, other] = ordered([
    gift({ firstName: 'Gus', lastName: 'Giver', email: 'g@x.org', city: 'Troy' }),
    gift({}),
  ] as Partial<Draft>[]).orders
  expect(one).toMatchObject({
    canSendMemberCardsForGift: true,
    membershipInfo: {
      isGift: true,
      giftMessage: 'Well done',
      notifyGiftRecipient: true,
      gifterInfo: { name: 'Gus Giver', addresses: [{ city: 'Troy' }] },
    },
  })
  expect(other!.membershipInfo.gifterInfo.name).toBe('Gus Giver')
  const [quiet] = ordered([
    { membershipInfo: { notifyGiftRecipient: true, giftMessage: 'x' } } as Partial<Draft>,
  ]).orders
  expect(quiet!.membershipInfo.notifyGiftRecipient).toBe(false)
})

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
  return soldMembership(sound, { buyer: BUYER, today: '2026-11-21', newId: 'NEW-1', people })
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

const levelBook = (sources = aBook().sources, bases: typeof CATEGORIES = []) => ({
  ...aBook(),
  sources,
  bases,
})

test('a level is told whole', () => {
  expect(categoryPayload(CATEGORIES[0]!, levelBook())).toEqual({
    id: 'friend',
    name: 'Friend',
    shortDescription: 'Short',
    description: 'Long',
    benefits: ['Free entry'],
    auxiliary: false,
    membershipLevelCollection: 'Basic',
    membershipLevelGroup: {
      id: 'people',
      name: 'People',
      description: 'Of all kinds',
      images: [{ ...picture, primary: true }],
      displayOrder: 2,
    },
    offerings: [
      {
        id: 'year',
        name: 'One year',
        duration: 12,
        autorenewalType: 'none',
        priceLists: [
          {
            prices: [
              {
                id: 'adult',
                personType: { id: 'adult', name: 'Adult', description: 'From 18', type: 'individual' },
                price: 6000,
                calculatedPrice: null,
              },
            ],
          },
        ],
      },
      {
        id: 'life',
        name: 'For life',
        duration: 1200,
        autorenewalType: 'required',
        priceLists: [
          {
            prices: [
              {
                id: 'one',
                personType: { id: 'adult', name: 'You', description: 'Alone', type: 'individual' },
                price: 90_000,
                calculatedPrice: null,
              },
              {
                id: 'two',
                personType: { id: 'adult', name: 'Adult', description: 'From 18', type: 'individual' },
                price: -1,
                calculatedPrice: null,
              },
            ],
          },
        ],
      },
    ],
    images: [{ ...picture, primary: true }],
    infoTemplate: 'Show it',
    rules: { canGift: true, numberOfCardHolders: 3 },
    restrictions: [],
    displayOrder: 4,
    numberOfSecondaryCardholders: 2,
    auxiliaryCategoryIds: ['choir'],
    canJoin: true,
    canGift: true,
    canRenew: false,
    canUpgrade: false,
    renewal: null,
    upgrade: null,
    isCurrent: false,
    isInvalidMembership: false,
    membershipId: null,
    dateRange: null,
    recurring: { recurringPaymentPlan: null },
    upcoming: null,
    primaryCardholder: null,
    secondaryCardholders: [],
    gifterInfo: null,
  })
})

test('a level that is held says by whom, until when, and how it goes on', () => {
  const document = {
    cardholders: people,
    recurring: { status: 'active' },
    gift: { firstName: 'Gus', lastName: 'Giver', email: 'gus@x.org' },
  }
  const source = aSource(document)
  const upcoming = aSource({ membershipId: 'M-2', startDate: '2027-01-01', expirationDate: '2027-12-31' }).row
  expect(categoryPayload(CATEGORIES[0]!, levelBook([{ ...source, upcoming }]))).toMatchObject({
    isCurrent: true,
    isInvalidMembership: false,
    membershipId: 'M-1',
    dateRange: { startDate: '2026-01-01', endDate: '2026-12-31' },
    recurring: { recurringPaymentPlan: { status: 'active', currentTermEnd: '2026-12-31' } },
    upcoming: {
      membershipId: 'M-2',
      categoryId: 'friend',
      name: 'Friend',
      membershipCategory: 'Friend',
      expirationDate: '2027-12-31',
      dateRange: { startDate: '2027-01-01', endDate: '2027-12-31' },
      primaryCardholder: { id: 'C-1', firstName: 'Ada', lastName: 'Moss', cardType: 'primary' },
      secondaryCardholders: [],
    },
    primaryCardholder: { id: 'C-1', firstName: 'Ada', lastName: 'Moss', cardType: 'primary' },
    secondaryCardholders: [{ id: 'C-2' }, { id: 'C-3' }],
    gifterInfo: { firstName: 'Gus', lastName: 'Giver', email: 'gus@x.org' },
  })
  const told = (level: number, book = levelBook([aSource({}, false)])) => {
    const { isCurrent, isInvalidMembership, membershipLevelGroup, membershipLevelCollection } =
      categoryPayload(CATEGORIES[level]!, book)
    return [isCurrent, isInvalidMembership, membershipLevelGroup?.id, membershipLevelCollection]
  }
  expect(told(0)).toEqual([true, true, 'people', 'Basic'])
  expect(told(0, levelBook([aSource({}, false), aSource()]))[1]).toBe(false)
  expect(told(1)).toEqual([false, false, undefined, null])
  expect(told(2)).toEqual([false, true, undefined, null])
  expect(told(2, levelBook([], [CATEGORIES[0]!]))[1]).toBe(false)
  expect(categoryPayload(CATEGORIES[5]!, levelBook()).restrictions).toEqual([
    { id: 'friend', name: 'Friend' },
  ])
})

const refusalOf = (drafts: Partial<Draft>[], book = aBook()) => {
  try {
    refuseWrongPeople(book as unknown as ApiContext, ordered(drafts, book).orders)
    return null
  } catch (error) {
    const { code, message, data } = error as Refusal
    return { code, message, errors: data.errors }
  }
}

test('an order is refused for the people of its memberships, each field with its sentence', () => {
  expect(refusalOf([{}])).toBeNull()
  expect(refusalOf([info(primary)])?.code).toBe('MEMBER_INFO_MISSING')
  const wrong = refusalOf([{ ...info({ ...primary, firstName: '' }, card({ firstName: '' })), isGift: true }])
  const paths = Object.keys(wrong?.errors ?? {})
  expect(paths).toEqual(
    expect.arrayContaining([
      'memberships.m-1.gifterInfo.firstName',
      'memberships.m-1.primaryCardholder.firstName',
      'memberships.m-1.secondaryCardholders.0.firstName',
    ]),
  )
  for (const sentence of Object.values(wrong?.errors ?? {})) expect(sentence).toMatch(/^[A-Z].+ .+/)
  expect(wrong?.message).toBe(`MEMBER_INFO_MISSING: ${Object.values(wrong?.errors ?? {})[0]}`)
  const four = [1, 2, 3, 4].map(number => card({ firstName: `Bo${'x'.repeat(number)}` }))
  const crowd = refusalOf([{ ...info(...four) }])
  expect(crowd?.errors?.['memberships.m-1.secondaryCardholders']).toMatch(/3.*2|2.*3/)
  expect(crowd?.errors?.['memberships.m-1.secondaryCardholders']).not.toMatch(/[{}]/)
})

test('people that checkout itself names stand instead of those of the cart', () => {
  const row = aCartRow({
    memberships: [
      { id: 'm-1', type: 'MembershipPurchase', membershipCategoryId: 'friend' },
      { id: 'm-2', type: 'MembershipPurchase', membershipCategoryId: 'patron' },
    ],
  })
  const membershipInfo = [{ id: 'm-2', giftMessage: 'Well done' }]
  const body = checkoutBody.parse({ shoppingCartId: 'c', membershipInfo })
  expect(withPeople(row, body).document.memberships.map(each => each.membershipInfo?.giftMessage)).toEqual([
    undefined,
    'Well done',
  ])
  expect(withPeople(row, checkoutBody.parse({ shoppingCartId: 'c' }))).toBe(row)
})
