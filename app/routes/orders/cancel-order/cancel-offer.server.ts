import type { OwnOrderPayload } from '#app/contract/orders.ts'
import { cancelView } from '#app/pages/cancel-view.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { momentWords, whenOf } from '#app/pages/start-words.ts'
import type { VenueView } from '#app/pages/venue-view.ts'
import type { Cents } from '#app/rules/money/cents.ts'
import { formatMoney } from '#app/rules/money/format-money.ts'
import { policySentences } from '#app/rules/orders/policy-sentences.ts'
import { visitsOf } from '#app/rules/orders/visits.ts'

/** What is given up and what comes back, before it is done; null where the order cannot be cancelled. */
export function cancelOffer(order: OwnOrderPayload, visit: Pick<Visit, 'venue' | 'tenantId'>) {
  const cancel = cancelView(order, visit)
  return (
    cancel && {
      whole: order.discountedSumTotal,
      paid: cancel.paid,
      total: cancel.total,
      rule: cancel.total < cancel.paid ? ruleOf(order, visit.venue) : null,
      lines: cancel.lines,
      keepsOthers: cancel.keepsOthers,
      visits: visitsOf(order.tickets).map(({ slotId, name, startTime, tickets }) => ({
        id: slotId,
        name,
        when: whenOf(startTime, visit.venue),
        tickets: tickets.length,
      })),
    }
  )
}

/** The rule of the policy under which the order was placed, as it was told before buying. */
function ruleOf({ changes: { cancel }, currency }: OwnOrderPayload, venue: VenueView): string | null {
  if (!cancel) return null
  const { hours: cancelHours, refundPercent, cancelFee } = cancel
  const money = (cents: Cents) => formatMoney(cents, { currency, locale: venue.locale })
  const sentences = policySentences({ cancelHours, refundPercent, cancelFee }, money)
  return sentences.map(venue.formatMessage).join(' ')
}

/** Why an order cannot be cancelled, and until when it was possible. */
export function cancelRefusal({ cancellation, changes }: OwnOrderPayload, venue: VenueView): string {
  const { text } = venue
  if (cancellation) return text('order-cancelled', { date: momentWords(cancellation.cancelledOn, venue) })
  const { cancelDeadline: deadline } = changes
  if (!deadline) return text('order-cancel-never')
  return text('order-cancel-over', { date: momentWords(deadline.until, venue), hours: deadline.hours })
}
