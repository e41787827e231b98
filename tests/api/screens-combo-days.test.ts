import { expect } from 'vitest'
import * as combo from '#app/routes/orders/combo/route.tsx'
import * as tickets from '#app/routes/orders/tickets/route.tsx'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { useDatabase } from '#tests/setup/test-database.ts'

const anEvent = (id: string, sold: number) => ({
  id,
  name: id,
  priceLists: [{ id: `${id}-prices`, prices: [{ personTypeId: 'adult', price: 1200 }] }],
  slots: [
    { id: `${id}-0`, date: '2026-11-21', time: '10:00', capacity: 5, sold: 0 },
    { id: `${id}-1`, date: '2026-11-23', time: '10:00', capacity: 5, sold },
    { id: `${id}-2`, date: '2026-11-25', time: '10:00', capacity: 5, sold: 0 },
  ],
})
const pair = {
  id: 'pair',
  name: 'Pair',
  type: 'fixedPrice' as const,
  prices: [{ personTypeId: 'adult', price: 1500 }],
  entries: [
    { type: 'event' as const, eventIds: ['boat'] },
    { type: 'any' as const, eventIds: ['reef', 'kelp'], quantity: 1, name: 'One of these' },
  ],
}

const { test } = useDatabase(async database => {
  await loadVenue(database, {
    ...aMuseum({ venue: { id: 'pier', name: 'Pier', timeZone: 'America/New_York' } }),
    events: [anEvent('boat', 5), anEvent('reef', 0), anEvent('kelp', 0)],
    combos: [pair],
    calendarNotes: [],
    reviews: [],
  })
})

test.for([
  ['combo', combo, 'Next free: Wed, Nov 25'],
  ['tickets', tickets, 'Next free: Wednesday, November 25'],
] as const)(
  'where an event of a combo is sold out that day, the page of %s offers the next day on which all of it can be had',
  async ([view, route, words], { database }) => {
    const linkOn = async (date: string) => {
      const { page } = await openScreen(route, {
        database,
        pattern: `/orders/:tenantId/${view}`,
        path: `/orders/pier/${view}?comboId=pair&eventIds=reef&date=${date}`,
      })
      return page.queryByRole('link', { name: /^Next free/ })
    }
    const link = await linkOn('2026-11-23')
    expect(link?.textContent).toBe(words)
    const { pathname, searchParams } = new URL(link?.getAttribute('href') ?? '', 'http://pier.example')
    expect(pathname).toBe(`/orders/pier/${view}`)
    expect(Object.fromEntries(searchParams)).toMatchObject({ comboId: 'pair', date: '2026-11-25' })
    expect(searchParams.get('eventIds')).toContain('reef')
    expect(await linkOn('2026-11-25')).toBeNull()
  },
)

test('a part without seats is sold out, and one that is not held that day says so', async ({ database }) => {
  const wordsOn = async (date: string) =>
    (
      await openScreen(combo, {
        database,
        pattern: '/orders/:tenantId/combo',
        path: `/orders/pier/combo?comboId=pair&date=${date}`,
      })
    ).words
  expect(await wordsOn('2026-11-23')).toMatch(/boat.*Sold out/)
  expect(await wordsOn('2026-11-23')).not.toContain('Not on this day')
  expect(await wordsOn('2026-11-24')).toMatch(/boat.*Not on this day/)
  expect(await wordsOn('2026-11-24')).not.toContain('Sold out')
})
