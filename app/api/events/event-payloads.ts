import type { EventSlimPayload, EventSummaryPayload, EventTemplatePayload } from '#app/contract/events.ts'
import { isMemberEvent } from '#app/contract/venue-file/events.ts'
import type { VenueDiscount } from '#app/contract/venue-file/prices.ts'
import type { EventWindowRow } from '#app/data/queries/slots/read.ts'
import { joinableLevel } from '#app/rules/baskets/joinable-level.ts'
import type { StoredEvent } from '#app/rules/catalogue/catalogue.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { mayBuy, memberAccess } from '#app/rules/events/member-only.ts'
import { shortDescription } from '#app/rules/events/short-description.ts'
import type { SalesRuleResult } from '#app/rules/limits/sales-rule.ts'
import { pricingCategories } from '#app/rules/memberships/held-membership.ts'
import { type PriceRange, partyPrice, partyPriceOf } from '#app/rules/pricing/party-price.ts'
import { priceListOf } from '#app/rules/pricing/visitor-price.ts'
import type { Party } from '#app/rules/tickets/party.ts'
import { inventoryItem } from '../addons/inventory-item.ts'
import type { Venue } from '../kernel/venue-store.ts'
import type { Asker } from '../members/asker.ts'
import { imagePayloads } from '../venues/image-payloads.ts'
import {
  lowestMemberPrice,
  lowestPrice,
  orderFormPayloads,
  type PriceSource,
  priceListPayload,
} from './price-entries.ts'
import { venueTime } from './venue-time.ts'

/** An event and its starts in the window; without a start there is no row. */
export type EventInWindow = {
  event: StoredEvent
  row: EventWindowRow | undefined
  date?: string
  /** who is coming, as the query says */
  party?: Party
  /** of a verified member what the sales rules leave of it, where a party comes */
  rules?: readonly SalesRuleResult[]
}

/** The payload of an event with the fewest fields. */
export function eventSlim({ event, row }: EventInWindow, asker: Asker): EventSlimPayload {
  const { timeZone } = asker.venue.document.venue
  const access = memberAccess(event, asker)
  return {
    id: event.id,
    templateId: event.id,
    name: event.name,
    eventOrderType: isMemberEvent(event) ? 'member' : 'event',
    admissionType: event.admissionType,
    memberOnlyEvent: event.memberOnlyEvent,
    memberCanPurchase: mayBuy(access),
    memberAccess: access,
    availableSeats: row?.free ?? 0,
    startTime: row ? venueTime({ seconds: row.firstAt, timeZone }) : null,
    endTime: row ? venueTime({ seconds: row.lastAt, timeZone }, event.duration) : null,
    displayOrder: event.displayOrder,
  }
}

/** The payload of an event for a card in a list. */
export function eventSummary(found: EventInWindow, asker: Asker): EventSummaryPayload {
  const { event, row, date } = found
  const lists = listsOf(found, pricingOf(asker))
  const lowest = lowestPrice(lists)
  return {
    ...eventSlim(found, asker),
    ...unchanging(event, asker.venue),
    ...reviewsOf(event, asker.venue),
    discountAvailable:
      event.type === 'discountCode' || lists.some(list => list?.prices.some(price => price.showRetailPrice)),
    lowestPrice: lowest?.price ?? null,
    lowestRetailPrice: lowest?.retailPrice ?? null,
    lowestMemberPrice: lowestMemberPrice(lists),
    partyPrice: partyPriceIn(found, asker),
    prerequisites: prerequisitesOf(event, asker.venue),
    times: (date && row ? row.times : []).map(([id, time, availableSeats]) => ({
      id,
      date: date!,
      time,
      availableSeats,
    })),
  }
}

/** Everything about an event (ORD-100). */
export function eventTemplate(found: EventInWindow, asker: Asker): EventTemplatePayload {
  const { event } = found
  const { venue } = asker
  const { addOns } = catalogueMaps(venue)
  const lists = allLists(found, pricingOf(asker))
  return {
    ...eventSummary(found, asker),
    description: event.description,
    priceLists: lists,
    priceList: lists[0] ?? null,
    templates: { entries: [] },
    addOns: { inventoryAddOns: event.addOnIds.flatMap(id => addOns.get(id) ?? []).map(inventoryItem) },
    orderForms: orderFormPayloads(venue, event.orderFormIds),
    joinLevel: joinLevelPayload(event, asker),
    membership: membershipPayload(event, venue),
    discount: discountPayload(event.discount, venue),
    recommendations: {
      recommendations: event.recommendedEventIds.map(eventTemplateId => ({ eventTemplateId })),
    },
  }
}

function prerequisitesOf(
  { prerequisiteEventIds }: StoredEvent,
  venue: Venue,
): EventSummaryPayload['prerequisites'] {
  const { events } = catalogueMaps(venue)
  return {
    requires: prerequisiteEventIds.map(id => ({ eventTemplateId: id, name: events.get(id)?.name ?? '' })),
  }
}

/** What somebody who is no member joins to come to an event; null for members and for what is open to them. */
function joinLevelPayload(event: StoredEvent, asker: Asker): EventTemplatePayload['joinLevel'] {
  const isMissing = memberAccess(event, asker) === 'membership-required'
  const choice = isMissing ? joinableLevel(event, asker.venue) : null
  if (!choice) return null
  const { membership, category, price } = choice
  const { membershipCategoryId: categoryId, membershipOfferingId: offeringId, pricePointId } = membership
  return { categoryId, name: category.name, offeringId, pricePointId, price }
}

/** Who may buy a member-only event or combo, and what members pay less. */
export function membershipPayload(
  {
    memberDiscounts,
    membershipRestrictions,
  }: Pick<StoredEvent, 'memberDiscounts' | 'membershipRestrictions'>,
  venue: Venue,
): EventTemplatePayload['membership'] {
  const { categories } = catalogueMaps(venue)
  const restrictions = membershipRestrictions.map(id => ({ id, name: categories.get(id)?.name ?? '' }))
  return { discounts: memberDiscounts, restrictions }
}

/** The discount of an event off the listed prices, with the names of the person types. */
export function discountPayload(
  discount: VenueDiscount | undefined,
  venue: Venue,
): EventTemplatePayload['discount'] {
  if (!discount) return null
  const { personTypes } = catalogueMaps(venue)
  const personTypeOf = (id: string | undefined) => {
    const known = id === undefined ? undefined : personTypes.get(id)
    return known ? { id: known.id, name: known.name, description: known.description, type: known.type } : null
  }
  const values = discount.values.map(({ discountType, value, personTypeId }) => ({
    discountType,
    value,
    personType: personTypeOf(personTypeId),
  }))
  return { distribution: discount.distribution, values }
}

/** What decides the prices that a visitor sees. */
export const pricingOf = (asker: Asker): PriceSource => ({
  venue: asker.venue,
  categoryIds: pricingCategories(asker),
})

/** The price lists that the starts of the window are sold with; without a start the usual one. */
const windowLists = ({ event, row }: EventInWindow) => [
  ...new Set((row?.priceListIds ?? [null]).map(id => priceListOf(event, id))),
]

const listsOf = (found: EventInWindow, pricing: PriceSource) =>
  windowLists(found).map(list => priceListPayload(found.event, list, pricing))

function partyPriceIn(found: EventInWindow, asker: Asker): PriceRange | null {
  const { event, party, rules = [] } = found
  if (!party) return null
  const buyer = { categoryIds: pricingCategories(asker), rules }
  return partyPriceOf(windowLists(found).map(list => partyPrice(event, list, { party, buyer })))
}

/** All price lists, those of the window first. */
function allLists({ event, row }: EventInWindow, pricing: PriceSource) {
  const first = row ? row.priceListIds.map(id => priceListOf(event, id)) : []
  return [...new Set([...first, ...event.priceLists])].flatMap(
    list => priceListPayload(event, list, pricing) ?? [],
  )
}

type EventFacts = Pick<
  EventSummaryPayload,
  'shortDescription' | 'images' | 'duration' | 'resources' | 'type' | 'membershipCategoryId'
>

const factsOfEvents = new WeakMap<StoredEvent, EventFacts>()

/** What is the same for every visitor, made once for each catalogue revision. */
function unchanging(event: StoredEvent, venue: Venue): EventFacts {
  const cached = factsOfEvents.get(event)
  if (cached) return cached
  const { facilities } = catalogueMaps(venue)
  const payload = {
    shortDescription: shortDescription(event),
    images: imagePayloads(event.images),
    duration: event.duration ?? null,
    resources: event.facilityIds.flatMap(id => {
      const facility = facilities.get(id)
      return facility
        ? [
            {
              id,
              name: facility.name,
              description: facility.description,
              accessibility: facility.accessibility,
              travel: facility.travel ?? '',
              bring: facility.bring ?? '',
              map: facility.map ?? null,
            },
          ]
        : []
    }),
    type: event.type,
    membershipCategoryId: event.membershipCategoryId ?? null,
  }
  factsOfEvents.set(event, payload)
  return payload
}

/** Stars and ratings, none where the venue shows no reviews (MEM-080). */
function reviewsOf(event: StoredEvent, { document, reviewSummaries }: Venue) {
  const summary = document.company.reviews ? reviewSummaries[event.id] : undefined
  return { stars: summary?.stars ?? 0, ratings: summary?.ratings ?? 0 }
}
