import type { CartDraft } from '#app/contract/carts.ts'
import { accountOrderHref } from '#app/rules/links/account-links.ts'
import { linkFilesHref, orderLinkHref } from '#app/rules/links/order-links.ts'
import { formsHref } from '#app/rules/links/storefront-links.ts'
import { STAGE } from '#app/rules/scenes/stage-venue.ts'
import { orderMembership, primaryOf } from './checkout-scenes.ts'
import { answerForms, cartOf, donationsOf } from './order-scenes.ts'
import {
  checkoutOf,
  complete,
  isOrdered,
  plainEvents,
  signIn,
  ticketsOf,
  typedPaymentOf,
} from './scene-orders.ts'
import { page, type SceneScript } from './scene-script.ts'
import type { SceneVisitor } from './scene-visitor.ts'

/** Everything that the venue sells in one order: tickets with something beside them, a combo, a membership and a donation. */
export async function orderOfAll(visitor: SceneVisitor): Promise<boolean> {
  const events = plainEvents(visitor).toSorted((a, b) => extrasOf(b) - extrasOf(a))
  const templates: NonNullable<CartDraft['templates']> = []
  for (const event of events) {
    const template = templates.length < 2 ? await ticketsOf(visitor, event) : null
    const extras = (event.addOnIds ?? []).map((inventoryId, index) => ({
      id: `scene-extra-${event.id}-${index}`,
      inventoryId,
      quantity: 2,
    }))
    const [start] = template?.events ?? []
    if (!template || !start) continue
    const full = { ...template, events: [{ ...start, addOns: extras }] }
    if (await isOrdered(visitor, { templates: [...templates, full] })) templates.push(full)
    else if (await isOrdered(visitor, { templates: [...templates, template] })) templates.push(template)
  }
  const more = { couponCodes: [STAGE.coupon], donations: donationsOf(visitor) }
  if (templates.length === 0 || !(await isOrdered(visitor, { templates, ...more }))) return false
  const combo = await orderedCombo(visitor)
  if (combo && (await isOrdered(visitor, { templates, ...more, comboItems: [combo] })))
    await orderMembership(visitor, { isGift: false, beside: { templates, ...more, comboItems: [combo] } })
  else await orderMembership(visitor, { isGift: false, beside: { templates, ...more } })
  return true
}

const extrasOf = ({ addOnIds }: { addOnIds?: readonly string[] }) => addOnIds?.length ?? 0

/** A combo with starts that do not overlap, for somebody of the first kind it has a price for. */
export async function orderedCombo(
  visitor: SceneVisitor,
  combos = visitor.venue.combos,
): Promise<NonNullable<CartDraft['comboItems']>[number] | null> {
  const byId = new Map(visitor.venue.events.map(event => [event.id, event]))
  for (const combo of combos) {
    const eventIds = combo.entries.flatMap(({ type, eventIds: choices, quantity = 1 }) =>
      type === 'any' ? choices.slice(0, quantity) : choices,
    )
    const starts = await Promise.all(
      eventIds.map(async id => {
        const event = byId.get(id)
        return event ? ticketsOf(visitor, event) : null
      }),
    )
    if (starts.some(start => start === null)) continue
    const events = starts.flatMap(start =>
      start ? [{ eventTemplateId: start.eventTemplateId, eventId: start.events[0]?.eventId }] : [],
    )
    const ticketTypeId = starts[0]?.events[0]?.tickets?.[0]?.ticketTypeId ?? ''
    const draft = {
      id: 'scene-combo',
      comboTemplateId: combo.id,
      events,
      tickets: eventIds.map(eventTemplateId => ({ eventTemplateId, ticketTypeId, quantity: 1 })),
    }
    if (await isOrdered(visitor, { comboItems: [draft] })) return draft
  }
  return null
}

const cartAll: SceneScript = async visitor => ((await orderOfAll(visitor)) ? page(cartOf(visitor)) : null)

/** Checkout of everything, with who the membership is for already typed. */
async function checkoutOfAll(visitor: SceneVisitor): Promise<string | null> {
  if (!(await orderOfAll(visitor))) return null
  await answerForms(visitor, formsHref({ tenantId: visitor.tenantId }, {}))
  const checkout = checkoutOf(visitor)
  const people = primaryOf(visitor)
  await visitor.press(checkout, { intent: 'memberInfo', itemId: 'scene-membership', ...people })
  await visitor.press(checkout, { intent: 'delivery', deliveryEmail: visitor.email })
  return checkout
}

const checkoutAll: SceneScript = async visitor => {
  const checkout = await checkoutOfAll(visitor)
  return checkout ? page(checkout) : null
}

async function buyAll(visitor: SceneVisitor): Promise<{ confirmation: string; number: string } | null> {
  const checkout = await checkoutOfAll(visitor)
  if (!checkout) return null
  await visitor.press(checkout, { intent: 'certificate', giftCard: STAGE.certificate })
  await visitor.press(checkout, typedPaymentOf(visitor))
  const confirmation = await complete(visitor)
  const number = /\/confirm\/([^?/]+)/.exec(confirmation ?? '')?.[1]
  return confirmation && number ? { confirmation, number: decodeURIComponent(number) } : null
}

const confirmationAll: SceneScript = async visitor => {
  const bought = await buyAll(visitor)
  return bought ? page(bought.confirmation) : null
}

const accountAll: SceneScript = async visitor => {
  await signIn(visitor)
  const bought = await buyAll(visitor)
  return bought && page(accountOrderHref(visitor.tenantId, bought.number))
}

const mailAll: SceneScript = async visitor => {
  if (!(await buyAll(visitor))) return null
  const mail = await visitor.mailTo(visitor.email)
  return mail && { kind: 'mail', mail }
}

/** The order of everything that the venue sells, just bought; null where it was refused. */
export async function boughtEverything(visitor: SceneVisitor) {
  const bought = await buyAll(visitor)
  if (!bought) return null
  const params = { orderId: bought.number }
  const { payload } = await (await visitor.api()).orders.get({ params, headers: {} })
  return payload
}

const orderAll: SceneScript = async visitor => {
  const order = await boughtEverything(visitor)
  return order && page(orderLinkHref(visitor.tenantId, order.link))
}

const pdfAll: SceneScript = async visitor => {
  const order = await boughtEverything(visitor)
  return order && { kind: 'file', path: linkFilesHref(visitor.tenantId, order.link).tickets }
}

/** One order of everything that the venue sells, from the cart to its mail and its tickets. */
export const everythingScenes = {
  'cart-all': cartAll,
  'checkout-all': checkoutAll,
  'confirmation-all': confirmationAll,
  'account-order-all': accountAll,
  'mail-order-all': mailAll,
  'order-page-all': orderAll,
  'ticket-pdf-all': pdfAll,
} satisfies Record<string, SceneScript>
