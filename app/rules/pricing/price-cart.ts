import type { CartPayload, GoneItem } from '#app/contract/carts.ts'
import type { MembershipOrderPayload } from '#app/contract/membership-orders.ts'
import type { CartDocument } from '#app/rules/carts/stored-cart.ts'
import { type CartForms, formsInStep } from '#app/rules/forms/forms-in-step.ts'
import type { PriceBook } from '#app/rules/pricing/price-book.ts'
import type { OrderProblem, ProblemCombo, ProblemEvent } from '#app/rules/pricing/problems.ts'
import { goneItems } from '../carts/gone-items.ts'
import { catalogueMaps } from '../catalogue/catalogue-maps.ts'
import { meetsPrerequisites } from '../limits/prerequisites.ts'
import type { SoundMembership } from '../memberships/judge-membership.ts'
import { membershipOrders } from '../memberships/membership-orders.ts'
import { missingPieces, piecesOf, priceAddOns } from './add-on-lines.ts'
import { priceCombo } from './combo-lines.ts'
import { couponTerms } from './coupon-terms.ts'
import { priceDonation } from './donation-lines.ts'
import { priceMembership } from './membership-lines.ts'
import { type PricedOrder, priceOrder } from './price-order.ts'
import { type PricedItems, summedDemand } from './priced-items.ts'
import { priceSlot } from './ticket-lines.ts'

/** A cart with today's prices, what it asks of each slot and of each add-on, and all that keeps it from being sold. */
export type PricedCart = PricedOrder & {
  /** what was chosen, with the names and prices of the catalogue */
  items: Pick<CartPayload, 'templates' | 'comboItems' | 'memberships' | 'donations'>
  forms: CartForms
  /** what the cart names and the venue has ended */
  gone: GoneItem[]
  /** seats by slot id */
  demand: Map<string, number>
  /** pieces by add-on id */
  pieces: Map<string, number>
  /** the memberships that can be sold */
  memberships: SoundMembership[]
  /** who the memberships are for, all of them in their order */
  membershipOrders: MembershipOrderPayload[]
  problems: OrderProblem[]
}

/** The priced lines, totals, demand and problems of a stored cart. An item that is no longer sold keeps its place and gets no line. */
export function priceCart(document: CartDocument, book: PriceBook): PricedCart {
  const { events, combos, memberships, donations, ...priced } = priceGoods(document, book)
  return {
    ...priced,
    items: {
      templates: events.templates,
      comboItems: combos.map(({ combo }) => combo),
      memberships: memberships.map(({ membership }) => membership),
      donations: document.donations.map((donation, index) => ({
        ...donation,
        price: donations[index]?.price ?? 0,
        ...(donations[index]?.donationDetail ? { donationDetail: donations[index].donationDetail } : {}),
      })),
    },
    forms: formsInStep(document, { venue: book.venue, known: document.forms }),
    gone: goneItems(document, book),
    memberships: memberships.flatMap(({ sound }) => sound ?? []),
    membershipOrders: membershipOrders(
      document.memberships.map((chosen, index) => ({ chosen, sound: memberships[index]?.sound ?? null })),
      book,
    ),
  }
}

/** What is chosen in a cart with its prices, totals, demand and problems: all that decides what it costs and whether it is sold, and nothing else. */
export function priceGoods(document: CartDocument, book: PriceBook) {
  const events = priceTemplates(document, book)
  const combos = document.comboItems.map((combo, index) =>
    priceCombo({ combo, path: `comboItems.${index}` }, book),
  )
  const memberships = document.memberships.map((membership, index) =>
    priceMembership(
      { membership, path: `memberships.${index}` },
      { ...book, others: document.memberships.filter(other => other !== membership) },
    ),
  )
  const donations = document.donations.map((donation, index) =>
    priceDonation({ donation, path: `donations.${index}` }, book),
  )
  const parts = [events, ...combos, ...memberships, ...donations]
  const demand = summedDemand(parts)
  const pieces = piecesOf(document, book.venue)
  const order = priceOrder(
    parts.flatMap(part => part.lines),
    { coupons: couponTerms(document, book), charges: book.venue.document.company.charges },
  )
  return {
    ...order,
    ...{ events, combos, memberships, donations, demand, pieces },
    problems: [
      ...parts.flatMap(({ problems }) => problems),
      ...missingPrerequisites(document, book),
      ...missingSeats(demand, book),
      ...missingPieces(pieces, book),
    ],
  }
}

type PricedTemplates = PricedItems & { templates: CartPayload['templates'] }

function priceTemplates(document: CartDocument, book: PriceBook): PricedTemplates {
  const slots = document.templates.flatMap(({ eventTemplateId, events }, index) =>
    events.map((slot, place) => {
      const chosen = { eventTemplateId, slot, path: `templates.${index}.events.${place}` }
      return {
        index,
        slotId: slot.eventId,
        tickets: priceSlot(chosen, book),
        extras: priceAddOns(chosen, book),
      }
    }),
  )
  return {
    templates: document.templates.map(({ eventTemplateId }, position) => ({
      eventTemplateId,
      events: slots
        .filter(({ index }) => index === position)
        .map(({ slotId, tickets, extras }) => ({
          eventId: slotId,
          tickets: tickets.tickets,
          addOns: extras.addOns,
        })),
    })),
    lines: slots.flatMap(({ tickets, extras }) => [...(tickets.line ? [tickets.line] : []), ...extras.lines]),
    demand: summedDemand(
      slots.map(({ slotId, tickets }) => ({ demand: new Map([[slotId, tickets.demand]]) })),
    ),
    problems: slots.flatMap(({ tickets, extras }) => [...tickets.problems, ...extras.problems]),
  }
}

/** What is ordered counts for each other, whether by itself or in a combo. */
function missingPrerequisites({ templates, comboItems }: CartDocument, { venue }: PriceBook): OrderProblem[] {
  const ordered = [
    ...templates.map(({ eventTemplateId: eventId }, index) => ({
      eventId,
      item: { kind: 'event', eventId } satisfies ProblemEvent,
      path: `templates.${index}`,
    })),
    ...comboItems.flatMap(({ id: itemId, comboTemplateId: comboId, events }, index) =>
      events.map(({ eventTemplateId: eventId }, place) => ({
        eventId,
        item: { kind: 'combo', comboId, itemId, eventId } satisfies ProblemCombo,
        path: `comboItems.${index}.events.${place}`,
      })),
    ),
  ]
  const orderedIds = ordered.map(({ eventId }) => eventId)
  return ordered.flatMap(({ eventId, item, path }): OrderProblem[] => {
    const event = catalogueMaps(venue).events.get(eventId)
    if (!event || meetsPrerequisites(event, orderedIds)) return []
    const requires = event.prerequisiteEventIds
    const sentence = `${event.name} can only be bought together with another event`
    return [{ code: 'prerequisite-missing', item, requires, path: `${path}.eventTemplateId`, sentence }]
  })
}

function missingSeats(demand: ReadonlyMap<string, number>, { slots }: PriceBook): OrderProblem[] {
  return [...demand].flatMap(([slotId, requested]) => {
    const available = slots.get(slotId)?.free ?? requested
    if (requested <= available) return []
    const sentence = available === 0 ? 'These tickets are sold out' : `Only ${available} left`
    const item = { kind: 'slot' as const, slotId }
    return [{ code: 'seats-short', item, requested, available, path: `slots.${slotId}`, sentence }]
  })
}
