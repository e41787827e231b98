import type {
  OrderItemPayload,
  OrderMembershipPayload,
  OrderPayload,
  OrderTicketPayload,
} from '#app/contract/orders.ts'
import type { OrderCancellation } from '#app/data/documents/order-document.ts'
import type { OrderRow, TicketRow } from '#app/data/queries/orders/read.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { lastDigits } from '#app/rules/checkout/gift-certificate.ts'
import { primaryCardholder } from '#app/rules/memberships/primary-cardholder.ts'
import type { SoldMembership } from '#app/rules/memberships/sold-membership.ts'
import { divideHalfUp } from '#app/rules/money/cents.ts'
import { inOrderOfVisits, inTimeOrder } from '#app/rules/orders/visits.ts'
import { admissionsOf, type LinePart, type LineVisit, type OrderLine } from '#app/rules/pricing/order-line.ts'
import { taxTotals } from '#app/rules/pricing/taxes.ts'
import type { Venue } from '../../kernel/venue-store.ts'

/** A placed order in the words of the contract; names are those of its day. Cents. */
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
    taxes: taxTotals(lines),
    coupons,
    creditCardBrand: order.creditCardBrand,
    ccLastFourDigits: order.ccLastFourDigits,
    orderItems: inOrderOfVisits(lines, ({ visits }) => visits).map(itemPayload),
    tickets: tickets.map(ticket => ticketPayload(ticket, { venue, lines })),
    forms,
    memberships: (order.document.memberships ?? []).map(membershipPayload),
    moves: (order.document.moves ?? []).map(({ from, to, movedAt }) => ({ from, to, movedOn: movedAt })),
    cancellation: cancellationPayload(order.document.cancellation),
  }
}

const cancellationPayload = (cancellation: OrderCancellation | undefined): OrderPayload['cancellation'] =>
  cancellation
    ? {
        cancelledOn: cancellation.cancelledAt,
        tickets: cancellation.tickets.length,
        ...cancellation.refund,
      }
    : null

function itemPayload(line: OrderLine): OrderItemPayload {
  const [visit] = line.itemType === 'Combo' ? [] : line.visits
  return {
    itemId: line.id,
    itemType: line.itemType,
    eventTemplateId: line.itemType === 'Event' ? line.sourceId : null,
    eventId: visit?.slotId ?? null,
    eventName: line.name,
    eventStartTime: visit?.startTime ?? null,
    amount: line.listed,
    discountedAmount: line.paid,
    couponDiscount: line.coupon,
    ...(line.taxes ? { taxes: line.taxes } : {}),
    ...(line.donationDetail ? { donationDetail: line.donationDetail } : {}),
    items: line.parts.map(line.itemType === 'Combo' ? peoplePayload : partPayload),
    events: line.itemType === 'Combo' ? inTimeOrder(line.visits).map(visitPayload) : [],
    comboItemId: line.comboLineId ?? null,
  }
}

const partPayload = ({
  name,
  quantity,
  listedEach,
  visitorEach,
  listed,
  coupon,
  paid,
  isRetail,
}: LinePart) => ({
  quantity,
  ticketingTypeName: name,
  unitPrice: listedEach,
  discountedUnitPrice: visitorEach,
  amount: listed,
  discountedAmount: paid,
  ...(coupon > 0 ? { couponDiscount: coupon } : {}),
  ...(isRetail ? { isRetail } : {}),
})

/** Persons of a combo are told what each of them pays, before coupons. */
const peoplePayload = (part: LinePart) => ({
  ...partPayload(part),
  discountedUnitPrice: divideHalfUp(part.visitor, part.quantity),
})

const visitPayload = ({ eventId, slotId, name, startTime }: LineVisit) => ({
  eventTemplateId: eventId,
  eventId: slotId,
  eventName: name,
  eventStartTime: startTime,
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
  { venue, lines }: { venue: Venue; lines: readonly OrderLine[] },
): OrderTicketPayload {
  const { id, code, slotId, eventId, personTypeId, price, date, time } = ticket
  const { events, personTypes } = catalogueMaps(venue)
  const line = lines.find(({ visits }) => visits.some(visit => visit.slotId === slotId))
  const visit = line?.visits.find(each => each.slotId === slotId)
  const part = line && admissionsOf(line).find(each => each.personTypeId === personTypeId)
  return {
    id,
    code,
    eventTemplateId: eventId,
    eventId: slotId,
    eventName: visit?.name ?? events.get(eventId)?.name ?? '',
    eventStartTime: visit?.startTime ?? `${date}T${time}:00`,
    ticketTypeId: personTypeId,
    ticketingTypeName: part?.name ?? personTypes.get(personTypeId)?.name ?? '',
    price,
  }
}
