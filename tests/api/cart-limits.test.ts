import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { readEntitlements } from '#app/contract/entitlements.ts'
import { overHttp, refusalOfCall } from '#tests/builders/api-client.ts'
import { galleries, loadVenues } from '#tests/builders/cart-calls.ts'
import { aDraft, fillCart, openShop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(loadVenues)

test('[CHK-248] [ORD-125] a cart is checked against seats and sales rules', async ({ database }) => {
  const shop = openShop(database)
  const api = await shop.visitor()
  const { id } = await fillCart(
    api,
    aDraft({ eventTemplateId: 'galleries', eventId: galleries, adult: 4, child: 3 }),
  )
  const checked = readEntitlements((await api.entitlements.validate({ body: { id } })).payload)
  expect(checked.violations).toEqual(checked.results)
  expect(checked.results).toEqual([
    {
      eventId: 'galleries',
      allowedQuantity: 6,
      purchasedQuantity: 0,
      reason: 'Cart',
      isRetail: false,
      timeFrame: 'lifetime',
      pricePointIds: ['adult', 'child'],
      validatedPricePointIds: ['adult', 'child'],
      ruleType: { name: 'eventSales' },
      groupQuantity: 7,
      groupMax: 6,
      isPreventRule: false,
      preventGroupQuantity: 0,
      inCartLimit: 7,
      ticketTypes: ['Adult', 'Child'],
      fails: true,
    },
  ])
  await database.system.execute(sql`update slots set sold = 95 where id = ${galleries}`)
  const again = readEntitlements((await api.entitlements.validate({ body: { id } })).payload)
  expect(again.violations).toMatchObject([
    { groupMax: 6 },
    { allowedQuantity: 5, inCartLimit: 7, fails: true },
  ])
})

test('[ORD-233] the sales-rule result is JSON text in the payload', async ({ database }) => {
  const call = await overHttp(database, { services: openShop(database).services })
  const put = await call('/shopping_cart', { method: 'PUT', body: aDraft({ adult: 1 }) })
  const { id } = (put.body as { payload: { id: string } }).payload
  const { body } = await call('/entitlements/validate', { method: 'POST', body: { id } })
  expect(JSON.parse((body as { payload: string }).payload)).toEqual({
    violations: [],
    results: [],
    refusals: [],
  })
})

test('a limit is enforced when the cart asks for it', async ({ database }) => {
  const api = await openShop(database).visitor()
  const draft = aDraft({ eventTemplateId: 'galleries', eventId: galleries, adult: 4, child: 3 })
  const refused = await refusalOfCall(fillCart(api, { ...draft, verifyEntitlements: true }))
  expect(refused).toMatchObject({
    code: '9049',
    details: { violations: [{ eventId: 'galleries', groupMax: 6 }] },
  })
})
