import { z } from 'zod'
import {
  calendarDate,
  endpoint,
  envelope,
  instantOrDate,
  jsonString,
  list,
  saleChannels,
} from './endpoint.ts'

/** `2026-11-21T09:00:00-05:00`: the wall time at the venue (its first 16 characters) and the instant in one. */
const venueTime = z.string()

export const image = z.object({
  primary: z.boolean(),
  highRes: z.string(),
  screen: z.string(),
  thumbnail: z.string(),
  description: z.string(),
  /** what matters most of it, in percent from its left and top; its middle when missing */
  focus: z.object({ x: z.int(), y: z.int() }).optional(),
})

const personType = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  type: z.enum(['individual', 'group']),
})

/** What one kind of person pays (ORD-102); cents. Quantities and totals are 0 until a cart fills them. */
export const priceEntryPayload = z.object({
  personType,
  /** retail price; -1 is not for sale (ORD-312) */
  price: z.int(),
  /** what this visitor pays: the retail price unless a membership or the event's own discount lowers it */
  discountedPrice: z.int(),
  /** what everybody pays: the retail price less the event's own discount, memberships left aside */
  publicPrice: z.int(),
  /** what it costs members of the best level on sale, where that is less; null for who has member prices already */
  memberPrice: z.int().nullable(),
  quantity: z.int(),
  retailQuantity: z.int(),
  retailTotal: z.int(),
  total: z.int(),
  isRetail: z.boolean(),
  showRetailPrice: z.boolean(),
  groupQuantity: z.int(),
  minimum: z.int(),
  maximum: z.int().nullable(),
})

export const priceListPayload = z.object({
  id: z.string(),
  name: z.string(),
  prices: z.array(priceEntryPayload),
})

const orderForm = z.object({
  id: z.string(),
  oncePerCart: z.boolean(),
  name: z.string(),
  source: z.string(),
  type: z.string(),
  sourceFormDefinition: z.record(z.string(), z.unknown()),
})

/** One start of an event as visitors choose it (ORD-103). */
export const slotPayload = z.object({
  id: z.string(),
  /** wall date and time at the venue */
  date: z.string(),
  time: z.string(),
  startTime: venueTime,
  endTime: venueTime,
  availableSeats: z.int(),
  event: z.object({
    id: z.string(),
    name: z.string(),
    priceList: priceListPayload,
    orderForms: z.array(orderForm),
  }),
})

const eventType = z.enum(['standard', 'fixedPrice', 'discountCode'])
const admissionType = z.enum(['timed', 'generalAdmission'])
const memberAccess = z.enum(['open', 'eligible', 'inactive', 'wrong-category', 'membership-required'])

/** The least that tells events of a window apart. */
export const eventSlimPayload = z.object({
  id: z.string(),
  templateId: z.string(),
  name: z.string(),
  eventOrderType: z.enum(['event', 'member']),
  admissionType,
  memberOnlyEvent: z.boolean(),
  memberCanPurchase: z.boolean(),
  /** how the visitor of this session stands to a member-only event (ORD-226) */
  memberAccess,
  /** free seats of all starts in the window that can still be bought */
  availableSeats: z.int(),
  /** first start with a free seat; the first one of all when everything is sold; null without any */
  startTime: venueTime.nullable(),
  /** end of the last start of the window */
  endTime: venueTime.nullable(),
  displayOrder: z.int(),
})

/** A start as a chip on a card: wall date, wall time, free seats. */
const startPayload = z.object({ id: z.string(), date: z.string(), time: z.string(), availableSeats: z.int() })

/** The least and the most of what a party pays by the price lists of the window, cents. */
const partyPrice = z.object({ least: z.int(), most: z.int() }).nullable()

/** What a card of the events list shows. */
export const eventSummaryPayload = eventSlimPayload.extend({
  shortDescription: z.string(),
  images: z.array(image),
  /** minutes */
  duration: z.int().nullable(),
  resources: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** how to find it */
      description: z.string(),
      /** steps, lifts, loops, seats */
      accessibility: z.string(),
      /** how one gets there, and what to bring; empty where nothing is said */
      travel: z.string(),
      bring: z.string(),
      /** a link to a map of the place */
      map: z.string().nullable(),
    }),
  ),
  /** sum of all ratings and their number; the average is stars divided by ratings (MEM-120) */
  stars: z.int(),
  ratings: z.int(),
  type: eventType,
  discountAvailable: z.boolean(),
  /** least price this visitor can choose, cents, tickets that are free for some left aside; null when nothing is for sale */
  lowestPrice: z.int().nullable(),
  /** the retail price that belongs to `lowestPrice` */
  lowestRetailPrice: z.int().nullable(),
  /** the least that members of the best level on sale pay, where that is less than `lowestPrice`; null for who has member prices already */
  lowestMemberPrice: z.int().nullable(),
  /** what the party of the query pays, cents; at the prices of verified memberships as far as their limits go; null without one, and where not all of them can be sold a ticket */
  partyPrice,
  membershipCategoryId: z.string().nullable(),
  /** events one of which must be in the same order */
  prerequisites: z.object({ requires: z.array(z.object({ eventTemplateId: z.string(), name: z.string() })) }),
  /** starts of the window's first day, in the order of their time */
  times: z.array(startPayload),
})

/** Something sold beside tickets, donations included (ORD-106); cents. */
export const inventoryItemPayload = z.object({
  id: z.string(),
  inventoryId: z.string(),
  name: z.string(),
  description: z.string(),
  images: z.array(image),
  price: z.int(),
  total: z.int(),
  quantity: z.int(),
  /** pieces in stock; null without a limit */
  totalQuantity: z.int().nullable(),
  maximum: z.int().nullable(),
  quantityType: z.enum(['exactly', 'any']),
  priceSplit: z.enum(['each', 'total']),
  checked: z.boolean(),
  type: z.enum(['inventory', 'donation', 'fixedDonation']),
  /** donation: what the visitor gives, 0 until chosen */
  amount: z.int(),
  /** donation: offered amounts and what may be typed, cents */
  suggestedAmounts: z.array(z.int()),
  minimumAmount: z.int(),
  maximumAmount: z.int().nullable(),
  salesChannels: z.array(z.object({ channel: z.string(), enabled: z.boolean() })),
  displayOrder: z.int(),
})

const discountValue = z.object({
  discountType: z.enum(['PercentageBased', 'AmountBased']),
  /** percent, or cents */
  value: z.number(),
})

/** An event as it is planned and sold (ORD-100). */
export const eventTemplatePayload = eventSummaryPayload.extend({
  description: z.string(),
  /** the list of the window's first start stands first */
  priceLists: z.array(priceListPayload),
  priceList: priceListPayload.nullable(),
  templates: z.object({ entries: z.array(z.record(z.string(), z.unknown())) }),
  addOns: z.object({ inventoryAddOns: z.array(inventoryItemPayload) }),
  orderForms: z.array(orderForm),
  /** the cheapest level that opens a member-only event to who is no member, as it is joined by one press; cents */
  joinLevel: z
    .object({
      categoryId: z.string(),
      name: z.string(),
      offeringId: z.string(),
      pricePointId: z.string(),
      price: z.int(),
    })
    .nullable(),
  membership: z.object({
    discounts: z.array(
      discountValue.extend({
        membershipCategoryIds: z.array(z.string()),
        personTypeIds: z.array(z.string()),
      }),
    ),
    restrictions: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  discount: z
    .object({
      values: z.array(discountValue.extend({ personType: personType.nullable() })),
      distribution: z.enum(['each', 'total']),
    })
    .nullable(),
  recommendations: z.object({ recommendations: z.array(z.object({ eventTemplateId: z.string() })) }),
})

/**
 * An event on one day: its starts until 23:00 with the id of the price list each is sold with. `date` is the asked one, else
 * the day of the next start with a free seat; null when there is none.
 */
export const eventOnDayPayload = eventTemplatePayload.extend({
  date: z.string().nullable(),
  slots: z.array(startPayload.extend({ priceListId: z.string() })),
})

/** One start with everything about its event: `id` is the slot's, `templateId` the event's. */
export const eventInstancePayload = eventTemplatePayload.extend({ date: z.string(), time: z.string() })

/** Where the next free seat is; nulls when there is none in the window. */
export const nextAvailablePayload = z.object({
  startTime: venueTime.nullable(),
  date: z.string().nullable(),
  time: z.string().nullable(),
  availableSeats: z.int(),
})

/** Instead of an event that is sold out on a day: its next days with seats, and another event like it that has seats on that day. */
const alternativesPayload = z.object({
  eventTemplateId: z.string(),
  days: z.array(
    z.object({
      date: z.string(),
      availableSeats: z.int(),
      /** wall time of the start of which the greatest share is free; null where the day has but one */
      quietest: z.string().nullable(),
    }),
  ),
  similar: z.object({ eventTemplateId: z.string(), name: z.string(), availableSeats: z.int() }).nullable(),
})

export type AlternativesPayload = z.infer<typeof alternativesPayload>
export type EventImage = z.infer<typeof image>
export type PriceEntryPayload = z.infer<typeof priceEntryPayload>
export type PriceListPayload = z.infer<typeof priceListPayload>
export type OrderFormPayload = z.infer<typeof orderForm>
export type SlotPayload = z.infer<typeof slotPayload>
export type EventSlimPayload = z.infer<typeof eventSlimPayload>
export type PartyPricePayload = NonNullable<z.infer<typeof partyPrice>>
export type EventSummaryPayload = z.infer<typeof eventSummaryPayload>
export type EventTemplatePayload = z.infer<typeof eventTemplatePayload>
export type EventOnDayPayload = z.infer<typeof eventOnDayPayload>
export type EventInstancePayload = z.infer<typeof eventInstancePayload>
export type NextAvailablePayload = z.infer<typeof nextAvailablePayload>
export type InventoryItemPayload = z.infer<typeof inventoryItemPayload>

/** Which starts are asked for: wall time of the venue unless it carries an offset; a date alone is its whole day. */
export const windowQuery = { startTime: instantOrDate, endTime: instantOrDate }

/** Memberships whose prices are wanted; only those verified in the session count (decision W2). `joiningLevelIds`: what it is like with these in the order as well. */
export const memberQuery = {
  membershipId: z.string().optional(),
  membershipIds: list,
  membershipCategoryId: z.string().optional(),
  joiningLevelIds: list,
}

/** Who is coming: `adult:2,child:3`, by the ids of person types. */
export const partyQuery = { party: list }

const query = z.object({ ...windowQuery, ...memberQuery, ...partyQuery, ...saleChannels })
const listInput = z.object({ query: query.optional() })
const ofEvent = z.object({ eventTemplateId: z.string() })

const upTo = (most: number) => z.coerce.number().int().min(1).max(most)

const eventDay = z.object({ eventTemplateId: z.string().min(1).max(128), date: calendarDate })

const group = { tags: ['Events'] }

/**
 * What members pay at one start (ORD-126). `eventId` is the start's. `price` is what one ticket costs the member, `discountValue`
 * what that is below the retail price; both in cents. Kinds of tickets without a member price are left out.
 */
export const memberPriceEntry = z.object({
  eventId: z.string(),
  membershipId: z.string(),
  membershipLevelId: z.string(),
  membershipLevelName: z.string(),
  membershipLevelCollectionName: z.string(),
  prices: z.array(z.object({ personTypeId: z.string(), price: z.int(), discountValue: z.int() })),
})

const ids = z.array(z.string().max(128)).max(50).default([])

/** Memberships and levels narrow the answer; neither gives a right that was not verified (decision W2). */
const pricingBody = z.object({
  membershipIds: ids,
  membershipLevelIds: ids,
  joiningLevelIds: ids,
  eventTemplateId: z.string(),
  saleChannel: saleChannels.saleChannel,
  eventStartTime: instantOrDate,
  eventEndTime: instantOrDate,
})

export type MemberPriceEntryPayload = z.infer<typeof memberPriceEntry>

export const events = {
  memberPricing: endpoint({
    method: 'POST',
    path: '/event/templates/membership/pricing',
    summary: 'Member prices of an event for the verified memberships; JSON text of a list of entries',
    ...group,
    refusals: ['NOT_FOUND'],
  })
    .input(z.object({ body: pricingBody }))
    .output(envelope(jsonString())),
  templates: endpoint({
    method: 'GET',
    path: '/event/templates',
    summary: 'Events with a start in the window; today by default',
    ...group,
  })
    .input(listInput)
    .output(envelope(z.array(eventTemplatePayload))),
  summaries: endpoint({
    method: 'GET',
    path: '/event/templates/summaries',
    summary: 'The same as cards',
    ...group,
  })
    .input(listInput)
    .output(envelope(z.array(eventSummaryPayload))),
  slim: endpoint({
    method: 'GET',
    path: '/event/templates/slim',
    summary: 'The same in the fewest fields',
    ...group,
  })
    .input(listInput)
    .output(envelope(z.array(eventSlimPayload))),
  alternatives: endpoint({
    method: 'GET',
    path: '/event/templates/alternatives',
    summary: 'What there is instead of events that are sold out on a day',
    ...group,
  })
    .input(
      z.object({
        query: z.object({
          eventTemplateIds: list,
          date: calendarDate,
          /** how many seats one start of a day must have; 1 without it */
          seats: upTo(1_000).optional(),
          /** how many days at the most, 3 without it */
          limit: upTo(31).optional(),
          /** which days first: those after the date, or those nearest to it, the earlier of two as near; those after it without it */
          order: z.enum(['following', 'nearest']).optional(),
          ...memberQuery,
          ...saleChannels,
        }),
      }),
    )
    .output(envelope(z.array(alternativesPayload))),
  template: endpoint({
    method: 'GET',
    path: '/event/templates/{eventTemplateId}',
    summary: 'One event; its availability from now on unless a window is given',
    ...group,
    refusals: ['NOT_FOUND'],
  })
    .input(z.object({ params: ofEvent, query: query.optional() }))
    .output(envelope(eventTemplatePayload)),
  onDays: endpoint({
    method: 'POST',
    path: '/event/templates/days',
    summary: 'Several events, each on its own day, with their starts; unknown ones are left out',
    ...group,
  })
    .input(
      z.object({ body: z.object({ events: z.array(eventDay).max(100), ...memberQuery, ...partyQuery }) }),
    )
    .output(envelope(z.array(eventOnDayPayload))),
  instance: endpoint({
    method: 'GET',
    path: '/event/instances/{eventId}',
    summary: 'One start of an event by the id of its slot',
    ...group,
    refusals: ['NOT_FOUND'],
  })
    .input(z.object({ params: z.object({ eventId: z.string() }), query: query.optional() }))
    .output(envelope(eventInstancePayload)),
  times: endpoint({
    method: 'GET',
    path: '/event/templates/{eventTemplateId}/times',
    summary: 'Starts of an event in the window; today by default',
    ...group,
    refusals: ['NOT_FOUND', 'UNPROCESSABLE'],
  })
    .input(
      z.object({
        params: ofEvent,
        query: query.extend({ comboTemplateId: z.string().optional() }).optional(),
      }),
    )
    .output(envelope(z.array(slotPayload))),
  nextAvailable: endpoint({
    method: 'GET',
    path: '/event/templates/{eventTemplateId}/nextavailable',
    summary: 'The next start with a free seat; looks at today by default',
    ...group,
    refusals: ['NOT_FOUND'],
  })
    .input(z.object({ params: ofEvent, query: query.optional() }))
    .output(envelope(nextAvailablePayload)),
  /** the specification's own spelling of the same call (decision A5) */
  nextAvailableShort: endpoint({
    method: 'GET',
    path: '/event/s/{eventTemplateId}/nextavailable',
    summary: 'The same',
    ...group,
    refusals: ['NOT_FOUND'],
  })
    .input(z.object({ params: ofEvent, query: query.optional() }))
    .output(envelope(nextAvailablePayload)),
}
