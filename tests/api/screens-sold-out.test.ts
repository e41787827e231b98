import { within } from '@testing-library/react'
import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import * as list from '#app/routes/events/list/route.tsx'
import * as waiting from '#app/routes/events/waiting/route.tsx'
import * as calendar from '#app/routes/orders/calendar/route.tsx'
import * as tickets from '#app/routes/orders/tickets/route.tsx'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { useDatabase } from '#tests/setup/test-database.ts'

/** Wherever an event is sold out one can ask to be written to: the Lecture of the museum has one start, and no seat. */

const DAY = '2026-11-20'

const { test } = useDatabase(async database => {
  await loadVenue(database, aMuseum())
  const venue = { id: 'listless', name: 'No List', timeZone: 'America/New_York' }
  await loadVenue(database, aMuseum({ venue, company: { waitingListMinutes: 0 } }))
})

const SCREENS = [
  { screen: list, pattern: 'events/:tenantId/list', query: `date=${DAY}` },
  { screen: tickets, pattern: 'orders/:tenantId/tickets', query: `eventId=lecture&date=${DAY}` },
  { screen: calendar, pattern: 'orders/:tenantId/calendar', query: 'eventId=lecture', isOrderView: true },
]

/** Of each screen the addresses of the waiting list on it. */
async function linksAt(database: Database, tenantId: string) {
  const screens = await Promise.all(
    SCREENS.map(({ screen, pattern, query, ...place }) =>
      openScreen(screen, {
        database,
        pattern: `/${pattern}`,
        path: `/${pattern.replace(':tenantId', tenantId)}?${query}`,
        ...place,
      }),
    ),
  )
  return screens.map(({ body }) =>
    [...body.querySelectorAll('a[href*="/waiting/"]')].map(link => link.getAttribute('href')),
  )
}

test('list, order page and calendar lead to the waiting list of what is sold out, and of nothing else', async ({
  database,
}) => {
  const waiting = [`/events/pier/waiting/lecture?date=${DAY}`]
  expect(await linksAt(database, 'pier')).toEqual([waiting, waiting, waiting])
})

test('a venue that keeps no list has no way to it', async ({ database }) => {
  expect(await linksAt(database, 'listless')).toEqual([[], [], []])
})

test('the way onto the list shows the event, and counts places as tickets are counted', async ({
  database,
}) => {
  const { body } = await openScreen(waiting, {
    database,
    pattern: '/events/:tenantId/waiting/:eventId',
    path: `/events/pier/waiting/boat-tour?date=${DAY}`,
  })
  const places = within(body).getByRole('spinbutton', { name: 'How many places?' })
  expect([places.getAttribute('name'), places.getAttribute('value')]).toEqual(['party', '2'])
  expect(body.querySelectorAll('img[srcset]')).toHaveLength(1)
})

test('nobody is asked for a donation beside what is sold out', async ({ database }) => {
  const asks = async (eventId: string) => {
    const { body } = await openScreen(tickets, {
      database,
      pattern: '/orders/:tenantId/tickets',
      path: `/orders/pier/tickets?eventId=${eventId}&date=${DAY}`,
    })
    return body.querySelector('[name="donation.chosen"]') !== null
  }
  expect([await asks('boat-tour'), await asks('lecture')]).toEqual([true, false])
})
