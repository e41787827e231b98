import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import * as application from '#app/routes/application/route.tsx'
import * as confirm from '#app/routes/checkout/confirm/route.tsx'
import * as shell from '#app/routes/checkout/shell/route.tsx'
import * as minimal from '#app/routes/minimal/route.tsx'
import { loadVenue } from '#tests/builders/demo-venue.ts'
import { drawPage, wordsOf } from '#tests/builders/draw-page.tsx'
import { aFullMuseum, aGift, buyEverything, everything } from '#tests/builders/full-order.ts'
import { degree, markedWords } from '#tests/builders/marked-words.ts'
import { openShop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database =>
  loadVenue(
    database,
    aFullMuseum({
      texts: markedWords(['confirmation', 'cart'], degree),
    }),
  ),
)

/** The confirmation of an order, as whoever bought it sees it. */
const confirmation = (database: Database, orderNumber: string, query = '') =>
  drawPage([application, minimal, shell, confirm], {
    database,
    pattern: 'checkout/:tenantId/confirm/:orderNumber',
    path: `/checkout/pier/confirm/${orderNumber}${query}`,
    session: { orderNumbers: [orderNumber] },
  })

type DrawnPage = Awaited<ReturnType<typeof confirmation>>
/** The receipt, heading by heading. */
const receiptOf = ({ words }: DrawnPage) => words.replace(/^.*Receipt°/, '')

test('[CHK-053] [CHK-054] [CHK-056] [CHK-063] the confirmation has the number, a line for each item by its type, the codes and the sums', async ({
  database,
}) => {
  const { orderNumber } = await buyEverything(openShop(database))
  const shown = await confirmation(database, orderNumber)
  expect(shown.words, 'CHK-053').toContain(`Order number: ${orderNumber}°`)
  const receipt = receiptOf(shown)
  expect(receipt, 'CHK-054').toMatch(
    /Tickets°.*Boat Tour.*Combos°.*Boat and Galleries.*Memberships°.*Friend.*Donations°.*A gift.*A plank/,
  )
  expect(receipt, 'CHK-053').toMatch(/Total° ?\$183\.80/)
  expect(receipt, 'CHK-056').toContain('Coupon TENOFF−$10.00')
  const money = /(Tickets|Combos|Memberships|Donations)°[^$]*\$([\d.]+)/g
  const sums = [...receipt.matchAll(money)].map(([, , sum]) => Number(sum))
  expect([sums.length, Math.round(100 * sums.reduce((sum, amount) => sum + amount, 0))], 'CHK-063').toEqual([
    4, 19_380,
  ])
})

test('[CHK-057] what a certificate paid stands there with the last digits that the address brings', async ({
  database,
}) => {
  const paid = await buyEverything(openShop(database), { giftCardNumber: 'GIFT-4321' })
  const shown = await confirmation(database, paid.orderNumber, '?giftCardDigits=4321')
  expect(shown.words).toContain('Gift certificate ending in 4321°')
  const without = await buyEverything(openShop(database))
  const none = await confirmation(database, without.orderNumber, '?giftCardDigits=4321')
  expect(none.words).not.toContain('Gift certificate')
})

test('[CHK-060] [CHK-061] of a membership that renews itself the venue says so, with whom to call; of another it says nothing', async ({
  database,
}) => {
  const { orderNumber } = await buyEverything(openShop(database))
  const shown = await confirmation(database, orderNumber)
  expect(shown.words, 'CHK-061').toContain(
    'your card is charged each term. Please call the venue to cancel.°',
  )
  expect(shown.body.querySelector('main a[href="tel:2125550100"]'), 'CHK-061').not.toBeNull()
  const ending = await buyEverything(openShop(database), { draft: everything({ offering: 'year' }) })
  const quiet = await confirmation(database, ending.orderNumber)
  expect(quiet.words, 'CHK-060').not.toContain('charged each term')
})

test('the card of a gift names who it is for', async ({ database }) => {
  const { orderNumber } = await buyEverything(openShop(database), { draft: aGift() })
  const { body } = await confirmation(database, orderNumber)
  expect(wordsOf(body.querySelector('article') as Element).match(/Rae Reed.?/g)).toEqual(['Rae Reed°'])
  const own = await buyEverything(openShop(database), { draft: everything({ offering: 'year' }) })
  expect((await confirmation(database, own.orderNumber)).words).not.toContain('A gift for')
})

test('[CHK-062] the place and the length of an event stand on its ticket', async ({ database }) => {
  const { orderNumber } = await buyEverything(openShop(database))
  const { body } = await confirmation(database, orderNumber)
  const ticket = [...body.querySelectorAll('article')].map(wordsOf).find(words => words.includes('Boat Tour'))
  expect(ticket).toMatch(/Boat Tour.*Dock.*1 hr 30 min/)
})
