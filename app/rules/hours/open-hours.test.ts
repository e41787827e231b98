import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, isLocalTime, WEEKDAY_CODES } from '#app/rules/calendar/dates.ts'
import { areDefaultHours, areHoursShown, type OpeningHours, openHours } from '#app/rules/hours/open-hours.ts'

const hours: OpeningHours = {
  standard: {
    F: [{ open: '10:00', close: '18:00' }],
    Sa: [
      { open: '09:30', close: '12:00' },
      { open: '13:00', close: '20:30' },
    ],
  },
  exceptions: [
    { date: '2026-11-27', hours: [], note: 'Thanksgiving weekend' },
    { date: '2026-11-29', hours: [{ open: '12:00', close: '00:30' }] },
  ],
}

test.each([
  { date: '2026-11-20', why: 'a Friday', spans: [{ open: '10:00', close: '18:00' }] },
  { date: '2026-11-27', why: 'a Friday with a closing exception', spans: [] },
  { date: '2026-11-29', why: 'a Sunday opened by exception', spans: [{ open: '12:00', close: '00:30' }] },
  { date: '2026-11-22', why: 'any other Sunday', spans: [] },
])('[ORD-315] $why has the hours $spans', ({ date, spans }) => {
  expect(openHours(date, hours).spans).toEqual(spans)
})

test('an exception brings its note', () => {
  expect(openHours('2026-11-27', hours).note).toBe('Thanksgiving weekend')
})

test('[ORD-316] without hours of its own a venue is open from 8 to 5 on all 365 days', () => {
  fc.assert(
    fc.property(fc.nat(364), day => {
      expect(openHours(addDays('2026-01-01', day)).spans).toEqual([{ open: '08:00', close: '17:00' }])
    }),
  )
})

test.each([
  { selected: ['2026-11-20', '2026-11-20'], shown: true },
  { selected: ['2026-11-20', '2026-11-21'], shown: false },
  { selected: ['2026-11-21'], shown: false },
  { selected: [], shown: true },
])(
  '[ORD-214] with $selected chosen for an order on November 20 hours are shown: $shown',
  ({ selected, shown }) => {
    expect(areHoursShown('2026-11-20', selected)).toBe(shown)
  },
)

const untold: OpeningHours = {
  standard: Object.fromEntries(WEEKDAY_CODES.map(code => [code, [{ open: '08:00', close: '17:00' }]])),
  exceptions: [],
}

test.each([
  { why: 'the default', hours: untold, isDefault: true },
  {
    why: 'a day off',
    hours: { ...untold, exceptions: [{ date: '2026-12-25', hours: [] }] },
    isDefault: false,
  },
  { why: 'a closed weekday', hours: { ...untold, standard: {} }, isDefault: false },
  {
    why: 'one longer evening',
    hours: {
      ...untold,
      standard: { ...untold.standard, F: [{ open: '08:00', close: '21:00' }] },
    },
    isDefault: false,
  },
  {
    why: 'one later morning',
    hours: { ...untold, standard: { ...untold.standard, Su: [{ open: '10:00', close: '17:00' }] } },
    isDefault: false,
  },
  {
    why: 'a second span',
    hours: {
      ...untold,
      standard: {
        ...untold.standard,
        Sa: [
          { open: '08:00', close: '17:00' },
          { open: '19:00', close: '22:00' },
        ],
      },
    },
    isDefault: false,
  },
])('the hours of a venue that has told none are told apart: $why', ({ hours, isDefault }) => {
  expect(areDefaultHours(hours)).toBe(isDefault)
})

test('every default span is a time of day', () => {
  expect(
    openHours('2026-11-20')
      .spans.flatMap(span => [span.open, span.close])
      .every(isLocalTime),
  ).toBe(true)
})
