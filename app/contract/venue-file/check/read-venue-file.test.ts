import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseVenueFile } from '#tests/builders/parsed-venue-file.ts'
import { aVenueFile } from '#tests/builders/venue-file.ts'
import { printVenueFile } from '../print-venue-file.ts'
import { venueFileJsonSchema } from '../venue-file.ts'
import { readVenueFile } from './read-venue-file.ts'

const MINIMAL = `{
  "venue": { "id": "pier", "name": "Pier", "timeZone": "Asia/Kolkata" },
  "personTypes": [{ "id": "adult", "name": "Adult" }],
  "events": [
    {
      "id": "tour",
      "name": "Tour",
      "priceLists": [{ "id": "usual", "prices": [{ "personTypeId": "adult", "price": 0 }] }],
      "slotRules": [{ "from": "today", "to": "today+30", "times": ["10:00"], "capacity": 20 }]
    }
  ]
}`

function issuesOf(text: string) {
  const read = readVenueFile(text)

  return read.ok ? read.reading.locate([]) : read.issues
}

test('a venue of twelve lines is a whole venue', () => {
  const parsed = parseVenueFile(MINIMAL)
  expect(parsed).toMatchObject({ ok: true, file: { company: { holdMinutes: 15, limitDonations: true } } })
})

test('printing leaves defaults out, and reading gives them back', () => {
  const file = aVenueFile()
  const text = printVenueFile(file)
  expect(text).not.toContain('holdMinutes')
  expect(parseVenueFile(text)).toEqual({ ok: true, file })
})

const names = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .filter(name => name.trim() === name && name !== '')

test('a file with any names, seats and switches survives printing and reading', () => {
  const files = fc.record({
    name: names,
    holdMinutes: fc.nat(60),
    reviews: fc.boolean(),
    texts: fc.dictionary(fc.stringMatching(/^[a-z-]{1,20}$/), names),
    seats: fc.uniqueArray(fc.nat(23), { maxLength: 10 }),
  })
  fc.assert(
    fc.property(files, ({ name, holdMinutes, reviews, texts, seats }) => {
      const slots = seats.map(hour => ({
        date: 'today+1',
        time: `${String(hour).padStart(2, '0')}:00`,
        capacity: hour,
      }))
      const event = {
        id: 'tour',
        name,
        priceLists: [{ id: 'usual', prices: [{ personTypeId: 'adult', price: 1 }] }],
        slots,
      }
      const file = aVenueFile({
        venue: { id: 'pier', name, timeZone: 'UTC' },
        company: { holdMinutes, reviews },
        texts,
        events: [event],
      })
      expect(parseVenueFile(printVenueFile(file))).toEqual({ ok: true, file })
    }),
  )
})

test('a fault is named with its path, line, column and what is wrong', () => {
  const text = MINIMAL.replace('"10:00"', '"25:00"')
  expect(issuesOf(text)).toEqual([
    { path: 'events[0].slotRules[0].times[0]', line: 9, column: 68, message: 'must be a time like 09:30' },
  ])
})

const syntax: [text: string, line: number, column: number, message: string][] = [
  ['{\n  "venue": {},\n}', 3, 1, 'is not JSON: a key in double quotes is missing here'],
  ['{\n  // hello\n  "venue": {}\n}', 2, 3, 'is not JSON: comments are not allowed'],
  ['{\n  "venue": {\n', 3, 1, 'is not JSON: a closing brace is missing here'],
  ['venue', 1, 1, 'is not JSON: a word that JSON does not know'],
  ['{"venue": }', 1, 11, 'is not JSON: a value is missing here'],
  ['{"venue" 1}', 1, 10, 'is not JSON: a colon is missing here'],
  ['[1 2]', 1, 4, 'is not JSON: a comma is missing here'],
  ['[1, 2', 1, 6, 'is not JSON: a closing bracket is missing here'],
  ['{} 1', 1, 4, 'is not JSON: the document has ended before this'],
  ['[1.]', 1, 2, 'is not JSON: a number that is not written as JSON wants it'],
  ['["x', 1, 2, 'is not JSON: text that is not closed with a double quote'],
  ['["a\tb"]', 1, 2, 'is not JSON: a character that must be escaped'],
  ['["\\x"]', 1, 2, 'is not JSON: an escape that JSON does not know'],
  ['["\\u00"]', 1, 2, 'is not JSON: an escape that JSON does not know'],
  ['', 1, 1, 'is empty'],
  [' \n ', 1, 1, 'is empty'],
]
test.each(syntax)('%j is a fault of syntax at line %i, column %i: %s', (text, line, column, message) => {
  expect(issuesOf(text)[0]).toEqual({ path: '(file)', line, column, message })
})

test('twenty faults of syntax are told, not all', () => {
  expect(issuesOf(`[${'x '.repeat(50)}]`)).toHaveLength(20)
})

test('a document that is nested too deep is refused in one line', () => {
  const tooDeep = [{ path: '(file)', line: 1, column: 1, message: 'is nested too deep' }]
  expect(issuesOf('['.repeat(50_000))).toEqual(tooDeep)
  expect(issuesOf(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)).toEqual(tooDeep)
})

test('keys are compared within their own object, and all faults stand in the order of the file', () => {
  const text = '{\n "a": { "x": 1, "x": 2 },\n "b": { "x": 1 },\n "b": 1\n}'
  const rows = issuesOf(text).map(({ path, line, column, message }) => [path, line, column, message])
  expect(rows).toEqual([
    ['venue', 1, 1, 'is missing'],
    ['a', 2, 2, 'is not a key this format knows'],
    ['a.x', 2, 17, 'is written twice'],
    ['b', 3, 2, 'is not a key this format knows'],
    ['b', 4, 2, 'is written twice'],
  ])
})

test('a key written twice is a fault, since JSON would lose the first', () => {
  const text = MINIMAL.replace('"name": "Tour",', '"name": "Tour",\n      "name": "Other",')
  expect(issuesOf(text)).toEqual([
    { path: 'events[0].name', line: 8, column: 7, message: 'is written twice' },
  ])
})

test('a byte order mark at the start is no fault', () => {
  expect(parseVenueFile(`\uFEFF${MINIMAL}`).ok).toBe(true)
})

test.each(['[]', 'null', '"x"', '3', `${'['.repeat(50_000)}${']'.repeat(50_000)}`])(
  '%#: a document that is no venue is refused',
  text => {
    expect(parseVenueFile(text).ok).toBe(false)
  },
)

test('the JSON Schema describes every key of the first level', () => {
  const { properties, additionalProperties } = venueFileJsonSchema()
  expect(additionalProperties).toBe(false)
  expect(
    Object.values(properties ?? {}).every(
      one => typeof one === 'object' && ('$ref' in one || one.description || one.const),
    ),
  ).toBe(true)
})

test('any JSON at all gets an answer, with a line that exists', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      const text = JSON.stringify(value, null, 2)
      const lines = text.split('\n').length
      expect(issuesOf(text).every(({ line, column }) => line >= 1 && line <= lines && column >= 1)).toBe(true)
    }),
  )
})

const shapes = [
  'venue',
  'company',
  'theme',
  'texts',
  'links',
  'hours',
  'events',
  'combos',
  'donations',
  'memberships',
  'members',
  'reviews',
]
test.each(shapes)('anything in the place of %s gets an answer', key => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      const document = { ...(JSON.parse(MINIMAL) as object), [key]: value }
      const parsed = parseVenueFile(JSON.stringify(document))
      expect(parsed.ok || parsed.issues.length > 0).toBe(true)
    }),
    { numRuns: 50 },
  )
})

test('a key named after the prototype is no way in', () => {
  const text = MINIMAL.replace(
    '"venue": {',
    '"texts": { "__proto__": "x" }, "__proto__": { "test": true }, "venue": {',
  )
  expect(issuesOf(text).map(({ path }) => path)).toContain('__proto__')
  expect(({} as { test?: boolean }).test).toBeUndefined()
})

test('[CHK-216] a form names checks that there are, and compares with questions that it asks', () => {
  const fields = [
    { id: 'email', label: 'Email', kind: 'email', check: { validator: 'telepathy' } },
    { id: 'again', label: 'Once more', check: { validator: 'equal', otherFieldId: 'mail' } },
  ]
  const file = { ...JSON.parse(MINIMAL), forms: [{ id: 'contact', name: 'Contact', fields }] }

  expect(issuesOf(JSON.stringify(file)).map(({ path, message }) => `${path}: ${message}`)).toEqual([
    'forms[0].fields: compares "again" with a question that this form does not ask',
    'forms[0].fields[0].check.validator: Validator not found.',
  ])
})

const NAMED = JSON.parse(MINIMAL) as { venue: object; events: object[] }
const venue = (values: object) => ({ venue: { ...NAMED.venue, ...values } })
const span = { open: '09:00', close: '10:00' }

test.each<[place: string, values: object, message: string]>([
  ['venue.name', venue({ name: 3 }), 'must be text, not 3'],
  ['venue.name', venue({ name: null }), 'must be text, not null'],
  ['venue.name', venue({ name: [] }), 'must be text, not a list'],
  ['venue.name', venue({ name: {} }), 'must be text, not an object'],
  ['venue.name', venue({ name: true }), 'must be text, not true or false'],
  ['company', { company: 'x' }, 'must be an object, not text'],
  ['company.reviews', { company: { reviews: 1 } }, 'must be true or false, not 1'],
  ['company.holdMinutes', { company: { holdMinutes: 'x' } }, 'must be a number, not text'],
  ['company.holdMinutes', { company: { holdMinutes: 1.5 } }, 'must be a whole number, not 1.5'],
  ['company.holdMinutes', { company: { holdMinutes: -1 } }, 'must be at least 0'],
  ['company.holdMinutes', { company: { holdMinutes: 1_441 } }, 'must be at most 1440'],
  ['company.lowSeats', { company: { lowSeats: -1 } }, 'must not be negative'],
  ['events', { events: {} }, 'must be a list, not an object'],
  ['texts', { texts: 'x' }, 'must be an object, not text'],
  ['format', { format: 2 }, 'must be 1, not 2'],
  ['hours.standard.M', { hours: { standard: { M: Array(7).fill(span) } } }, 'must be at most 6 entries'],
  [
    'calendarNotes[0].note',
    { calendarNotes: [{ date: 'today', note: '' }] },
    'must be at least 1 characters',
  ],
  ['calendarNotes[0].date', { calendarNotes: [{ note: 'Fair' }] }, 'is missing'],
  [
    'company.analytics.ga',
    { company: { analytics: { ga: 'x'.repeat(41) } } },
    'must be at most 40 characters',
  ],
  ['company.a', { company: { a: 1 } }, 'is not a key this format knows'],
])('%s %j: %s', (place, values, message) => {
  const issues = issuesOf(JSON.stringify({ ...NAMED, ...values }))
  expect(issues.map(({ path, message }) => `${path} ${message}`)).toEqual([`${place} ${message}`])
})

test('each unknown key is a fault of its own, and a place is named once', () => {
  const issues = issuesOf(
    JSON.stringify({ ...NAMED, a: 1, b: 1, venue: { id: '', name: 'P', timeZone: 'UTC' } }),
  )
  expect(issues.map(({ path, message }) => `${path} ${message}`).sort()).toEqual([
    'a is not a key this format knows',
    'b is not a key this format knows',
    'venue.id must not be empty',
  ])
})
