import type { MembershipCategory } from '#app/contract/venue-file/memberships.ts'
import type { VenueFile } from '#app/contract/venue-file/venue-file.ts'
import type { PurchaseType } from '#app/rules/carts/item-types.ts'
import { isSoldOnline, type LaunchVenue } from './launch-venue.ts'
import type { TrialPurchase } from './trial-purchase.ts'

/** So many members of a level go on to others, each once. */
export const MOVES_PER_LEVEL = 40

/** Every price of every level that is sold here, for its buyer and, where it may be, as a gift. */
export function planLevels({ file }: LaunchVenue): TrialPurchase[] {
  const { memberships } = file
  if (!sellsLevels(file)) return []
  const sold = memberships.categories.filter(
    ({ canJoin, salesChannels }) => canJoin && isSoldOnline(salesChannels),
  )
  return sold.flatMap(category => {
    const base = memberships.categories.find(({ auxiliaryCategoryIds: ids }) => ids.includes(category.id))
    const level = (category.auxiliary ? base?.id : undefined) ?? category.restrictions[0] ?? null
    const points = category.offerings
      .filter(({ salesChannels }) => isSoldOnline(salesChannels))
      .flatMap(offering =>
        offering.prices.filter(({ price }) => price >= 0).map(point => ({ offering, point })),
      )
    const mayGive = category.rules.canGift && !category.auxiliary
    const giftsOf = (renewal: string) => (mayGive && renewal !== 'required' ? [false, true] : [false])
    return points.flatMap(({ offering, point }) =>
      giftsOf(offering.autorenewalType).map(isGift => ({
        name: `${category.name}, ${offering.name}`,
        level,
        at: { kind: 'membership' as const, id: category.id },
        whole: {
          memberships: [
            {
              id: 'membership',
              type: 'MembershipPurchase' as const,
              membershipCategoryId: category.id,
              membershipOfferingId: offering.id,
              pricePointId: point.id,
              auxiliary: category.auxiliary,
              isGift,
              isAutorenew: offering.autorenewalType === 'required',
              membershipInfo: isGift ? GIFT : PERSONS,
            },
          ],
        },
        parts: [],
      })),
    )
  })
}

const sellsLevels = ({ company }: VenueFile) =>
  company.membership && company.membershipSales && company.salesAllowed

type Move = { from: MembershipCategory; to: string; type: PurchaseType; standing: 'lapsed' | 'moving' }

/** Each way on from each level: as a member whose term ended yesterday into what it renews to, and as one whose term runs up to another. */
export function planMoves({ file }: LaunchVenue): TrialPurchase[] {
  if (!sellsLevels(file)) return []
  const bases = file.memberships.categories.filter(({ auxiliary }) => !auxiliary)
  return bases.flatMap(from =>
    [...renewalsOf(file, from), ...upgradesOf(from)]
      .slice(0, MOVES_PER_LEVEL)
      .flatMap(move => purchasesOf(file, move)),
  )
}

/** What the level names to renew into must be had; itself only where it can be renewed in the storefront. */
function renewalsOf({ company }: VenueFile, from: MembershipCategory): Move[] {
  const own = from.canRenew && isSoldOnline(from.salesChannels) ? [from.id] : []
  const targets = from.renewToIds.length > 0 ? from.renewToIds : own
  const late = company.postTermRenewalDays > 0 ? 'PostTermRenewal' : 'Rejoin'
  return targets
    .filter(to => !(from.disallowUpgrade && from.upgradeToIds.includes(to)))
    .map(to => ({ from, to, type: `${late}${directionOf(from, to)}` as const, standing: 'lapsed' }))
}

function directionOf({ id, upgradeToIds }: MembershipCategory, to: string): '' | 'Upgrade' | 'Downgrade' {
  if (to === id) return ''
  return upgradeToIds.includes(to) ? 'Upgrade' : 'Downgrade'
}

const upgradesOf = (from: MembershipCategory): Move[] =>
  from.disallowUpgrade ? [] : from.upgradeToIds.map(to => ({ from, to, type: 'Upgrade', standing: 'moving' }))

/** With the first price of the level that it leads to. */
function purchasesOf({ memberships }: VenueFile, { from, to, type, standing }: Move): TrialPurchase[] {
  const category = memberships.categories.find(({ id }) => id === to)
  const offering = category?.offerings.find(
    ({ salesChannels, prices }) => isSoldOnline(salesChannels) && prices.some(({ price }) => price >= 0),
  )
  const point = offering?.prices.find(({ price }) => price >= 0)
  if (!category || !offering || !point) return []
  const item = {
    id: 'membership',
    type,
    membershipCategoryId: category.id,
    membershipOfferingId: offering.id,
    pricePointId: point.id,
    auxiliary: false,
    isGift: false,
    isAutorenew: offering.autorenewalType === 'required',
    membershipInfo: PERSONS,
  }
  const name = standing === 'lapsed' ? `${from.name} → ${category.name}` : `${from.name} ↗ ${category.name}`
  return [
    {
      name,
      level: from.id,
      standing,
      at: { kind: 'membership', id: from.id },
      whole: { memberships: [item] },
      parts: [],
    },
  ]
}

const PERSON = {
  firstName: 'Robin',
  lastName: 'Tester',
  email: 'robin@sandbox.invalid',
  phoneNumber: '(212) 555-0100',
  country: 'US',
  streetAddress1: '12 Pier Street',
  city: 'New York',
  state: 'NY',
  zipCode: '10001',
}
const PRIMARY = { cardType: 'primary' as const, ...PERSON }
const PERSONS = { isEdited: true, membershipCards: [PRIMARY] }
const GIFT = { ...PERSONS, gifterInfo: { ...PERSON, firstName: 'Gil' } }
