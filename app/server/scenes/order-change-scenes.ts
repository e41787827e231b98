import { accountOrderHref } from '#app/rules/links/account-links.ts'
import { moveVisitHref, orderLinkHref, orderScreenHref } from '#app/rules/links/order-links.ts'
import { STAGE } from '#app/rules/scenes/stage-venue.ts'
import { boughtOrder, buyTicket } from './bought-scenes.ts'
import { mailTo } from './mail-scenes.ts'
import { offeredIn, readForm } from './read-form.ts'
import { checkoutOf, complete, orderEvents, plainEvents, signIn, typedPaymentOf } from './scene-orders.ts'
import { page, type SceneScript, type SceneView } from './scene-script.ts'
import type { SceneVisitor } from './scene-visitor.ts'

const moved: SceneScript = async visitor => {
  const bought = await boughtOrder(visitor)
  const slotId = bought?.order.tickets.find(({ eventId }) => eventId)?.eventId
  if (!bought || !slotId) return null
  const path = moveVisitHref(visitor.tenantId, { link: bought.order.link, slotId })
  const [start] = offeredIn(await visitor.read(path), /^start$/)
  return start ? page((await visitor.press(path, { start: start.value })) || path) : null
}

const moveRefused =
  (start: string): SceneScript =>
  async visitor => {
    const bought = await boughtOrder(visitor)
    const slotId = bought?.order.tickets.find(({ eventId }) => eventId)?.eventId
    if (!bought || !slotId) return null
    return page(moveVisitHref(visitor.tenantId, { link: bought.order.link, slotId }), { start })
  }

/** An order that a certificate has paid, cancelled again. */
async function cancelledCertificate(visitor: SceneVisitor): Promise<SceneView | null> {
  await signIn(visitor)
  const ordering = { events: plainEvents(visitor), most: 1, isChangeable: true }
  if (!(await orderEvents(visitor, ordering))) return null
  const checkout = checkoutOf(visitor)
  await visitor.press(checkout, { intent: 'delivery', deliveryEmail: visitor.email })
  await visitor.press(checkout, { intent: 'certificate', giftCard: STAGE.refundable })
  await visitor.press(checkout, typedPaymentOf(visitor))
  const number = /\/confirm\/([^?/]+)/.exec((await complete(visitor)) ?? '')?.[1]
  if (!number) return null
  const params = { orderId: decodeURIComponent(number) }
  const { payload } = await (await visitor.api()).orders.get({ params, headers: {} })
  const path = orderScreenHref(visitor.tenantId, { link: payload.link, screen: 'cancel' })
  await visitor.press(path, readForm(await visitor.read(path)))
  return page(orderLinkHref(visitor.tenantId, payload.link))
}

const accountCancelled: SceneScript = async visitor => {
  await signIn(visitor)
  const bought = await boughtOrder(visitor)
  const refund = bought?.order.changes.cancel?.total
  if (!bought || refund === undefined) return null
  const api = await visitor.api()
  await api.orders.cancel({ params: { orderId: bought.number }, headers: {}, body: { refund } })
  return page(accountOrderHref(visitor.tenantId, bought.number))
}

/** The mail about an order that was charged and could not be issued. */
const mailRefund = mailTo(
  ({ email }) => email,
  async visitor => {
    const bought = await buyTicket(visitor)
    if (!bought) return
    await visitor.forgetMails()
    await visitor.place({ kind: 'refund-mail', payload: { requestUuid: bought.order.requestUuid } })
  },
)

/** An order that somebody moves or cancels after it was bought. */
export const orderChangeScenes = {
  'order-moved': moved,
  'move-refused': moveRefused(''),
  'move-taken': moveRefused('none'),
  'order-refund-certificate': cancelledCertificate,
  'account-order-cancelled': accountCancelled,
  'mail-refund': mailRefund,
} satisfies Record<string, SceneScript>
