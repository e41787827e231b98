import type { Availability } from '#app/rules/slots/seats.ts'
import { NoticeLine, type NoticeTone } from '#app/ui/notice/notice.tsx'
import { type SpeakText, useText } from '#theme/texts/text-provider.tsx'

type AvailabilityLineProps = { availability: Availability; left: number; mayBuy: boolean }

const tones: Record<Exclude<Availability, 'available'>, NoticeTone> = {
  'no-tickets': 'info',
  'at-capacity': 'warning',
  'maxed-out': 'critical',
  'few-left': 'warning',
}

const sentences: Record<keyof typeof tones, (text: SpeakText, left: number) => string> = {
  'no-tickets': text => text('tickets-none'),
  'at-capacity': text => text('tickets-at-capacity'),
  'maxed-out': text => text('tickets-not-enough'),
  'few-left': (text, left) => (left === 0 ? text('tickets-last-tickets') : text('tickets-remaining-seats', { count: left })),
}

/** The one thing there is to say about an event's tickets (ORD-142, ORD-288); announced when it changes. */
export const AvailabilityLine = ({ availability, left, mayBuy }: AvailabilityLineProps) => {
  const text = useText()
  if (!mayBuy) return <NoticeLine tone="info">{text('tickets-membership-required')}</NoticeLine>
  return (
    <div role="status">
      {availability === 'available' ? null : <NoticeLine tone={tones[availability]}>{sentences[availability](text, left)}</NoticeLine>}
    </div>
  )
}
