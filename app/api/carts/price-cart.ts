import type { CartLine, CartPayload } from '#app/contract/carts.ts'
import type { CartDocument, CartRow } from '#app/data/queries/carts.ts'
import { meetsPrerequisites } from '#app/rules/limits/prerequisites.ts'
import { sumCents } from '#app/rules/money/cents.ts'
import { catalogueMaps } from '../venues/catalogue-maps.ts'
import type { CartProblem } from './cart-problems.ts'
import { findAddOn, priceAddOn, priceDonation } from './price-extras.ts'
import { type PriceBook, priceSlot } from './price-tickets.ts'

/** A cart with today's prices, the seats it asks of each slot, and all that keeps it from being sold. */
export type PricedCart = { cart: CartPayload; demand: Map<string, number>; problems: CartProblem[] }

type Priced = {
  templates: CartPayload['templates']
  lines: CartLine[]
  demand: Map<string, number>
  problems: CartProblem[]
}

/** Prices a stored cart from the catalogue and the slots. Items that are gone keep their place and get no line. */
export function priceCart({
  row,
  tenantId,
  book,
}: {
  row: CartRow
  tenantId: string
  book: PriceBook
}): PricedCart {
  const { document } = row
  const tickets = priceTemplates(document, book)
  const donations = document.donations.map((donation, index) =>
    priceDonation({ donation, path: `donations.${index}` }, book.venue),
  )
  const orders = [...tickets.lines, ...donations.flatMap(({ line }) => line ?? [])]
  const total = sumCents(orders.map(line => line.itemSubtotal))
  const discountTotal = sumCents(orders.map(line => line.itemRetailSubtotal)) - total
  return {
    cart: {
      ...document,
      id: row.id,
      tenantId,
      version: row.version,
      templates: tickets.templates,
      donations: document.donations.map((donation, index) => ({
        ...donation,
        price: donations[index]?.price ?? 0,
      })),
      orders,
      total,
      discountTotal,
      totals: { total, discountTotal },
      expirationDate: row.expiresAt.toISOString(),
    },
    demand: tickets.demand,
    problems: [
      ...tickets.problems,
      ...donations.flatMap(({ problems }) => problems),
      ...notSoldYet(document),
      ...missingPrerequisites(document, book),
      ...missingSeats(tickets.demand, book),
    ],
  }
}

function priceTemplates(document: CartDocument, book: PriceBook): Priced {
  const priced: Priced = { templates: [], lines: [], demand: new Map(), problems: [] }
  for (const [index, template] of document.templates.entries()) {
    const events = template.events.map((slot, place) => {
      const path = `templates.${index}.events.${place}`
      const tickets = priceSlot({ eventTemplateId: template.eventTemplateId, slot, path }, book)
      const addOns = priceAddOns({ eventTemplateId: template.eventTemplateId, slot, path }, book)
      priced.lines.push(...(tickets.line ? [tickets.line] : []), ...addOns.lines)
      priced.problems.push(...tickets.problems, ...addOns.problems)
      priced.demand.set(slot.eventId, (priced.demand.get(slot.eventId) ?? 0) + tickets.demand)
      return { eventId: slot.eventId, tickets: tickets.tickets, addOns: addOns.addOns }
    })
    priced.templates.push({ eventTemplateId: template.eventTemplateId, events })
  }
  return priced
}

type SlotOfEvent = {
  eventTemplateId: string
  slot: CartDocument['templates'][number]['events'][number]
  path: string
}

function priceAddOns({ eventTemplateId, slot, path }: SlotOfEvent, { venue }: PriceBook) {
  const offeredIds = catalogueMaps(venue).events.get(eventTemplateId)?.addOnIds ?? []
  const prices = slot.addOns.map((addOn, index) =>
    priceAddOn({ addOn, offeredIds, path: `${path}.addOns.${index}` }, venue),
  )
  return {
    lines: prices.flatMap(({ line }) => line ?? []),
    problems: prices.flatMap(({ problems }) => problems),
    addOns: slot.addOns.map(wanted => {
      const addOn = findAddOn(venue, wanted.inventoryId)
      return {
        ...wanted,
        id: wanted.id ?? '',
        name: addOn?.name ?? wanted.inventoryId,
        description: addOn?.description,
        price: addOn?.price ?? 0,
      }
    }),
  }
}

/** Accepted by the schema so that nothing is lost, and refused in so many words until their rules are built. */
function notSoldYet({ comboItems, memberships }: CartDocument): CartProblem[] {
  const combos = comboItems.map((_, index) => ({
    path: `comboItems.${index}`,
    sentence: 'Combos cannot be bought online yet',
  }))
  const joined = memberships.map((_, index) => ({
    path: `memberships.${index}`,
    sentence: 'Memberships cannot be bought online yet',
  }))
  return [...combos, ...joined].map(problem => ({ code: 'NOT_SOLD_ONLINE', ...problem }))
}

function missingPrerequisites({ templates }: CartDocument, { venue }: PriceBook): CartProblem[] {
  const ordered = templates.map(template => template.eventTemplateId)
  return templates.flatMap(({ eventTemplateId }, index) => {
    const event = catalogueMaps(venue).events.get(eventTemplateId)
    if (!event || meetsPrerequisites(event, ordered)) return []
    const requires = event.prerequisiteEventIds
    const sentence = `${event.name} can only be bought together with another event`
    return [
      {
        code: 'PREREQUISITE_MISSING',
        path: `templates.${index}.eventTemplateId`,
        sentence,
        details: { requires },
      },
    ]
  })
}

/** Demand is summed per slot over the whole cart (decision O9). */
function missingSeats(demand: ReadonlyMap<string, number>, { slots }: PriceBook): CartProblem[] {
  return [...demand].flatMap(([eventId, requested]) => {
    const available = slots.get(eventId)?.free ?? requested
    if (requested <= available) return []
    const sentence = available === 0 ? 'These tickets are sold out' : `Only ${available} left`
    const code = available === 0 ? 'SLOT_UNAVAILABLE' : 'SEATS_LEFT'
    return [{ code, path: `slots.${eventId}`, sentence, details: { eventId, requested, available } }]
  })
}
