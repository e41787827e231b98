import type { ItemType, PurchaseType } from '#app/rules/carts/item-types.ts'
import type { SentDetail } from '#app/rules/donations/donation-detail.ts'
import type { Cents } from '#app/rules/money/cents.ts'

/** Tickets of one person type for one slot (ORD-113). */
export type CartTicket = {
  id: string
  ticketTypeId: string
  name: string
  description?: string
  price: Cents
  quantity: number
  isRetail: boolean
}
export type CartAddOn = {
  id: string
  inventoryId: string
  name: string
  description?: string
  price: Cents
  quantity: number
}
/** One slot of an event, `eventId` being the slot's id. */
export type CartSlot = { eventId: string; tickets: CartTicket[]; addOns: CartAddOn[] }
export type CartEvent = { eventTemplateId: string; events: CartSlot[] }

/** A combo; an event without `eventId` is sold out (ORD-114, ORD-115). */
export type CartCombo = {
  comboTemplateId: string
  comboTemplateName: string
  comboTemplateType: string
  events: { eventTemplateId: string; eventId?: string }[]
  tickets: { eventTemplateId: string; ticketTypeId: string; quantity: number }[]
  addOns: { addOnId: string; quantity: number; unitPrice: Cents }[]
}
export type CartMembership = {
  type: PurchaseType
  membershipCategoryId: string
  membershipOfferingId?: string
  pricePointId?: string
  membershipId?: string
  auxiliary: boolean
  isGift: boolean
  isAutorenew: boolean
}
export type CartDonation = {
  inventoryId: string
  type: 'donation' | 'fixedDonation'
  amount: Cents
  price: Cents
  quantity: number
  hasDecimal?: boolean
  donationDetail?: SentDetail
}
export type CartForm = {
  formId: string
  formResponseId?: string
  itemId: string
  itemName: string
  itemType: ItemType
  pricePointId?: string
  pricePointName?: string
  oncePerCart: boolean
}

/** A priced line of the order (ORD-116, CHK-098). */
export type OrderLine = {
  type: string
  itemType: ItemType
  itemSubtotal: Cents
  itemRetailSubtotal: Cents
  eventTemplateId?: string
  images: unknown[]
  events: { eventId: string }[]
}

/** A visitor's order before it is paid (ORD-112, CHK-097). `expirationDate` is an ISO instant. */
export type Cart = {
  id: string
  tenantId: string
  visitorId?: string
  tempVisitorId?: string
  membershipId?: string
  membershipIds: string[]
  couponCode?: string
  couponCodes: string[]
  donationDetail?: SentDetail
  templates: CartEvent[]
  comboItems: CartCombo[]
  memberships: CartMembership[]
  donations: CartDonation[]
  forms: CartForm[]
  orders: OrderLine[]
  total: Cents
  discountTotal: Cents
  totals: { total: Cents; discountTotal: Cents }
  expirationDate?: string
}
