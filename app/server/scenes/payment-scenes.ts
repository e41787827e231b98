import { orderLinkHref } from '#app/rules/links/order-links.ts'
import { formsHref, ticketsHref } from '#app/rules/links/storefront-links.ts'
import { STAGE } from '#app/rules/scenes/stage-venue.ts'
import { type AsIf, type AsIfScene, asCompany, asCountry } from './as-if.ts'
import { boughtOrder } from './bought-scenes.ts'
import { checkoutScenes, delivered, orderMembership, primaryOf } from './checkout-scenes.ts'
import { answerForms, donationsOf } from './order-scenes.ts'
import type { SceneConditions } from './scene-conditions.ts'
import {
  addressOf,
  checkoutOf,
  eventsWithForms,
  isOrdered,
  orderEvents,
  payable,
  plainEvents,
  sceneBuyer,
  signIn,
  typedPaymentOf,
} from './scene-orders.ts'
import { page, type SceneScript } from './scene-script.ts'

/** A press at the last step, under conditions. */
const atCheckout =
  (form: Record<string, string> | undefined, conditions: SceneConditions): SceneScript =>
  async visitor =>
    (await payable(visitor)) ? page(checkoutOf(visitor), form, conditions) : null

const placing = (conditions: SceneConditions) => atCheckout({ intent: 'complete' }, conditions)

/** Payment typed as it should be, but for a few fields. */
const paymentTyped =
  (typed: Record<string, string>): SceneScript =>
  async visitor => {
    const checkout = await delivered(visitor)
    const payer = { ...sceneBuyer(visitor), ...addressOf(visitor) }
    return checkout ? page(checkout, { intent: 'payment', ...payer, ...typed }) : null
  }

const holderTyped =
  (typed: Record<string, string>): SceneScript =>
  async visitor => {
    if (!(await orderMembership(visitor, { isGift: false }))) return null
    const form = { ...primaryOf(visitor), ...typed }
    return page(checkoutOf(visitor), { intent: 'memberInfo', itemId: 'scene-membership', ...form })
  }

/** Somebody who is signed in, at an order whose page asks for payment and order at once. */
const known: SceneScript = async visitor => {
  await signIn(visitor)
  return checkoutScenes.delivery(visitor)
}

/** A press on a certificate that is typed at the payment step. */
const certificate =
  (intent: string, giftCard: string): SceneScript =>
  async visitor => {
    const checkout = await delivered(visitor)
    if (!checkout) return null
    if (intent === 'certificate') return page(checkout, { intent, giftCard })
    await visitor.press(checkout, { intent, giftCard })
    return page(checkout)
  }

const donationAlone: SceneScript = async visitor => {
  if (!(await isOrdered(visitor, { donations: donationsOf(visitor) }))) return null
  await visitor.press(checkoutOf(visitor), typedPaymentOf(visitor))
  return page(checkoutOf(visitor))
}

/** The last step of an order with answered forms. */
const reviewAnswers: SceneScript = async visitor => {
  if (!(await orderEvents(visitor, { events: eventsWithForms(visitor), most: 1 }))) return null
  await answerForms(visitor, formsHref({ tenantId: visitor.tenantId }, {}))
  const checkout = checkoutOf(visitor)
  await visitor.press(checkout, { intent: 'delivery', deliveryEmail: visitor.email })
  await visitor.press(checkout, typedPaymentOf(visitor))
  return page(checkout)
}

type Lines = { orders: { itemType: string; name: string; events: object[] }[] }

/** Two events in one line, which no order has. */
const broken = ({ orders, ...cart }: Lines) => ({
  ...cart,
  orders: orders.map(line => ({ ...line, events: [...line.events, ...line.events] })),
})

/** Two visits of different events at one time. */
const overlapping = ({ orders, ...cart }: Lines) => {
  const visits = orders.flatMap(({ name, events }) => events.map(event => ({ name, ...event })))
  const [earlier, later] = visits
  if (!earlier) return { ...cart, orders }
  return {
    ...cart,
    orders,
    overlaps: [{ earlier, later: { ...earlier, name: later?.name ?? earlier.name } }],
  }
}

const reviewOverlap: SceneScript = async visitor => {
  const answers = { 'carts.get': overlapping }
  return (await payable(visitor, { most: 2 })) ? page(checkoutOf(visitor), undefined, { answers }) : null
}

const SOON_MS = 303_000

/** The seats are kept for five minutes more, and a little. */
const holdSoon: SceneScript = async visitor => {
  if (!(await orderEvents(visitor, { events: plainEvents(visitor), most: 1 }))) return null
  const answers = {
    'carts.get': (cart: object) => {
      const expiresAt = new Date(visitor.now().getTime() + SOON_MS).toISOString()
      return { ...cart, hold: { expiresAt, extensionsLeft: 1 } }
    },
  }
  return page(ticketsHref({ tenantId: visitor.tenantId }, { cart: true }), undefined, { answers })
}

const holdFailed: SceneScript = async visitor => {
  if (!(await orderEvents(visitor, { events: plainEvents(visitor), most: 1 }))) return null
  const conditions: SceneConditions = { later: 1, refused: { 'carts.hold': { code: 'CONFLICT' } } }
  const path = ticketsHref({ tenantId: visitor.tenantId }, { cart: true })
  return page(path, { intent: 'hold' }, conditions)
}

/** An order of which the brand of the card is not known. */
const cardUnknown: SceneScript = async visitor => {
  const bought = await boughtOrder(visitor)
  const answers = { 'orders.get': (order: object) => ({ ...order, creditCardBrand: undefined }) }
  return bought && page(orderLinkHref(visitor.tenantId, bought.order.link), undefined, { answers })
}

const full = asCompany({ checkout: { form: 'full', phone: true, address: true } })
const short = asCompany({ checkout: { form: 'short', phone: false, address: false } })

const fullIn = (country: string): AsIf => {
  const inCountry = asCountry(country)
  return venue => full(inCountry(venue))
}

/** What is said of cards, codes and addresses that checkout does not take, and of orders that it knows something about. */
export const paymentScenes = {
  'checkout-unsaid': placing({ refused: { 'checkout.place': { code: 'INTERNAL', text: '' } } }),
  'checkout-unreadable': placing({ instead: { 'checkout.place': '<' } }),
  'checkout-broken': atCheckout(undefined, { answers: { 'carts.get': broken } }),
  'hold-failed': holdFailed,
  'hold-soon': holdSoon,
  'review-answers': reviewAnswers,
  'review-overlap': reviewOverlap,
  'order-card-unknown': cardUnknown,
} satisfies Record<string, SceneScript>

export const paymentAsIfScenes = {
  'member-info-country': {
    asIf: asCompany({ cardholderForm: 'full' }),
    script: holderTyped({ 'primary.country': '<1>' }),
  },
  'review-as-asked': { asIf: asCompany({ enable3DS: true }), script: checkoutScenes.review },
  'payment-as-known': { asIf: short, script: known },
  'payment-as-zip-refused': { asIf: fullIn('US'), script: paymentTyped({ country: 'US', zip: 'x1' }) },
  'payment-as-code-refused': { asIf: fullIn('GB'), script: paymentTyped({ country: 'GB', zip: '1' }) },
  'payment-as-canadian-code': { asIf: fullIn('CA'), script: paymentTyped({ country: 'CA', zip: 'A1' }) },
  'certificate-as-unknown': { asIf: full, script: certificate('certificate', 'UNKNOWN') },
  'certificate-as-checked': { asIf: full, script: certificate('certificateCheck', STAGE.certificate) },
  'review-as-donation': { asIf: full, script: donationAlone },
} satisfies Record<string, AsIfScene>
