import type { AddonPayload } from '#app/contract/addons.ts'
import type { CartPayload, GoneItem } from '#app/contract/carts.ts'
import type { SalesRuleResult } from '#app/rules/limits/sales-rule.ts'
import { changeDates } from '#app/rules/calendar/change-date.ts'
import { dateText } from '#app/rules/calendar/date-text.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { areHoursShown } from '#app/rules/hours/open-hours.ts'
import { eventsListHref, ticketsHref } from '#app/rules/links/storefront-links.ts'
import { isChoosable } from '#app/rules/slots/time-slot.ts'
import { holdView } from '#app/pages/hold-view.ts'
import { openCart } from '#app/pages/open-cart.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import { hoursOf } from '#app/pages/shell-model-of.ts'
import type { Visit } from '#app/pages/open-page.ts'
import type { HoldView } from '#app/shell/hold-countdown/hold-countdown.tsx'
import type { AddOnChoices, OfferedAddOns } from './items/add-on/add-on-model.ts'
import { offeredAddOns } from './items/add-on/load-add-on.server.ts'
import type { DonationPage } from './items/donation/donation-model.ts'
import { loadDonationPage } from './items/donation/load-donation.server.ts'
import type { ComboChoices, OrderCombo } from './items/combo/combo-model.ts'
import { loadOrderCombos } from './items/combo/load-combo.server.ts'
import { type OrderAddress, readOrderAddress, withoutEvents } from './order-address.ts'
import { loadMemberships, type MembershipsOfOrder } from './items/membership/load-membership.server.ts'
import { openMemberEvent } from './items/membership/open-member-event.server.ts'
import { type EventWithTimes, orderEvent } from './items/event/order-event.server.ts'
import type { Charges } from '#app/contract/venue-file/charges.ts'
import type { Choices, OrderEvent } from './items/event/event-model.ts'
import type { DateChange, Suggestion } from './order-model.ts'
import { askMemberPrices } from './items/event/read-member-prices.server.ts'
import { loadSuggestions } from './suggestions/load-suggestions.server.ts'
import { type EventSelection, readEventSelections } from './items/event/event-selections.ts'

export type OrderPage = MembershipsOfOrder & {
  cart: CartPayload | null
  /** what the cart's coupons take off, and what the venue adds */
  coupons: CartPayload['coupons']
  charges: Charges
  events: OrderEvent[]
  choices: Choices
  combos: OrderCombo[]
  comboChoices: ComboChoices
  version: number | null
  /** dates are being changed: of which events, and the way back */
  dateChange: DateChange | null
  suggestions: Suggestion[]
  hours: string | null
  cartError: boolean
  hold: HoldView | null
  /** what the cart held and the venue has ended */
  gone: readonly GoneItem[]
  missingCombos: string[]
  addMoreHref: string
  memberPrompt: boolean
  /** known as a member whose membership counts no more */
  isExpiredMember: boolean
  addOns: { offered: OfferedAddOns; chosen: AddOnChoices }
  /** the add-on that a link asks for and nothing in the order offers, by name */
  unofferedAddOn: string | null
  donation: DonationPage | null
  /** make the browser forget a cart that was broken */
  headers: HeadersInit
}

/**
 * Everything the order page shows: what is in the cart and what the address asks for, with times and prices of their days. First
 * the cart; then memberships, what may be bought, events and combos, each begun before the next and none waiting for another; totals last (ORD-157).
 */
export async function loadOrderPage(visit: Visit): Promise<OrderPage> {
  const { venue, session, url } = visit
  const { cart, cartError, headers } = await openCart(visit)
  const whole = readOrderAddress(url)
  const everything = readEventSelections(cart, whole)
  const [bought, loadedEvents, { combos, choices: comboChoices, ...ofCombos }, sold] = await Promise.all([
    loadMemberships(visit, cart),
    loadEvents(visit, { selections: everything, address: whole, changing: changingIds(everything, whole) }),
    loadOrderCombos(visit, { cart, address: whole }),
    loadSold(visit),
  ])
  const address = withoutEvents(whole, ofCombos.eventIds)
  const selections = readEventSelections(cart, address)
  const changing = changingIds(selections, address)
  // Events of the address that turn out to belong to a combo are none of their own.
  const present =
    ofCombos.eventIds.length > 0 ? await loadEvents(visit, { selections, address, changing }) : loadedEvents
  const events = present.map(({ event, payload }) =>
    openMemberEvent(visit, { event, payload, memberships: bought.memberships }),
  )
  const dates = [...events.map(({ date }) => date), ...ofCombos.dates]
  const orderDate = address.date ?? dates[0] ?? null
  const base = address.base(visit.tenantId)
  const payloads = present.map(({ payload }) => payload)
  const [suggestions, donation] = await Promise.all([
    loadSuggestions(visit, { ordered: payloads, address }),
    loadDonationPage(visit, { sold, cart, carried: address.carried }),
  ])
  const addOns = offeredAddOns({
    templates: [...payloads, ...combos.map(({ key: id, addOns }) => ({ id, addOns }))],
    sold,
    cart,
    askedId: address.addOnId,
  })
  return {
    ...bought,
    cart,
    events,
    choices: Object.fromEntries(present.map(({ event, choice }) => [event.id, choice])),
    combos,
    comboChoices,
    version: cart?.version ?? null,
    dateChange: changing.length > 0 ? dateChange(visit, { present, changing, address }) : null,
    suggestions,
    hours: orderDate && areHoursShown(orderDate, dates) ? hoursOf(venue, orderDate) : null,
    cartError,
    hold: holdView(cart, visit),
    gone: cart?.gone ?? [],
    missingCombos: ofCombos.missing,
    addMoreHref: eventsListHref(base, { date: orderDate ?? undefined }),
    isExpiredMember: session.member?.isExpired ?? false,
    memberPrompt: venue.company.membership && venue.company.membershipLogin && !session.member,
    addOns,
    unofferedAddOn: unofferedAddOn(address, { sold, offered: addOns.offered }),
    donation,
    coupons: cart?.coupons ?? [],
    charges: venue.company.charges,
    headers,
  }
}

function unofferedAddOn(
  { addOnId }: OrderAddress,
  { sold, offered }: { sold: readonly AddonPayload[]; offered: OfferedAddOns },
): string | null {
  if (Object.values(offered).some(addOns => addOns.some(({ id }) => id === addOnId))) return null
  return sold.find(({ id, type }) => id === addOnId && type === 'inventory')?.name ?? null
}

/** What is sold beside tickets, with its stock; none where that cannot be read. */
export function loadSold({ api, context }: Visit): Promise<AddonPayload[]> {
  const response = api.addons.list({}).then(({ payload }) => payload)
  return withFallback(response, { log: context.log, what: 'add-ons', fallback: [] })
}

/** The events of the order whose date the address changes; none where it names no date. */
function changingIds(selections: readonly EventSelection[], { changedIds, date }: OrderAddress): string[] {
  if (!date) return []
  return selections.map(({ eventId }) => eventId).filter(id => changedIds.includes(id))
}

type Loading = { selections: readonly EventSelection[]; address: OrderAddress; changing: readonly string[] }
export type Loaded = ReturnType<typeof orderEvent> & { payload: EventWithTimes; moved: boolean }

/** The events with the starts of their days; one that the venue does not have any more is left out. */
async function loadEvents(visit: Visit, loading: Loading): Promise<Loaded[]> {
  const today = localDateAt(visit.now, visit.venue.timeZone)
  const eventTemplateIds = loading.selections.map(({ eventId }) => eventId)
  const [limits, found] = await Promise.all([loadLimits(visit, eventTemplateIds), loadDays(visit, loading)])
  return Promise.all(
    found.map(async ({ selection, payload, moved }) => {
      const date = selection.date ?? payload.date ?? today
      const pricing = await askMemberPrices(visit, { event: payload, date })
      return {
        ...orderEvent(visit, { ...loading, selection, payload, date, pricing, limits }),
        payload,
        moved,
      }
    }),
  )
}

/** What the sales rules leave of the events; without an answer the rules are asked when the order is placed. */
async function loadLimits({ api, context }: Visit, eventTemplateIds: string[]): Promise<SalesRuleResult[]> {
  if (eventTemplateIds.length === 0) return []
  const response = api.entitlements.allowances({ body: { eventTemplateIds } }).then(({ payload }) => payload)
  return withFallback(response, { log: context.log, what: 'ticket limits', fallback: [] })
}

type Found = { selection: EventSelection; payload: EventWithTimes; moved: boolean }

/**
 * Each event on its day. Those whose date changes are looked up on the new one first; one change moves one event, and an
 * event that cannot be had on the new day keeps its own (ORD-169).
 */
async function loadDays(visit: Visit, { selections, address, changing }: Loading): Promise<Found[]> {
  const { date, time } = address
  const onNewDay = selections.map(event =>
    changing.includes(event.eventId) && date ? { ...event, date, time: time ?? event.time } : event,
  )
  const first = await askDays(visit, onNewDay)
  const moves = changeDates(
    first.flatMap(({ id, slots }) =>
      date
        ? [{ eventTemplateId: id, chosen: changing.includes(id), available: slots.some(isChoosable), date }]
        : [],
    ),
  )
  const moved = new Set(moves.map(({ eventTemplateId }) => eventTemplateId))
  const kept = selections.filter(({ eventId }) => changing.includes(eventId) && !moved.has(eventId))
  const again = new Map((await askDays(visit, kept)).map(payload => [payload.id, payload]))
  return onNewDay.flatMap((event, index) => {
    const own = kept.find(({ eventId }) => eventId === event.eventId)
    const payload = again.get(event.eventId) ?? first.find(({ id }) => id === event.eventId)
    return payload ? [{ selection: own ?? event, payload, moved: !own && selections[index] !== event }] : []
  })
}

/** One call for all; when it fails, each event is told without its times (ORD-275). */
async function askDays(
  { api, context }: Visit,
  selections: readonly EventSelection[],
): Promise<EventWithTimes[]> {
  if (selections.length === 0) return []
  const events = selections.map(({ eventId, date }) => ({
    eventTemplateId: eventId,
    ...(date ? { date } : {}),
  }))
  const response = api.events.onDays({ body: { events } }).then(({ payload }) => payload)
  const found = await withFallback(response, { log: context.log, what: 'times', fallback: null })
  if (found) return found
  const templates = await Promise.all(
    events.map(({ eventTemplateId }) =>
      api.events.template({ params: { eventTemplateId } }).then(
        ({ payload }) => ({ ...payload, date: null, slots: [], timesUnread: true }),
        () => null,
      ),
    ),
  )
  return templates.filter(template => template !== null)
}

/** Says which events are on their way to which day, and which of them could not be moved. */
function dateChange(
  { venue, tenantId }: Visit,
  {
    present,
    changing,
    address,
  }: { present: readonly Loaded[]; changing: readonly string[]; address: OrderAddress },
): DateChange {
  return {
    date: dateText({ date: address.date ?? '' }, { pattern: 'long', locale: venue.locale }),
    kept: present
      .filter(({ event, moved }) => changing.includes(event.id) && !moved)
      .map(({ event }) => event.id),
    cancelHref: ticketsHref(address.base(tenantId), {
      eventIds: present.filter(({ event }) => !event.added).map(({ event }) => event.id),
      cart: true,
    }),
  }
}
