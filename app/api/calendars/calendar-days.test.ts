import { expect, test } from 'vitest'
import { VENUE } from '#tests/builders/catalogue-fixture.ts'
import { aPriceBook } from '#tests/builders/price-book.ts'
import type { ApiContext } from '../kernel/context.ts'
import { calendarDays, endOfMonth } from './calendar-days.ts'
import { calendarNotes, calendarWindow } from './calendar-of-events.ts'

test('a calendar has every day of its months, with what is known of each', () => {
  const days = calendarDays({
    from: '2026-11-20',
    until: '2026-12-02',
    today: '2026-11-21',
    selected: '2026-11-22',
    days: new Map([
      ['2026-11-22', { free: 9, capacity: 10, lowestPrice: 900 }],
      ['2026-11-23', { free: 0, capacity: 10, lowestPrice: 900 }],
      ['2026-11-24', { free: 2, capacity: 10, lowestPrice: null }],
    ]),
    notes: new Map([['2026-11-23', 'Fair']]),
    fewSeats: 2,
  })
  expect([days.length, days[0]?.date, days.at(-1)?.date]).toEqual([61, '2026-11-01', '2026-12-31'])
  const none = {
    disabled: true,
    soldOut: false,
    selected: false,
    today: false,
    note: '',
    lowestPrice: null,
    availability: 'none',
  }
  expect(days.slice(20, 24)).toEqual([
    { ...none, date: '2026-11-21', number: 21, today: true },
    {
      ...none,
      date: '2026-11-22',
      number: 22,
      disabled: false,
      selected: true,
      lowestPrice: 900,
      availability: 'many',
    },
    { ...none, date: '2026-11-23', number: 23, note: 'Fair', soldOut: true },
    { ...none, date: '2026-11-24', number: 24, disabled: false, availability: 'few' },
  ])
  expect([endOfMonth('2026-11-21', 0), endOfMonth('2026-11-21', 3)]).toEqual(['2026-11-30', '2027-02-28'])
})

test('notes are those for all, and over them those of the event that is shown', () => {
  const note = (date: string, text: string, eventId?: string) => ({ date, note: text, eventId })
  const { venue } = aPriceBook({
    calendarNotes: [
      note('2026-11-21', 'All'),
      note('2026-11-21', 'Own', 'pier'),
      note('2026-11-22', 'Late', 'pier'),
    ],
  })
  expect(Object.fromEntries(calendarNotes({ venue }))).toEqual({ '2026-11-21': 'All' })
  expect(Object.fromEntries(calendarNotes({ venue }, 'pier'))).toEqual({
    '2026-11-21': 'Own',
    '2026-11-22': 'Late',
  })
  expect(Object.fromEntries(calendarNotes({ venue }, 'other'))).toEqual({ '2026-11-21': 'All' })
})

const reader = (now = '2026-11-21T15:00:00Z', session = {}) => ({ venue: VENUE, now: new Date(now), session })
const day = (date: string, time: string) => ({ date, time })

test('a calendar reaches from the half hour of its start to the end of a month', () => {
  const context = reader() as unknown as ApiContext
  const window = (query?: { startTime?: string; endTime?: string }) => {
    const { from, until } = calendarWindow(query, context)
    return [from, until]
  }
  expect(window()).toEqual([day('2026-11-21', '00:00'), day('2027-01-31', '23:59')])
  expect(window({ startTime: '2026-12-05T10:47:00' })).toEqual([
    day('2026-12-05', '10:30'),
    day('2027-02-28', '23:59'),
  ])
  expect(window({ startTime: '2026-12-05', endTime: '2026-12-24T10:00:00' })).toEqual([
    day('2026-12-05', '00:00'),
    day('2026-12-24', '23:59'),
  ])
})
