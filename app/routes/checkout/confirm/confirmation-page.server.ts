import type {
  OrderItemPayload,
  OrderMembershipPayload,
  OrderPayload,
  OrderTicketPayload,
} from '#app/contract/orders.ts'
import { refusalOf } from '#app/api/refuse.ts'
import { dateText, twelveHour } from '#app/rules/calendar/date-text.ts'
import { dedicationOf } from '#app/rules/donations/donation-detail.ts'
import { quietly } from '#app/session/quietly.ts'
import type { VenueView } from '#app/session/venue-view.ts'
import type { Visit } from '#app/session/visit.ts'
import type { Confirmation, ConfirmationTicket, ReceiptLine, ReceiptPart } from './confirmation-model.ts'
import { drawCode } from './draw-code.server.ts'

/** The order for whoever bought it, 404 for everybody else; null when it cannot be read now, which is not told (CHK-303). */
export async function loadConfirmation(visit: Visit, orderNumber: string): Promise<Confirmation | null> {
  const { api, venue, url, context } = visit
  if (!/^[\w-]{1,128}$/.test(orderNumber)) throw missing()
  const asked = api.orders.get({ params: { orderId: orderNumber } }).catch(error => {
    if (refusalOf(error)) return 'missing' as const
    throw error
  })
  const answer = await quietly(asked, { log: context.log, what: 'order', fallback: null })
  if (answer === 'missing') throw missing()
  return (
    answer && confirmationOf(answer.payload, { venue, digits: url.searchParams.get('giftCardDigits') ?? '' })
  )
}

const missing = () => new Response(null, { status: 404 })

function confirmationOf(
  order: OrderPayload,
  { venue, digits }: { venue: VenueView; digits: string },
): Confirmation {
  const { tickets, sumTotal, discountedSumTotal, creditCardBrand, ccLastFourDigits, giftCertificateAmount } =
    order
  const hasCertificate = giftCertificateAmount > 0 && /^[A-Za-z0-9]{1,4}$/.test(digits)
  return {
    tickets: tickets.map(ticket => ticketOf(ticket, venue)),
    lines: receiptLines(order, venue),
    saved: sumTotal - discountedSumTotal,
    total: discountedSumTotal,
    card: ccLastFourDigits
      ? { brand: creditCardBrand ?? venue.text('payment-brand-other'), lastFour: ccLastFourDigits }
      : null,
    certificate: hasCertificate ? { digits, amount: giftCertificateAmount } : null,
  }
}

function ticketOf(
  { id, code, eventName, eventStartTime, ticketingTypeName }: OrderTicketPayload,
  venue: VenueView,
): ConfirmationTicket {
  const { path, size } = drawCode(code)
  return {
    id,
    eventName,
    typeName: ticketingTypeName,
    ...startOf(eventStartTime, venue),
    code,
    codePath: path,
    codeSize: size,
  }
}

/** Everything that was bought; what was chosen with a combo stands with it (CHK-055). */
function receiptLines({ orderItems: items, memberships }: OrderPayload, venue: VenueView): ReceiptLine[] {
  const comboIds = items.filter(({ itemType }) => itemType === 'Combo').map(({ itemId }) => itemId)
  const isBeside = ({ comboItemId }: OrderItemPayload) =>
    comboItemId !== null && comboIds.includes(comboItemId)
  return items
    .filter(item => !isBeside(item))
    .map(item => {
      const { itemId, itemType, eventName, eventStartTime, discountedAmount, donationDetail } = item
      const addOns = items.filter(({ comboItemId }) => itemType === 'Combo' && comboItemId === itemId)
      return {
        id: itemId,
        name: eventName,
        when:
          whenOf(eventStartTime, venue) ??
          membershipLine(
            memberships.find(sold => sold.itemId === itemId),
            venue,
          ) ??
          dedicationLine(donationDetail, venue),
        amount: discountedAmount,
        parts: partsOf(item, venue),
        combo:
          itemType === 'Combo'
            ? { visits: visitsOf(item, venue), addOns: addOns.flatMap(addOn => partsOf(addOn, venue)) }
            : null,
      }
    })
}

/** What a new member needs to know: the number that is typed to be recognised, and for how long it holds. */
function membershipLine(sold: OrderMembershipPayload | undefined, venue: VenueView): string | null {
  if (!sold) return null
  const day = (date: string) => dateText({ date }, { pattern: 'review', locale: venue.locale })
  const { startDate, expirationDate, membershipId } = sold
  return [
    venue.text('membership-profile-number', { number: membershipId }),
    venue.text('membership-valid', { from: day(startDate), until: day(expirationDate) }),
  ].join(' · ')
}

const partsOf = ({ items }: OrderItemPayload, venue: VenueView): ReceiptPart[] =>
  items.map(({ quantity, ticketingTypeName: name, discountedAmount: amount }) => ({
    label: venue.text('cart-line', { quantity, name }),
    amount,
  }))

const visitsOf = ({ events }: OrderItemPayload, venue: VenueView) =>
  events.map(({ eventName, eventStartTime }) =>
    [eventName, whenOf(eventStartTime, venue)].filter(Boolean).join(' · '),
  )

function whenOf(start: string | null, venue: VenueView): string | null {
  const { date, time } = startOf(start, venue)
  return date && [date, time].filter(Boolean).join(' · ')
}

/** For whom a donation was given. */
function dedicationLine(detail: OrderItemPayload['donationDetail'], { text }: VenueView): string | null {
  const whom = dedicationOf(detail ?? {})
  return whom && text('donation-dedication', { kind: text(whom.kind), name: whom.name })
}

/** Wall time of the venue in words. */
function startOf(start: string | null, { locale }: VenueView): { date: string | null; time: string | null } {
  const [date, time] = (start ?? '').split('T')
  if (!date) return { date: null, time: null }
  return {
    date: dateText({ date }, { pattern: 'long', locale }),
    time: time ? twelveHour(time.slice(0, 5)) : null,
  }
}
