import { expect } from 'vitest'
import { loader as checkoutLoader } from '#app/routes/checkout/process/route.tsx'
import { loader as detailLoader } from '#app/routes/events/detail/route.tsx'
import { quantityField, slotField } from '#app/routes/orders/tickets/items/event/event-form.ts'
import Tickets, { action, loader as ticketsLoader } from '#app/routes/orders/tickets/route.tsx'
import { NOW } from '#tests/builders/api-client.ts'
import { loadVenue } from '#tests/builders/demo-venue.ts'
import { drawScreen } from '#tests/builders/draw-screen.tsx'
import { load } from '#tests/builders/page-loader.ts'
import { aDraft, fillCart, openShop, slotAt } from '#tests/builders/shop.ts'
import { anEventTemplate, aSlot, aVenueFile } from '#tests/builders/venue-file.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const DAY = '2026-11-21'
const startsAt = (...times: string[]) => times.map(time => aSlot({ date: DAY, time }))
const stars = (...times: string[]) =>
  anEventTemplate({ id: 'stars', name: 'Stars', slots: startsAt(...times) })
const sky = (events = [stars('10:00', '23:00', '23:30', '23:59')]) =>
  aVenueFile({ venue: { id: 'sky', name: 'Sky', timeZone: 'America/New_York' }, events })

const { test } = useDatabase(database => loadVenue(database, sky()))

test.for(['23:00', '23:30', '23:59'])(
  '[ORD-300] a start at %s is among the times of the event, chosen where it is requested, and sold',
  async (time, { database }) => {
    const path = `/orders/sky/tickets?eventId=stars&date=${DAY}&time=${time}`
    const { page } = await load(ticketsLoader, { database, path })
    expect(page.events[0]?.slots.map(slot => slot.time)).toContain(time)
    expect(page.choices.stars?.slotId).toBe(slotAt('stars', DAY, time))

    const detail = { path: `/events/sky/detail/stars?date=${DAY}`, params: { eventId: 'stars' } }
    const { page: shown } = await load(detailLoader, { database, ...detail })
    expect(JSON.stringify(shown)).toContain(`"time":"${time}"`)

    const api = await openShop(database).visitor({}, 'sky')
    const draft = aDraft({ eventTemplateId: 'stars', eventId: slotAt('stars', DAY, time), adult: 2 })
    expect((await fillCart(api, draft)).total).toBe(3600)
  },
)

test.for(['22:00', '09:59'])(
  'where there is no start at %s none is chosen in its place, and the page says so',
  async (time, { database }) => {
    const path = `/orders/sky/tickets?eventId=stars&date=${DAY}&time=${time}`
    const { page } = await load(ticketsLoader, { database, path })
    expect(page.choices.stars?.slotId).toBeNull()
    const words = await drawScreen(Tickets, page)
    expect(words).toMatch(/Tickets for (10:00 pm|9:59 am) are not available on this day\./)
    expect(words).not.toContain('Tickets are currently unavailable')
  },
)

test('[ORD-136] an address without a time gets the first start', async ({ database }) => {
  const path = `/orders/sky/tickets?eventId=stars&date=${DAY}`
  const { page } = await load(ticketsLoader, { database, path })
  expect(page.choices.stars?.slotId).toBe(slotAt('stars', DAY, '10:00'))
})

test('tickets without a time are not stored, and the time is asked for', async ({ database }) => {
  const { page, status } = await load(args => action(args) as Promise<unknown>, {
    database,
    path: `/orders/sky/tickets?eventId=stars&date=${DAY}&time=22:00`,
    form: { intent: 'checkout', [quantityField('stars', 'adult')]: '2' },
  })
  expect(status).toBe(409)
  expect(page).toMatchObject({ refusal: { events: { stars: ['Select a time'] }, focus: slotField('stars') } })
})

test('a cart whose start or event an import removed says which, and so does checkout', async ({
  database,
}) => {
  const pages = async (cartId: string) => {
    const session = { cartId }
    const { page } = await load(ticketsLoader, { database, path: '/orders/sky/tickets?cart=true', session })
    return drawScreen(Tickets, page)
  }
  const api = await openShop(database).visitor({}, 'sky')
  const late = aDraft({ eventTemplateId: 'stars', eventId: slotAt('stars', DAY, '23:30'), adult: 2 })
  const { id } = await fillCart(api, late)
  await loadVenue(database, sky([stars('10:00')]), NOW)
  expect(await pages(id)).toContain(
    'Stars is no longer available for the time you chose and was taken out of your order.',
  )
  const checkout = await load(checkoutLoader, {
    database,
    path: '/checkout/sky/process',
    session: { cartId: id },
  }).catch((thrown: Response) => thrown)
  expect(checkout.headers.get('Location')).toBe('/orders/sky/tickets?cart=true')
  const moon = anEventTemplate({ id: 'moon', name: 'Moon', slots: startsAt('10:00') })
  await loadVenue(database, sky([moon]), NOW)
  expect(await pages(id)).toContain('An event is no longer available and was removed from your order: Stars')
})
