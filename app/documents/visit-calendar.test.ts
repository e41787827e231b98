import { expect, test } from 'vitest'
import { createText } from '#theme/texts/runtime/venue-texts.ts'
import type { DocumentRequest } from './document-venue.ts'
import { visitCalendar } from './visit-calendar.ts'

const text = createText({ locale: 'en-US', texts: {}, onProblem: () => undefined })

const ticket = (eventId: string, eventStartTime: string, ticketingTypeName = 'Adult') => ({
  id: `${eventId}-${ticketingTypeName}`,
  code: 'K7XQ2MX9R',
  eventTemplateId: 'boat',
  eventId,
  eventName: 'Boat; Tour, \\ "late"',
  eventStartTime,
  ticketTypeId: 'adult',
  ticketingTypeName,
  price: 1800,
})

function aRequest({
  tickets = [ticket('s1', '2026-11-20T15:00:00')],
  timeZone = 'America/New_York',
  minutes = 90 as number | null,
} = {}): DocumentRequest {
  return {
    venue: {
      tenantId: 'pier',
      name: 'Pier Museum',
      locale: 'en-US',
      timeZone,
      address: { streetAddress1: '1 Quay', streetAddress2: '', city: 'Port', state: 'NY', zipCode: '10001' },
    },
    order: { orderNumber: '7KQ2-MX9R', createdOn: '2026-11-01T10:00:00.000Z', tickets },
    facts: new Map([['boat', { place: 'Jetty', minutes }]]),
    text,
  }
}

/** The lines as they were before they were folded. */
const linesOf = (calendar: string) => calendar.replace(/\r\n /g, '').split('\r\n')

test('a visit stands at the venue’s own time, with its zone, its place, its tickets and its order', () => {
  const tickets = [
    ticket('s1', '2026-11-20T15:00:00'),
    ticket('s1', '2026-11-20T15:00:00', 'Child'),
    ticket('s2', '2026-11-21T09:30:00'),
  ]
  const lines = linesOf(visitCalendar(aRequest({ tickets })))
  expect(lines.filter(line => line === 'BEGIN:VEVENT')).toHaveLength(2)
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VTIMEZONE',
      'TZID:America/New_York',
      'UID:7KQ2-MX9R.s1@pier.marquee',
      'DTSTAMP:20261101T100000Z',
      'DTSTART;TZID=America/New_York:20261120T150000',
      'DTEND:20261120T213000Z',
      'DTSTART;TZID=America/New_York:20261121T093000',
      'SUMMARY:Boat\\; Tour\\, \\\\ "late"\\, Pier Museum',
      'LOCATION:Jetty\\, Pier Museum\\, 1 Quay\\, Port\\, NY 10001',
    ]),
  )
  expect(lines.find(line => line.startsWith('DESCRIPTION:'))).toMatch(
    /^DESCRIPTION:1 × Adult\\n1 × Child\\nOrder number: 7KQ2-MX9R\\n/,
  )
  expect(lines.at(-2)).toBe('END:VCALENDAR')
})

test.each([
  { zone: 'America/New_York', start: '2026-03-08T01:30:00', minutes: 60, end: '20260308T073000Z' },
  { zone: 'America/New_York', start: '2026-03-08T02:30:00', minutes: 60, end: '20260308T083000Z' },
  { zone: 'America/New_York', start: '2026-11-01T01:30:00', minutes: 60, end: '20261101T063000Z' },
  { zone: 'Australia/Lord_Howe', start: '2026-04-05T01:45:00', minutes: 90, end: '20260404T161500Z' },
  { zone: 'Africa/Cairo', start: '2026-04-24T00:30:00', minutes: 60, end: '20260423T233000Z' },
])(
  'in the night of the change a visit of $minutes minutes from $start in $zone ends at $end',
  ({ zone: timeZone, start, minutes, end }) => {
    const calendar = visitCalendar(aRequest({ tickets: [ticket('s1', start)], timeZone, minutes }))
    expect(linesOf(calendar)).toContain(`DTEND:${end}`)
  },
)

/** Every zone that a venue can name: those that Node lists, and other names of them. */
const TIME_ZONES = [
  ...Intl.supportedValuesOf('timeZone'),
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Ho_Chi_Minh',
  'Asia/Yangon',
  'America/Argentina/Buenos_Aires',
  'America/Nuuk',
  'Atlantic/Faroe',
  'Europe/Kyiv',
  'Pacific/Auckland',
  'US/Eastern',
  'Israel',
  'Japan',
  'GB',
  'NZ',
]

test('every zone has its rules, under the name that the visits have it by', () => {
  const wrong = TIME_ZONES.filter(timeZone => timeZone !== 'UTC').filter(timeZone => {
    const lines = linesOf(visitCalendar(aRequest({ timeZone })))
    const names = lines.filter(line => line.startsWith('TZID:'))
    const offsets = lines.filter(line => /^TZOFFSETTO:[+-]\d{4}$/.test(line))
    const hasStart = lines.includes(`DTSTART;TZID=${timeZone}:20261120T150000`)
    return names.join() !== `TZID:${timeZone}` || offsets.length === 0 || !hasStart
  })
  expect(wrong).toEqual([])
})

test('a venue on universal time needs no rules', () => {
  expect(visitCalendar(aRequest({ timeZone: 'UTC' }))).toContain('DTSTART:20261120T150000Z')
})

test('an event of unknown length stands for an hour', () => {
  expect(visitCalendar(aRequest({ minutes: null }))).toContain('DTEND:20261120T210000Z')
})

test('no line is longer than calendars take', () => {
  const name = 'א'.repeat(200)
  const tickets = [{ ...ticket('s1', '2026-11-20T15:00:00'), eventName: name }]
  const calendar = visitCalendar(aRequest({ tickets }))
  expect(Math.max(...calendar.split('\r\n').map(line => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(linesOf(calendar)).toContain(`SUMMARY:${name}\\, Pier Museum`)
})

test('a name cannot begin a line of its own', () => {
  const tickets = [
    { ...ticket('s1', '2026-11-20T15:00:00'), eventName: 'Boat\r\nATTENDEE:mailto:x@example.com' },
  ]
  expect(visitCalendar(aRequest({ tickets }))).not.toMatch(/^ATTENDEE/m)
})

test('an order without a visit has no calendar, the same order always the same', () => {
  expect(visitCalendar(aRequest({ tickets: [] }))).toBe('')
  expect(visitCalendar(aRequest())).toBe(visitCalendar(aRequest()))
})
