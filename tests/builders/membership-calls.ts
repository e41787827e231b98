import type { ApiClient } from '#app/api/client.ts'
import type { CartDraft } from '#app/contract/carts.ts'
import type { VenueMember } from '#app/contract/venue-file/members.ts'
import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import type { Database } from '#app/data/database/database.ts'
import { refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { fillCart, openShop } from '#tests/builders/shop.ts'

const offering = (id: string, price: number, about: object = {}) => ({
  id,
  name: id === 'year' ? 'One year' : 'Other',
  duration: 12,
  prices: [{ id: 'one', personTypeId: 'adult', price }],
  ...about,
})

/** One of several terms that the venue has given one number. */
const ownTerm = (
  membershipId: string,
  term: Pick<VenueMember, 'categoryId' | 'startDate' | 'expirationDate'> & Partial<VenueMember>,
) => ({
  membershipId,
  membershipNumber: '99001',
  cardholders: [{ id: `C-${membershipId}`, firstName: 'Di', lastName: 'Lund', email: 'di@example.com' }],
  ...term,
})

function aClub(overrides: Partial<VenueFileInput> = {}): VenueFileInput {
  const file = aMuseum()
  return aMuseum({
    company: { ...file.company, auxiliaryMembership: true, renewalWindowDays: 60 },
    memberships: {
      groups: [{ id: 'people', name: 'People' }],
      categories: [
        {
          id: 'friend',
          name: 'Friend',
          levelCollection: 'Singles',
          groupId: 'people',
          upgradeToIds: ['patron'],
          auxiliaryCategoryIds: ['rowing'],
          offerings: [
            offering('year', 6000),
            offering('auto', 5000, { autorenewalType: 'required' }),
            offering('maybe', 5500, { autorenewalType: 'optional' }),
            offering('closed', -1),
          ],
        },
        {
          id: 'patron',
          name: 'Patron',
          rules: { canGift: false, numberOfCardHolders: 2 },
          offerings: [offering('year', 20_000)],
        },
        { id: 'founder', name: 'Founder', canJoin: false, offerings: [offering('year', 100)] },
        { id: 'rowing', name: 'Rowing Club', auxiliary: true, offerings: [offering('year', 3000)] },
        { id: 'painting', name: 'Painting Club', auxiliary: true, offerings: [offering('year', 3000)] },
        { id: 'inner', name: 'Inner Circle', restrictions: ['patron'], offerings: [offering('year', 900)] },
      ],
    },
    members: [
      {
        membershipId: 'M-1001',
        membershipNumber: '77001',
        categoryId: 'friend',
        offeringId: 'year',
        pricePointId: 'one',
        startDate: '2026-01-01',
        expirationDate: '2026-12-31',
        cardholders: [{ id: 'C-1', firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com' }],
      },
      {
        membershipId: 'M-2001',
        membershipNumber: '88001',
        categoryId: 'friend',
        startDate: '2026-01-01',
        expirationDate: '2026-12-31',
        cardholders: [{ id: 'C-2', firstName: 'Bo', lastName: 'Reed', email: 'bo@example.com' }],
      },
      {
        membershipId: 'M-2002',
        membershipNumber: '88001',
        categoryId: 'friend',
        standing: 'new',
        startDate: '2027-01-01',
        expirationDate: '2027-12-31',
        cardholders: [
          { id: 'C-3', firstName: 'Bo', lastName: 'Reed', email: 'bo@example.com' },
          { id: 'C-4', firstName: 'Cy', lastName: 'Reed', cardType: 'secondary' },
        ],
      },
      ownTerm('M-3001', { categoryId: 'friend', startDate: '2026-01-01', expirationDate: '2026-12-31' }),
      ownTerm('M-3002', { categoryId: 'rowing', startDate: '2026-01-01', expirationDate: '2026-12-31' }),
      ownTerm('M-3003', {
        ...{ categoryId: 'rowing', standing: 'new' },
        ...{ startDate: '2027-01-01', expirationDate: '2027-12-31' },
      }),
    ],
    ...overrides,
  })
}

export const loadVenues = async (database: Database) => {
  await loadVenue(database, aClub())
  const as = (id: string, company: object) =>
    loadVenue(database, aClub({ venue: { id, name: id, timeZone: 'America/New_York' }, company }))
  await as('unsold', { membershipSales: false })
  await as('paused', { salesAllowed: false })
  await as('without', { membership: false })
  await as('single', { limitMemberships: true })
}

export type MembershipDraft = NonNullable<CartDraft['memberships']>[number]

export const aMembership = (about: Partial<MembershipDraft> = {}): MembershipDraft => ({
  id: 'item-1',
  type: 'MembershipPurchase',
  membershipCategoryId: 'friend',
  membershipOfferingId: 'year',
  ...about,
})

export const order = (...memberships: MembershipDraft[]): CartDraft => ({ memberships })

export const stranger = (database: Database) => openShop(database).visitor()

export const ada = (database: Database) => openShop(database).visitor(verifiedMember('M-1001'))

export const codeOf = async (api: ApiClient, draft: CartDraft) =>
  (await refusalOfCall(fillCart(api, draft)))?.code
