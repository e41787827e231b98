import { authHref } from '#app/rules/links/auth-links.ts'
import { STAGE } from '#app/rules/scenes/stage-venue.ts'
import { signIn } from './bought-scenes.ts'
import { buyMembership } from './checkout-scenes.ts'
import { membersPath } from './member-scenes.ts'
import { waitingLink } from './order-scenes.ts'
import { buy, CONTACT } from './scene-orders.ts'
import type { SceneScript } from './scene-script.ts'
import type { SceneVisitor } from './scene-visitor.ts'

/** The mail that an address got last after something was done; null where nothing could be done or nothing was sent. */
const mailAfter =
  (act: (visitor: SceneVisitor) => Promise<unknown>, address: string): SceneScript =>
  async visitor => {
    const before = await visitor.mailTo(address)
    await act(visitor)
    const mail = await visitor.mailTo(address)
    return mail && mail !== before ? { kind: 'mail', mail } : null
  }

const press = (screen: 'orders' | 'forgotPassword', email: string) => (visitor: SceneVisitor) =>
  visitor.press(authHref(visitor.tenantId, { screen }), { email })

async function cancel(visitor: SceneVisitor): Promise<void> {
  await signIn(visitor)
  const bought = await buy(visitor)
  if (!bought) return
  const api = await visitor.api()
  const params = { orderId: bought.number }
  const { payload } = await api.orders.get({ params, headers: {} })
  const refund = payload.changes.cancel?.total
  await visitor.mailTo(CONTACT.email)
  if (refund !== undefined) await api.orders.cancel({ params, headers: {}, body: { refund } })
}

export const mailScenes = {
  'mail-order': mailAfter(buy, CONTACT.email),
  'mail-membership': mailAfter(buyMembership, CONTACT.email),
  'mail-cancelled': mailAfter(cancel, CONTACT.email),
  'mail-orders-link': mailAfter(press('orders', CONTACT.email), CONTACT.email),
  'mail-sign-in': mailAfter(press('forgotPassword', STAGE.visitor.email), STAGE.visitor.email),
  'mail-verification': mailAfter(
    visitor => visitor.press(`${membersPath(visitor)}?by=email`, { email: 'active@scene.example' }),
    'active@scene.example',
  ),
  'mail-waiting': mailAfter(waitingLink, STAGE.visitor.email),
  'mail-review': mailAfter(visitor => visitor.afterDays(70), CONTACT.email),
  'mail-renewal': mailAfter(visitor => visitor.afterDays(0), 'renewing@scene.example'),
} satisfies Record<string, SceneScript>
