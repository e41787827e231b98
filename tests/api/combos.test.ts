import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { slots } from '#app/data/schema/slots.ts'
import { inProcess, overHttp } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database => loadVenue(database, aMuseum()))

const day = { params: { comboTemplateId: 'harbour-day' } }
const open = (days: { date: string; disabled: boolean }[]) =>
  days.filter(cell => !cell.disabled).map(cell => cell.date)
const december = { startTime: '2026-12-01', endTime: '2026-12-31' }

test('[ORD-105] a combo names its parts, its events in few words and how it is sold', async ({
  database,
}) => {
  const api = await inProcess(database)
  const { payload } = await api.combos.get({ ...day, query: { summary: '' } })
  expect(payload).toMatchObject({
    id: 'harbour-day',
    comboTemplateId: 'harbour-day',
    name: 'Harbour Day',
    itemType: 'Combo',
    type: 'fixedPrice',
    quantityType: 'exactly',
    priceSplit: 'each',
    selectedTemplateIds: ['boat-tour'],
    templates: {
      entries: [
        { type: 'event', templateId: 'boat-tour', templateIds: ['boat-tour'], quantity: 1, template: null },
        {
          type: 'any',
          templateId: null,
          templateIds: ['galleries', 'workshop', 'winter'],
          quantity: 2,
          name: 'Any two of these',
        },
      ],
    },
  })
  expect(payload.summaries[0]).toMatchObject({
    id: 'boat-tour',
    quantity: 1,
    description: 'Once round the harbour and back.',
    shortDescription: 'Round the harbour.',
  })
  const { payload: inFull } = await api.combos.get(day)
  expect(inFull.templates.entries[0]?.template).toMatchObject({
    id: 'boat-tour',
    priceLists: expect.any(Array),
  })
})

test('a combo costs its own prices, or those of its events less the discount', async ({ database }) => {
  const api = await inProcess(database)
  const { payload } = await api.combos.list({ query: { summary: '' } })
  expect(payload.map(combo => [combo.id, combo.lowestPrice, combo.lowestRetailPrice])).toEqual([
    ['harbour-day', 2500, 2500],
    ['rainy-day', 1984, 2205],
  ])
})

test('[ORD-244] combos are listed, and with a day it is told which can be had', async ({ database }) => {
  const call = await overHttp(database)
  const { status, body } = await call('/combo/event/templates?summary')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    payload: [
      { id: 'harbour-day', available: null },
      { id: 'rainy-day', available: null },
    ],
  })
  const friday = await call('/combo/event/templates?summary&startTime=2026-11-20')
  expect(friday.body).toMatchObject({ payload: [{ available: false }, { available: false }] })
  const saturday = await call('/combo/event/templates?summary&startTime=2026-11-21')
  expect(saturday.body).toMatchObject({ payload: [{ available: true }, { available: true }] })
})

test('[ORD-245] one combo is answered, an unknown one is not found', async ({ database }) => {
  const call = await overHttp(database)
  expect((await call('/combo/event/templates/rainy-day?summary')).body).toMatchObject({
    payload: { id: 'rainy-day', type: 'discountCode' },
  })
  expect((await call('/combo/event/templates/nowhere?summary')).status).toBe(404)
})

test('[ORD-246] the next day of a combo is the first on which all its parts have seats', async ({
  database,
}) => {
  const call = await overHttp(database)
  const next = (query = '') => call(`/combo/events/harbour-day/nextavailable?saleChannel=online${query}`)
  expect((await next()).body).toMatchObject({
    payload: { startTime: '2026-11-21T11:00:00-05:00', date: '2026-11-21', time: '11:00' },
  })
  expect((await next('&startTime=2026-12-01')).body).toMatchObject({ payload: { date: '2026-12-05' } })
  expect((await next('&eventTemplateIds=galleries,winter')).body).toMatchObject({
    payload: { date: '2026-12-05' },
  })
  expect((await next('&startTime=2027-03-01')).body).toMatchObject({
    payload: { startTime: null, availableSeats: 0 },
  })
})

test('[ORD-247] the calendar of a combo has the days on which it can be had, limited to the chosen events', async ({
  database,
}) => {
  const call = await overHttp(database)
  const calendar = async (query: string) => {
    const { body } = await call(`/combo/events/harbour-day/calendar?saleChannel=online&${query}`)
    return open((body as { payload: { days: { date: string; disabled: boolean }[] } }).payload.days)
  }
  expect(await calendar('startTime=2026-12-01&endTime=2026-12-31')).toEqual(['2026-12-05', '2026-12-06'])
  expect(await calendar('startTime=2026-11-21&endTime=2026-11-30&templateIds=galleries,winter')).toEqual([])
  expect(
    await calendar('startTime=2026-11-21&endTime=2026-11-30&templateIds=galleries,workshop'),
  ).toHaveLength(10)
})

test('a combo cannot be had on a day whose required event is sold out', async ({ database }) => {
  const sold = and(eq(slots.eventId, 'boat-tour'), eq(slots.date, '2026-12-05'))
  await database.forTenant('pier').update(slots).set({ sold: 10 }).where(sold)
  const api = await inProcess(database)
  const { payload } = await api.combos.calendar({ ...day, query: december })
  expect(open(payload.days)).toEqual(['2026-12-06'])
  expect(payload.days[5]).toMatchObject({ lowestPrice: 2500 })
})
