import { expect, test } from 'vitest'
import { aBook, aux, chosen, type Draft, held, upgrade } from '#tests/builders/membership-book.ts'
import { judgeMembership, type MembershipBook } from './judge-membership.ts'

const beside = (values: Partial<Draft>) => aBook({ others: [chosen(values)] })
const NOT_BASE = 'not-eligible | membershipCategoryId | Choir does not belong to this membership'
const NO_PRICE = 'unknown | pricePointId | For life has no such price'
const JOINS = 'MembershipPurchase | friend | year | adult | 6000 | false | '

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

test.each<[Partial<Draft>, MembershipBook, string]>([
  [{}, aBook(), JOINS],
  [{}, aBook({}, { salesAllowed: false }), 'not-sold |  | Memberships are not sold here at present'],
  [{ membershipOfferingId: undefined }, aBook(), 'MembershipPurchase | friend |  |  | 0 | false | '],
  [{ membershipCategoryId: 'desk' }, aBook(), 'unknown | membershipCategoryId | There is no such membership'],
  [
    { membershipCategoryId: 'choir' },
    aBook({}, { auxiliaryMembership: false }),
    'unknown | membershipCategoryId | There is no such membership',
  ],
  [{ membershipOfferingId: 'life' }, aBook(), 'MembershipPurchase | friend | life | one | 90000 | true | '],
  [{ membershipOfferingId: 'life', pricePointId: 'two' }, aBook(), NO_PRICE],
  [
    { membershipOfferingId: 'life' },
    aBook({}, { recurringPaymentEnabled: false }),
    'unknown | membershipOfferingId | Friend has no such offering',
  ],
  [
    { membershipOfferingId: 'life', isGift: true },
    aBook(),
    'unknown | membershipOfferingId | Friend has no such offering',
  ],
  [{ isGift: true }, aBook(), JOINS],
  [{ ...aux, isGift: true }, aBook(), 'not-eligible | isGift | Choir cannot be given as a gift in this way'],
  [
    { ...upgrade, isGift: true },
    held(),
    'not-eligible | isGift | Patron cannot be given as a gift in this way',
  ],
  [
    { membershipCategoryId: 'closed' },
    aBook(),
    'not-eligible | membershipCategoryId | Closed takes no new members',
  ],
  [
    { membershipCategoryId: 'inner' },
    aBook(),
    'not-eligible | membershipCategoryId | Inner is for members of certain memberships',
  ],
  [
    { membershipCategoryId: 'inner' },
    held({ categoryId: 'patron' }),
    'not-eligible | membershipCategoryId | Inner is for members of certain memberships',
  ],
  [
    { membershipCategoryId: 'inner' },
    held({}, false),
    'not-eligible | membershipCategoryId | Inner is for members of certain memberships',
  ],
  [
    { membershipCategoryId: 'inner' },
    beside({ isGift: true }),
    'not-eligible | membershipCategoryId | Inner is for members of certain memberships',
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
  [upgrade, aBook(), 'not-eligible | membershipId | This membership cannot become Patron in this way'],
  [
    { ...upgrade, membershipId: 'M-2' },
    held(),
    'not-eligible | membershipId | This membership cannot become Patron in this way',
  ],
  [
    { ...upgrade, type: 'Renewal' },
    held(),
    'not-eligible | membershipId | This membership cannot become Patron in this way',
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
])(
  '%#: a membership is judged by its level, the visitor and the rest of the order',
  (values, book, expected) => {
    expect(judged(values, book)).toBe(expected)
  },
)
