import { expect, test } from 'vitest'
import { createText } from '#theme/texts/venue-texts.ts'
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
      'DTEND;TZID=America/New_York:20261120T163000',
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
  ['2026-03-08T01:30:00', '20260308T033000', 'the hour that is skipped is no part of it'],
  ['2026-11-01T01:30:00', '20261101T013000', 'the hour that comes twice is'],
])('a visit of an hour from %s ends at %s: %s', (start, end) => {
  const calendar = visitCalendar(aRequest({ tickets: [ticket('s1', start)], minutes: 60 }))
  expect(calendar).toContain(`DTEND;TZID=America/New_York:${end}`)
})

test.each(['Asia/Kolkata', 'Pacific/Auckland', 'Europe/London'])('the zone %s has its rules', timeZone => {
  const lines = linesOf(visitCalendar(aRequest({ timeZone })))
  expect(lines.filter(line => /^TZID:/.test(line))).toEqual([`TZID:${timeZone}`])
  expect(lines.filter(line => /^TZOFFSETTO:[+-]\d{4}$/.test(line)).length).toBeGreaterThan(0)
})

test('a venue on universal time needs no rules', () => {
  expect(visitCalendar(aRequest({ timeZone: 'UTC' }))).toContain('DTSTART:20261120T150000Z')
})

test('an event of unknown length stands for an hour', () => {
  expect(visitCalendar(aRequest({ minutes: null }))).toContain('DTEND;TZID=America/New_York:20261120T160000')
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
