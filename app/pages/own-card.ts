import { dateText } from '#app/rules/calendar/date-text.ts'
import { type StandingText, standingText } from '#app/rules/memberships/own-memberships.ts'
import type { OwnCardView } from '#app/ui/member-card/own-card.tsx'
import { drawCodePath } from './draw-code-path.ts'
import type { Visit } from './open-page.ts'
import type { OwnRecord } from './own-membership.ts'
import { todayOf } from './search-params.ts'

/** The card of a visitor's membership; one that has ended lets nobody in and has no code. */
export function ownCard(visit: Visit, record: OwnRecord): OwnCardView {
  const { venue } = visit
  const { membershipBenefitsExtension: graceDays } = venue.company
  const standing = standingText(record, { today: todayOf(visit), graceDays })
  const expires = dateText({ date: record.expiresOn }, { pattern: 'order', locale: venue.locale })
  const ended = endedText(standing.text, expires)
  return {
    venue: venue.name,
    level: record.membershipCategory,
    holder: record.name,
    number: record.membershipNumber,
    expires,
    ended,
    code: record.barcode && !ended ? drawCodePath(record.barcode) : null,
  }
}

function endedText(standing: StandingText['text'], date: string): OwnCardView['ended'] {
  if (standing === 'membership-canceled') return { text: 'membership-profile-canceled' }
  return standing === 'membership-expired' ? { text: 'membership-profile-expired', date } : null
}
