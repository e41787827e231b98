import { expect, test } from 'vitest'
import { checkReferences } from './check-references.ts'
import { printPath } from './places.ts'

const issuesOf = (file: unknown) =>
  checkReferences(file).map(({ path, message }) => `${printPath(path)} ${message}`)

const day = (from?: string, to?: string) => ({
  ...(from && { from }),
  ...(to && { to }),
})
const rule = (values: object) => ({ events: [{ slotRules: [values], priceLists: [{ prices: [1] }] }] })
const event = (values: object) => ({ events: [{ id: 'a', ...values }] })
const entry = (values: object) => ({
  events: [{ id: 'a' }, { id: 'b' }],
  combos: [{ entries: [values] }],
})
const discount = (values: object) => ({ coupons: [values] })
const field = (values: object) => ({ forms: [{ fields: [values] }] })
const member = (values: object) => ({ members: [{ cardholders: [{}], ...values }] })
const primary = [{ primary: true }, { primary: false }, { primary: true }]
const AmountBased = { discountType: 'AmountBased' }
const PercentageBased = { discountType: 'PercentageBased' }

/** Each rule beside the nearest that is right: `null`. */
const CASES: [issue: string | null, file: unknown][] = [
  [null, {}],
  ['events[0] has starts but no price list', event({ slots: [{}] })],
  ['events[0] has starts but no price list', event({ slotRules: [{}] })],
  [null, event({ slots: [], slotRules: [] })],
  [null, event({ slots: [{}], retired: true })],
  [null, event({ slots: [{}], priceLists: [{ prices: [1] }] })],
  ['events[0].discount is needed by the type discountCode', event({ type: 'discountCode' })],
  [
    'events[0].discount is needed by the type discountCode',
    event({ type: 'discountCode', discount: { values: [] } }),
  ],
  [null, event({ type: 'discountCode', discount: { values: [{ ...AmountBased, value: 1 }] } })],
  [null, event({ type: 'standard' })],
  ['events[0].prerequisiteEventIds names the event itself', event({ prerequisiteEventIds: ['a'] })],
  ['events[0].images marks 2 entries as primary; one at most', event({ images: primary })],
  [null, event({ images: primary.slice(1) })],
  ['events[0].priceLists[0].prices holds no price', event({ priceLists: [{ prices: [] }] })],
  [
    'events[0].priceLists[0].prices[0].minimum is more than maximum (4)',
    event({ priceLists: [{ prices: [{ minimum: 5, maximum: 4 }] }] }),
  ],
  [null, event({ priceLists: [{ prices: [{ minimum: 4, maximum: 4 }, { minimum: 5 }, { maximum: 0 }] }] })],
  [
    'events[0].slots[0].sold is more than the capacity (4)',
    event({ slots: [{ capacity: 4, sold: 5 }], retired: true }),
  ],
  [
    null,
    event({
      slots: [
        { capacity: 4, sold: 4 },
        { date: 1, capacity: 0 },
        { date: 2, sold: 1 },
      ],
      retired: true,
    }),
  ],
  ['events[0].slotRules[0].sold is more than the capacity (4)', rule({ capacity: 4, sold: 5 })],
  ['events[0].slotRules[0].to lies before from (today+9)', rule(day('today+9', 'today+8'))],
  ['events[0].slotRules[0].to lies before from (today)', rule(day('today', 'today-1'))],
  ['events[0].slotRules[0].to lies before from (2026-11-22)', rule(day('2026-11-22', '2026-11-21'))],
  [null, rule(day('2026-11-22', '2026-11-22'))],
  [null, rule(day('2026-11-22', 'today-9'))],
  [null, rule(day('today+9', '2026-11-22'))],
  [null, rule(day('today+9', 'today-x'))],
  [null, rule(day('2026-99-99', '2026-11-22'))],
  [null, rule(day('2026-11-22'))],
  [null, rule(day(undefined, '2026-11-22'))],
  ['events[0].slotRules[0].times holds "10:00" twice', rule({ times: ['10:00', '11:00', '10:00'] })],
  ['events[0].slotRules[0].weekdays holds "M" twice', rule({ weekdays: ['M', 'M'] })],
  ['combos[0].entries holds no event', { combos: [{ entries: [] }] }],
  ['combos[0].prices holds no price', entryOf({ type: 'fixedPrice' })],
  [null, entryOf({ type: 'fixedPrice', prices: [{}] })],
  ['combos[0].discount is needed by the type discountCode', entryOf({ type: 'discountCode' })],
  [null, entryOf({ type: 'discountCode', discount: { values: [{ ...AmountBased, value: 1 }] } })],
  ['combos[0].images marks 2 entries as primary; one at most', entryOf({ images: primary })],
  ['combos[0].prices[0].minimum is more than maximum (4)', entryOf({ prices: [{ minimum: 5, maximum: 4 }] })],
  ['combos[0].entries[0].eventIds must name exactly one event, not 2', entry({ eventIds: ['a', 'b'] })],
  ['combos[0].entries[0].eventIds must name exactly one event, not 0', entry({ type: 'event' })],
  [null, entry({ type: 'event', eventIds: ['a'], quantity: 2 })],
  [
    'combos[0].entries[0].eventIds names too few events to pick 2 from',
    entry({ type: 'any', eventIds: ['a'], quantity: 2 }),
  ],
  ['combos[0].entries[0].eventIds names too few events to pick 1 from', entry({ type: 'any' })],
  [null, entry({ type: 'any', eventIds: ['a', 'b'], quantity: 2 })],
  ['combos[0].entries[0].eventIds holds "a" twice', entry({ type: 'any', eventIds: ['a', 'a'] })],
  [
    'limits[0].membershipCategoryIds is for memberBenefits only',
    { memberships: { categories: [{ id: 'x' }] }, limits: [{ membershipCategoryIds: ['x'] }] },
  ],
  [
    null,
    {
      memberships: { categories: [{ id: 'x' }] },
      limits: [{ ruleType: 'memberBenefits', membershipCategoryIds: ['x'] }],
    },
  ],
  ['forms[0].fields holds no question', { forms: [{}] }],
  ['forms[0].fields[0].options holds nothing to choose', field({ kind: 'select' })],
  ['forms[0].fields[0].options holds nothing to choose', field({ kind: 'radio', options: [] })],
  ['forms[0].fields[0].options holds nothing to choose', field({ kind: 'checkboxes' })],
  [null, field({ kind: 'select', options: [{}] })],
  [null, field({ kind: 'checkbox' })],
  ['forms[0].fields[0].check.validator Validator not found.', field({ check: { validator: 'telepathy' } })],
  ['forms[0].fields[0].check.validator Validator not found.', field({ check: {} })],
  [
    'forms[0].fields compares "b" with a question that this form does not ask',
    field({ id: 'b', check: { validator: 'equal', otherFieldId: 'c' } }),
  ],
  [null, field({ id: 'b', check: { validator: 'equal', otherFieldId: 'b' } })],
  ['addOns[0].sold is more than totalQuantity (4)', { addOns: [{ sold: 5, totalQuantity: 4 }] }],
  ...['funds', 'campaigns', 'appeals'].map((list): [string, unknown] => [
    `donations.${list} marks 2 entries as isDefault; one at most`,
    { donations: { [list]: [{ isDefault: true }, { isDefault: true }] } },
  ]),
  [
    'donations.options[0].minimum is more than maximum (100)',
    { donations: { options: [{ minimum: 101, maximum: 100 }] } },
  ],
  [
    'donations.customFields[0].values holds nothing to choose',
    { donations: { customFields: [{ format: 'Dropdown' }] } },
  ],
  [null, { donations: { customFields: [{ format: 'Dropdown', values: ['x'] }, { format: 'Text' }] } }],
  [
    'memberships.categories[1].auxiliaryCategoryIds names "plain", which is not auxiliary',
    { memberships: { categories: [{ id: 'plain' }, { id: 'x', auxiliaryCategoryIds: ['plain'] }] } },
  ],
  [
    null,
    {
      memberships: {
        categories: [
          { id: 'choir', auxiliary: true },
          { id: 'x', auxiliaryCategoryIds: ['choir'] },
        ],
      },
    },
  ],
  [
    'memberships.categories[0].auxiliaryCategoryIds is for base memberships only',
    {
      memberships: {
        categories: [
          { id: 'x', auxiliary: true, auxiliaryCategoryIds: ['choir'] },
          { id: 'choir', auxiliary: true },
        ],
      },
    },
  ],
  [
    'memberships.categories[0].offerings[0].prices holds no price',
    { memberships: { categories: [{ offerings: [{}] }] } },
  ],
  [
    'coupons[0].validUntil lies before validFrom (today)',
    discount({ ...AmountBased, value: 1, validFrom: 'today', validUntil: 'today-1' }),
  ],
  ['coupons[0].used is more than maxUses (1)', discount({ ...AmountBased, value: 1, used: 2, maxUses: 1 })],
  [
    'coupons[0].conflictsWith names the coupon itself',
    discount({ ...AmountBased, value: 1, code: 'A', conflictsWith: ['A'] }),
  ],
  [null, discount({ ...PercentageBased, value: 100 })],
  [null, discount({ ...PercentageBased, value: 17.5 })],
  ['coupons[0].value is more than 100 percent', discount({ ...PercentageBased, value: 100.5 })],
  [null, discount({ ...AmountBased, value: 500 })],
  [null, discount({ ...AmountBased })],
  ['coupons[0].value must be a whole number of cents, not 17.5', discount({ ...AmountBased, value: 17.5 })],
  ...['events[0].discount.values', 'combos[0].discount.values'].map((path): [string, unknown] => [
    `${path}[0].value is more than 100 percent`,
    withEntries(path.slice(0, 6), { discount: { values: [{ ...PercentageBased, value: 101 }] } }),
  ]),
  ...['events[0].memberDiscounts', 'combos[0].memberDiscounts'].map((path): [string, unknown] => [
    `${path}[0].value is more than 100 percent`,
    withEntries(path.slice(0, 6), { memberDiscounts: [{ ...PercentageBased, value: 101 }] }),
  ]),
  [
    'giftCertificates[0].balance is more than initialBalance (4)',
    { giftCertificates: [{ balance: 5, initialBalance: 4 }] },
  ],
  [
    'giftCertificates[1].number differs from "a-1" only in capitals',
    { giftCertificates: [{ number: 'a-1' }, { number: 'A-1' }, { number: 'b-1' }] },
  ],
  [
    'members[0].expirationDate lies before startDate (today)',
    member({ startDate: 'today', expirationDate: 'today-1' }),
  ],
  [
    'members[0].cardholders must hold exactly one primary cardholder, not 2',
    member({ cardholders: [{}, {}] }),
  ],
  [
    'members[0].cardholders must hold exactly one primary cardholder, not 0',
    member({ cardholders: [{ cardType: 'secondary' }] }),
  ],
  [null, member({ cardholders: [{ cardType: 'primary' }, { cardType: 'secondary' }] })],
  ...['visitors', 'staff'].map((list): [string, unknown] => [
    `${list}[0].password stands beside a passwordHash; write one of them`,
    { [list]: [{ password: 'x', passwordHash: 'y' }] },
  ]),
  [null, { visitors: [{ password: 'x' }, { passwordHash: 'y' }], staff: [{ password: 'x' }] }],
  ['reviews[0] needs an author or a visitorId', { reviews: [{}] }],
  [null, { reviews: [{ author: 'Ada' }, { visitorId: 'v' }], visitors: [{ id: 'v' }] }],
  [null, { venue: { timeZone: 'Europe/London', currency: 'EUR', locale: 'de-AT', country: 'AT' } }],
  [
    'venue.timeZone is not a time zone: "+01:00" (use a name like Europe/London)',
    { venue: { timeZone: '+01:00' } },
  ],
  [
    'venue.timeZone is not a time zone: "Mars/Base" (use a name like Europe/London)',
    { venue: { timeZone: 'Mars/Base' } },
  ],
  ['venue.currency is not a currency: "ABC"', { venue: { currency: 'ABC' } }],
  ['venue.locale is not a language and region: "xx-YY" (use one like en-GB)', { venue: { locale: 'xx-YY' } }],
  ['venue.locale is not a language and region: "e" (use one like en-GB)', { venue: { locale: 'e' } }],
  ['venue.country is not a country: "ZZ"', { venue: { country: 'ZZ' } }],
  ['venue.country is not a country: "XX"', { venue: { country: 'XX' } }],
  [null, { venue: { currency: 'euro', country: 'Austria' } }],
  [null, { venue: { timeZone: 1, currency: 1, locale: 1, country: 1 } }],
  ...['Su', 'M', 'Tu', 'W', 'Th', 'F', 'Sa'].map((name): [string, unknown] => [
    `hours.standard.${name}[0].close is the same as open`,
    { hours: { standard: { [name]: [{ open: '09:00', close: '09:00' }] } } },
  ]),
  [
    'hours.exceptions[0].hours[0].close is the same as open',
    { hours: { exceptions: [{ hours: [{ open: '09:00', close: '09:00' }] }] } },
  ],
  [null, { hours: { standard: { M: [{ open: '09:00', close: '10:00' }, {}] } } }],
]

function entryOf(combo: object) {
  return { events: [{ id: 'a' }], combos: [{ entries: [{ eventIds: ['a'] }], ...combo }] }
}

function withEntries(list: string, values: object) {
  return list === 'combos' ? entryOf(values) : event(values)
}

test.each(CASES)('%s', (issue, file) => {
  expect(issuesOf(file)).toEqual(issue === null ? [] : [issue])
})

test('records that are none are left to their schema', () => {
  expect(
    issuesOf({ venue: 'x', events: [3, null], forms: ['x'], members: [[]], giftCertificates: [1, 2] }),
  ).toEqual([])
})

test('a currency that is no code at all is left to its schema, as a country is', () => {
  for (const code of ['USDX', 'xUSD', 'XUSD', 'usd'])
    expect(issuesOf({ venue: { currency: code, country: code } })).toEqual([])
})
