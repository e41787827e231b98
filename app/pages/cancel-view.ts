import type { OwnOrderPayload } from '#app/contract/orders.ts'
import { orderScreenHref } from '#app/rules/links/order-links.ts'
import { formatMoney } from '#app/rules/money/format-money.ts'
import { staysBought } from '#app/rules/orders/refund-of.ts'
import type { BoughtOrder } from '#app/ui/bought-order/bought-order.ts'
import type { Visit } from './open-page.ts'
import { momentWords } from './start-words.ts'
import type { VenueView } from './venue-view.ts'

type CancelVisit = Pick<Visit, 'venue' | 'tenantId'>

/** How an order can be cancelled and what comes back; null where it cannot be. */
export function cancelView(order: OwnOrderPayload, { venue, tenantId }: CancelVisit): BoughtOrder['cancel'] {
  const { cancel } = order.changes
  return (
    cancel && {
      href: orderScreenHref(tenantId, { link: order.link, screen: 'cancel' }),
      until: momentWords(cancel.until, venue),
      paid: cancel.paid,
      total: cancel.total,
      lines: refundLines(cancel, { order, venue }),
      keepsOthers: order.orderItems.some(staysBought),
    }
  )
}

/** That an order is cancelled, and where its money goes; null for every other. */
export function cancellationView(
  order: OwnOrderPayload,
  { venue }: Pick<CancelVisit, 'venue'>,
): BoughtOrder['cancelled'] {
  const { cancellation } = order
  if (!cancellation) return null
  return {
    date: momentWords(cancellation.cancelledOn, venue),
    lines: refundLines(cancellation, { order, venue }),
    refunds: refundParts(cancellation, { order, venue }),
  }
}

type Refund = { card: number; certificate: number }
type RefundSource = { order: OwnOrderPayload; venue: VenueView }

const cardOf = ({ order, venue }: RefundSource) => ({
  brand: order.creditCardBrand ?? venue.text('payment-brand-other'),
  lastFour: order.ccLastFourDigits ?? '',
})

/** Where money goes back to, a sentence each; none where the whole order cost nothing. */
function refundLines({ card, certificate }: Refund, source: RefundSource): string[] {
  const { order, venue } = source
  const amount = (cents: number) => formatMoney(cents, { currency: order.currency, locale: venue.locale })
  const digits = order.giftCertificateDigits ?? ''
  return [
    ...(card > 0 ? [venue.text('order-refund-card', { amount: amount(card), ...cardOf(source) })] : []),
    ...(certificate > 0
      ? [venue.text('order-refund-certificate', { amount: amount(certificate), digits })]
      : []),
    ...(card + certificate === 0 && order.discountedSumTotal > 0 ? [venue.text('order-refund-none')] : []),
  ]
}

/** What went back, as a receipt lists it. */
function refundParts({ card, certificate }: Refund, source: RefundSource) {
  const { order, venue } = source
  const digits = order.giftCertificateDigits ?? ''
  return [
    { label: venue.text('order-receipt-refund-card', cardOf(source)), amount: -card },
    { label: venue.text('order-receipt-refund-certificate', { digits }), amount: -certificate },
  ].filter(({ amount }) => amount < 0)
}
