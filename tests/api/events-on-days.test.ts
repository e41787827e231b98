import { expect } from 'vitest'
import { inProcess } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database => loadVenue(database, aMuseum()))

test('events come on their own days in one call, with the starts, seats and prices of those days', async ({
  database,
}) => {
  const api = await inProcess(database)
  const { payload } = await api.events.onDays({
    body: {
      events: [
        { eventTemplateId: 'boat-tour', date: '2026-11-21' },
        { eventTemplateId: 'galleries', date: '2026-11-23' },
        { eventTemplateId: 'winter' },
        { eventTemplateId: 'lecture' },
        { eventTemplateId: 'unknown' },
        { eventTemplateId: 'boat-tour', date: '2019-01-01' },
      ],
    },
  })
  const rows = payload.map(({ id, date, slots }) => [
    id,
    date,
    ...slots.map(({ time, availableSeats, priceListId }) => `${time} ${availableSeats} ${priceListId}`),
  ])
  expect(rows).toEqual([
    ['boat-tour', '2026-11-21', '11:00 10 weekend', '23:00 5 weekend'],
    ['galleries', '2026-11-23', '09:00 100 entry', '14:00 100 entry'],
    ['winter', '2026-12-05', '17:00 50 lights'],
    ['lecture', '2026-11-20', '18:00 0 seat'],
    ['boat-tour', '2019-01-01'],
  ])
})

test('today only the starts ahead are told, of general admission the last that has begun as well', async ({
  database,
}) => {
  const api = await inProcess(database)
  const today = (eventTemplateId: string) => ({ eventTemplateId, date: '2026-11-20' })
  const { payload } = await api.events.onDays({ body: { events: [today('boat-tour'), today('galleries')] } })
  expect(payload.map(({ slots }) => slots.map(({ time }) => time))).toEqual([
    ['11:00', '15:00'],
    ['09:00', '14:00'],
  ])
})
