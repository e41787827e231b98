import { z } from 'zod'
import { donationDetail } from './donations.ts'
import { calendarDate, endpoint, envelope, list } from './endpoint.ts'
import { image } from './events.ts'
import { formResponse } from './forms.ts'
import { taxShare } from './taxes.ts'
import { changePolicy } from './venue-file/change-policy.ts'

/** Tickets of one kind in an order item; cents. `discountedUnitPrice` is before coupons. */
const orderLine = z.object({
  quantity: z.int(),
  ticketingTypeName: z.string(),
  unitPrice: z.int(),
  discountedUnitPrice: z.int(),
  amount: z.int(),
  discountedAmount: z.int(),
  /** what coupons took off, already gone from `discountedAmount`; left out where none did */
  couponDiscount: z.int().optional(),
  /** a member has bought them at the price for everybody */
  isRetail: z.literal(true).optional(),
})

/** One thing that was bought; `amount` at full price and `discountedAmount` as paid, in cents. */
const orderItem = z.object({
  itemId: z.string(),
  itemType: z.string(),
  eventTemplateId: z.string().nullable(),
  /** the slot */
  eventId: z.string().nullable(),
  eventName: z.string(),
  /** wall time at the venue, `2026-11-21T09:00:00` */
  eventStartTime: z.string().nullable(),
  amount: z.int(),
  discountedAmount: z.int(),
  /** what coupons took off, already gone from `discountedAmount` */
  couponDiscount: z.int(),
  /** its share of the venue's taxes; left out where it has none */
  taxes: z.array(taxShare).optional(),
  items: z.array(orderLine),
  /** of a combo: everything that belongs to it, in its order; empty for other things */
  events: z.array(
    z.object({
      eventTemplateId: z.string(),
      eventId: z.string(),
      eventName: z.string(),
      eventStartTime: z.string().nullable(),
    }),
  ),
  /** of an add-on that was bought with a combo: the combo's `itemId` */
  comboItemId: z.string().nullable(),
  /** a donation: what was said with it */
  donationDetail: donationDetail.optional(),
})

/** One admission; `code` is what its QR code carries. */
const orderTicket = z.object({
  id: z.string(),
  code: z.string(),
  eventTemplateId: z.string(),
  eventId: z.string(),
  eventName: z.string(),
  eventStartTime: z.string().nullable(),
  ticketTypeId: z.string(),
  ticketingTypeName: z.string(),
  /** cents paid for it */
  price: z.int(),
})

/** Which of the tickets of its visit a ticket is, from 1. */
const ticketPlace = z.object({ number: z.int(), total: z.int() })

/** Answers to a form, as they were when the order was placed. */
const orderForm = formResponse.pick({ formId: true, name: true, submissionDate: true }).extend({
  formResponseId: z.string(),
  itemId: z.string(),
  itemName: z.string(),
  itemType: z.string(),
  fields: formResponse.shape.responseData.shape.fields,
  uploads: formResponse.shape.sourceFormUploads,
})

/** A membership that an order issued; days at the venue, both of them part of the term. */
const orderMembership = z.object({
  itemId: z.string(),
  itemType: z.string(),
  membershipId: z.string(),
  membershipNumber: z.string(),
  membershipCategoryId: z.string(),
  membershipCategoryName: z.string(),
  membershipOfferingName: z.string(),
  /** who it is made out to */
  name: z.string(),
  /** everybody who has a card, the primary one first */
  cardholders: z.array(z.object({ name: z.string(), barcode: z.string() })),
  startDate: z.string(),
  expirationDate: z.string(),
  isGift: z.boolean(),
  isAutorenew: z.boolean(),
})

/** An order as it was placed (CHK-249, MEM-117); cents. */
export const orderPayload = z.object({
  id: z.string(),
  orderNumber: z.string(),
  createdOn: z.iso.datetime(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  ticketDeliveryEmail: z.string(),
  /** what checkout was told as `emailAnalytics`; null where it was told nothing */
  emailAnalytics: z.unknown(),
  /** at full price */
  sumTotal: z.int(),
  /** what it came to */
  discountedSumTotal: z.int(),
  /** taken from the card; the rest of `discountedSumTotal` came from a gift certificate */
  paid: z.int(),
  giftCertificateAmount: z.int(),
  /** the last digits of the certificate that paid */
  giftCertificateDigits: z.string().nullable(),
  currency: z.string(),
  /** what each tax came to */
  taxes: z.array(taxShare),
  /** the codes that were used, and what each took off */
  coupons: z.array(z.object({ couponCode: z.string(), discount: z.int() })),
  creditCardBrand: z.string().nullable(),
  ccLastFourDigits: z.string().nullable(),
  orderItems: z.array(orderItem),
  tickets: z.array(orderTicket),
  forms: z.array(orderForm),
  memberships: z.array(orderMembership),
  /** visits that were moved since, the earliest first, by their slots */
  moves: z.array(z.object({ from: z.string(), to: z.string(), movedOn: z.iso.datetime() })),
  /** its visits were cancelled: it has no tickets any more, but had so many; cents that go back to the card and to the gift certificate */
  cancellation: z
    .object({
      cancelledOn: z.iso.datetime(),
      tickets: z.int(),
      total: z.int(),
      card: z.int(),
      certificate: z.int(),
    })
    .nullable(),
})

export type OrderPayload = z.infer<typeof orderPayload>
export type OrderItemPayload = z.infer<typeof orderItem>
export type OrderMembershipPayload = z.infer<typeof orderMembership>
export type OrderTicketPayload = z.infer<typeof orderTicket>

/** An order in the history of its customer (CHK-250); `totalAmount` at full price, `discountedTotalAmount` as it came to, in cents. */
const orderHistoryItem = z.object({
  id: z.string(),
  orderNumber: z.string(),
  totalAmount: z.int(),
  discountedTotalAmount: z.int(),
  createdOn: z.iso.datetime(),
  creditCardBrand: z.string().nullable(),
  ccLastFourDigits: z.string().nullable(),
  /** what was bought, by name, each once */
  itemNames: z.array(z.string()),
  /** the starts of its visits, wall time at the venue, the earliest first; of a cancelled order those it had */
  eventStartTimes: z.array(z.string()),
  /** its admissions; of a cancelled order those it had */
  ticketCount: z.int(),
  /** its visits were cancelled: it has no tickets any more */
  isCancelled: z.boolean(),
  /** what goes back of a cancelled order, in cents; null for any other */
  refund: z.int().nullable(),
  /** opens it without a sign-in, on any device, for as long as it is kept secret */
  link: z.string(),
  /** the picture of its first event, or of what was bought first where it has no event; null without one */
  image: image.omit({ primary: true }).nullable(),
})

/** A start that a visit could be at. */
const orderStart = z.object({ eventId: z.string(), startTime: z.string(), availableSeats: z.int() })

export const ORDER_SORT_FIELDS = ['createdOn', 'orderNumber', 'totalAmount'] as const

/** Which part of a history, in which order (MEM-239); the latest orders first when nothing is asked. */
const historyQuery = z
  .object({
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
    page: z.coerce.number().int().min(1).max(1000).default(1),
    sortField: z.enum(ORDER_SORT_FIELDS).default('createdOn'),
    sortDirection: z.enum(['asc', 'desc']).default('desc'),
  })
  .prefault({})

/** A file; `content` is base64. */
const orderDocument = z.object({ filename: z.string(), contentType: z.string(), content: z.string() })

export const DOCUMENT_KINDS = ['tickets', 'calendar'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]
export type OrderDocumentPayload = z.infer<typeof orderDocument>
export type OrderHistoryItem = z.infer<typeof orderHistoryItem>
export type OrderHistoryQuery = z.infer<typeof historyQuery>

/** Who may read an order besides its customer: whoever holds the id of the cart that became it, or its secret link. */
export const buyer = z
  .object({ 'x-cart-id': z.string().max(128).optional(), 'x-order-link': z.string().max(256).optional() })
  .optional()

/** An order for whoever may read it; `link` opens it without a sign-in, on any device, for as long as it is kept secret. */
const ownOrder = orderPayload.extend({
  link: z.string(),
  /** each with a link of its own, which shows that ticket and nothing else */
  tickets: z.array(orderTicket.extend({ link: z.string() })),
  /** what may be changed of it now, by the policy it was placed under; ends are not included */
  changes: z.object({
    /** visits that can be moved, by their slots */
    visits: z.array(z.object({ eventId: z.string(), moveUntil: z.iso.datetime() })),
    /** visits that could be moved until then, by their slots */
    endedVisits: z.array(z.object({ eventId: z.string(), movedUntil: z.iso.datetime() })),
    /** what comes back when its visits are cancelled, in cents; null where they cannot be */
    cancel: z
      .object({
        until: z.iso.datetime(),
        /** the rule that it follows: so many hours before the first visit this share of what was paid, less the fee */
        hours: z.int(),
        refundPercent: z.int(),
        cancelFee: z.int(),
        /** what was paid for the visits and add-ons that are given up */
        paid: z.int(),
        total: z.int(),
        card: z.int(),
        certificate: z.int(),
      })
      .nullable(),
    /** until when its visits can or could be cancelled, so many hours before one begins; null where they never could, or are cancelled */
    cancelDeadline: z.object({ until: z.iso.datetime(), hours: z.number() }).nullable(),
  }),
})

export type OwnOrderPayload = z.infer<typeof ownOrder>
export type OrderChanges = OwnOrderPayload['changes']

/** A visit of an order by its slot. */
const visitParams = z.object({ orderId: z.string().max(128), eventId: z.string().max(128) })

export const orders = {
  search: endpoint({
    method: 'GET',
    path: '/orders/search',
    summary: 'The orders of the signed-in customer, the latest first',
    tags: ['Orders'],
    refusals: ['UNAUTHORIZED'],
  })
    .input(z.object({ query: historyQuery }).prefault({}))
    .output(envelope(z.object({ list: z.array(orderHistoryItem), total: z.int() }))),
  document: endpoint({
    method: 'GET',
    path: '/orders/{orderId}/documents/{kind}',
    summary: 'The tickets of an order as PDF, or its visits as a calendar file',
    tags: ['Orders'],
    refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  })
    .input(
      z.object({
        params: z.object({ orderId: z.string().max(128), kind: z.enum(DOCUMENT_KINDS) }),
        headers: buyer,
      }),
    )
    .output(envelope(orderDocument)),
  mail: endpoint({
    method: 'POST',
    path: '/orders/{orderId}/mail',
    summary: 'Mails the tickets of an order again, to where they were sent before',
    tags: ['Orders'],
    refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'CHANGE_REFUSED'],
  })
    .input(z.object({ params: z.object({ orderId: z.string().max(128) }), headers: buyer }))
    .output(envelope(z.object({ email: z.string() }))),
  mailAgain: endpoint({
    method: 'POST',
    path: '/orders/mail',
    summary:
      'Mails the tickets of an order again by its number and email; the same answer where there is none',
    tags: ['Orders'],
    refusals: ['TOO_MANY_REQUESTS'],
  })
    .input(
      z.object({ body: z.object({ email: z.email().max(254), orderNumber: z.string().trim().max(64) }) }),
    )
    .output(envelope(z.object({ sent: z.literal(true) }))),
  policy: endpoint({
    method: 'GET',
    path: '/order-policy',
    summary: 'What may be changed later of an order that is placed now, usually and of these events',
    tags: ['Orders'],
  })
    .input(z.object({ query: z.object({ eventIds: list }).optional() }))
    .output(envelope(z.object({ usual: changePolicy, events: z.record(z.string(), changePolicy) }))),
  ticketCalendar: endpoint({
    method: 'GET',
    path: '/order-tickets/{link}/calendar',
    summary: 'The visit of one ticket under its own link as a calendar file, without its order',
    tags: ['Orders'],
    refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  })
    .input(z.object({ params: z.object({ link: z.string().max(256) }) }))
    .output(envelope(orderDocument)),
  ticket: endpoint({
    method: 'GET',
    path: '/order-tickets/{link}',
    summary: 'One ticket under its own link and which of its visit it is, without its price and its order',
    tags: ['Orders'],
    refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  })
    .input(z.object({ params: z.object({ link: z.string().max(256) }) }))
    .output(envelope(orderTicket.omit({ price: true }).extend({ place: ticketPlace }))),
  starts: endpoint({
    method: 'GET',
    path: '/orders/{orderId}/visits/{eventId}/starts',
    summary:
      'Where a visit can be moved to: days, and the starts of one of them with seats at the same prices',
    tags: ['Orders'],
    refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'CHANGE_REFUSED'],
  })
    .input(
      z.object({ params: visitParams, headers: buyer, query: z.object({ date: calendarDate }).optional() }),
    )
    .output(
      envelope(
        z.object({
          days: z.array(z.string()),
          /** those that have seats at other prices alone */
          otherDays: z.array(z.string()),
          /** the day of `starts`; null where there is none */
          date: z.string().nullable(),
          starts: z.array(orderStart),
          /** those at other prices, which the visit cannot be moved to; cents that its tickets cost more there */
          otherStarts: z.array(orderStart.extend({ difference: z.int() })),
        }),
      ),
    ),
  move: endpoint({
    method: 'POST',
    path: '/orders/{orderId}/visits/{eventId}/move',
    summary: 'Moves a visit with all its tickets to another start of its event, whose slot is named',
    tags: ['Orders'],
    refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'CHANGE_REFUSED', 'SLOT_UNAVAILABLE'],
  })
    .input(
      z.object({
        params: visitParams,
        headers: buyer,
        body: z.object({ eventId: z.string().max(128) }),
      }),
    )
    .output(envelope(ownOrder)),
  cancel: endpoint({
    method: 'POST',
    path: '/orders/{orderId}/cancel',
    summary: 'Cancels the visits of an order; `refund` is what was shown to come back, in cents',
    tags: ['Orders'],
    refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'CHANGE_REFUSED', 'CONFLICT'],
  })
    .input(
      z.object({
        params: z.object({ orderId: z.string().max(128) }),
        headers: buyer,
        body: z.object({ refund: z.int().min(0) }),
      }),
    )
    .output(envelope(ownOrder)),
  get: endpoint({
    method: 'GET',
    path: '/orders/{orderId}',
    summary: 'An order by id or number, for whoever bought it and for staff',
    tags: ['Orders'],
    refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  })
    .input(
      z.object({
        params: z.object({ orderId: z.string().max(128) }),
        headers: buyer,
      }),
    )
    .output(envelope(ownOrder)),
}
