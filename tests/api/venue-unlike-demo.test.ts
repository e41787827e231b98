import { expect } from 'vitest'
import { exportVenueText } from '#app/data/export/export-venue.ts'
import { importVenue } from '#app/data/import/import-venue.ts'
import { findViolations } from '#app/data/queries/violations/read.ts'
import { loader as listLoader } from '#app/routes/events/list/route.tsx'
import { loader as calendarLoader } from '#app/routes/orders/calendar/route.tsx'
import { loader as ticketsLoader } from '#app/routes/orders/tickets/route.tsx'
import { NOW } from '#tests/builders/api-client.ts'
import { loadVenue } from '#tests/builders/demo-venue.ts'
import { load } from '#tests/builders/page-loader.ts'
import { aCheckout, aDraft, fillCart, GOOD_CARD, openShop, place, slotAt } from '#tests/builders/shop.ts'
import { anEventTemplate, aPriceList, aSlotRule, aVenueFile } from '#tests/builders/venue-file.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

/** Every quarter of an hour of a hundred days and more: ten thousand starts of one event. */
const times = Array.from({ length: 96 }, (_, quarter) =>
  new Date(quarter * 900_000).toISOString().slice(11, 16),
)
const rule = aSlotRule({ from: '2026-11-21', to: '2027-03-05', times, capacity: 3 })

const tower = () =>
  aVenueFile({
    venue: {
      id: 'tower',
      name: '塔',
      timeZone: 'Asia/Tokyo',
      currency: 'JPY',
      locale: 'ja-JP',
      country: 'JP',
    },
    company: { membership: false, reviews: false, coupons: false, giftCertificates: false },
    events: [
      anEventTemplate({
        id: 'view',
        name: '展望台',
        priceLists: [aPriceList({ prices: [{ personTypeId: 'adult', price: 2500 }] })],
        slots: [],
        slotRules: [rule],
      }),
    ],
  })

const { test } = useDatabase(database => loadVenue(database, tower()))
const DAY = '2026-12-24'
const LATE = slotAt('view', DAY, '23:45')

test('a venue of one event with ten thousand starts, in yen, without members or flags, is shown, sold and exported', async ({
  database,
}) => {
  const list = await load(listLoader, { database, path: `/events/tower/list?date=${DAY}` })
  expect(JSON.stringify(list.page)).toContain('展望台')
  const calendar = await load(calendarLoader, { database, path: `/orders/tower/calendar?date=${DAY}` })
  expect(calendar.page.page?.days.filter(({ availability }) => availability)).toHaveLength(31 + 31)
  const path = `/orders/tower/tickets?eventId=view&date=${DAY}&time=23:45`
  const { page } = await load(ticketsLoader, { database, path })
  expect([page.events[0]?.slots.length, page.choices.view?.slotId]).toEqual([96, LATE])

  const shop = openShop(database)
  const api = await shop.visitor({}, 'tower')
  const cart = await fillCart(api, aDraft({ eventTemplateId: 'view', eventId: LATE, adult: 3 }))
  await place(api, aCheckout({ shoppingCartId: cart.id, paymentToken: shop.token(GOOD_CARD) }))
  expect(shop.charged()).toBe(7500)
  expect(await findViolations(database.system, NOW)).toEqual([])

  const text = await exportVenueText({ database, tenantId: 'tower' })
  expect(await importVenue({ database, text, now: NOW })).toMatchObject({ ok: true, changed: false })
})
