import type { CartLine } from '#app/contract/carts.ts'
import type {
  OrderItemPayload,
  OrderMembershipPayload,
  OrderPayload,
  OrderTicketPayload,
} from '#app/contract/orders.ts'
import type { SoldMembership } from '#app/rules/memberships/sold-membership.ts'
import { findOrder, listTickets, type OrderRow, type TicketRow } from '#app/data/queries/orders-read.ts'
import { lastDigits } from '#app/rules/checkout/gift-certificate.ts'
import { primaryCardholder } from '#app/rules/memberships/primary-cardholder.ts'
import { divideHalfUp, lineTotal } from '#app/rules/money/cents.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import type { Venue } from '../kernel/venue-store.ts'
import { findCustomer } from './find-customer.ts'

/** An order for whoever bought it, and for staff; to everybody else it does not exist. */
export const getOrder = api.orders.get.handler(async ({ input: { params, headers }, context }) => ({
  payload: await readableOrder(context, { orderId: params.orderId, cartId: headers?.['x-cart-id'] }),
}))

/** The order under an id or a number, if this caller may read it; refused as unknown otherwise. */
export async function readableOrder(
  context: ApiContext,
  { orderId, cartId }: { orderId: string; cartId?: string },
): Promise<OrderPayload> {
  const { db, tenantId, venue } = context
  const order = await findOrder(db, tenantId, orderId)
  if (!order || !(await mayRead(order, { context, cartId })))
    throw refuse('NOT_FOUND', { text: 'There is no such order' })
  return orderPayload(order, { venue, tickets: await listTickets(db, tenantId, order.id) })
}

/** The buyer holds the cart's random id, has the order in the signed session, or is signed in as its customer. */
async function mayRead(
  order: OrderRow,
  { context, cartId }: { context: ApiContext; cartId?: string },
): Promise<boolean> {
  const { session, staff } = context
  const bought =
    cartId === order.cartId ||
    session.cartId === order.cartId ||
    session.orderNumbers?.includes(order.orderNumber)
  if (staff || bought) return true
  const customer = await findCustomer(context)
  if (!customer) return false
  const { visitorId, email } = customer
  return (visitorId !== null && order.visitorId === visitorId) || (email !== null && order.email === email)
}

/** An order as the API tells it. */
export function orderPayload(
  order: OrderRow,
  { venue, tickets }: { venue: Venue; tickets: TicketRow[] },
): OrderPayload {
  const { contact, ticketDeliveryEmail, giftCertificate, coupons = [], lines, forms = [] } = order.document
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    createdOn: order.createdAt.toISOString(),
    email: order.email,
    firstName: contact.firstName,
    lastName: contact.lastName,
    ticketDeliveryEmail,
    emailAnalytics: order.document.emailAnalytics ?? null,
    sumTotal: order.total + order.discountTotal,
    discountedSumTotal: order.total,
    paid: order.paid,
    giftCertificateAmount: giftCertificate?.applied ?? 0,
    giftCertificateDigits: giftCertificate && lastDigits(giftCertificate.number),
    currency: order.document.currency,
    coupons,
    creditCardBrand: order.creditCardBrand,
    ccLastFourDigits: order.ccLastFourDigits,
    orderItems: lines.map(itemPayload),
    tickets: tickets.map(ticket => ticketPayload(ticket, { venue, lines })),
    forms,
    memberships: (order.document.memberships ?? []).map(membershipPayload),
  }
}

function itemPayload(line: CartLine): OrderItemPayload {
  const [slot] = line.itemType === 'Combo' ? [] : line.events
  return {
    itemId: line.id,
    itemType: line.itemType,
    eventTemplateId: line.eventTemplateId ?? null,
    eventId: slot?.eventId ?? null,
    eventName: line.name,
    eventStartTime: slot?.startTime ?? null,
    amount: line.itemRetailSubtotal,
    discountedAmount: line.itemSubtotal,
    couponDiscount: line.couponDiscount ?? 0,
    ...(line.donationDetail ? { donationDetail: line.donationDetail } : {}),
    items: line.people ? line.people.map(peoplePayload) : line.items.map(ticketsPayload),
    events: line.itemType === 'Combo' ? line.events.map(comboEventPayload) : [],
    comboItemId: line.comboItemId ?? null,
  }
}

const ticketsPayload = ({
  name,
  amount,
  price,
  retailPrice = price,
  subtotal,
}: CartLine['items'][number]) => ({
  quantity: amount,
  ticketingTypeName: name,
  unitPrice: retailPrice,
  discountedUnitPrice: price,
  amount: lineTotal(amount, retailPrice),
  discountedAmount: subtotal,
})

const peoplePayload = ({
  name,
  amount,
  retailSubtotal,
  subtotal,
}: NonNullable<CartLine['people']>[number]) => ({
  quantity: amount,
  ticketingTypeName: name,
  unitPrice: divideHalfUp(retailSubtotal, amount),
  discountedUnitPrice: divideHalfUp(subtotal, amount),
  amount: retailSubtotal,
  discountedAmount: subtotal,
})

const comboEventPayload = ({
  eventTemplateId = '',
  eventId,
  name = '',
  startTime,
}: CartLine['events'][number]) => ({
  eventTemplateId,
  eventId,
  eventName: name,
  eventStartTime: startTime ?? null,
})

const isKept = ({ cardStatus }: SoldMembership['member']['cardholders'][number]) => cardStatus !== 'dropped'

function membershipPayload({
  lineId,
  type,
  categoryName,
  offeringName,
  member,
  ...sold
}: SoldMembership): OrderMembershipPayload {
  const primary = primaryCardholder(member.cardholders)
  return {
    itemId: lineId,
    itemType: type,
    membershipId: member.membershipId,
    membershipNumber: member.membershipNumber ?? member.membershipId,
    membershipCategoryId: member.categoryId,
    membershipCategoryName: categoryName,
    membershipOfferingName: offeringName,
    name: primary ? fullName(primary) : '',
    cardholders: member.cardholders.filter(isKept).map(card => ({
      name: fullName(card),
      barcode: card.barcode ?? card.id ?? '',
    })),
    startDate: member.startDate,
    expirationDate: member.expirationDate,
    isGift: sold.isGift,
    isAutorenew: sold.isAutorenew,
  }
}

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  [firstName, lastName].filter(Boolean).join(' ')

/** Names are those of the day of the order; the catalogue's where the order holds none. */
function ticketPayload(
  ticket: TicketRow,
  { venue, lines }: { venue: Venue; lines: readonly CartLine[] },
): OrderTicketPayload {
  const { id, code, slotId, eventId, personTypeId, price, date, time } = ticket
  const { events, personTypes } = catalogueMaps(venue)
  const line = lines.find(candidate => candidate.events.some(slot => slot.eventId === slotId))
  const slot = line?.events.find(candidate => candidate.eventId === slotId)
  const item = line?.items.find(candidate => candidate.ticketTypeId === personTypeId)
  return {
    id,
    code,
    eventTemplateId: eventId,
    eventId: slotId,
    eventName: slot?.name ?? line?.name ?? events.get(eventId)?.name ?? '',
    eventStartTime: slot?.startTime ?? `${date}T${time}:00`,
    ticketTypeId: personTypeId,
    ticketingTypeName: item?.name ?? personTypes.get(personTypeId)?.name ?? '',
    price,
  }
}
