import type { CartPayload } from '#app/contract/carts.ts'
import type { ComboPayload } from '#app/contract/combos.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { visitorParty } from '#app/pages/visitor-party.ts'
import type { ComboOffer } from '#app/rules/combos/combo-price.ts'
import { comboSets } from '#app/rules/combos/combo-tickets.ts'
import { type ComboEvent, fillCombo } from '#app/rules/combos/fill-combo.ts'
import type { SalesRuleResult } from '#app/rules/limits/sales-rule.ts'
import { eventDetailHref } from '#app/rules/links/storefront-links.ts'
import { partyAt } from '#app/rules/tickets/party.ts'
import { isSelectable } from '#app/rules/tickets/ticket-price.ts'
import type { OrderAddress } from '../../order-address.ts'
import { type ComboOrderChoice, type ComboVisit, type OrderCombo, rowKey } from './combo-model.ts'

export type CartedCombo = CartPayload['comboItems'][number]

/** A combo that belongs on the order page: from the cart, from the address, or both. */
export type ComboSelection = {
  key: string
  comboTemplateId: string
  carted: CartedCombo | null
  named: boolean
}

export const partsOf = ({ templates: { entries } }: ComboPayload) =>
  entries.map(({ type, templateIds, quantity }) => ({ type, eventIds: templateIds, quantity }))

type ComboSource = {
  combo: ComboPayload
  visits: ComboVisit[]
  dates: readonly { date: string }[]
  address: OrderAddress
  limits: SalesRuleResult[]
  selection: Pick<ComboSelection, 'key' | 'carted'>
}

/** A combo of the order as its block shows it. */
export function orderCombo(
  { tenantId, venue }: Visit,
  { combo, visits, dates, address, limits, selection }: ComboSource,
): OrderCombo {
  const base = address.base(tenantId)
  const parts = partsOf(combo)
  const eventIds = visits.map(({ id }) => id)
  const picks = fillCombo(parts, eventIds).queues.flatMap(queue => queue.chosen)
  const date = dates[0]?.date
  const days = [...new Set(visits.map(visit => visit.dateText))]
  return {
    key: selection.key,
    comboTemplateId: combo.id,
    name: combo.name,
    picture: combo.images.find(image => image.primary) ?? combo.images[0] ?? null,
    detailHref: eventDetailHref(base, { eventId: combo.id, comboId: combo.id, date }),
    saving: combo.saving,
    date: date ?? '',
    hasChoice: picks.length > 0,
    offer: offerOf(combo),
    types: (combo.priceList?.prices ?? []).filter(isSelectable).map(({ personType, maximum }) => ({
      id: personType.id,
      name: personType.name,
      description: personType.description,
      maximum,
    })),
    inOrder: combo.inOrder,
    even: combo.quantityType === 'exactly',
    visits,
    mayBuy: combo.memberCanPurchase,
    nextDay: null,
    limits,
    limitWords: venue.company.limitWords,
    addOns: combo.addOns,
    added: selection.carted !== null,
    settled: false,
    edited: false,
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

type CombosEvents = { combo: ComboPayload; events: readonly ComboEvent[] }

/** Tickets of a combo for those who come: of persons, or of admissions where they may differ. */
export function quantitiesFor(visit: Visit, { combo, events }: CombosEvents): ComboOrderChoice['quantities'] {
  const sold = (combo.priceList?.prices ?? []).filter(isSelectable).map(({ personType }) => personType.id)
  const coming = Object.entries(partyAt(visitorParty(visit), sold) ?? {})
  if (combo.quantityType === 'exactly')
    return Object.fromEntries(coming.map(([id, quantity]) => [rowKey(id), quantity]))
  return Object.fromEntries(
    coming.flatMap(([id, quantity]) =>
      events.map(({ eventTemplateId }) => [rowKey(id, eventTemplateId), quantity]),
    ),
  )
}

/** How many of each kind the cart holds of a combo: of persons, or of admissions where they may differ. */
export function quantitiesOf(
  { tickets }: CartedCombo,
  { combo, events }: CombosEvents,
): ComboOrderChoice['quantities'] {
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
