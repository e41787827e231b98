import type { BasketOfferPayload } from '#app/contract/carts.ts'
import type { AlternativesPayload, EventOnDayPayload } from '#app/contract/events.ts'
import { addDays } from '#app/rules/calendar/dates.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { eventsListHref, eventsPartyHref, ticketsHref } from '#app/rules/links/storefront-links.ts'
import { STAGE } from '#app/rules/scenes/stage-venue.ts'
import { answerScenes } from './answer-scenes.ts'
import { type AsIf, type AsIfScene, asCompany } from './as-if.ts'
import { becomeMember } from './become-member.ts'
import { pressed, pressOnOrder } from './cart-press-scenes.ts'
import { orderNeeds } from './choice-scenes.ts'
import { orderedCombo } from './everything-scenes.ts'
import { cartOf, donationsOf } from './order-scenes.ts'
import type { ChangedAnswers } from './scene-conditions.ts'
import { isOrdered, orderEvents, plainEvents, ticketsOf } from './scene-orders.ts'
import { page, type SceneScript } from './scene-script.ts'
import type { SceneVisitor } from './scene-visitor.ts'

const orderTwo = (visitor: SceneVisitor) => orderEvents(visitor, { events: plainEvents(visitor), most: 2 })

type Offer = (visitor: SceneVisitor) => BasketOfferPayload | null

const offered =
  (offerFor: Offer): SceneScript =>
  async visitor => {
    const offer = offerFor(visitor)
    if (!offer || !(await orderTwo(visitor))) return null
    return page(cartOf(visitor), undefined, { answers: { 'carts.offer': () => offer } })
  }

const codeFirst: Offer = () => ({
  change: { kind: 'code', code: STAGE.coupon },
  before: 9000,
  after: 8100,
  saved: 900,
})

/** A membership that costs what it saves today. */
const joinEven: Offer = ({ venue }) => {
  const level = venue.membershipCategories.find(({ auxiliary, canJoin }) => !auxiliary && canJoin)
  if (!level) return null
  const change = { kind: 'join' as const, categoryId: level.id, name: level.name, costs: 6000 }
  return { change, before: 9000, after: 9000, saved: 6000 }
}

const onEdit =
  (answers: ChangedAnswers): SceneScript =>
  async visitor => {
    if (!(await orderTwo(visitor))) return null
    const { form } = await pressOnOrder(visitor, 'edit:')
    const next = await visitor.press(cartOf(visitor), form)
    return page(next || cartOf(visitor), undefined, { answers })
  }

type Slots = Pick<EventOnDayPayload, 'slots'>

const seats = (availableSeats: number) => (days: Slots[]) =>
  days.map(day => ({ ...day, slots: day.slots.map(slot => ({ ...slot, availableSeats })) }))

/** Everything lasts all day: nothing goes together. */
const lasting = (days: object[]) => days.map(day => ({ ...day, duration: 600, admissionType: 'timed' }))

/** Of each day one time is emptier than the others. */
const quiet = (found: AlternativesPayload): AlternativesPayload => ({
  ...found,
  days: found.days.map(day => ({ ...day, quietest: '10:00' })),
})

/** A link with tickets for a day that has too few places, where later days cost less. */
const nextFree: SceneScript = async visitor => {
  const [event] = plainEvents(visitor)
  const template = event && (await ticketsOf(visitor, event))
  const ticket = template?.events[0]?.tickets?.[0]
  if (!event || !ticket) return null
  const date = dayIn(visitor, 3)
  const answers: ChangedAnswers = {
    'events.alternatives': (found: AlternativesPayload[]) => found.map(quiet),
    'events.onDays': (days: EventOnDayPayload[]) =>
      days.map(day => {
        const change = { lowestPrice: (day.lowestPrice ?? 0) + 300 }
        const isFull = day.id === event.id && day.date === date
        return isFull ? { ...day, slots: seats(0)([day])[0]?.slots ?? [] } : { ...day, ...change }
      }),
  }
  const path = ticketsHref({ tenantId: visitor.tenantId }, { eventId: event.id, date })
  return page(`${path}&tickets=${ticket.ticketTypeId}:4`, undefined, { answers })
}

const dayIn = ({ now, venue }: SceneVisitor, days: number) =>
  addDays(localDateAt(now(), venue.document.venue.timeZone), days)

/** The next free day, pressed when others were quicker. */
const dayGone: SceneScript = async visitor => {
  if (!(await orderTwo(visitor))) return null
  const { form } = await pressOnOrder(visitor, 'edit:')
  const key = form.intent.split(':')[1] ?? ''
  const move = { ...form, intent: `move-day:${key}:${dayIn(visitor, 8)}:` }
  return page(cartOf(visitor), move, { answers: { 'events.onDays': seats(0) } })
}

/** Another day for the events of the order, on which none of them is on. */
const dateKept: SceneScript = async visitor => {
  if (!(await orderTwo(visitor))) return null
  const ids = plainEvents(visitor).map(({ id }) => `cdEventIds=${encodeURIComponent(id)}`)
  return page(`${cartOf(visitor)}&${ids.join('&')}&date=${dayIn(visitor, 300)}`)
}

/** Two donations, the first in honor of somebody. */
const donations: SceneScript = async visitor => {
  const [donation] = donationsOf(visitor)
  const [event] = plainEvents(visitor)
  const template = donation && event && (await ticketsOf(visitor, event))
  if (!template) return null
  const honor = { isHonor: true, dedicationFirstName: 'Kim', dedicationLastName: 'Lake' }
  const both = [
    { ...donation, donationDetail: honor },
    { ...donation, id: 'scene-donation-2' },
  ]
  return (await isOrdered(visitor, { templates: [template], donations: both })) ? page(cartOf(visitor)) : null
}

/** A combo whose events were chosen from several, in the order. */
const comboChosen: SceneScript = async visitor => {
  const open = visitor.venue.combos.filter(({ entries }) => entries.some(({ type }) => type === 'any'))
  return (await orderedCombo(visitor, open)) ? page(cartOf(visitor)) : null
}

const comboGone: SceneScript = async visitor =>
  (await orderedCombo(visitor))
    ? page(cartOf(visitor), undefined, { refused: { 'combos.get': { code: 'NOT_FOUND' } } })
    : null

/** What an event cannot be had without, for as many as are coming. */
export const needsParty: SceneScript = async visitor => {
  const base = { tenantId: visitor.tenantId }
  const party = visitor.venue.personTypes.map(({ id }) => [`party.${id}`, '2'])
  await visitor.press(eventsPartyHref(base), { ...Object.fromEntries(party), return: eventsListHref(base) })
  return orderNeeds(visitor)
}

/** More tickets than a membership gives at its price: the others at the full one. */
const retail: SceneScript = async visitor => {
  if (!(await becomeMember(visitor, 'active'))) return null
  const { limits } = visitor.venue
  const ids = limits
    .filter(({ ruleType }) => ruleType === 'memberBenefits')
    .flatMap(({ eventIds }) => eventIds)
  for (const event of plainEvents(visitor).filter(({ id }) => ids.includes(id))) {
    const template = await ticketsOf(visitor, event)
    const [start] = template?.events ?? []
    if (!template || !start) continue
    const tickets = (start.tickets ?? []).map(ticket => ({ ...ticket, isRetail: true }))
    if (await isOrdered(visitor, { templates: [{ ...template, events: [{ ...start, tickets }] }] }))
      return page(cartOf(visitor))
  }
  return null
}

/** Extras of which few are left. */
const fewExtras: SceneScript = async visitor => {
  const events = plainEvents(visitor).filter(({ addOnIds }) => addOnIds?.length)
  const answers: ChangedAnswers = {
    'addons.list': (addOns: object[]) => addOns.map(addOn => ({ ...addOn, availableQuantity: 2 })),
  }
  return (await orderEvents(visitor, { events, most: 1 }))
    ? page(cartOf(visitor), undefined, { answers })
    : null
}

/** Another day, pressed for an event that is not on then. */
const moveNone: SceneScript = async visitor => {
  const view = await answerScenes['calendar-move'](visitor)
  return view?.kind === 'page' ? page(view.path, undefined, { answers: { 'events.times': () => [] } }) : null
}

/** The order page when the shop answers what it seldom does. */
export const orderAnswerScenes = {
  'cart-offer-code': offered(codeFirst),
  'cart-offer-even': offered(joinEven),
  'cart-last-seats': onEdit({ 'events.onDays': seats(2) }),
  'cart-overlap': onEdit({ 'events.onDays': lasting }),
  'cart-retail': retail,
  'order-few-extras': fewExtras,
  'order-next-free': nextFree,
  'cart-day-gone': dayGone,
  'cart-date-kept': dateKept,
  'cart-combo-choice': comboChosen,
  'cart-combo-gone': comboGone,
  'cart-removed': pressed('remove:', orderTwo),
  'calendar-move-none': moveNone,
} satisfies Record<string, SceneScript>

/** Limits of each kind: for one kind of tickets in an order, and for all of them in a month. */
const asLimited: AsIf = venue => {
  const [event] = plainEvents({ venue })
  const [type] = event?.priceLists[0]?.prices ?? []
  const limit = { ruleType: 'eventSales', eventIds: event ? [event.id] : [], quantity: 2 } as const
  const rest = { membershipCategoryIds: [], combined: true, retail: false, prevent: false }
  const ofType = { ...limit, ...rest, id: 'scene-type', timeFrame: 'day', reason: 'Cart' } as const
  const ofMonth = { ...limit, ...rest, id: 'scene-month', timeFrame: 'month', reason: 'Transaction' } as const
  return {
    ...venue,
    limits: [
      { ...ofType, personTypeIds: type ? [type.personTypeId] : [] },
      { ...ofMonth, quantity: 3, personTypeIds: [] },
    ],
  }
}

/** One limit of all that is sold of an event in an order. */
const asOneLimit: AsIf = venue => {
  const limit = { ruleType: 'eventSales', quantity: 6, timeFrame: 'day', reason: 'Cart' } as const
  const ofAll = { personTypeIds: [], membershipCategoryIds: [], combined: true }
  const limits = plainEvents({ venue }).map(({ id }) => ({
    ...limit,
    ...ofAll,
    id: `scene-${id}`,
    eventIds: [id],
    retail: false,
    prevent: false,
  }))
  return { ...venue, limits }
}

const limited: SceneScript = async visitor =>
  (await orderEvents(visitor, { events: plainEvents(visitor), most: 1 })) ? page(cartOf(visitor)) : null

/** Tickets of one kind. */
const ofOneKind: SceneScript = async visitor => {
  for (const event of plainEvents(visitor)) {
    const template = await ticketsOf(visitor, event)
    const [start] = template?.events ?? []
    if (!template || !start) continue
    const events = [{ ...start, tickets: start.tickets?.slice(0, 1) }]
    if (await isOrdered(visitor, { templates: [{ ...template, events }] })) return page(cartOf(visitor))
  }
  return null
}

const orderOf: SceneScript = async visitor => {
  const [event] = plainEvents(visitor)
  return event ? page(ticketsHref({ tenantId: visitor.tenantId }, { eventId: event.id })) : null
}

const asUnpriced: AsIf = venue => ({
  ...venue,
  events: venue.events.map(event => ({ ...event, priceLists: [] })),
})

/** Tickets that are sold in no fewer than two. */
const asSeveral: AsIf = venue => ({
  ...venue,
  events: venue.events.map(event => ({
    ...event,
    priceLists: event.priceLists.map(list => ({
      ...list,
      prices: list.prices.map(price => ({ ...price, minimum: 2 })),
    })),
  })),
})

const asFewTimes = asCompany({ autoSelectSlots: true, autoSelectSlotCount: 1 })

export const orderAsIfScenes = {
  'cart-as-donations': { asIf: asCompany({ limitDonations: false }), script: donations },
  'cart-as-limited': { asIf: asLimited, script: limited },
  'cart-as-one-limit': { asIf: asOneLimit, script: ofOneKind },
  'order-as-unpriced': { asIf: asUnpriced, script: orderOf },
  'order-as-several': { asIf: asSeveral, script: orderOf },
  'order-as-few-times': { asIf: asFewTimes, script: orderOf },
} satisfies Record<string, AsIfScene>
