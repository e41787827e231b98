import type { CartPayload } from '#app/contract/carts.ts'
import type { ComboTemplate } from '#app/contract/venue-file/combos.ts'
import { pricingCategories } from '#app/rules/memberships/held-membership.ts'
import type { PriceBook } from '#app/rules/pricing/price-book.ts'
import { priceListOf } from '#app/rules/pricing/visitor-price.ts'
import { catalogueMaps } from '../catalogue/catalogue-maps.ts'
import { type ComboLine, comboLine, comboMemberSaving } from '../combos/combo-line.ts'
import { comboOffer } from '../combos/combo-offer.ts'
import { type ComboEvent, comboEvents, fillCombo } from '../combos/fill-combo.ts'
import { type ExtraPrice, priceAddOn } from './add-on-lines.ts'
import { comboProblems } from './combo-problems.ts'
import { type LinePart, type LineVisit, linePart, type OrderLine, orderLine } from './order-line.ts'
import type { ChosenCombo, PlacedEvent } from './placed-combo.ts'
import { type PricedItems, seatless, summedDemand } from './priced-items.ts'

/** A priced combo of a cart, with the names and prices of the catalogue. */
export type PricedCombo = PricedItems & { combo: CartPayload['comboItems'][number] }

type Place = { combo: ChosenCombo; path: string }

/**
 * A combo of the cart: one line with all its events, priced for this visitor, and a line for each add-on (ORD-108,
 * ORD-114). An event without a slot is sold out: it takes no seats, and the cart cannot be checked out (ORD-115).
 */
export function priceCombo({ combo, path }: Place, book: PriceBook): PricedCombo {
  const template = book.venue.combos.find(({ id }) => id === combo.comboTemplateId)
  if (!template) return unknownCombo({ combo, path })

  const placed = placedEvents({ combo, template }, book)
  const tickets = combo.tickets.filter(ticket => ticket.quantity > 0)
  const offer = comboOffer(template, pricingCategories(book))
  const line = comboLine(offer, { events: placed, tickets })
  const saving = comboMemberSaving(offer, { events: placed, tickets })
  const extras = priceExtras({ combo, template, path }, book)
  return {
    lines: [
      { ...lineOf({ combo, template, placed, line }, book), memberSaving: saving },
      ...extras.flatMap(extra => extra.line ?? []),
    ],
    demand: demandOf(placed, line),
    problems: [
      ...comboProblems({ combo, template, placed, line, path }, book),
      ...extras.flatMap(({ problems }) => problems),
    ],
    combo: {
      ...combo,
      comboTemplateName: template.name,
      comboTemplateType: template.type,
      tickets,
      addOns: combo.addOns.map((addOn, index) => ({ ...addOn, unitPrice: extras[index]?.price ?? 0 })),
    },
  }
}

function unknownCombo({ combo, path }: Place): PricedCombo {
  const problem = {
    code: 'unknown' as const,
    item: { kind: 'combo' as const, comboId: combo.comboTemplateId, itemId: combo.id },
    path: `${path}.comboTemplateId`,
    sentence: 'There is no such combo',
  }
  return { ...seatless({ lines: [], problems: [problem] }), combo }
}

type ComboOfTemplate = { combo: ChosenCombo; template: ComboTemplate }

/** The combo's events in its own order; of those that were sent only what belongs to it. */
function placedEvents({ combo, template }: ComboOfTemplate, { venue, slots }: PriceBook): PlacedEvent[] {
  const chosenIds = combo.events.map(({ eventTemplateId }) => eventTemplateId)
  const place = ({ eventTemplateId, perPerson }: ComboEvent): PlacedEvent[] => {
    const event = catalogueMaps(venue).events.get(eventTemplateId)
    if (!event) return []
    const { eventId: slotId } = combo.events.find(sent => sent.eventTemplateId === eventTemplateId) ?? {}
    const chosen = slotId ? slots.get(slotId) : undefined
    const slot = chosen?.eventId === eventTemplateId ? chosen : undefined
    const prices = priceListOf(event, slot?.priceListId ?? null)?.prices ?? []
    return [
      {
        eventTemplateId,
        perPerson,
        prices: Object.fromEntries(prices.map(({ personTypeId, price }) => [personTypeId, price])),
        event,
        slot,
      },
    ]
  }
  return comboEvents(template.entries, fillCombo(template.entries, chosenIds)).flatMap(place)
}

/** Admissions of every event, counted at its slot (decision O9). */
function demandOf(placed: readonly PlacedEvent[], { items }: ComboLine): ReadonlyMap<string, number> {
  const parts = items.flatMap(({ eventTemplateId, quantity }) => {
    const slot = placed.find(event => event.eventTemplateId === eventTemplateId)?.slot
    return slot ? [{ demand: new Map([[slot.id, quantity]]) }] : []
  })
  return summedDemand(parts)
}

function priceExtras(
  { combo, template, path }: ComboOfTemplate & { path: string },
  { venue }: PriceBook,
): ExtraPrice[] {
  return combo.addOns.map(({ addOnId, quantity }, index) => {
    const addOn = { id: `${combo.id ?? ''}~${addOnId}`, inventoryId: addOnId, quantity }
    const place = { offeredIds: template.addOnIds, path: `${path}.addOns.${index}` }
    const { line, ...extra } = priceAddOn({ addOn, comboLineId: combo.id ?? '', ...place }, venue)
    return { ...extra, line: quantity > 0 ? line : null }
  })
}

type PlacedCombo = ComboOfTemplate & { placed: readonly PlacedEvent[]; line: ComboLine }

function lineOf({ combo, template, placed, line }: PlacedCombo, { venue }: PriceBook): OrderLine {
  const { personTypes } = catalogueMaps(venue)
  const id = combo.id ?? ''
  const nameOf = (personTypeId: string) =>
    template.prices.find(price => price.personTypeId === personTypeId)?.name ??
    personTypes.get(personTypeId)?.name ??
    personTypeId
  const placeOf = (eventId: string) => placed.find(({ eventTemplateId }) => eventTemplateId === eventId)
  const partOf = ({ ticketTypeId, quantity, retail, total }: People, more: Partial<LinePart> = {}) =>
    linePart({
      id: `${id}~${ticketTypeId}`,
      name: nameOf(ticketTypeId),
      quantity,
      personTypeId: ticketTypeId,
      listed: retail,
      visitor: total,
      ...more,
    })
  return orderLine({
    id,
    itemType: 'Combo',
    type: template.type,
    sourceId: template.id,
    name: template.name,
    images: template.images,
    visits: placed.flatMap(visitOf),
    parts: [
      ...line.people.map(people => partOf(people)),
      ...line.rest.map(rest => {
        const event = placeOf(rest.eventTemplateId)?.event
        const name = `${nameOf(rest.ticketTypeId)}, ${event?.name ?? ''}`
        return partOf(rest, { id: admissionId(id, rest), name, eventId: rest.eventTemplateId })
      }),
    ],
    admissions: line.items.map(item =>
      partOf(item, {
        id: admissionId(id, item),
        eventId: item.eventTemplateId,
        slotId: placeOf(item.eventTemplateId)?.slot?.id,
      }),
    ),
  })
}

type People = ComboLine['people'][number]

const admissionId = (comboId: string, { eventTemplateId, ticketTypeId }: ComboLine['items'][number]) =>
  `${comboId}~${eventTemplateId}~${ticketTypeId}`

const visitOf = ({ event, slot }: PlacedEvent): LineVisit[] =>
  slot
    ? [{ slotId: slot.id, eventId: event.id, name: event.name, startTime: `${slot.date}T${slot.time}:00` }]
    : []
