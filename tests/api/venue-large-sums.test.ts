import { expect } from 'vitest'
import { readPlacedOrder } from '#app/contract/checkout.ts'
import { exportVenueText } from '#app/data/export/export-venue.ts'
import { importVenue } from '#app/data/import/import-venue.ts'
import { findViolations } from '#app/data/queries/violations/read.ts'
import { NOW } from '#tests/builders/api-client.ts'
import { loadVenue } from '#tests/builders/demo-venue.ts'
import { aCheckout, aDraft, fillCart, GOOD_CARD, openShop, place, slotAt } from '#tests/builders/shop.ts'
import {
  aGiftCertificate,
  anEventTemplate,
  aPriceList,
  aSlot,
  aVenueFile,
} from '#tests/builders/venue-file.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const DAY = '2026-11-21'
const START = slotAt('temple', DAY, '10:00')
/** Rp 85,000,000.00 for a group, in sen. */
const PRICE = 8_500_000_000

const rupiah = () =>
  aVenueFile({
    venue: { id: 'candi', name: 'Candi', timeZone: 'Asia/Jakarta', currency: 'IDR', locale: 'id-ID' },
    events: [
      anEventTemplate({
        id: 'temple',
        name: 'Temple',
        priceLists: [aPriceList({ prices: [{ personTypeId: 'adult', price: PRICE }] })],
        slots: [aSlot({ date: DAY, capacity: 1_000 })],
      }),
    ],
    giftCertificates: [aGiftCertificate({ number: 'HADIAH-1', balance: 5_000_000_000 })],
  })

const { test } = useDatabase(database => loadVenue(database, rupiah()))

test('an order above 2,147,483,647 of the smallest unit is paid, kept and told to the last unit', async ({
  database,
}) => {
  const shop = openShop(database)
  const api = await shop.visitor({}, 'candi')
  const cart = await fillCart(api, aDraft({ eventTemplateId: 'temple', eventId: START, adult: 999 }))
  expect(cart.total).toBe(999 * PRICE)

  const body = { paymentToken: shop.token(GOOD_CARD), giftCardNumber: 'HADIAH-1' }
  const { orderNumber } = readPlacedOrder(await place(api, aCheckout({ shoppingCartId: cart.id, ...body })))
  const buyer = await shop.visitor({ cartId: cart.id }, 'candi')
  const { payload } = await buyer.orders.get({ params: { orderId: orderNumber } })
  expect(payload).toMatchObject({ orderNumber, discountedSumTotal: 999 * PRICE })
  expect(shop.charged()).toBe(999 * PRICE - 5_000_000_000)
  expect(await findViolations(database.system, NOW)).toEqual([])
})

test('a certificate above 2,147,483,647 keeps its balance from file to file', async ({ database }) => {
  const text = await exportVenueText({ database, tenantId: 'candi' })
  expect(text).toContain('"balance": 5000000000')
  expect(await importVenue({ database, text, now: NOW })).toMatchObject({ ok: true, changed: false })
})
