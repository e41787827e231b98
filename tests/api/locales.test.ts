import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import { loader as detailLoader } from '#app/routes/events/detail/route.tsx'
import { loader as listLoader } from '#app/routes/events/list/route.tsx'
import { loader as calendarLoader } from '#app/routes/orders/calendar/route.tsx'
import { loader as standardLoader } from '#app/routes/standard/route.tsx'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { load } from '#tests/builders/page-loader.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const LOCALES = { pier: 'en-US', quay: 'en-GB', cairo: 'ar-EG' }

const { test } = useDatabase(async database => {
  for (const [id, locale] of Object.entries(LOCALES))
    await loadVenue(database, aMuseum({ venue: { ...aMuseum().venue, id, name: id, locale } }))
})

/** What a venue says of a Friday: its list, the hours of its footer, an event and the calendar. */
async function saysOf(database: Database, id: string) {
  const list = (await load(listLoader, { database, path: `/events/${id}/list?date=2026-11-20` })).page
  const { shell } = (await load(standardLoader, { database, path: `/events/${id}/list` })).page
  const path = `/events/${id}/detail/boat-tour?date=2026-11-20`
  const detail = (await load(detailLoader, { database, path, params: { eventId: 'boat-tour' } })).page
  const { page: calendar } = (await load(calendarLoader, { database, path: `/orders/${id}/calendar` })).page
  const times = detail.page?.order.times.map(({ label }) => label) ?? []
  return { list, shell, times, calendar }
}

test.for([
  ['pier', 'Friday, November 20, 2026', 'Today – Hours: Open 9:00 am to 5:00 pm', '11:00 am', 'Sunday', '20'],
  ['quay', 'Friday 20 November 2026', 'Today – Hours: Open 09:00 to 17:00', '11:00', 'Monday', '20'],
  // Each time is kept apart from the words around it, and so are both.
  [
    'cairo',
    'الجمعة، ٢٠ نوفمبر ٢٠٢٦',
    'اليوم – \u2068ساعات العمل: \u2068من \u2068٩:٠٠ ص\u2069 إلى \u2068٥:٠٠ م\u2069\u2069\u2069',
    '١١:٠٠ ص',
    'السبت',
    '٢٠',
  ],
] as const)(
  'the screens of %s follow its locale',
  async ([id, day, hours, time, weekStart, number], { database }) => {
    const { list, shell, times, calendar } = await saysOf(database, id)
    expect(list.day.words).toBe(day)
    expect(shell.hours).toBe(hours)
    expect(times[0]).toBe(time)
    expect(calendar?.weekdays[0]).toBe(weekStart)
    expect(calendar?.days.find(({ date }) => date === '2026-11-20')?.number).toBe(number)
  },
)
