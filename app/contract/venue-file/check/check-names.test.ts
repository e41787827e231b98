import { expect, test } from 'vitest'
import { checkNames } from './check-names.ts'
import { type Path, printPath } from './places.ts'

const REFERENCES: [path: string, noun: string][] = [
  ['events.0.facilityIds.0', 'facility'],
  ['events.0.priceLists.0.prices.0.personTypeId', 'person type'],
  ['events.0.discount.values.0.personTypeId', 'person type'],
  ['events.0.memberDiscounts.0.personTypeIds.0', 'person type'],
  ['combos.0.prices.0.personTypeId', 'person type'],
  ['combos.0.discount.values.0.personTypeId', 'person type'],
  ['combos.0.memberDiscounts.0.personTypeIds.0', 'person type'],
  ['limits.0.personTypeIds.0', 'person type'],
  ['memberships.categories.0.offerings.0.prices.0.personTypeId', 'person type'],
  ['coupons.0.personTypeIds.0', 'person type'],
  ['calendarNotes.0.eventId', 'event'],
  ['events.0.prerequisiteEventIds.0', 'event'],
  ['events.0.recommendedEventIds.0', 'event'],
  ['limits.0.eventIds.0', 'event'],
  ['combos.0.entries.0.eventIds.0', 'event'],
  ['coupons.0.eventIds.0', 'event'],
  ['reviews.0.eventId', 'event'],
  ['coupons.0.comboIds.0', 'combo'],
  ['events.0.addOnIds.0', 'add-on'],
  ['combos.0.addOnIds.0', 'add-on'],
  ['events.0.orderFormIds.0', 'form'],
  ['combos.0.orderFormIds.0', 'form'],
  ['memberships.categories.0.orderFormIds.0', 'form'],
  ['events.0.membershipCategoryId', 'membership category'],
  ['events.0.membershipRestrictions.0', 'membership category'],
  ['events.0.memberDiscounts.0.membershipCategoryIds.0', 'membership category'],
  ['combos.0.membershipRestrictions.0', 'membership category'],
  ['combos.0.memberDiscounts.0.membershipCategoryIds.0', 'membership category'],
  ['limits.0.membershipCategoryIds.0', 'membership category'],
  ['memberships.categories.0.restrictions.0', 'membership category'],
  ['memberships.categories.0.renewToIds.0', 'membership category'],
  ['memberships.categories.0.upgradeToIds.0', 'membership category'],
  ['memberships.categories.0.auxiliaryCategoryIds.0', 'membership category'],
  ['members.0.categoryId', 'membership category'],
  ['coupons.0.membershipCategoryIds.0', 'membership category'],
  ['memberships.categories.0.groupId', 'membership group'],
  ['reviews.0.visitorId', 'visitor'],
  ['coupons.0.conflictsWith.0', 'coupon'],
]

const HOLDERS: Record<string, [path: string, key: string]> = {
  facility: ['facilities.0', 'id'],
  'person type': ['personTypes.0', 'id'],
  event: ['events.0', 'id'],
  combo: ['combos.0', 'id'],
  'add-on': ['addOns.0', 'id'],
  form: ['forms.0', 'id'],
  'membership category': ['memberships.categories.0', 'id'],
  'membership group': ['memberships.groups.0', 'id'],
  visitor: ['visitors.0', 'id'],
  coupon: ['coupons.0', 'code'],
}

const REPEATED: [list: string, key: string][] = [
  ...Object.values(HOLDERS).map(([path, key]): [string, string] => [path.slice(0, -2), key]),
  ['limits', 'id'],
  ['donations.options', 'id'],
  ['donations.funds', 'id'],
  ['donations.campaigns', 'id'],
  ['donations.appeals', 'id'],
  ['donations.customFields', 'id'],
  ['members', 'membershipId'],
  ['members.0.cardholders', 'id'],
  ['visitors', 'email'],
  ['staff', 'email'],
  ['giftCertificates', 'number'],
  ['reviews', 'id'],
  ['events.0.slots', 'id'],
  ['hours.exceptions', 'date'],
  ['events.0.priceLists', 'id'],
  ['events.0.priceLists.0.prices', 'personTypeId'],
  ['combos.0.prices', 'personTypeId'],
  ['memberships.categories.0.offerings', 'id'],
  ['memberships.categories.0.offerings.0.prices', 'id'],
  ['forms.0.fields', 'id'],
  ['forms.0.fields.0.options', 'value'],
]

const stepsOf = (path: string): Path =>
  path.split('.').map(step => (/^\d+$/.test(step) ? Number(step) : step))

/** A document with these values at these places and nothing else. */
function documentWith(...values: [path: string, value: unknown][]): unknown {
  const root: Record<string, unknown> = {}
  for (const [path, value] of values) put(root, stepsOf(path), value)
  return root
}

function put(holder: Record<string | number, unknown>, [step, ...rest]: Path, value: unknown) {
  if (step === undefined) return
  if (rest.length === 0) holder[step] = value
  else {
    holder[step] ??= typeof rest[0] === 'number' ? [] : {}
    put(holder[step] as Record<string, unknown>, rest, value)
  }
}

const issuesOf = (file: unknown) =>
  checkNames(file).map(({ path, message }) => `${printPath(path)} ${message}`)

test.each(REFERENCES)('%s names a %s of the file', (path, noun) => {
  const printed = printPath(stepsOf(path))
  expect(issuesOf(documentWith([path, 'lost']))).toEqual([
    `${printed} names the ${noun} "lost", which this file does not have`,
  ])
  const [holder, key] = HOLDERS[noun]!
  expect(issuesOf(documentWith([path, 'here'], [`${holder}.${key}`, 'here']))).toEqual([])
})

test.each(REPEATED)('one of %s is told from another by its %s', (list, key) => {
  const twice = documentWith([`${list}.0.${key}`, 'SAME'], [`${list}.1.${key}`, 'SAME'])
  expect(issuesOf(twice)).toContain(`${printPath([...stepsOf(`${list}.1`), key])} "SAME" is used twice`)
  const other = documentWith([`${list}.0.${key}`, 'ONE'], [`${list}.1.${key}`, 'other'])
  expect(issuesOf(other).join()).not.toContain('twice')
  const unnamed = documentWith([`${list}.0.${key}`, 1], [`${list}.1.${key}`, 1])
  expect(issuesOf(unnamed).join()).not.toContain('twice')
})

test('an email is the same in capitals, an id is another', () => {
  const people = [
    { id: 'ada', email: 'Ada@x.org' },
    { id: 'Ada', email: 'ada@x.org' },
  ]
  expect(issuesOf({ visitors: people })).toEqual(['visitors[1].email "ada@x.org" is used twice'])
})

test('an event starts once at a time of a day', () => {
  const slots = [
    { date: '2026-11-21', time: '10:00' },
    { date: '2026-11-22', time: '10:00' },
    { date: '2026-11-21', time: '11:00' },
    { date: '2026-11-21', time: '10:00' },
  ]
  expect(
    issuesOf({
      events: [
        { id: 'a', slots },
        { id: 'b', slots: slots.slice(0, 3) },
      ],
    }),
  ).toEqual(['events[0].slots[3] is the second slot at 2026-11-21 10:00'])
})

test('starts are sold by a price list of their own event', () => {
  const starts = [{ priceListId: 'usual' }, { priceListId: 'evening' }, {}]
  const [slots, slotRules] = [0, 1].map(day => starts.map((start, time) => ({ ...start, date: day, time })))
  const usual = { id: 'usual', priceLists: [{ id: 'usual' }], slots, slotRules }
  expect(issuesOf({ events: [usual, { id: 'other', priceLists: [{ id: 'evening' }] }] })).toEqual([
    'events[0].slots[1].priceListId names the price list "evening", which this event does not have',
    'events[0].slotRules[1].priceListId names the price list "evening", which this event does not have',
  ])
})

test('a member holds an offering of the category, at a price of the offering', () => {
  const offerings = [
    { id: 'year', prices: [{ id: 'one' }] },
    { id: 'life', prices: [{ id: 'all' }] },
  ]
  const categories = [{ id: 'friend', offerings }, { id: 'patron' }]
  const ids = ['a', 'b', 'c', 'd', 'e', 'f']
  const members = [
    { categoryId: 'friend' },
    { categoryId: 'friend', offeringId: 'year', pricePointId: 'one' },
    { categoryId: 'friend', offeringId: 'life' },
    { categoryId: 'patron', offeringId: 'year', pricePointId: 'one' },
    { categoryId: 'friend', offeringId: 'year', pricePointId: 'all' },
    { categoryId: 'gone', offeringId: 'year' },
  ].map((member, index) => ({ ...member, membershipId: ids[index] }))
  expect(issuesOf({ memberships: { categories }, members })).toEqual([
    'members[5].categoryId names the membership category "gone", which this file does not have',
    'members[3].offeringId names the offering "year", which this category does not have',
    'members[4].pricePointId names the price point "all", which this offering does not have',
  ])
})
