import type { ChangePolicy } from '#app/contract/venue-file/change-policy.ts'
import { orderLinkHref, orderScreenHref } from '#app/rules/links/order-links.ts'
import { type AsIf, type AsIfScene, asCompany } from './as-if.ts'
import { boughtOrder, boughtScenes } from './bought-scenes.ts'
import { boughtEverything } from './everything-scenes.ts'
import { mailScenes } from './mail-scenes.ts'
import type { SceneConditions } from './scene-conditions.ts'
import { checkoutOf, payable, plainEvents } from './scene-orders.ts'
import { page, type SceneScript } from './scene-script.ts'
import type { SceneVisitor } from './scene-visitor.ts'

const NOTHING_CHANGES = { refundPercent: 100, cancelFee: 0 }

/** One policy for everything that the venue sells. */
const asPolicy =
  (policy: Partial<ChangePolicy>): AsIf =>
  venue => ({
    ...asCompany({ orderChanges: { ...NOTHING_CHANGES, ...policy } })(venue),
    events: venue.events.map(event => ({ ...event, orderChanges: undefined })),
  })

const asFinalSale = asPolicy({})
const asShare = asPolicy({ moveHours: 1, cancelHours: 1, refundPercent: 50 })
const asUnrefunded = asPolicy({ moveHours: 1, cancelHours: 1, refundPercent: 0 })

/** Half of what was paid comes back; the first event has a policy of its own. */
const asSeveral: AsIf = venue => {
  const [own] = plainEvents({ venue })
  return {
    ...asShare(venue),
    events: venue.events.map(event => ({
      ...event,
      orderChanges: event.id === own?.id ? { ...NOTHING_CHANGES, moveHours: 2 } : undefined,
    })),
  }
}

const reviewSeveral: SceneScript = async visitor => {
  const isReady = await payable(visitor, { most: 2 })
  return isReady ? page(checkoutOf(visitor)) : null
}

/** Everything that the venue sells was bought, and is to be cancelled. */
const cancelAll: SceneScript = async visitor => {
  const order = await boughtEverything(visitor)
  return order && page(orderScreenHref(visitor.tenantId, { link: order.link, screen: 'cancel' }))
}

type Bought = NonNullable<Awaited<ReturnType<typeof boughtOrder>>>['order']

const onOrder =
  (pathOf: (visitor: SceneVisitor, order: Bought) => string, conditions: SceneConditions): SceneScript =>
  async visitor => {
    const bought = await boughtOrder(visitor)
    return bought ? page(pathOf(visitor, bought.order), undefined, conditions) : null
  }

const HALF_A_YEAR = 180 * 24 * 60

/** What an order says that is to be moved or cancelled, when that is not as the visitor hoped. */
export const changeScenes = {
  'order-cancel-over': onOrder(
    ({ tenantId }, { link }) => orderScreenHref(tenantId, { link, screen: 'cancel' }),
    { later: HALF_A_YEAR },
  ),
  'order-unread': onOrder(({ tenantId }, { link }) => orderLinkHref(tenantId, link), {
    broken: ['orders.get'],
  }),
} satisfies Record<string, SceneScript>

const terms: SceneScript = async ({ tenantId }) => page(`/legal/${encodeURIComponent(tenantId)}/terms`)

/** What the venue would say of orders with other policies. */
export const policyScenes = {
  'terms-as-final': { asIf: asFinalSale, script: terms },
  'review-as-policies': { asIf: asSeveral, script: reviewSeveral },
  'order-cancel-as-final': { asIf: asFinalSale, script: boughtScenes['order-cancel'] },
  'order-cancel-as-part': { asIf: asShare, script: cancelAll },
  'order-cancel-as-unrefunded': { asIf: asUnrefunded, script: boughtScenes['order-cancel'] },
  'mail-cancelled-as-part': { asIf: asShare, script: mailScenes['mail-cancelled'] },
  'order-as-unrefunded': { asIf: asUnrefunded, script: boughtScenes['order-cancelled'] },
} satisfies Record<string, AsIfScene>
