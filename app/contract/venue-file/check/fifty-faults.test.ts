import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseVenueFile } from '#tests/builders/parsed-venue-file.ts'

const TEXT = readFileSync(new URL('./fifty-faults.json', import.meta.url), 'utf8')
const LINES = TEXT.split('\n')

/** What stands in the line of the fault (nowhere else in the file before it), the path, and the sentence. */
const FAULTS: [inLine: string, path: string, message: string][] = [
  ['"id": "no spaces here",', 'venue.id', 'may hold only letters A–Z, digits, dot, underscore and hyphen'],
  ['"name": "",', 'venue.name', 'must not be empty'],
  [
    '"timeZone": "America/Gotham",',
    'venue.timeZone',
    'is not a time zone: "America/Gotham" (use a name like Europe/London)',
  ],
  ['"currency": "QQQ",', 'venue.currency', 'is not a currency: "QQQ"'],
  ['"locale": "english!",', 'venue.locale', 'is not a language and region: "english!" (use one like en-GB)'],
  ['"country": "XX",', 'venue.country', 'is not a country: "XX"'],
  ['"email": "nobody"', 'venue.email', 'must be an email address'],
  ['"holdMinutes": -1,', 'company.holdMinutes', 'must be at least 0'],
  ['"passwordMinimum": 3,', 'company.passwordMinimum', 'must be at least 4'],
  ['"reviws": true,', 'company.reviws', 'is not a key this format knows'],
  [
    '"billingAddress": { "display": "street" }',
    'company.billingAddress.display',
    'must be "address" or "zipcode", not "street"',
  ],
  [
    '"links": [{ "key": "logo", "href": "javascript:alert(1)" }],',
    'links[0].href',
    'must be a path of this site, or an http, https, mailto or tel link',
  ],
  ['"Mo": [], "Tu": [{ "open": "9:00", "clos', 'hours.standard.Mo', 'is not a key this format knows'],
  ['"open": "9:00", "close": "17:00" }] },', 'hours.standard.Tu[0].open', 'must be a time like 09:30'],
  ['{ "date": "2026-12-25", "note": "again" },', 'hours.exceptions[1].date', '"2026-12-25" is used twice'],
  ['"close": "11:11" }] }', 'hours.exceptions[2].hours[0].close', 'is the same as open'],
  ['"facilities": [{ "id": "hall" }],', 'facilities[0].name', 'is missing'],
  ['{ "id": "adult", "name": "Grown-up" }', 'personTypes[1].id', '"adult" is used twice'],
  [
    '"facilityIds": ["attic"],',
    'events[0].facilityIds[0]',
    'names the facility "attic", which this file does not have',
  ],
  ['"duration": "1 hour",', 'events[0].duration', 'must be a number, not text'],
  [
    '"thumbnail": "data:image/png,1", "screen',
    'events[0].images[0].thumbnail',
    'must be a path of this site or an https address',
  ],
  ['"price": 18.5 }] },', 'events[0].priceLists[0].prices[0].price', 'must be a whole number, not 18.5'],
  ['{ "id": "nobody-pays", "prices": [] },', 'events[0].priceLists[1].prices', 'holds no price'],
  [
    '"personTypeId": "teenager", "price": 900',
    'events[0].priceLists[2].prices[0].personTypeId',
    'names the person type "teenager", which this file does not have',
  ],
  [
    '{ "date": "2026-02-30", "time": "10:00", "capacity": 10 },',
    'events[0].slots[0].date',
    'must be a date like 2026-11-21, or today, today+90, today-3',
  ],
  ['"sold": 5 },', 'events[0].slots[1].sold', 'is more than the capacity (4)'],
  [
    '{ "date": "2026-11-21", "time": "10:00", "capacity": 12 }',
    'events[0].slots[3]',
    'is the second slot at 2026-11-21 10:00',
  ],
  ['"to": "today+2", "times": ["10:00"], "ca', 'events[0].slotRules[0].to', 'lies before from (today+9)'],
  [
    '"weekdays": ["Monday"], "times": ["12:00',
    'events[0].slotRules[1].weekdays[0]',
    'must be "Su" or "M" or "Tu" or "W" or "Th" or "F" or "Sa", not "Monday"',
  ],
  [
    '"priceListId": "weekend" }',
    'events[0].slotRules[2].priceListId',
    'names the price list "weekend", which this event does not have',
  ],
  [
    '"addOnIds": ["umbrella"],',
    'events[0].addOnIds[0]',
    'names the add-on "umbrella", which this file does not have',
  ],
  ['"prerequisiteEventIds": ["tour"]', 'events[0].prerequisiteEventIds', 'names the event itself'],
  [
    '{ "id": "bare", "name": "Bare", "slots": [{ "date": "today",',
    'events[1]',
    'has starts but no price list',
  ],
  [
    '{ "id": "deal", "name": "Deal", "type": "discountCode" }',
    'events[2].discount',
    'is needed by the type discountCode',
  ],
  ['{ "id": "pair", "name": "Pair", "entries": [{ "eventIds": ["', 'combos[0].type', 'is missing'],
  [
    '"eventIds": ["tour"], "quantity": 2 }]',
    'combos[1].entries[0].eventIds',
    'names too few events to pick 2 from',
  ],
  [
    '"forms": [{ "id": "lunch", "name": "Lunch", "fields": [{ "id',
    'forms[0].fields[0].options',
    'holds nothing to choose',
  ],
  ['"minimum": 500, "maximum": 100 }],', 'donations.options[0].minimum', 'is more than maximum (100)'],
  [
    '"funds": [{ "id": "roof", "name": "Roof"',
    'donations.funds',
    'marks 2 entries as isDefault; one at most',
  ],
  [
    '"groupId": "circle",',
    'memberships.categories[0].groupId',
    'names the membership group "circle", which this file does not have',
  ],
  [
    '"rules": { "numberOfCardHolders": 0 },',
    'memberships.categories[0].rules.numberOfCardHolders',
    'must be at least 1',
  ],
  [
    '"offerings": [{ "id": "year", "name": "Year", "duration": 12',
    'memberships.categories[0].offerings[0].prices',
    'holds no price',
  ],
  [
    '"categoryId": "enemy",',
    'members[0].categoryId',
    'names the membership category "enemy", which this file does not have',
  ],
  ['"expirationDate": "2026-05-31",', 'members[0].expirationDate', 'lies before startDate (2026-06-01)'],
  [
    '"cardholders": [{ "id": "c1", "firstName',
    'members[0].cardholders',
    'must hold exactly one primary cardholder, not 2',
  ],
  ['"code": "save", "discountType": "Percent', 'coupons[0].code', 'must be in capitals'],
  [
    '"conflictsWith": ["OTHER"] }],',
    'coupons[0].conflictsWith[0]',
    'names the coupon "OTHER", which this file does not have',
  ],
  [
    '"balance": 900, "initialBalance": 500 }]',
    'giftCertificates[0].balance',
    'is more than initialBalance (500)',
  ],
  ['"rating": 6, "createdOn": "today-3" }],', 'reviews[0].rating', 'must be 1 to 5'],
  ['"roles": [] }]', 'staff[0].roles', 'must name at least one role'],
]

function found() {
  const parsed = parseVenueFile(TEXT)

  return parsed.ok ? [] : parsed.issues
}

test('fifty planted faults are fifty issues, no more and no less', () => {
  expect(FAULTS).toHaveLength(50)
  expect(found().map(({ path }) => path)).toEqual(FAULTS.map(([, path]) => path))
})

test.each(FAULTS)('the fault in %s is found at its line', (inLine, path, message) => {
  const line = LINES.findIndex(text => text.includes(inLine)) + 1
  expect(found().find(issue => issue.path === path)).toMatchObject({ line, message })
})
