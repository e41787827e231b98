import { expect, test } from 'vitest'
import { cardEnd, isEndingSoon, ticketTerm } from './pass-term.ts'

const NEW_YORK = 'America/New_York'

test.each([
  ['a day in winter', '2026-11-20T15:00:00', '2026-11-20T20:00:00Z', '2026-11-21T05:00:00Z'],
  ['the day on which clocks go back', '2026-11-01T23:00:00', '2026-11-02T04:00:00Z', '2026-11-02T05:00:00Z'],
  ['the last minute of a day', '2026-06-30T23:59:00', '2026-07-01T03:59:00Z', '2026-07-01T04:00:00Z'],
])('a ticket counts to the end of its day at the venue: %s', (_, start, startsAt, endsAt) => {
  expect(ticketTerm(start, NEW_YORK)).toEqual({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) })
})

test('a ticket without a start never ends', () => {
  expect(ticketTerm(null, NEW_YORK)).toEqual({ startsAt: null, endsAt: null })
})

test.each([
  [0, '2027-01-01T05:00:00Z'],
  [30, '2027-01-31T05:00:00Z'],
])('a card ends %d days after its last day', (graceDays, end) => {
  expect(cardEnd({ expiresOn: '2026-12-31', graceDays }, NEW_YORK)).toEqual(new Date(end))
})

test.each([
  ['a moment more than thirty days before its end', '2026-12-20T15:00:00.001Z', false],
  ['thirty days before its end', '2026-12-20T15:00:00Z', true],
  ['after its end', '2026-11-20T14:00:00Z', true],
])('%s something is to be renewed: %s', (_, end, isSoon) => {
  expect(isEndingSoon(new Date(end), new Date('2026-11-20T15:00:00Z'))).toBe(isSoon)
})
