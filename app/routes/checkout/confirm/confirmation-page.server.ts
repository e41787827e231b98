import type { EventTemplatePayload } from '#app/contract/events.ts'
import type {
  OrderItemPayload,
  OrderMembershipPayload,
  OrderPayload,
  OrderTicketPayload,
} from '#app/contract/orders.ts'
import { drawCodePath } from '#app/pages/draw-code-path.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { readOwnOrder } from '#app/pages/read-own-order.ts'
import type { VenueView } from '#app/pages/venue-view.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import { dateText, timeText } from '#app/rules/calendar/date-text.ts'
import { isCharge } from '#app/rules/carts/item-types.ts'
import { hasAutoRenewNotice, totalsByType } from '#app/rules/checkout/confirmation.ts'
import { shownDigits } from '#app/rules/checkout/gift-certificate.ts'
import { dedicationOf } from '#app/rules/donations/donation-detail.ts'
import { sumCents } from '#app/rules/money/cents.ts'
import type {
  Confirmation,
  ConfirmationTicket,
  MemberCardView,
  ReceiptLine,
  ReceiptPart,
} from './confirmation-model.ts'

/** The order for whoever bought it, 404 for everybody else; null when it cannot be read now, which is not told (CHK-303). */
export async function loadConfirmation(visit: Visit, orderNumber: string): Promise<Confirmation | null> {
  const order = await readOwnOrder(visit, orderNumber)
  if (!order) return null
  const events = await loadEvents(visit, order)
  const { venue, url } = visit
  return confirmationOf(order, { venue, events, digits: shownDigits(url.searchParams.get('giftCardDigits')) })
}

/** What is known today of the events that were bought, by id (CHK-062); one that cannot be read is left out. */
async function loadEvents({ api, context, venue }: Visit, { tickets }: OrderPayload) {
  const ids = [...new Set(tickets.map(({ eventTemplateId }) => eventTemplateId))]
  const responses = ids.map(eventTemplateId =>
    withFallback(
      api.events.template({ params: { eventTemplateId } }).then(({ payload }) => payload),
      { log: context.log, what: 'event of an order', fallback: null },
    ),
  )
  const answers = await Promise.all(responses)
  return new Map(
    answers.flatMap((event, index) => (event ? [[ids[index] ?? '', factsOf(event, venue)]] : [])),
  )
}

/** Where to go and for how long, as far as the venue says. */
function factsOf({ resources, duration }: EventTemplatePayload, { text }: VenueView): string[] {
  const places = resources.map(({ name }) => name)
  if (!duration) return places
  return [...places, text('event-duration', { hours: Math.floor(duration / 60), minutes: duration % 60 })]
}

type ConfirmationSource = { venue: VenueView; events: ReadonlyMap<string, string[]>; digits: string | null }

function confirmationOf(order: OrderPayload, { venue, events, digits }: ConfirmationSource): Confirmation {
  const { tickets, sumTotal, discountedSumTotal, giftCertificateAmount, coupons, memberships } = order
  const lines = receiptLines(order, venue)
  return {
    tickets: tickets.map(ticket => ticketOf(ticket, { venue, events })),
    cards: memberships.map(sold => memberCard(sold, venue)),
    groups: totalsByType(lines).map(({ type, lines: own, total }) => ({
      type,
      total,
      lines: own.map(({ itemType: _, ...line }) => line),
    })),
    saved: sumTotal - discountedSumTotal,
    coupons: coupons.map(({ couponCode }) => couponCode),
    total: discountedSumTotal,
    taxes: order.taxes,
    card: cardOf(order, venue),
    certificate: giftCertificateAmount > 0 && digits ? { digits, amount: giftCertificateAmount } : null,
    autoRenews: hasAutoRenewNotice(memberships),
  }
}

function cardOf({ creditCardBrand, ccLastFourDigits, paid }: OrderPayload, { text }: VenueView) {
  return ccLastFourDigits
    ? { brand: creditCardBrand ?? text('payment-brand-other'), lastFour: ccLastFourDigits, amount: paid }
    : null
}

function ticketOf(
  { id, code, eventName, eventTemplateId, eventStartTime, ticketingTypeName }: OrderTicketPayload,
  { venue, events }: Pick<ConfirmationSource, 'venue' | 'events'>,
): ConfirmationTicket {
  const { path, size } = drawCodePath(code)
  return {
    id,
    eventName,
    typeName: ticketingTypeName,
    ...startOf(eventStartTime, venue),
    facts: events.get(eventTemplateId) ?? [],
    code,
    codePath: path,
    codeSize: size,
  }
}

/** Everything that was bought; what was chosen with a combo stands with it, and is a part of what it came to (CHK-054, CHK-055). */
function receiptLines({ orderItems: items }: OrderPayload, venue: VenueView) {
  const comboIds = items.filter(({ itemType }) => itemType === 'Combo').map(({ itemId }) => itemId)
  const isBeside = ({ comboItemId }: OrderItemPayload) =>
    comboItemId !== null && comboIds.includes(comboItemId)
  return items
    .filter(item => !isBeside(item))
    .map(item => {
      const addOns = items.filter(({ comboItemId }) => comboItemId === item.itemId)
      return { itemType: item.itemType, ...receiptLine(item, { addOns, venue }) }
    })
}

type LineContext = { addOns: OrderItemPayload[]; venue: VenueView }

function receiptLine(item: OrderItemPayload, { addOns, venue }: LineContext): ReceiptLine {
  const { itemId, itemType, eventName, eventStartTime, discountedAmount, donationDetail } = item
  const isCombo = itemType === 'Combo'
  return {
    id: itemId,
    name: eventName,
    when: whenOf(eventStartTime, venue) ?? dedicationLine(donationDetail, venue),
    amount: discountedAmount + (isCombo ? sumCents(addOns.map(addOn => addOn.discountedAmount)) : 0),
    parts: isCharge(itemType) ? [] : partsOf(item, venue),
    combo: isCombo
      ? { visits: visitsOf(item, venue), addOns: addOns.flatMap(addOn => partsOf(addOn, venue)) }
      : null,
  }
}

const numberText = ({ membershipId }: OrderMembershipPayload, { text }: VenueView) =>
  text('membership-profile-number', { number: membershipId })

function termText({ startDate, expirationDate }: OrderMembershipPayload, { text, locale }: VenueView) {
  const day = (date: string) => dateText({ date }, { pattern: 'review', locale })
  return text('membership-valid', { from: day(startDate), until: day(expirationDate) })
}

/** What a new member needs to know: the number that is typed to be recognised, and for how long it holds. */
const memberCard = (sold: OrderMembershipPayload, venue: VenueView): MemberCardView => ({
  id: sold.itemId,
  level: sold.membershipCategoryName,
  offering: sold.membershipOfferingName,
  gift: sold.isGift ? venue.text('confirmation-gift', { recipient: sold.name }) : null,
  people: sold.cardholders.map(({ name }) => name).filter(name => !sold.isGift || name !== sold.name),
  number: numberText(sold, venue),
  valid: termText(sold, venue),
})

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
    time: time ? timeText(time.slice(0, 5), locale) : null,
  }
}
