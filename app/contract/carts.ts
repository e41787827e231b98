import { z } from 'zod'
import { ITEM_TYPES, LINE_TYPES, PURCHASE_TYPES } from '#app/rules/carts/item-types.ts'
import { MAX_QUANTITY } from '#app/rules/tickets/quantity.ts'
import { donationDetail } from './donations.ts'
import { endpoint, envelope, list } from './endpoint.ts'
import { image } from './events.ts'
import { membershipOrderPayload, sentMembershipInfo } from './membership-orders.ts'
import { CART_REFUSALS } from './refusals.ts'
import { taxShare } from './taxes.ts'
import { coupon } from './venue-file/coupons.ts'
import { MAX_CENTS } from './venue-file/fields.ts'

const purchaseType = z.enum(PURCHASE_TYPES)
const itemType = z.enum(ITEM_TYPES)

const reference = z.string().min(1, 'must not be empty').max(128, 'must have at most 128 characters')
const text = z.string().max(2_000)
const cents = z.int('must be a whole number of cents')

/** How many of one thing: the longest that can be typed has three digits (ORD-200). */
export const quantity = z
  .number({ error: 'must be a number' })
  .int('must be a whole number')
  .min(0, 'must not be negative')
  .max(MAX_QUANTITY, `must be at most ${MAX_QUANTITY}`)

/** Tickets of one person type for one slot (ORD-113). `name`, `price` (cents) and `description` are the server's; what is sent for them is ignored. */
const ticket = z.object({
  id: reference
    .optional()
    .describe('Needed: a cart with a ticket that has none is refused with CART_ITEM_WITHOUT_ID'),
  ticketTypeId: reference,
  quantity,
  isRetail: z.boolean().default(false),
})
const pricedTicket = ticket.extend({
  id: z.string(),
  name: z.string(),
  description: z.string().optional(),
  /** cents, at the full price */
  price: cents,
  /** cents: what one costs this visitor, where it is less than `price` */
  discountedPrice: cents.optional(),
})

const addOn = z.object({ id: reference.optional(), inventoryId: reference, quantity })
const pricedAddOn = addOn.extend({
  id: z.string(),
  name: z.string(),
  description: z.string().optional(),
  price: cents,
})

/** A combo; an event without `eventId` is sold out (ORD-114, ORD-115). */
const combo = z.object({
  id: reference.optional(),
  comboTemplateId: reference,
  comboTemplateName: text.default(''),
  comboTemplateType: text.default(''),
  events: z
    .array(z.object({ eventTemplateId: reference, eventId: reference.optional() }))
    .max(100)
    .default([]),
  tickets: z
    .array(z.object({ eventTemplateId: reference, ticketTypeId: reference, quantity }))
    .max(1_000)
    .default([]),
  addOns: z
    .array(z.object({ addOnId: reference, quantity, unitPrice: cents.default(0) }))
    .max(100)
    .default([]),
})

const membership = z.object({
  id: reference.optional(),
  /** 'MembershipUpgrade' is 'Upgrade' (decision M1) */
  type: z.union([purchaseType, z.literal('MembershipUpgrade').transform(() => 'Upgrade' as const)]),
  membershipCategoryId: reference,
  membershipOfferingId: reference.optional(),
  pricePointId: reference.optional(),
  membershipId: reference.optional(),
  /** the level that this one stands beside or comes from, as the link named it */
  sourceCategoryId: reference.optional(),
  auxiliary: z.boolean().default(false),
  isGift: z.boolean().default(false),
  isAutorenew: z.boolean().default(false),
  /** who it is for; left out, what was sent for this item before stays. Read back by `GET /shopping_cart/memberships` alone */
  membershipInfo: sentMembershipInfo.optional(),
})

/** A membership as the server sees it: names and price (cents) are looked up, the quantity is always 1 (ORD-319). */
const pricedMembership = membership.omit({ membershipInfo: true }).extend({
  type: purchaseType,
  quantity: z.literal(1),
  membershipCategoryName: z.string().optional(),
  membershipOfferingName: z.string().optional(),
  pricePointName: z.string().optional(),
  price: cents,
  /** an upgrade: what is left to pay after what was paid for the membership held now */
  calculatedPrice: cents.optional(),
})

/** `amount` and `price` in cents (ORD-118). */
const donation = z.object({
  id: reference.optional(),
  inventoryId: reference,
  type: z.enum(['donation', 'fixedDonation']),
  amount: cents.min(0, 'must not be negative').max(MAX_CENTS, `must be at most ${MAX_CENTS}`).default(0),
  price: cents.default(0),
  quantity: quantity.default(1),
  hasDecimal: z.boolean().optional(),
  donationDetail: donationDetail.optional(),
})

const formReference = z.object({
  formId: reference,
  formResponseId: reference.optional(),
  itemId: reference,
  itemName: text,
  itemType: itemType,
  pricePointId: reference.optional(),
  pricePointName: text.optional(),
  oncePerCart: z.boolean().default(false),
})

/** Persons who take the whole of a combo; with `eventTemplateId` admissions beyond that, to this event alone. */
const comboPeople = z.object({
  ticketTypeId: z.string(),
  eventTemplateId: z.string().optional(),
  name: z.string(),
  amount: z.int(),
  /** cents, at the full price and as paid, for all of them */
  retailSubtotal: cents,
  subtotal: cents,
})

/**
 * What an order line says of itself (ORD-116, CHK-098): one line for each slot of an event, one for a combo with all its
 * slots. Money in cents.
 */
export const cartLine = z.object({
  /** what `DELETE /shopping_cart/{itemId}` takes to remove the whole line */
  id: z.string(),
  type: z.string(),
  /** one of the item types, or what the venue adds to an order */
  itemType: z.enum(LINE_TYPES),
  name: z.string(),
  itemSubtotal: cents,
  itemRetailSubtotal: cents,
  /** what coupons have taken off `itemSubtotal` */
  couponDiscount: cents.optional(),
  /** what of `itemRetailSubtotal` member prices have taken off */
  memberDiscount: cents.optional(),
  /** its share of the venue's taxes; left out where it has none */
  taxes: z.array(taxShare).optional(),
  eventTemplateId: z.string().optional(),
  images: z.array(image.extend({ mail: z.string().optional() })),
  /** the slot: its id and its start in wall time of the venue; of a combo with its event */
  events: z.array(
    z.object({
      eventId: z.string(),
      startTime: z.string().optional(),
      eventTemplateId: z.string().optional(),
      name: z.string().optional(),
    }),
  ),
  price: cents,
  amount: z.int(),
  retailPrice: cents,
  retailAmount: z.int(),
  /** a donation: what was said with it */
  donationDetail: donationDetail.optional(),
  items: z.array(
    z.object({
      id: z.string(),
      eventId: z.string().optional(),
      /** in a combo, where the items of a line are of several events */
      eventTemplateId: z.string().optional(),
      ticketTypeId: z.string().optional(),
      name: z.string(),
      amount: z.int(),
      price: cents,
      /** of one, at the full price */
      retailPrice: cents.optional(),
      /** bought by a member at the full price */
      isRetail: z.boolean().optional(),
      subtotal: cents,
    }),
  ),
  /** of a combo: who it is for, as a buyer counts them; the items are its single admissions */
  people: z.array(comboPeople).optional(),
  /** of an add-on that was chosen with a combo: the combo's item */
  comboItemId: z.string().optional(),
})

const slot = { eventId: reference }
const sentEvent = z.object({
  eventTemplateId: reference,
  events: z
    .array(
      z.object({
        ...slot,
        tickets: z.array(ticket).max(200).default([]),
        addOns: z.array(addOn).max(100).default([]),
      }),
    )
    .max(100),
})
const pricedEvent = z.object({
  eventTemplateId: z.string(),
  events: z.array(
    z.object({ eventId: z.string(), tickets: z.array(pricedTicket), addOns: z.array(pricedAddOn) }),
  ),
})

const owner = {
  visitorId: z.string().optional(),
  tempVisitorId: z.string().optional(),
  membershipId: z.string().optional(),
  membershipIds: z.array(z.string()).max(50).default([]),
  couponCode: z.string().max(100).optional(),
  couponCodes: z.array(z.string().max(100)).max(50).default([]),
  donationDetail: donationDetail.optional(),
}

const otherItems = {
  comboItems: z.array(combo).max(50).default([]),
  memberships: z.array(membership).max(50).default([]),
  donations: z.array(donation).max(50).default([]),
  forms: z.array(formReference).max(500).default([]),
}

/** Something of a cart that the venue has ended since it was put in, by the name it had. `start`: the event is there, its time is not. */
const goneItem = z.object({
  kind: z.enum(['event', 'start', 'donation', 'membership']),
  /** of the event, the donation or the membership category */
  id: z.string(),
  name: z.string(),
})

/** A visit of an order that another one overlaps; `startTime` is wall time of the venue. */
const overlappedVisit = z.object({ eventTemplateId: z.string(), name: z.string(), startTime: z.string() })

/** What a coupon does, so that a page can show what the next ticket costs with it. */
export const couponTerms = z.object(coupon.shape).pick({
  discountType: true,
  value: true,
  distribution: true,
  eventIds: true,
  comboIds: true,
  personTypeIds: true,
  membershipCategoryIds: true,
  minimumTotal: true,
})

/** A cart as the server keeps and prices it (ORD-112). `version` rises with each change; `expirationDate` is an instant. */
export const cartPayload = z.object({
  id: z.string(),
  tenantId: z.string(),
  version: z.int(),
  ...owner,
  templates: z.array(pricedEvent),
  ...otherItems,
  memberships: z.array(pricedMembership).max(50),
  orders: z.array(cartLine),
  total: cents,
  discountTotal: cents,
  totals: z.object({ total: cents, discountTotal: cents }),
  /** what each tax comes to */
  taxes: z.array(taxShare),
  /** the codes that hold, and what each takes off */
  coupons: z.array(z.object({ couponCode: z.string(), discount: cents, terms: couponTerms })),
  expirationDate: z.string(),
  /** until when the seats are held, or were; null where the venue holds none, or the cart has none (decision O10) */
  hold: z.object({ expiresAt: z.string(), extensionsLeft: z.int() }).nullable(),
  /** what the cart names and the venue has ended; left out when there is nothing of the kind. The next change of the cart drops it */
  gone: z.array(goneItem).optional(),
  /** visits of which nobody can make both, each pair once; left out when there are none. They are sold all the same: a party may part */
  overlaps: z.array(z.object({ earlier: overlappedVisit, later: overlappedVisit })).optional(),
})

/** What may be sent. Prices, names, lines and totals in it are ignored; the server computes them. */
export const cartInput = z.object({
  /** the cart to change; left out, the header or the session says which, else a new one is made */
  id: z.string().max(128).optional(),
  /** the version that was shown; another one stored is a `CONFLICT` and nothing is overwritten */
  version: z.int().optional(),
  ...owner,
  templates: z.array(sentEvent).max(100).default([]),
  ...otherItems,
  verifyEntitlements: z.boolean().optional(),
  /** `push` adds to what is in the cart; left out, the cart is replaced */
  updateType: z.literal('push').optional(),
  /** what leaves the cart or gets another start by this change can be put back for ten seconds (`POST /shopping_cart/undo`), and its seats are kept so long */
  isUndoable: z.boolean().optional(),
})

const basketChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('combo'), names: z.array(z.string()) }),
  z.object({ kind: z.literal('tickets') }),
  z.object({ kind: z.literal('code'), code: z.string() }),
  /** `costs`: the price of the membership, in cents */
  z.object({ kind: z.literal('join'), categoryId: z.string(), name: z.string(), costs: cents }),
])

/** A cart that gives what this one does for less: what changes, and what each of the two costs. `saved`: without the membership. */
const basketOffer = z.object({ change: basketChange, before: cents, after: cents, saved: cents })

/** What a link brings to another device. `isOwn`: that device has this cart already; `cart` is null where it `isSold`. */
const linkedCart = z.object({ isOwn: z.boolean(), isSold: z.boolean(), cart: cartPayload.nullable() })

/** An order with a membership in it: what it costs, and what all but the membership costs less; cents. */
const joinQuote = z.object({ categoryId: z.string(), total: cents, saved: cents })
export type JoinQuotePayload = z.output<typeof joinQuote>

export type BasketOfferPayload = z.output<typeof basketOffer>
export type CartPayload = z.output<typeof cartPayload>
export type GoneItem = z.output<typeof goneItem>
export type CartLine = z.output<typeof cartLine>
export type CartInput = z.output<typeof cartInput>
/** What a screen writes: everything with a default may be left out. */
export type CartDraft = z.input<typeof cartInput>

const cartHeaders = z.object({ 'x-cart-id': z.string().max(128).optional() }).optional()
const owners = z.object({ membershipId: z.string().optional(), membershipIds: list }).optional()
const cart = { tags: ['Cart'] }

export const carts = {
  get: endpoint({ method: 'GET', path: '/shopping_cart', summary: 'The visitor’s cart, or null', ...cart })
    .input(z.object({ headers: cartHeaders, query: owners }).optional())
    .output(envelope(cartPayload.nullable())),
  memberships: endpoint({
    method: 'GET',
    path: '/shopping_cart/memberships',
    summary: 'The memberships of the cart and who they are for',
    ...cart,
  })
    .input(z.object({ headers: cartHeaders, query: owners }).optional())
    .output(envelope(z.array(membershipOrderPayload))),
  put: endpoint({
    method: 'PUT',
    path: '/shopping_cart',
    summary: 'Stores and prices the cart',
    ...cart,
    refusals: [...CART_REFUSALS, '9049', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  })
    .input(z.object({ headers: cartHeaders, body: cartInput }))
    .output(envelope(cartPayload)),
  hold: endpoint({
    method: 'POST',
    path: '/shopping_cart/hold',
    summary: 'Holds the seats of the cart for longer, or anew what is still free',
    ...cart,
    refusals: ['CONFLICT', 'HOLD_SPENT', 'NOT_FOUND'],
  })
    .input(z.object({ headers: cartHeaders }).optional())
    .output(envelope(z.object({ cart: cartPayload, released: z.array(cartLine) }))),
  undo: endpoint({
    method: 'POST',
    path: '/shopping_cart/undo',
    summary: 'Puts back what was taken out of the cart in the last ten seconds',
    ...cart,
    refusals: [...CART_REFUSALS, 'CONFLICT', 'NOT_FOUND'],
  })
    .input(z.object({ headers: cartHeaders }).optional())
    .output(envelope(cartPayload)),
  link: endpoint({
    method: 'GET',
    path: '/shopping_cart/link',
    summary: 'A secret that brings the cart to another device for a while; null without a cart',
    ...cart,
  })
    .input(z.object({ headers: cartHeaders }).optional())
    .output(envelope(z.object({ link: z.string(), until: z.string() }).nullable())),
  endLink: endpoint({
    method: 'DELETE',
    path: '/shopping_cart/link',
    summary: 'Ends the links that were made of the cart so far; devices that have it already keep it',
    ...cart,
  })
    .input(z.object({ headers: cartHeaders }).optional())
    .output(envelope(z.null())),
  linked: endpoint({
    method: 'GET',
    path: '/shopping_cart/linked',
    summary: 'The cart that a link brings, under an id for this device alone; changes nothing',
    ...cart,
    refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  })
    .input(z.object({ headers: z.object({ 'x-cart-link': z.string().max(512) }) }))
    .output(envelope(linkedCart)),
  standing: endpoint({
    method: 'GET',
    path: '/shopping_cart/standing',
    summary: 'Whether the cart is still to be bought, or an order by now',
    ...cart,
  })
    .input(z.object({ headers: cartHeaders }).optional())
    .output(envelope(z.object({ standing: z.enum(['open', 'sold', 'none']) }))),
  offer: endpoint({
    method: 'GET',
    path: '/shopping_cart/offer',
    summary: 'The best way to pay less for what is in the cart, or null; nothing is changed',
    ...cart,
  })
    .input(z.object({ headers: cartHeaders }).optional())
    .output(envelope(basketOffer.nullable())),
  joinQuotes: endpoint({
    method: 'GET',
    path: '/shopping_cart/join_quotes',
    summary: 'What the cart costs with each membership that makes its tickets cheaper',
    ...cart,
  })
    .input(z.object({ headers: cartHeaders }).optional())
    .output(envelope(z.array(joinQuote))),
  takeOffer: endpoint({
    method: 'POST',
    path: '/shopping_cart/offer',
    summary: 'Changes the cart to what was offered; it can be undone for ten seconds',
    ...cart,
    refusals: [...CART_REFUSALS, 'CONFLICT', 'NOT_FOUND'],
  })
    .input(
      z.object({
        headers: cartHeaders,
        /** what the cart was to cost: refused where it costs more by now */
        body: z.object({ after: cents }),
      }),
    )
    .output(envelope(cartPayload)),
  deleteItem: endpoint({
    method: 'DELETE',
    path: '/shopping_cart/{itemId}',
    summary: 'Removes one item',
    ...cart,
    refusals: ['CONFLICT', 'NOT_FOUND'],
  })
    .input(z.object({ headers: cartHeaders, params: z.object({ itemId: z.string().max(300) }) }))
    .output(envelope(cartPayload)),
  delete: endpoint({
    method: 'DELETE',
    path: '/shopping_cart',
    summary: 'Deletes the cart named in X-Cart-Id',
    ...cart,
  })
    .input(z.object({ headers: cartHeaders }).optional())
    .output(envelope(z.null())),
}
