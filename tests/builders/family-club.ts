import type { CartDraft } from '#app/contract/carts.ts'
import type { MembershipInfoDraft } from '#app/contract/membership-orders.ts'
import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import { aMuseum } from './demo-venue.ts'

const year = (about: object = {}) => ({
  id: 'year',
  name: 'One year',
  duration: 12,
  prices: [{ id: 'one', personTypeId: 'adult', price: 6000 }],
  ...about,
})
const secondary = (id: string, about: object = {}) => ({
  id,
  firstName: id,
  lastName: 'Moss',
  cardType: 'secondary' as const,
  ...about,
})

/**
 * The museum with a level for families of three cards, one of four that is no gift, and an auxiliary group. Ada Moss is a member,
 * with Bo and Cy; Di was dropped and Ed's card is over.
 */
export function aFamilyClub({ company, ...overrides }: Partial<VenueFileInput> = {}): VenueFileInput {
  const file = aMuseum()
  const memberships = {
    categories: [
      {
        id: 'friend',
        name: 'Friend',
        rules: { numberOfCardHolders: 3 },
        levelCollection: 'Families',
        upgradeToIds: ['patron'],
        auxiliaryCategoryIds: ['rowing'],
        offerings: [year(), year({ id: 'auto', autorenewalType: 'required' })],
      },
      {
        id: 'patron',
        name: 'Patron',
        rules: { canGift: false, numberOfCardHolders: 4 },
        offerings: [year()],
      },
      { id: 'rowing', name: 'Rowing Club', auxiliary: true, offerings: [year()] },
    ],
    confirmationEmailRestrictions: [
      { action: 'MembershipPurchase' as const, channel: 'customerRep' as const, allowed: false },
    ],
  }
  const members = [
    {
      membershipId: 'M-1001',
      membershipNumber: '77001',
      recurring: { status: 'active' as const, paymentMethodBrand: 'Visa', ccLastFourDigits: '4242' },
      categoryId: 'friend',
      offeringId: 'year',
      pricePointId: 'one',
      startDate: '2026-01-01',
      expirationDate: '2026-12-31',
      cardholders: [
        {
          id: 'C-1',
          firstName: 'Ada',
          lastName: 'Moss',
          email: 'ada@example.com',
          barcode: 'B-1',
          address: {
            streetAddress1: '12 Pier Street',
            city: 'New York',
            state: 'NY',
            zipCode: '10001',
            country: 'US',
          },
        },
        secondary('Bo', { customerSource: 'bay-pass' }),
        secondary('Cy'),
        secondary('Di', { cardStatus: 'dropped' }),
        secondary('Ed', { expirationDate: '2026-10-31' }),
      ],
    },
    {
      membershipId: 'M-2001',
      categoryId: 'friend',
      startDate: '2026-01-01',
      expirationDate: '2026-12-31',
      cardholders: [{ id: 'C-9', firstName: 'Zoe', lastName: 'Lark' }],
    },
  ]
  return {
    ...file,
    company: { ...file.company, auxiliaryMembership: true, ...company },
    memberships,
    members,
    ...overrides,
  }
}

export type MembershipDraft = NonNullable<CartDraft['memberships']>[number]
/** An item of the cart: a new membership for a family. */
export const aMembership = (about: Partial<MembershipDraft> = {}): MembershipDraft => ({
  id: 'item-1',
  type: 'MembershipPurchase',
  membershipCategoryId: 'friend',
  membershipOfferingId: 'year',
  ...about,
})
export const renewal = (about: Partial<MembershipDraft> = {}) =>
  aMembership({ type: 'Renewal', membershipId: 'M-1001', ...about })
export const person = (firstName: string, about: object = {}) => ({
  firstName,
  lastName: 'Reed',
  email: `${firstName.toLowerCase()}@example.com`,
  country: 'US',
  streetAddress1: '3 Quay',
  city: 'Boston',
  state: 'MA',
  zipCode: '02110',
  ...about,
})
export type Card = NonNullable<MembershipInfoDraft['membershipCards']>[number]
export const primary = (firstName: string, about: object = {}): Card => ({
  cardType: 'primary',
  ...person(firstName, about),
})
export const another = (firstName: string, about: Partial<Card> = {}): Card => ({
  cardType: 'secondary',
  firstName,
  lastName: 'Reed',
  ...about,
})
export const info = (
  membershipCards: Card[],
  about: Partial<MembershipInfoDraft> = {},
): MembershipInfoDraft => ({
  isEdited: true,
  membershipCards,
  ...about,
})
