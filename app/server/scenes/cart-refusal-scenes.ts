import type { ApiErrorCode } from '#app/contract/errors.ts'
import { CHECKOUT_REFUSALS } from '#app/rules/carts/may-check-out.ts'
import type { StoredEvent } from '#app/rules/catalogue/catalogue.ts'
import type { SalesRuleResult } from '#app/rules/limits/sales-rule.ts'
import { ticketsHref } from '#app/rules/links/storefront-links.ts'
import { STAGE } from '#app/rules/scenes/stage-venue.ts'
import { becomeMember } from './become-member.ts'
import { pressOnOrder } from './cart-press-scenes.ts'
import { orderedCombo } from './everything-scenes.ts'
import { cartOf } from './order-scenes.ts'
import { readForm } from './read-form.ts'
import type { ChangedAnswers, SceneConditions } from './scene-conditions.ts'
import { orderEvents, plainEvents } from './scene-orders.ts'
import { page, type SceneScript } from './scene-script.ts'
import type { SceneVisitor } from './scene-visitor.ts'

const fill = (visitor: SceneVisitor) => orderEvents(visitor, { events: plainEvents(visitor), most: 2 })

/** The press that leads to checkout, under conditions. */
const atCheckout =
  (conditionsFor: (visitor: SceneVisitor) => SceneConditions): SceneScript =>
  async visitor => {
    if (!(await fill(visitor))) return null
    const form = readForm(await visitor.read(cartOf(visitor)))
    return page(cartOf(visitor), { ...form, intent: 'checkout' }, conditionsFor(visitor))
  }

/** An order that is not stored because of its first event. */
const refused = (code: ApiErrorCode, about: object = {}) =>
  atCheckout(visitor => {
    const requires = plainEvents(visitor)
      .slice(-1)
      .map(({ id }) => id)
    const problem = { code, path: 'templates.0', requires, ...about }
    return { refused: { 'carts.put': { code, details: { problems: [problem] } } } }
  })

/** A combo of which the time of one event has just gone. */
const comboTimeGone: SceneScript = async visitor => {
  const combo = await orderedCombo(visitor)
  if (!combo) return null
  const { form } = await pressOnOrder(visitor, 'edit:')
  const path = (await visitor.press(cartOf(visitor), form)) || cartOf(visitor)
  const problem = { code: 'SLOT_UNAVAILABLE', path: 'comboItems.0', eventId: combo.events?.[0]?.eventId }
  const refused = { 'carts.put': { code: 'SLOT_UNAVAILABLE', details: { problems: [problem] } } } as const
  return page(path, { ...readForm(await visitor.read(path)), intent: 'checkout' }, { refused })
}

const checked = (payload: object): ChangedAnswers => ({
  'entitlements.validate': () => JSON.stringify({ violations: [], results: [], refusals: [], ...payload }),
})

/** A limit of four tickets a day that is passed. */
export const OVER_LIMIT = {
  allowedQuantity: 4,
  purchasedQuantity: 0,
  reason: 'Cart',
  isRetail: false,
  timeFrame: 'day',
  ruleType: { name: 'eventSales' },
  groupQuantity: 2,
  groupMax: null,
  isPreventRule: false,
  preventGroupQuantity: 0,
  inCartLimit: 2,
  fails: true,
} as const

const OF_A_WEEK: Partial<SalesRuleResult> = {
  timeFrame: 'week',
  reason: 'Transaction',
  purchasedQuantity: 3,
  groupMax: 1,
}

/** What few orders meet: of two events one is over what is left of a week, of the other a kind is not sold to this buyer. */
const overLimits = atCheckout(visitor => {
  const [weekly, single] = plainEvents(visitor)
  const violations = [
    ...rulesOf(visitor, { event: weekly, rules: [OF_A_WEEK] }),
    ...rulesOf(visitor, { event: single, rules: [{ allowedQuantity: 0 }] }).map(firstKind),
  ]

  return { answers: checked({ violations }) }
})

/** One rule of each kind that one event exceeds. */
const overAll = atCheckout(visitor => {
  const [event] = plainEvents(visitor)
  const rules: Partial<SalesRuleResult>[] = [
    { allowedQuantity: 1 },
    { allowedQuantity: 1, groupMax: 1 },
    OF_A_WEEK,
    { timeFrame: 'month', ruleType: { name: 'memberBenefits' }, allowedQuantity: 1, groupMax: 1 },
    { timeFrame: 'year', reason: 'Transaction', purchasedQuantity: 4, groupMax: 0 },
    { timeFrame: 'lifetime', allowedQuantity: 1, groupMax: 1 },
    { isPreventRule: true, groupMax: 0, preventGroupQuantity: 2 },
  ]
  const violations = rulesOf(visitor, { event, rules })

  return { answers: checked({ violations }) }
})

type EventRules = { event: StoredEvent | undefined; rules: readonly Partial<SalesRuleResult>[] }

/** The order was sent while it was emptied in another tab. */
const elsewhereEmpty: SceneScript = async visitor => {
  if (!(await fill(visitor))) return null
  const form = readForm(await visitor.read(cartOf(visitor)))
  return page(
    cartOf(visitor),
    { ...form, intent: 'checkout' },
    { refused: { 'carts.put': { code: 'CONFLICT' } }, answers: { 'carts.get': () => null } },
  )
}

/** Rules of the kinds of ticket that a scene chooses of an event. */
function rulesOf({ venue }: SceneVisitor, { event, rules }: EventRules) {
  const ids = event?.priceLists[0]?.prices.slice(0, 2).map(({ personTypeId }) => personTypeId) ?? []
  const names = ids.map(id => venue.personTypes.find(type => type.id === id)?.name ?? id)

  return rules.map(rule => ({
    ...OVER_LIMIT,
    eventId: event?.id ?? '',
    pricePointIds: ids,
    validatedPricePointIds: ids,
    ticketTypes: names,
    ...rule,
  }))
}

const firstKind = (rule: SalesRuleResult): SalesRuleResult => ({
  ...rule,
  inCartLimit: 1,
  pricePointIds: rule.pricePointIds.slice(0, 1),
  ticketTypes: rule.ticketTypes.slice(0, 1),
})

/** What was in an order and is gone, of each kind. */
const GONE = ['event', 'start', 'donation', 'membership'] as const

const gone: SceneScript = async visitor => {
  if (!(await fill(visitor))) return null
  const [{ name = '' } = {}] = plainEvents(visitor)
  const answers: ChangedAnswers = {
    'carts.get': (cart: object) => ({ ...cart, gone: GONE.map(kind => ({ kind, id: kind, name })) }),
  }
  return page(cartOf(visitor), undefined, { answers })
}

const ended: SceneScript = async visitor => {
  if (!(await fill(visitor))) return null
  return page(`${cartOf(visitor)}&undo=failed&coupon=${STAGE.coupon}`)
}

/** A link that asks for more than can be had, and for something beside it that no event of the order has. */
const linked: SceneScript = async visitor => {
  const [event] = plainEvents(visitor)
  const [addOn] = visitor.venue.addOns
  if (!event) return null
  const path = ticketsHref({ tenantId: visitor.tenantId }, { eventId: event.id, addonId: addOn?.id })
  return page(`${path}&tickets=none:2`)
}

const lapsed: SceneScript = async visitor =>
  (await becomeMember(visitor, 'lapsed')) && (await fill(visitor)) ? page(cartOf(visitor)) : null

/** An order that the shop does not take to checkout, and what is said of what was in it. */
export const cartRefusalScenes = {
  'cart-few-seats': refused('SLOT_UNAVAILABLE', { code: 'SEATS_LEFT', available: 1 }),
  'cart-time-gone': refused('SLOT_UNAVAILABLE'),
  'cart-combo-time-gone': comboTimeGone,
  'cart-needs': refused('PREREQUISITE_MISSING'),
  'cart-not-eligible': refused('MEMBERSHIP_NOT_ELIGIBLE'),
  'cart-elsewhere': refused('CONFLICT'),
  'cart-elsewhere-empty': elsewhereEmpty,
  'cart-unready': atCheckout(() => ({ answers: checked({ refusals: CHECKOUT_REFUSALS }) })),
  'cart-over-limits': overLimits,
  'cart-over-all': overAll,
  'cart-gone': gone,
  'cart-undo-failed': ended,
  'cart-linked': linked,
  'cart-lapsed': lapsed,
} satisfies Record<string, SceneScript>
