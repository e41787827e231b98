import { expect, test } from 'vitest'
import { askedDate, askedIds, askedPages, linkBase, todayOf } from '#app/pages/search-params.ts'
import type { Visit } from './open-page.ts'

const at = (query: string) => new URL(`https://venue.example/events/pier/list${query}`)

const dates = [
  { why: 'a day of the calendar is taken', query: '?date=2026-11-21', date: '2026-11-21' },
  { why: 'no date', query: '', date: null },
  { why: 'an empty date', query: '?date=', date: null },
  { why: 'a day that is not in the calendar', query: '?date=2026-02-30', date: null },
  { why: 'another way to write it', query: '?date=11/21/2026', date: null },
  { why: 'a year that no calendar shows', query: '?date=9999-12-31', date: null },
  { why: 'something hostile', query: '?date=%3Cscript%3E', date: null },
]

test.each(dates)('$why', ({ query, date }) => {
  expect(askedDate(at(query))).toBe(date)
})

test('ids come with commas or repeated, each once', () => {
  expect(askedIds(at('?eventIds=a,b&eventIds=b,%20c,'), 'eventIds')).toEqual(['a', 'b', 'c'])
  expect(askedIds(at(''), 'eventIds')).toEqual([])
})

test('a thousand ids are cut', () => {
  expect(askedIds(at(`?eventIds=${Array.from({ length: 1000 }, (_, id) => id)}`), 'eventIds')).toHaveLength(
    50,
  )
})

test.each([
  ['', 1],
  ['?page=', 1],
  ['?page=3', 3],
  ['?page=25', 25],
  ['?page=26', 25],
  ['?page=0', 1],
  ['?page=-4', 1],
  ['?page=2.5', 1],
  ['?page=all', 1],
])('of a list with the address %j pages are shown: %i', (query, pages) => {
  expect(askedPages(at(query))).toBe(pages)
})

test('links of a screen stay at its venue and hand on what its address carries', () => {
  const base = linkBase({ tenantId: 'pier', url: at('?campaign=spring&date=2026-11-21') })
  expect(base).toEqual({ tenantId: 'pier', carried: { campaign: 'spring' } })
})

test.each([
  ['2026-11-21T04:59:00Z', '2026-11-20'],
  ['2026-11-21T05:00:00Z', '2026-11-21'],
])('at %s it is %s at the venue', (now, date) => {
  const venue = { timeZone: 'America/New_York' } as Visit['venue']
  expect(todayOf({ venue, now: new Date(now) })).toBe(date)
})

test('a date may have another name, and a text that begins like one is none', () => {
  expect(askedDate(at('?from=2100-01-01'), 'from')).toBe('2100-01-01')
  expect(askedDate(at('?date=12026-01-01'))).toBeNull()
  expect(askedDate(at('?date=1999-12-31'))).toBeNull()
})
