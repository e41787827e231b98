import { expect, test } from 'vitest'
import { aMember, anEventTemplate, aReview, aSlotRule, aVenueFile } from '#tests/builders/venue-file.ts'
import { resolveDates, resolveFileDate } from './resolve-dates.ts'

const cases = [
  { date: 'today', resolved: '2026-12-30' },
  { date: 'today+2', resolved: '2027-01-01' },
  { date: 'today-60', resolved: '2026-10-31' },
  { date: 'today+0', resolved: '2026-12-30' },
  { date: '2024-02-29', resolved: '2024-02-29' },
]
test.each(cases)('on 30 December 2026, $date is $resolved', ({ date, resolved }) => {
  expect(resolveFileDate(date, '2026-12-30')).toBe(resolved)
})

test('what a file leaves out by name stays left out', () => {
  const event = anEventTemplate({ discount: undefined, duration: undefined })
  const { events } = resolveDates(aVenueFile({ events: [event] }), '2026-06-10')
  expect(events[0]).toMatchObject({ id: event.id, discount: undefined })
})

test('every date of a file is written out, and only dates are', () => {
  const rule = aSlotRule({ from: 'today', to: 'today+1', except: ['today+1'] })
  const file = aVenueFile({
    events: [anEventTemplate({ slotRules: [rule], slots: [] })],
    members: [aMember({ categoryId: 'friend', startDate: 'today-1', expirationDate: 'today+1' })],
    reviews: [aReview({ title: 'today', createdOn: 'today-3' })],
    hours: { exceptions: [{ date: 'today+2' }] },
  })
  const { events, members, reviews, hours } = resolveDates(file, '2026-06-10')
  expect(events[0]?.slotRules[0]).toMatchObject({
    from: '2026-06-10',
    to: '2026-06-11',
    except: ['2026-06-11'],
  })
  expect(members[0]).toMatchObject({ startDate: '2026-06-09', expirationDate: '2026-06-11' })
  expect(reviews[0]).toMatchObject({ title: 'today', createdOn: '2026-06-07' })
  expect(hours.exceptions[0]?.date).toBe('2026-06-12')
})
