import { at, listAt, type PathIssue, placesOf, type RecordPlace } from './places.ts'

/** Where records get their names, and what one of them is called in a sentence. */
const NAMES = {
  facility: { list: 'facilities.*', key: 'id' },
  'person type': { list: 'personTypes.*', key: 'id' },
  event: { list: 'events.*', key: 'id' },
  combo: { list: 'combos.*', key: 'id' },
  'add-on': { list: 'addOns.*', key: 'id' },
  form: { list: 'forms.*', key: 'id' },
  'membership category': { list: 'memberships.categories.*', key: 'id' },
  'membership group': { list: 'memberships.groups.*', key: 'id' },
  visitor: { list: 'visitors.*', key: 'id' },
  coupon: { list: 'coupons.*', key: 'code' },
} as const

type Noun = keyof typeof NAMES

/** The one table of references: where it stands in the file, and what must exist. */
const REFERENCES: Record<Noun, string[]> = {
  facility: ['events.*.facilityIds.*'],
  'person type': [
    'events.*.priceLists.*.prices.*.personTypeId',
    'events.*.discount.values.*.personTypeId',
    'events.*.memberDiscounts.*.personTypeIds.*',
    'combos.*.prices.*.personTypeId',
    'combos.*.discount.values.*.personTypeId',
    'combos.*.memberDiscounts.*.personTypeIds.*',
    'limits.*.personTypeIds.*',
    'memberships.categories.*.offerings.*.prices.*.personTypeId',
    'coupons.*.personTypeIds.*',
  ],
  event: [
    'calendarNotes.*.eventId',
    'events.*.prerequisiteEventIds.*',
    'events.*.recommendedEventIds.*',
    'limits.*.eventIds.*',
    'combos.*.entries.*.eventIds.*',
    'coupons.*.eventIds.*',
    'reviews.*.eventId',
  ],
  combo: ['coupons.*.comboIds.*'],
  'add-on': ['events.*.addOnIds.*', 'combos.*.addOnIds.*'],
  form: ['events.*.orderFormIds.*', 'combos.*.orderFormIds.*', 'memberships.categories.*.orderFormIds.*'],
  'membership category': [
    'events.*.membershipCategoryId',
    'events.*.membershipRestrictions.*',
    'events.*.memberDiscounts.*.membershipCategoryIds.*',
    'combos.*.membershipRestrictions.*',
    'combos.*.memberDiscounts.*.membershipCategoryIds.*',
    'limits.*.membershipCategoryIds.*',
    'memberships.categories.*.restrictions.*',
    'memberships.categories.*.renewToIds.*',
    'memberships.categories.*.upgradeToIds.*',
    'memberships.categories.*.auxiliaryCategoryIds.*',
    'members.*.categoryId',
    'coupons.*.membershipCategoryIds.*',
  ],
  'membership group': ['memberships.categories.*.groupId'],
  visitor: ['reviews.*.visitorId'],
  coupon: ['coupons.*.conflictsWith.*'],
}

/** Lists of the whole file in which a value may stand once. */
const UNIQUE = [
  ...Object.values(NAMES),
  { list: 'limits.*', key: 'id' },
  { list: 'donations.options.*', key: 'id' },
  { list: 'donations.funds.*', key: 'id' },
  { list: 'donations.campaigns.*', key: 'id' },
  { list: 'donations.appeals.*', key: 'id' },
  { list: 'donations.customFields.*', key: 'id' },
  { list: 'members.*', key: 'membershipId' },
  { list: 'members.*.cardholders.*', key: 'id' },
  { list: 'visitors.*', key: 'email' },
  { list: 'staff.*', key: 'email' },
  { list: 'giftCertificates.*', key: 'number' },
  { list: 'reviews.*', key: 'id' },
  { list: 'events.*.slots.*', key: 'id' },
  { list: 'hours.exceptions.*', key: 'date' },
]

/** Lists within one record in which a value may stand once: `[records, list, key]`. */
const UNIQUE_WITHIN: [string, string, string][] = [
  ['events.*', 'priceLists', 'id'],
  ['events.*.priceLists.*', 'prices', 'personTypeId'],
  ['combos.*', 'prices', 'personTypeId'],
  ['memberships.categories.*', 'offerings', 'id'],
  ['memberships.categories.*.offerings.*', 'prices', 'id'],
  ['forms.*', 'fields', 'id'],
  ['forms.*.fields.*', 'options', 'value'],
]

/** References to what does not exist, and names given twice. Takes any JSON value, so that a faulty file is checked too. */
export function checkNames(file: unknown): PathIssue[] {
  return [
    ...(Object.keys(NAMES) as Noun[]).flatMap(noun => unknownReferences(file, noun)),
    ...UNIQUE.flatMap(({ list, key }) => repeated(placesOf(file, list), key)),
    ...UNIQUE_WITHIN.flatMap(([records, list, key]) =>
      placesOf(file, records).flatMap(record => repeated(childrenOf(record, list), key)),
    ),
    ...placesOf(file, 'events.*').flatMap(repeatedStarts),
    ...placesOf(file, 'events.*').flatMap(unknownPriceLists),
    ...unknownOfferings(file),
  ]
}

function unknownReferences(file: unknown, noun: Noun): PathIssue[] {
  const { list, key } = NAMES[noun]
  const known = new Set(placesOf(file, list).map(({ value }) => at(value, key)))

  return REFERENCES[noun]
    .flatMap(pattern => placesOf(file, pattern))
    .filter(({ value }) => typeof value === 'string' && !known.has(value))
    .map(({ path, value }) => ({
      path,
      message: `names the ${noun} "${value}", which this file does not have`,
    }))
}

function repeated(places: RecordPlace[], key: string): PathIssue[] {
  const seen = new Set<string>()

  return places.flatMap(({ path, value }) => {
    const name = at(value, key)
    if (typeof name !== 'string') return []
    const isFirst = addTo(seen, key === 'email' ? name.toLowerCase() : name)

    return isFirst ? [] : [{ path: [...path, key], message: `"${name}" is used twice` }]
  })
}

function repeatedStarts(event: RecordPlace): PathIssue[] {
  const seen = new Set<string>()

  return childrenOf(event, 'slots').flatMap(({ path, value }) => {
    const start = `${at(value, 'date')} ${at(value, 'time')}`

    return addTo(seen, start) ? [] : [{ path, message: `is the second slot at ${start}` }]
  })
}

/** Whether the name was new. */
function addTo(seen: Set<string>, name: string): boolean {
  const isNew = !seen.has(name)
  seen.add(name)

  return isNew
}

function unknownPriceLists(event: RecordPlace): PathIssue[] {
  const known = new Set(listAt(event.value, 'priceLists').map(list => at(list, 'id')))

  return [...childrenOf(event, 'slots'), ...childrenOf(event, 'slotRules')]
    .map(({ path, value }) => ({ path: [...path, 'priceListId'], name: at(value, 'priceListId') }))
    .filter(({ name }) => typeof name === 'string' && !known.has(name))
    .map(({ path, name }) => ({
      path,
      message: `names the price list "${name}", which this event does not have`,
    }))
}

function unknownOfferings(file: unknown): PathIssue[] {
  const categories = placesOf(file, 'memberships.categories.*').map(({ value }) => value)

  return placesOf(file, 'members.*').flatMap(({ path, value }) => {
    const category = categories.find(one => at(one, 'id') === at(value, 'categoryId'))
    const offeringId = at(value, 'offeringId')
    if (!category || typeof offeringId !== 'string') return []
    const offering = listAt(category, 'offerings').find(one => at(one, 'id') === offeringId)
    if (!offering) return [missingIn([...path, 'offeringId'], `the offering "${offeringId}"`, 'category')]
    const pricePointId = at(value, 'pricePointId')
    const sold = listAt(offering, 'prices').some(one => at(one, 'id') === pricePointId)
    if (sold || typeof pricePointId !== 'string') return []

    return [missingIn([...path, 'pricePointId'], `the price point "${pricePointId}"`, 'offering')]
  })
}

const missingIn = (path: PathIssue['path'], what: string, where: string): PathIssue => ({
  path,
  message: `names ${what}, which this ${where} does not have`,
})

function childrenOf({ path, value }: RecordPlace, key: string): RecordPlace[] {
  return listAt(value, key).map((child, index) => ({
    path: [...path, key, index],
    value: child,
  }))
}
