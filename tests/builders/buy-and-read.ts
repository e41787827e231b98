import { workJobs } from '#app/api/jobs/work-jobs.ts'
import type { CartDraft } from '#app/contract/carts.ts'
import { readPlacedOrder } from '#app/contract/checkout.ts'
import type { Database } from '#app/data/database/database.ts'
import AccountOrder, { loader as accountOrder } from '#app/routes/account/order/route.tsx'
import Confirm, { loader as confirmation } from '#app/routes/checkout/confirm/route.tsx'
import Checkout, { loader as checkout } from '#app/routes/checkout/process/route.tsx'
import * as tickets from '#app/routes/orders/tickets/route.tsx'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { drawScreen } from './draw-screen.tsx'
import { openScreen } from './open-screen.tsx'
import { load } from './page-loader.ts'
import { aCheckout, fillCart, GOOD_CARD, openShop, place } from './shop.ts'

type Buyer = { tenantId?: string; session?: VisitorSession; giftCardNumber?: string }

/** Places an order of this cart, and reads everything that says what it costs. */
export async function buyAndRead(
  database: Database,
  draft: CartDraft,
  { tenantId = 'pier', session = {}, giftCardNumber }: Buyer = {},
) {
  const shop = openShop(database)
  const api = await shop.visitor(session, tenantId)
  const cart = await fillCart(api, draft)
  const browser = { database, session: { ...session, cartId: cart.id } }
  const order = await openScreen(tickets, {
    ...browser,
    path: `/orders/${tenantId}/tickets?cart=true`,
    pattern: 'orders/:tenantId/tickets',
    isOrderView: true,
  })
  const till = await load(checkout, { ...browser, path: `/checkout/${tenantId}/process` })
  const payment = { paymentToken: shop.token(GOOD_CARD), ...(giftCardNumber ? { giftCardNumber } : {}) }
  const placed = await place(api, aCheckout({ shoppingCartId: cart.id, shownTotal: cart.total, ...payment }))
  const { orderNumber } = readPlacedOrder(placed)
  await workJobs(shop.services)
  const orderSession = { orderNumbers: [orderNumber] }
  const receipt = await load(confirmation, {
    database,
    path: `/checkout/${tenantId}/confirm/${orderNumber}`,
    params: { orderNumber },
    session: orderSession,
  })
  const account = await load(accountOrder, {
    database,
    path: `/account/${tenantId}/orders/${orderNumber}`,
    params: { orderId: orderNumber },
    session: { ...orderSession, visitor: { id: 'V-1', email: 'Ada@Example.com', name: 'Ada Moss' } },
  })
  const buyer = await shop.visitor(orderSession, tenantId)
  const { payload } = await buyer.orders.get({ params: { orderId: orderNumber } })
  return {
    cart,
    charged: shop.charged(),
    order: payload,
    orderWords: order.words,
    orderTotal: order.body.querySelector('output')?.textContent,
    checkout: till.page.page,
    checkoutWords: await drawScreen(Checkout, till.page),
    purchase: receipt.page.purchase,
    receipt: receipt.page.order,
    receiptWords: await drawScreen(Confirm, receipt.page),
    account: account.page.order,
    accountWords: await drawScreen(AccountOrder, account.page),
    mail: shop.mails[0]?.text ?? '',
  }
}
