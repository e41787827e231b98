import type { Availability } from '#app/rules/slots/seats.ts'
import { availabilityMessage, lastSeats } from '#app/rules/slots/slot-messages.ts'
import { Words } from '#app/shell/words/words.tsx'
import { NoticeLine, type NoticeTone } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type AvailabilityLineProps = {
  availability: Availability
  left: number
  /** tickets of the event that are chosen */
  own: number
  mayBuy: boolean
  /** the requested start, where another one has to be chosen */
  missingTime?: string | null
}

const tones: Record<Availability, NoticeTone> = {
  'no-tickets': 'info',
  'at-capacity': 'warning',
  'maxed-out': 'critical',
  'few-left': 'warning',
  available: 'info',
}

/** The one thing there is to say about an event's tickets (ORD-142, ORD-288), and what to do about too many; announced when it changes. */
export const AvailabilityLine = ({ availability, left, own, mayBuy, missingTime }: AvailabilityLineProps) => {
  const text = useText()
  const isLast = availability === 'few-left' && left === 0 && own > 0
  // More than the seats that are left is told at the quantity, with the press that mends it.
  const isToldAbove = availability === 'maxed-out' && left + own > 0
  const message = isToldAbove ? null : isLast ? lastSeats(own) : availabilityMessage(availability, left)
  if (!mayBuy) return <NoticeLine tone="info">{text('tickets-membership-required')}</NoticeLine>
  if (missingTime) {
    return (
      <div role="status">
        <NoticeLine tone="warning">{text('tickets-time-missing', { time: missingTime })}</NoticeLine>
      </div>
    )
  }
  return (
    <div role="status">
      {message ? (
        <NoticeLine tone={isLast ? 'positive' : tones[availability]}>
          <Words message={message} />
        </NoticeLine>
      ) : null}
    </div>
  )
}
