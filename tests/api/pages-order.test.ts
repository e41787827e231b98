import type { ActionFunctionArgs } from '@remix-run/node'
import { expect } from 'vitest'
import { createVenueStore } from '#app/api/kernel/venue-store.ts'
import { loader as calendarLoader } from '#app/routes/orders/calendar/route.tsx'
import { action as reportAction } from '#app/routes/orders/cart-report/route.ts'
import { loader as layoutLoader } from '#app/routes/orders/layout/route.tsx'
import { loader as ticketsLoader } from '#app/routes/orders/tickets/route.tsx'
import { inProcess } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { aLargeVenue, allEventIds } from '#tests/builders/large-venue.ts'
import { countingStatements, load, pageContext } from '#tests/builders/page-loader.ts'
import { aDraft, fillCart } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const DAY = '2026-11-21'

const { test } = useDatabase(async database => {
  await loadVenue(database, aMuseum())
  const size = { times: 12, personTypes: 6, days: 3, from: DAY }
  await loadVenue(database, aLargeVenue({ ...size, id: 'forty', events: 40 }))
  await loadVenue(database, aLargeVenue({ ...size, id: 'many', events: 500, times: 2 }))
})

test('the order page of forty events asks the database as often as that of one', async ({ database }) => {
  const counted = countingStatements(database)
  const venues = createVenueStore(database)
  const statementsFor = async (events: number) => {
    const path = `/orders/forty/tickets?eventIds=${allEventIds(events)}&date=${DAY}`
    await load(ticketsLoader, { database, path, venues })
    counted.reset()
    const { page } = await load(ticketsLoader, { database: counted.database, path, venues })
    expect(page.events).toHaveLength(events)
    expect(page.events.at(-1)?.slots).toHaveLength(12)
    return counted.statements()
  }
  expect(await statementsFor(40)).toBe(await statementsFor(1))
  expect(await statementsFor(40)).toBeLessThanOrEqual(2)
})

test('an event of the order, and one of a combo, come with their places, by which the way between them is known', async ({
  database,
}) => {
  const path = `/orders/pier/tickets?eventIds=boat-tour&date=${DAY}`
  const { page } = await load(ticketsLoader, { database, path })
  expect(page.events.map(({ places }) => places)).toEqual([['dock']])
  const { payload } = await (await inProcess(database)).combos.list({ query: { summary: '' } })
  const summaries = payload.flatMap(each => each.summaries)
  expect(summaries.find(({ id }) => id === 'boat-tour')?.resourceIds).toEqual(['dock'])
})

test('the calendar of 500 events costs at most two queries', async ({ database }) => {
  const counted = countingStatements(database)
  const venues = createVenueStore(database)
  const path = '/orders/many/calendar'
  await load(calendarLoader, { database, path, venues })
  counted.reset()
  const { page } = await load(calendarLoader, { database: counted.database, path, venues })
  expect(page.page?.days.filter(({ availability }) => availability)).toHaveLength(3)
  expect(counted.statements()).toBeLessThanOrEqual(2)
})

test('[ORD-073] the cart comes with the forms, and with other views when the address asks for it', async ({
  database,
}) => {
  const api = await inProcess(database)
  const cart = await fillCart(api, aDraft({ adult: 2 }))
  const panelAt = async (path: string, cartId: string | undefined = cart.id) =>
    (await load(layoutLoader, { database, path, session: { cartId } })).page
  expect(await panelAt('/orders/pier/forms')).toMatchObject({ cart: { id: cart.id }, isCopy: false })
  expect(await panelAt('/orders/pier/calendar?cart=true')).toMatchObject({ cart: { total: cart.total } })
  expect(await panelAt('/orders/pier/combo?comboId=duo&cart=true')).toMatchObject({ cart: { id: cart.id } })
  expect(await panelAt('/orders/pier/calendar')).toBeNull()
  expect(await panelAt('/orders/pier/combo?comboId=duo')).toBeNull()
  expect(await panelAt('/orders/pier/forms', 'unknown')).toEqual({ cart: null, isCopy: false })
})

test('[ORD-155] differing event ids are told to the log, of the session’s own cart alone', async ({
  database,
}) => {
  const logged: unknown[][] = []
  const report = async (body: unknown, { cartId, length = 100 }: { cartId?: string; length?: number }) => {
    const request = new Request('http://venue.example/orders/pier/cart-report', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Length': String(length) },
    })
    const context = pageContext(database, { session: { cartId } })
    Object.assign(context, { log: { ...context.log, warn: (...line: unknown[]) => logged.push(line) } })
    const answer = await reportAction({
      request,
      params: { tenantId: 'pier' },
      context,
    } as ActionFunctionArgs)
    return answer.status
  }
  const ids = { onlyStored: ['s1'], onlyServer: [] }
  expect(await report(ids, { cartId: 'c1' })).toBe(202)
  expect(logged).toEqual([
    [{ tenantId: 'pier', cartId: 'c1', ...ids }, 'Discrepancies in event ids were found'],
  ])
  expect(await report(ids, {})).toBe(400)
  expect(await report({ onlyStored: 's1' }, { cartId: 'c1' })).toBe(400)
  expect(await report(ids, { cartId: 'c1', length: 20_001 })).toBe(400)
  expect(logged).toHaveLength(1)
  expect(await report(ids, { cartId: 'c1', length: 20_000 })).toBe(202)
})
