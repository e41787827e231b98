import { cartLinkHref } from '#app/rules/links/cart-links.ts'
import { otherDeviceHref } from '#app/rules/links/storefront-links.ts'
import { complete, orderEvents, payable, plainEvents } from './scene-orders.ts'
import { page, type SceneScript } from './scene-script.ts'
import type { SceneVisitor } from './scene-visitor.ts'

const orderOne = (visitor: SceneVisitor) => orderEvents(visitor, { events: plainEvents(visitor), most: 1 })

/** The link that brings the visitor's order to another device; null where there is none. */
async function linkOf(visitor: SceneVisitor): Promise<string | null> {
  const { payload } = await (await visitor.api()).carts.link()
  return payload && cartLinkHref(visitor.tenantId, payload.link)
}

/** The link opened on a device that has an order of its own. */
const choose: SceneScript = async visitor => {
  const link = (await orderOne(visitor)) && (await linkOf(visitor))
  visitor.jar.clear()
  return link && (await orderOne(visitor)) ? page(link) : null
}

/** The link opened where it was made. */
const own: SceneScript = async visitor => {
  const link = (await orderOne(visitor)) && (await linkOf(visitor))
  return link ? page(link) : null
}

/** The link to an order that has been paid for meanwhile. */
const sold: SceneScript = async visitor => {
  const link = (await payable(visitor)) && (await linkOf(visitor))
  if (!link || !(await complete(visitor))) return null
  visitor.jar.clear()
  return page(link)
}

const over: SceneScript = async ({ tenantId }) => page(cartLinkHref(tenantId, 'none'))

const none: SceneScript = async ({ tenantId }) => page(otherDeviceHref({ tenantId }))

const ended: SceneScript = async visitor =>
  (await orderOne(visitor)) ? page(otherDeviceHref({ tenantId: visitor.tenantId }), {}) : null

/** What is said where an order is brought to another device. */
export const deviceScenes = {
  'continue-choose': choose,
  'continue-own': own,
  'continue-sold': sold,
  'continue-over': over,
  'device-none': none,
  'device-ended': ended,
} satisfies Record<string, SceneScript>
