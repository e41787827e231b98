import { expect } from 'vitest'
import { decodeVenueFile } from '#app/contract/venue-file/check/decode-venue-file.ts'
import type { Database } from '#app/data/database/database.ts'
import { importVenue } from '#app/data/import/import-venue.ts'
import { inProcess, NOW } from '#tests/builders/api-client.ts'
import { aVenueFile } from '#tests/builders/venue-file.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase()

const textOf = (overrides: object) => JSON.stringify({ ...aVenueFile(), ...overrides }, null, 2)
const load = (database: Database, text: string) => importVenue({ database, text, now: NOW })

async function faultsOf(database: Database, text: string): Promise<string[]> {
  const result = await load(database, text)
  return result.ok ? [] : result.issues.map(({ path, message }) => `${path} ${message}`)
}

test('faults of every kind are told in one go: a key twice, shapes, looks, words, references, too many starts', async ({
  database,
}) => {
  const [event] = aVenueFile().events
  const rule = { from: '2000-01-01', to: '9999-12-31', times: ['10:00', '11:00'], capacity: 1 }
  const text = textOf({
    theme: { preset: 'no-such', variables: { 'color-brand': 'never a colour' } },
    texts: { 'events-page-heading': '{open' },
    events: [{ ...event, slotRules: [rule] }],
    coupons: [{ code: 'lower', discountType: 'AmountBased', value: 1 }],
    limits: [{ id: 'four', eventIds: ['nowhere'], quantity: 4 }],
  }).replace('"theme": {', '"theme": {}, "theme": {')

  const faults = await faultsOf(database, text)
  const paths = faults.map(fault => fault.split(' ')[0])
  expect(paths).toEqual(
    expect.arrayContaining([
      'theme',
      'theme.preset',
      'theme.variables["color-brand"]',
      'texts["events-page-heading"]',
      'events[0].slotRules',
      'coupons[0].code',
      'limits[0].eventIds[0]',
    ]),
  )
  expect(faults.find(fault => fault.startsWith('theme.preset'))).toMatch(
    /is not one of our presets \(neutral, /,
  )
})

test('a price of a combo for people to whom one of its parts is not sold is refused, with the part', async ({
  database,
}) => {
  const [boat] = aVenueFile().events
  const [list] = boat!.priceLists
  const sold = (id: string, ...personTypeIds: string[]) => ({
    ...boat,
    id,
    priceLists: [{ ...list, prices: personTypeIds.map(personTypeId => ({ personTypeId, price: 500 })) }],
  })
  const dive = sold('night-dive', 'adult')
  const cruise = { ...sold('cruise', 'adult', 'child') }
  const closed = {
    ...sold('closed', 'adult'),
    priceLists: [
      {
        ...list,
        prices: [...sold('x', 'adult').priceLists[0]!.prices, { personTypeId: 'child', price: -1 }],
      },
    ],
  }
  const combo = (id: string, entries: object[], child = 900) => ({
    id,
    name: id,
    type: 'fixedPrice',
    prices: [
      { personTypeId: 'adult', price: 2500 },
      { personTypeId: 'child', price: child },
    ],
    entries,
  })
  const text = textOf({
    events: [boat, dive, cruise, closed],
    combos: [
      combo('part', [{ eventIds: ['boat-tour'] }, { eventIds: ['night-dive'] }]),
      combo('not-for-sale', [{ eventIds: ['closed'] }]),
      combo('too-few', [{ type: 'any', quantity: 2, eventIds: ['boat-tour', 'night-dive', 'closed'] }]),
      combo('enough', [{ type: 'any', quantity: 2, eventIds: ['boat-tour', 'night-dive', 'cruise'] }]),
      combo('adults', [{ eventIds: ['night-dive'] }], -1),
    ],
  })
  expect(await faultsOf(database, text)).toEqual([
    'combos[0].prices is for "child", to whom "night-dive" is not sold',
    'combos[1].prices is for "child", to whom "closed" is not sold',
    'combos[2].prices is for "child", to whom "night-dive" is not sold',
  ])
})

test('a misspelt name of a text, a mail text, a set, a variable or a key of the theme is refused with the nearest', async ({
  database,
}) => {
  const text = textOf({
    theme: { colours: {}, variables: { 'color-brnad': '#123456' } },
    texts: { 'events-page-headng': 'Shows' },
    emailTexts: { 'mail-order-subjct': 'Thanks' },
    textSets: { schools: { 'events-pag-heading': 'Classes' } },
  })
  expect(await faultsOf(database, text)).toEqual([
    'theme.colours is not a key of the theme this version knows',
    'theme.variables["color-brnad"] is not a variable this version knows; did you mean "color-brand"?',
    'texts["events-page-headng"] is not a text this version knows; did you mean "events-page-heading"?',
    'textSets.schools["events-pag-heading"] is not a text this version knows; did you mean "events-page-heading"?',
    'emailTexts["mail-order-subjct"] is not a text this version knows; did you mean "mail-order-subject"?',
  ])
})

test('a wording that no longer says its number is taken with a warning', async ({ database }) => {
  const result = await load(database, textOf({ texts: { 'confirmation-order-number': 'Your order' } }))
  expect(result).toMatchObject({
    ok: true,
    warnings: [{ path: 'texts["confirmation-order-number"]', message: 'The text no longer says {number}' }],
  })
})

test.for([
  ['a NUL character', 'Museum \\u0000', 'holds a NUL character'],
  ['half an emoji', 'Museum \\ud83d', 'holds half of a character'],
])('%s in a name is one fault with its place', async ([, name, message], { database }) => {
  const text = textOf({ venue: { ...aVenueFile().venue, name: 'NAME' } }).replace('NAME', name!)
  const result = await load(database, text)
  expect(result.ok ? [] : result.issues).toMatchObject([
    { path: 'venue.name', line: 5, message: expect.stringContaining(message!) },
  ])
})

test('bytes that are not UTF-8 are refused in one line with the place', () => {
  const messageFor = (bytes: Uint8Array) => {
    const decoded = decodeVenueFile(bytes)
    return decoded.ok
      ? decoded.text
      : decoded.issues.map(({ line, column, message }) => [line, column, message])
  }
  expect(messageFor(Buffer.from('{\n "name": "Niño"}', 'latin1'))).toEqual([
    [2, 13, expect.stringContaining('is not UTF-8: the byte 0xf1')],
  ])
  expect(messageFor(Buffer.from('\uFEFF{}', 'utf16le'))).toEqual([
    [1, 1, expect.stringContaining('is UTF-16, not')],
  ])
  expect(messageFor(Buffer.from('{}', 'utf16le'))).toEqual([
    [1, 1, expect.stringContaining('is UTF-16 or UTF-32')],
  ])
  expect(messageFor(Buffer.from('{"name": "Niño 🪐"}'))).toBe('{"name": "Niño 🪐"}')
})

test('a start in the hour that the clocks skip is the time that they show, with a warning, everywhere', async ({
  database,
}) => {
  const [event] = aVenueFile().events
  const text = textOf({
    events: [
      {
        ...event,
        slots: [{ date: '2027-03-14', time: '02:30', capacity: 5 }],
        slotRules: [{ from: '2027-03-13', to: '2027-03-15', times: ['02:15'], capacity: 5 }],
      },
    ],
  })
  const result = await load(database, text)
  expect(result).toMatchObject({
    ok: true,
    warnings: [
      { path: 'events[0].slots[0].time', message: expect.stringContaining('starts at 03:30 on 2027-03-14') },
      { path: 'events[0].slotRules[0]', message: expect.stringContaining('starts at 03:15 on 2027-03-14') },
    ],
  })
  expect(await load(database, text)).toMatchObject({ ok: true, changed: false })
  const api = await inProcess(database)
  const { payload } = await api.events.times({
    params: { eventTemplateId: 'boat-tour' },
    query: { startTime: '2027-03-13T00:00:00', endTime: '2027-03-15T23:59:59' },
  })
  expect(payload.map(({ id, time, startTime }) => [id.split('.').at(-1), time, startTime])).toEqual([
    ['0215', '02:15', '2027-03-13T02:15:00-05:00'],
    ['0315', '03:15', '2027-03-14T03:15:00-04:00'],
    ['0330', '03:30', '2027-03-14T03:30:00-04:00'],
    ['0215', '02:15', '2027-03-15T02:15:00-04:00'],
  ])
})

test('an event that starts on a day when the venue is closed is imported with a warning', async ({
  database,
}) => {
  const [event] = aVenueFile().events
  const result = await load(
    database,
    textOf({
      events: [{ ...event, slots: [{ date: '2027-07-04', time: '19:00', capacity: 5 }] }],
      hours: { exceptions: [{ date: '2027-07-04' }] },
    }),
  )
  expect(result).toMatchObject({
    ok: true,
    warnings: [{ path: 'events[0]', message: 'starts on 2027-07-04, when the venue is closed' }],
  })
})

test('ids that lead elsewhere, discounts that are none and certificates that look alike are refused', async ({
  database,
}) => {
  const [event] = aVenueFile().events
  const half = { discountType: 'AmountBased', value: 2.5 }
  const all = { discountType: 'PercentageBased', value: 140 }
  const text = textOf({
    venue: { ...aVenueFile().venue, id: '..' },
    facilities: [{ id: '__proto__', name: 'Dock' }],
    events: [{ ...event, memberDiscounts: [all], discount: { values: [half] } }],
    coupons: [{ code: 'ALL', ...all }],
    giftCertificates: [
      { number: 'Gift-1', balance: 1 },
      { number: 'GIFT-1', balance: 1 },
    ],
  })
  expect(await faultsOf(database, text)).toEqual([
    'venue.id must not be dots alone, nor __proto__',
    'facilities[0].id must not be dots alone, nor __proto__',
    'events[0].memberDiscounts[0].value is more than 100 percent',
    'events[0].discount.values[0].value must be a whole number of cents, not 2.5',
    'coupons[0].value is more than 100 percent',
    'giftCertificates[1].number differs from "Gift-1" only in capitals',
  ])
})
