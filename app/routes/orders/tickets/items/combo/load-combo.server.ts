import { redirect } from '@remix-run/node'
import type { CartPayload } from '#app/contract/carts.ts'
import type { ComboPayload } from '#app/contract/combos.ts'
import { nextComboDay } from '#app/pages/next-combo-day.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { todayOf } from '#app/pages/search-params.ts'
import { dateText } from '#app/rules/calendar/date-text.ts'
import { addDays } from '#app/rules/calendar/dates.ts'
import { type ComboEvent, comboEvents, fillCombo, isComboComplete } from '#app/rules/combos/fill-combo.ts'
import { startsInOrder } from '#app/rules/combos/part-order.ts'
import { planFirstTimes } from '#app/rules/itinerary/plan-first-times.ts'
import { comboHref, ticketsHref } from '#app/rules/links/storefront-links.ts'
import type { OrderAddress } from '../../order-address.ts'
import { loadLimits } from '../event/load-limits.server.ts'
import { joiningLevels } from '../membership/membership-address.ts'
import type { ComboChoices, ComboOrderChoice, ComboVisit, OrderCombo } from './combo-model.ts'
import { type Day, type LoadedVisit, loadVisit } from './combo-visit.server.ts'
import {
  type ComboSelection,
  orderCombo,
  partsOf,
  quantitiesFor,
  quantitiesOf,
} from './order-combo.server.ts'

export type OrderCombos = {
  combos: OrderCombo[]
  choices: ComboChoices
  /** events of the address that are a part of a combo here and not events of their own */
  eventIds: string[]
  /** combos that the venue does not have any more */
  missing: string[]
  dates: string[]
}

type ComboQuery = { cart: CartPayload | null; address: OrderAddress }

/** The combos of the order: what is in the cart and the one the address asks for, each event with its times (ORD-061). */
export async function loadOrderCombos(visit: Visit, query: ComboQuery): Promise<OrderCombos> {
  const loaded = await Promise.all(
    readComboSelections(query).map(async selection => ({
      selection,
      found: await loadCombo(visit, { ...query, selection }),
    })),
  )
  const present = loaded.flatMap(({ found }) => found ?? [])
  return {
    combos: present.map(({ combo }) => combo),
    choices: Object.fromEntries(present.map(({ combo, chosen }) => [combo.key, chosen])),
    eventIds: present.flatMap(({ eventIds }) => eventIds),
    missing: loaded.flatMap(({ selection, found }) =>
      found || !selection.carted ? [] : [selection.carted.comboTemplateName],
    ),
    dates: present.flatMap(({ dates }) => dates),
  }
}

function readComboSelections({ cart, address }: ComboQuery): ComboSelection[] {
  const { comboId } = address
  const items = cart?.comboItems ?? []
  const first = items.find(({ comboTemplateId }) => comboTemplateId === comboId)
  const carted = items.map((item, index) => ({
    key: item.id ?? `combo~${index}`,
    comboTemplateId: item.comboTemplateId,
    carted: item,
    named: item === first,
  }))
  const wished = comboId && !first
  return wished
    ? [...carted, { key: `combo~${comboId}`, comboTemplateId: comboId, carted: null, named: true }]
    : carted
}

type LoadedCombo = { combo: OrderCombo; chosen: ComboOrderChoice; eventIds: string[]; dates: string[] }

async function loadCombo(
  visit: Visit,
  about: ComboQuery & { selection: ComboSelection },
): Promise<LoadedCombo | null> {
  const { comboTemplateId, carted } = about.selection
  const response = visit.api.combos.get({
    params: { comboTemplateId },
    query: { summary: '', ...joiningLevels(visit) },
  })
  const answer = await response.catch(() => null)
  if (!answer) return null
  const combo = answer.payload
  const { events, eventIds } = chosenEvents(visit, { ...about, combo })
  const limited = loadLimits(visit, idsOf(events))
  const days = await daysOf(visit, { ...about, combo, events })
  const visits = await Promise.all(
    events.map(async event => {
      const day = days(event)
      return {
        ...(await loadVisit(visit, { event, combo, ...day })),
        isTimed: Boolean(day.slotId ?? day.time),
      }
    }),
  )
  const loaded = orderCombo(visit, {
    ...about,
    combo,
    visits: visits.map(({ visit }) => visit),
    dates: visits,
    limits: await limited,
  })
  return {
    combo: { ...loaded, nextDay: await nextDayOf(visit, { ...about, combo: loaded, events }) },
    chosen: {
      slots: chosenSlots(visits, { combo, isLate: visit.venue.company.autoSelectSlots }),
      quantities: carted ? quantitiesOf(carted, { combo, events }) : quantitiesFor(visit, { combo, events }),
    },
    eventIds,
    dates: [...new Set(visits.map(({ date }) => date))],
  }
}

/** The time of each event; those for which none was chosen get times that go together, where there are such. */
function chosenSlots(
  visits: readonly (LoadedVisit & { isTimed: boolean })[],
  { combo, isLate }: { combo: ComboPayload; isLate: boolean },
): Record<string, string | null> {
  if (combo.inOrder) return slotsInOrder(visits, { isLate })
  const busy = visits.flatMap(({ visit: { minutes, slots }, slotId, isTimed }) => {
    const start = isTimed && minutes > 0 ? slots.find(({ id }) => id === slotId) : undefined
    return start ? [{ ...start, minutes }] : []
  })
  const untimed = visits.filter(({ isTimed }) => !isTimed).map(({ visit }) => visit)
  const plan = planFirstTimes(untimed, { busy, isLate })
  return Object.fromEntries(visits.map(({ visit: { id }, slotId }) => [id, plan?.[id]?.id ?? slotId]))
}

/** Of a combo that is visited in order: the chosen times, and for the others the first that follow each other. */
function slotsInOrder(
  visits: readonly (LoadedVisit & { isTimed: boolean })[],
  { isLate }: { isLate: boolean },
): Record<string, string | null> {
  const parts = visits.map(({ visit: { id, minutes, slots }, slotId, isTimed }) => ({
    ...{ id, minutes, slots: isTimed ? [] : slots },
    start: isTimed ? (slots.find(slot => slot.id === slotId) ?? null) : null,
  }))
  return Object.fromEntries(
    Object.entries(startsInOrder(parts, { isLate })).map(([id, start]) => [id, start?.id ?? null]),
  )
}

type EventQuery = ComboQuery & { selection: ComboSelection; combo: ComboPayload }

/** The combo's events: those of the address where they complete it, else those of the cart. One that is not complete is filled first. */
function chosenEvents(
  { tenantId }: Visit,
  { address, selection: { carted, named }, combo }: EventQuery,
): { events: ComboEvent[]; eventIds: string[] } {
  const parts = partsOf(combo)
  const own = fillCombo(parts, carted?.events.map(({ eventTemplateId }) => eventTemplateId) ?? [])
  const requested = fillCombo(parts, named ? address.eventIds : [])
  const filled = isComboComplete(requested) ? requested : own
  if (!isComboComplete(filled)) {
    const { base, date } = address
    const eventIds = requested.queues.flatMap(queue => queue.chosen)
    const order = { comboId: combo.id, eventIds, date: date ?? undefined, cart: Boolean(carted) || undefined }
    throw redirect(comboHref(base(tenantId), order))
  }
  const events = comboEvents(parts, filled)
  const isPart = (eventId: string) => events.some(({ eventTemplateId }) => eventTemplateId === eventId)
  return {
    events,
    eventIds: address.eventIds.filter(
      eventId => isPart(eventId) && (named || address.changedIds.includes(eventId)),
    ),
  }
}

type DayQuery = EventQuery & { events: ComboEvent[] }

/** The day of each event: the address's where it names the event or the combo, else the cart's, else the next to be had. */
async function daysOf(
  visit: Visit,
  { cart, address, selection, combo, events }: DayQuery,
): Promise<(event: ComboEvent) => Day> {
  const starts = new Map(
    cart?.orders
      .find(line => line.itemType === 'Combo' && line.id === selection.carted?.id)
      ?.events.map(({ eventTemplateId, startTime, eventId: slotId }) => [
        eventTemplateId,
        { date: startTime?.slice(0, 10), time: startTime?.slice(11, 16), slotId },
      ]),
  )
  const { changedIds, date, time } = address
  const isNew = selection.carted === null
  const isMoved = (eventId: string) =>
    isNew || (changedIds.length > 0 ? changedIds.includes(eventId) : selection.named)
  const known = date && selection.named ? date : [...starts.values()].find(start => start.date)?.date
  const usual =
    known ?? (await nextComboDay(visit, { comboId: combo.id, eventIds: idsOf(events) })) ?? todayOf(visit)
  return ({ eventTemplateId }) => {
    const start = starts.get(eventTemplateId)
    if (date && isMoved(eventTemplateId))
      return { date, time: time ?? start?.time ?? null, slotId: start?.date === date ? start.slotId : null }
    return { date: start?.date ?? usual, time: start?.time ?? null, slotId: start?.slotId ?? null }
  }
}

const idsOf = (events: readonly ComboEvent[]) => events.map(({ eventTemplateId }) => eventTemplateId)

type NextDayQuery = { address: OrderAddress; combo: OrderCombo; events: readonly ComboEvent[] }

/** Where an event of the combo has no time left on its day: the next day on which all of it can be had, with the address that moves it there. */
async function nextDayOf(
  visit: Visit,
  { address, combo, events }: NextDayQuery,
): Promise<OrderCombo['nextDay']> {
  const { comboTemplateId: comboId, visits, date, mayBuy } = combo
  const isFull = ({ slots, timesUnread }: ComboVisit) =>
    !timesUnread && slots.every(({ availableSeats }) => availableSeats <= 0)
  if (!mayBuy || !date || !visits.some(isFull)) return null
  const eventIds = idsOf(events)
  const next = await nextComboDay(visit, { comboId, eventIds, from: addDays(date, 1) })
  if (!next) return null
  return {
    dateText: dateText({ date: next }, { pattern: 'weekday', locale: visit.venue.locale }),
    href: ticketsHref(address.base(visit.tenantId), {
      comboId,
      eventIds: combo.hasChoice ? eventIds : [],
      date: next,
      cart: combo.added || undefined,
    }),
  }
}
