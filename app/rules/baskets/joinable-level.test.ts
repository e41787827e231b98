import { expect, test } from 'vitest'
import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import { aPriceBook } from '#tests/builders/price-book.ts'
import { aMembershipCategory, anEventTemplate } from '#tests/builders/venue-file.ts'
import { joinableLevel } from './joinable-level.ts'

type Category = NonNullable<NonNullable<VenueFileInput['memberships']>['categories']>[number]

const level = (id: string, price: number, about: Partial<Category> & { personTypeId?: string } = {}) => {
  const { personTypeId = 'adult', ...rest } = about
  const offering = {
    id: 'year',
    name: 'One year',
    duration: 12,
    prices: [{ id: 'one', personTypeId, price }],
  }
  return aMembershipCategory({ id, name: id, offerings: [offering], ...rest })
}
const prices = (...ids: string[]) => [
  { id: 'usual', prices: ids.map(personTypeId => ({ personTypeId, price: 0 })) },
]
const night = (about: object = {}) =>
  anEventTemplate({
    id: 'night',
    memberOnlyEvent: true,
    membershipRestrictions: ['observer', 'pair', 'young'],
    priceLists: prices('child', 'adult'),
    ...about,
  })
const young = level('young', 3_600, { personTypeId: 'child' })
const observer = level('observer', 6_000)
const pair = level('pair', 9_000)
const patron = level('patron', 1_000)
const DUES = [{ offerings: [{ ...observer.offerings![0]!, autorenewalType: 'required' as const }] }]

const cases: [string, { levels?: Category[]; event?: object; company?: object }, string | null][] = [
  ['the cheapest of those that open it', { levels: [pair, observer, patron] }, 'observer'],
  ['not one for children alone', { levels: [young, pair] }, 'pair'],
  ['not one for children where none come', { levels: [young], event: { priceLists: prices('adult') } }, null],
  ['one for a household', { levels: [level('pair', 9_000, { personTypeId: 'household' })] }, 'pair'],
  [
    'any where all members may come',
    { levels: [patron, pair], event: { membershipRestrictions: [] } },
    'patron',
  ],
  ['none that cannot be joined', { levels: [level('observer', 6_000, { canJoin: false }), pair] }, 'pair'],
  ['none that is an addition', { levels: [level('observer', 6_000, { auxiliary: true })] }, null],
  [
    'none for members alone',
    { levels: [level('observer', 6_000, { restrictions: ['pair'] }), pair] },
    'pair',
  ],
  ['none that renews itself', { levels: [{ ...observer, ...DUES[0] }, pair] }, 'pair'],
  [
    'none for an event that is open to all',
    { event: { memberOnlyEvent: false, membershipRestrictions: [] } },
    null,
  ],
  ['none where memberships are not sold', { company: { membershipSales: false } }, null],
]
test.each(cases)(
  'a visitor may join %s',
  (_, { levels = [observer], event = {}, company = {} }, expected) => {
    const { venue } = aPriceBook({
      company,
      personTypes: ['adult', 'child', 'household'].map((id, displayOrder) => ({
        id,
        name: id,
        displayOrder,
      })),
      memberships: { categories: levels },
      events: [night(event), anEventTemplate({ id: 'day', priceLists: prices('adult', 'child') })],
    })
    const choice = joinableLevel(venue.events[0]!, venue)
    expect(choice?.category.id ?? null).toBe(expected)
    if (choice) expect(choice.price).toBe(choice.category.offerings[0]?.prices[0]?.price)
  },
)
