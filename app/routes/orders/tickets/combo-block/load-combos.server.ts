import { redirect } from '@remix-run/node'
import type { CartPayload } from '#app/contract/carts.ts'
import type { ComboPayload } from '#app/contract/combos.ts'
import type { SlotPayload } from '#app/contract/events.ts'
import { dateText, twelveHour } from '#app/rules/calendar/date-text.ts'
import type { ComboOffer } from '#app/rules/combos/combo-price.ts'
import { comboSets } from '#app/rules/combos/combo-tickets.ts'
import { type ComboEvent, comboEvents, fillCombo, isComboComplete } from '#app/rules/combos/fill-combo.ts'
import { comboHref, eventDetailHref } from '#app/rules/links/storefront-links.ts'
import { chooseSlot } from '#app/rules/slots/choose-slot.ts'
import { slotWindow } from '#app/rules/slots/slot-window.ts'
import { isChoosable } from '#app/rules/slots/time-slot.ts'
import { isSelectable } from '#app/rules/tickets/ticket-price.ts'
import { todayOf } from '#app/session/asked.ts'
import { quietly } from '#app/session/quietly.ts'
import { companyOf } from '#app/session/shell-model-of.ts'
import type { Visit } from '#app/session/visit.ts'
import type { OrderAddress } from '../order-address.ts'
import {
  type ComboChoices,
  type ComboChosen,
  type ComboVisit,
  type OrderCombo,
  rowKey,
} from './combo-model.ts'

type Carted = CartPayload['comboItems'][number]

/** A combo that belongs on the order page: from the cart, from the address, or both. */
type Wanted = { key: string; comboTemplateId: string; carted: Carted | null; named: boolean }

export type OrderCombos = {
  combos: OrderCombo[]
  choices: ComboChoices
  /** events of the address that are a part of a combo here and not events of their own */
  eventIds: string[]
  /** combos that the venue does not have any more */
  missing: string[]
  dates: string[]
}

type Asked = { cart: CartPayload | null; address: OrderAddress }

/** The combos of the order: what is in the cart and the one the address asks for, each event with its times (ORD-061). */
export async function loadOrderCombos(visit: Visit, asked: Asked): Promise<OrderCombos> {
  const loaded = await Promise.all(
    wantedCombos(asked).map(async wanted => ({
      wanted,
      found: await loadCombo(visit, { ...asked, wanted }),
    })),
  )
  const present = loaded.flatMap(({ found }) => found ?? [])
  return {
    combos: present.map(({ combo }) => combo),
    choices: Object.fromEntries(present.map(({ combo, chosen }) => [combo.key, chosen])),
    eventIds: present.flatMap(({ eventIds }) => eventIds),
    missing: loaded.flatMap(({ wanted, found }) =>
      found || !wanted.carted ? [] : [wanted.carted.comboTemplateName],
    ),
    dates: present.flatMap(({ dates }) => dates),
  }
}

function wantedCombos({ cart, address }: Asked): Wanted[] {
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

type Found = { combo: OrderCombo; chosen: ComboChosen; eventIds: string[]; dates: string[] }

async function loadCombo(visit: Visit, about: Asked & { wanted: Wanted }): Promise<Found | null> {
  const { comboTemplateId } = about.wanted
  const asked = visit.api.combos.get({ params: { comboTemplateId }, query: { summary: '' } })
  const answer = await asked.catch(() => null)
  if (!answer) return null
  const combo = answer.payload
  const { events, eventIds } = chosenEvents(visit, { ...about, combo })
  const days = await daysOf(visit, { ...about, combo, events })
  const visits = await Promise.all(events.map(event => loadVisit(visit, { event, combo, ...days(event) })))
  return {
    combo: orderCombo(visit, { combo, visits: visits.map(({ visit }) => visit), dates: visits, about }),
    chosen: {
      slots: Object.fromEntries(visits.map(({ visit: { id }, slotId }) => [id, slotId])),
      quantities: quantitiesOf(about.wanted.carted, { combo, events }),
    },
    eventIds,
    dates: [...new Set(visits.map(({ date }) => date))],
  }
}

const partsOf = ({ templates: { entries } }: ComboPayload) =>
  entries.map(({ type, templateIds, quantity }) => ({ type, eventIds: templateIds, quantity }))

type Choosing = Asked & { wanted: Wanted; combo: ComboPayload }

/** The combo's events: those of the address where they complete it, else those of the cart. One that is not complete is filled first. */
function chosenEvents(
  { tenantId }: Visit,
  { address, wanted: { carted, named }, combo }: Choosing,
): { events: ComboEvent[]; eventIds: string[] } {
  const parts = partsOf(combo)
  const own = fillCombo(parts, carted?.events.map(({ eventTemplateId }) => eventTemplateId) ?? [])
  const asked = fillCombo(parts, named ? address.eventIds : [])
  const filled = isComboComplete(asked) && named ? asked : own
  if (!isComboComplete(filled)) {
    const { base, date } = address
    const eventIds = asked.queues.flatMap(queue => queue.chosen)
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

type Dated = Choosing & { events: ComboEvent[] }
type Day = { date: string; time: string | null; slotId: string | null }

/** The day of each event: the address's where it names the event or the combo, else the cart's, else the next to be had. */
async function daysOf(
  visit: Visit,
  { cart, address, wanted, combo, events }: Dated,
): Promise<(event: ComboEvent) => Day> {
  const starts = new Map(
    cart?.orders
      .find(line => line.itemType === 'Combo' && line.id === wanted.carted?.id)
      ?.events.map(({ eventTemplateId, startTime, eventId }) => [
        eventTemplateId,
        { date: startTime?.slice(0, 10), time: startTime?.slice(11, 16), slotId: eventId },
      ]),
  )
  const { changedIds, date, time } = address
  const isNew = wanted.carted === null
  const isMoved = (eventId: string) =>
    isNew || (changedIds.length > 0 ? changedIds.includes(eventId) : wanted.named)
  const known = date && wanted.named ? date : [...starts.values()].find(start => start.date)?.date
  const usual = known ?? (await nextDay(visit, { combo, events }))
  return ({ eventTemplateId }) => {
    const start = starts.get(eventTemplateId)
    if (date && isMoved(eventTemplateId))
      return { date, time: time ?? start?.time ?? null, slotId: start?.date === date ? start.slotId : null }
    return { date: start?.date ?? usual, time: start?.time ?? null, slotId: start?.slotId ?? null }
  }
}

async function nextDay(visit: Visit, { combo, events }: Pick<Dated, 'combo' | 'events'>): Promise<string> {
  const { api, context } = visit
  const params = { comboTemplateId: combo.id }
  const query = { eventTemplateIds: events.map(({ eventTemplateId }) => eventTemplateId) }
  const asked = api.combos.nextAvailable({ params, query })
  const answer = await quietly(asked, { log: context.log, what: 'next day', fallback: null })
  return answer?.payload.date ?? todayOf(visit)
}

type LoadedVisit = { visit: ComboVisit; slotId: string | null; date: string }

async function loadVisit(
  { api, venue, context }: Visit,
  { event, combo, date, time, slotId }: Day & { event: ComboEvent; combo: ComboPayload },
): Promise<LoadedVisit> {
  const { eventTemplateId, perPerson } = event
  const asked = api.events.times({ params: { eventTemplateId }, query: slotWindow(date) })
  const { payload: slots } = await quietly(asked, {
    log: context.log,
    what: 'times',
    fallback: { payload: [] },
  })
  const name = combo.summaries.find(({ id }) => id === eventTemplateId)?.name ?? eventTemplateId
  return {
    visit: {
      id: eventTemplateId,
      name,
      dateText: dateText({ date }, { pattern: 'long', locale: venue.locale }),
      perPerson,
      slots: slots.map(({ id, time, availableSeats, event: { priceList } }) => ({
        id,
        label: twelveHour(time),
        availableSeats,
        prices: priceList.id,
      })),
      priceLists: priceListsOf(slots),
    },
    slotId: chosenSlotId(slots, { slotId, time, autoSelect: companyOf(venue).autoSelectSlots }),
    date,
  }
}

type Wish = { slotId: string | null; time: string | null; autoSelect: boolean }

/** A time that was in the cart and has no seats any more is not quietly changed for another: the visitor is told (ORD-115). */
function chosenSlotId(slots: readonly SlotPayload[], { slotId, time, autoSelect }: Wish): string | null {
  if (slotId) return slots.find(slot => slot.id === slotId && isChoosable(slot))?.id ?? null
  return chooseSlot({ slots, timeInAddress: time ?? undefined, autoSelect })?.id ?? null
}

function priceListsOf(slots: readonly SlotPayload[]): ComboVisit['priceLists'] {
  return Object.fromEntries(
    slots.map(({ event: { priceList } }) => [
      priceList.id,
      Object.fromEntries(priceList.prices.map(({ personType, price }) => [personType.id, price])),
    ]),
  )
}

function quantitiesOf(
  carted: Carted | null,
  { combo, events }: { combo: ComboPayload; events: ComboEvent[] },
): ComboChosen['quantities'] {
  const tickets = carted?.tickets ?? []
  if (combo.quantityType === 'any')
    return Object.fromEntries(
      tickets.map(({ eventTemplateId, ticketTypeId, quantity }) => [
        rowKey(ticketTypeId, eventTemplateId),
        quantity,
      ]),
    )
  const types = [...new Set(tickets.map(({ ticketTypeId }) => ticketTypeId))]
  const sure = events.filter(event =>
    tickets.some(ticket => ticket.eventTemplateId === event.eventTemplateId),
  )
  const { people } = comboSets(sure, tickets)
  return Object.fromEntries(
    types.map(id => [rowKey(id), people.find(({ ticketTypeId }) => ticketTypeId === id)?.quantity ?? 0]),
  )
}

type Made = {
  combo: ComboPayload
  visits: ComboVisit[]
  dates: readonly { date: string }[]
  about: Asked & { wanted: Wanted }
}

function orderCombo(
  { tenantId }: Visit,
  { combo, visits, dates, about: { address, wanted } }: Made,
): OrderCombo {
  const base = address.base(tenantId)
  const parts = partsOf(combo)
  const eventIds = visits.map(({ id }) => id)
  const picks = fillCombo(parts, eventIds).queues.flatMap(queue => queue.chosen)
  const date = dates[0]?.date
  const days = [...new Set(visits.map(visit => visit.dateText))]
  return {
    key: wanted.key,
    comboTemplateId: combo.id,
    name: combo.name,
    picture: combo.images.find(image => image.primary) ?? combo.images[0] ?? null,
    detailHref: eventDetailHref(base, { eventId: combo.id, comboId: combo.id, date }),
    date: date ?? '',
    hasChoice: picks.length > 0,
    offer: offerOf(combo),
    types: (combo.priceList?.prices ?? []).filter(isSelectable).map(({ personType, maximum }) => ({
      id: personType.id,
      name: personType.name,
      description: personType.description,
      maximum,
    })),
    even: combo.quantityType === 'exactly',
    visits,
    mayBuy: combo.memberCanPurchase,
    addOns: combo.addOns,
    added: wanted.carted !== null,
    dayText: days.length === 1 ? (days[0] ?? '') : '',
  }
}

function offerOf({ type, priceSplit, priceList, discount, memberDiscounts }: ComboPayload): ComboOffer {
  return {
    type,
    priceSplit,
    prices: (priceList?.prices ?? []).map(({ personType, price }) => ({
      personTypeId: personType.id,
      price,
    })),
    discount: discount
      ? {
          distribution: discount.distribution,
          values: discount.values.map(({ personType, discountType, value }) => ({
            discountType,
            value,
            ...(personType ? { personTypeId: personType.id } : {}),
          })),
        }
      : undefined,
    memberDiscounts,
  }
}
