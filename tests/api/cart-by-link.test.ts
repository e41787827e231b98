import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import * as tickets from '#app/routes/orders/tickets/route.tsx'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database => loadVenue(database, aMuseum()))

const CUT = 'Some of what this link asks for cannot be had'

/** The order page of a link: which start and how many tickets are chosen, and what it says of the link. */
async function follow(database: Database, query: string) {
  const { body, words, field } = await openScreen(tickets, {
    database,
    pattern: 'orders/:tenantId/tickets',
    path: `/orders/pier/tickets?${query}`,
  })
  const chosen = body.querySelector<HTMLInputElement>('main input[type="radio"][checked]')?.value
  const count = (id: string) =>
    body.querySelector<HTMLInputElement>(`[name$=".quantities.${id}"]`)?.getAttribute('value')
  return { chosen, adult: count('adult'), child: count('child'), isCut: words.includes(CUT), field }
}

const BOAT = 'eventId=boat-tour&date=2026-11-20'

test('a link opens the order with event, day, time and tickets chosen', async ({ database }) => {
  expect(await follow(database, `${BOAT}&time=15:00&tickets=adult:2,child:1`)).toMatchObject({
    chosen: 'boat-tour.2026-11-20.1500',
    adult: '2',
    child: '1',
    isCut: false,
  })
})

test('more tickets than there are seats are as many as there are, and the page says so', async ({
  database,
}) => {
  expect(await follow(database, `${BOAT}&time=15:00&tickets=adult:40`)).toMatchObject({
    adult: '10',
    isCut: true,
  })
})

test.for([
  ['an unknown person type', `${BOAT}&time=15:00&tickets=adult:2,ghost:1`, '2'],
  ['a count that is none', `${BOAT}&time=15:00&tickets=adult:2,child:x`, '2'],
  ['an unknown event beside it', `eventIds=boat-tour,ghost&date=2026-11-20&time=15:00&tickets=adult:2`, '2'],
] as const)('%s is left out with a sentence', async ([, query, adult], { database }) => {
  expect(await follow(database, query)).toMatchObject({ adult, isCut: true })
})

test('a link without tickets says nothing of them', async ({ database }) => {
  expect(await follow(database, `${BOAT}&time=15:00`)).toMatchObject({ adult: '0', isCut: false })
})
