import { ticketsHref } from '#app/rules/links/storefront-links.ts'
import { type AsIfScene, asCompany } from './as-if.ts'
import { cardConfirmed } from './card-scenes.ts'
import { pressOnOrder } from './cart-press-scenes.ts'
import { ASKED_BY_THE_BANK, delivered } from './checkout-scenes.ts'
import { cartOf } from './order-scenes.ts'
import type { SceneConditions } from './scene-conditions.ts'
import { checkoutOf, orderEvents, payable, plainEvents } from './scene-orders.ts'
import { page, type SceneScript } from './scene-script.ts'

/** A line of the order that is unfolded, with its quantities. */
const cartOpen: SceneScript = async visitor => {
  if (!(await orderEvents(visitor, { events: plainEvents(visitor), most: 2 }))) return null
  const { form } = await pressOnOrder(visitor, 'edit:')
  return page((await visitor.press(cartOf(visitor), form)) || cartOf(visitor))
}

/** An event of which nothing is chosen yet. */
const orderOf: SceneScript = async visitor => {
  const [event] = plainEvents(visitor)
  return event ? page(ticketsHref({ tenantId: visitor.tenantId }, { eventId: event.id })) : null
}

const orderEmpty: SceneScript = async ({ tenantId }) => page(ticketsHref({ tenantId }, {}))

const payment =
  (conditions: SceneConditions): SceneScript =>
  async visitor => {
    const checkout = await delivered(visitor)
    return checkout ? page(checkout, undefined, conditions) : null
  }

/** Back from the bank, whose own page a browser without scripts is led to. */
const reviewConfirmed: SceneScript = async visitor => {
  if (!(await payable(visitor, { card: ASKED_BY_THE_BANK }))) return null
  await visitor.press(checkoutOf(visitor), { intent: 'complete' })
  return page(checkoutOf(visitor))
}

/** What only visitors without scripts are told. */
export const scriptlessScenes = {
  'order-scriptless': orderOf,
  'order-empty-scriptless': orderEmpty,
  'cart-scriptless': cartOpen,
  'payment-scriptless': payment({}),
  'payment-as-fields-scriptless': payment({ isWithoutCardPage: true }),
} satisfies Record<string, SceneScript>

const asAsked = asCompany({ enable3DS: true })

export const scriptlessAsIfScenes = {
  'review-as-asked-scriptless': { asIf: asAsked, script: reviewConfirmed },
  'member-as-card-scriptless': { asIf: asAsked, script: cardConfirmed },
} satisfies Record<string, AsIfScene>
