import { expect, test } from 'vitest'
import {
  aBook,
  aux,
  card,
  type Draft,
  family,
  held,
  info,
  named,
  ordered,
  primary,
  upgrade,
} from '#tests/builders/membership-book.ts'

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
    neededLevels: [],
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
