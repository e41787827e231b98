import { expect, test } from 'vitest'
import { aBook, CATEGORIES, people, picture } from '#tests/builders/membership-book.ts'
import { aSource } from '#tests/builders/price-book.ts'
import { categoryPayload } from './category-payload.ts'

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
  const summaryOf = (level: number, book = levelBook([aSource({}, false)])) => {
    const { isCurrent, isInvalidMembership, membershipLevelGroup, membershipLevelCollection } =
      categoryPayload(CATEGORIES[level]!, book)
    return [isCurrent, isInvalidMembership, membershipLevelGroup?.id, membershipLevelCollection]
  }
  expect(summaryOf(0)).toEqual([true, true, 'people', 'Basic'])
  expect(summaryOf(0, levelBook([aSource({}, false), aSource()]))[1]).toBe(false)
  expect(summaryOf(1)).toEqual([false, false, undefined, null])
  expect(summaryOf(2)).toEqual([false, true, undefined, null])
  expect(summaryOf(2, levelBook([], [CATEGORIES[0]!]))[1]).toBe(false)
  expect(categoryPayload(CATEGORIES[5]!, levelBook()).restrictions).toEqual([
    { id: 'friend', name: 'Friend' },
  ])
})
