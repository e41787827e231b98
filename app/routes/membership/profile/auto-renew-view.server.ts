import type { RecurringInfo } from '#app/contract/members.ts'
import type { Visit } from '#app/pages/open-page.ts'
import type { OwnRecord } from '#app/pages/own-membership.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import { dateText } from '#app/rules/calendar/date-text.ts'
import { type AutoRenewState, autoRenewPanel } from '#app/rules/memberships/auto-renew-panel.ts'
import { formatMoney } from '#app/rules/money/format-money.ts'
import type { AutoRenewView } from './auto-renew-panel.tsx'
import type { MembershipView } from './membership-view.ts'

type RenewalContext = { record: OwnRecord; membership: MembershipView }

/**
 * The auto-renew panel of a membership in the venue's words; null where the venue's memberships do not renew by themselves (MEM-256), or
 * nothing is known of it now.
 */
export async function autoRenewView(
  visit: Visit,
  { record, membership }: RenewalContext,
): Promise<AutoRenewView | null> {
  const { api, context, venue } = visit
  if (!venue.company.recurringPaymentEnabled) return null
  const response = api.members.recurring({ params: { membershipId: record.membershipId } })
  const answer = await withFallback(response, { log: context.log, what: 'auto-renewal', fallback: null })
  if (!answer) return null
  const { recurring, nextCharge } = answer.payload
  const { sentences, offersRenewal, ...panel } = autoRenewPanel({
    plan: recurring.recurringPaymentPlan,
    hasCharge: nextCharge !== null,
    hasUpcoming: membership.upcoming !== null,
    canRenew: membership.renewHref !== null && membership.ended === null,
  })
  const sentenceOf = sayings(venue, { info: answer.payload, membership })
  return {
    ...panel,
    sentences: sentences.map(kind => sentenceOf[kind]()),
    renewHref: offersRenewal ? membership.renewHref : null,
  }
}

type RenewalFacts = { info: RecurringInfo; membership: MembershipView }

/** The sentences of the panel; each is asked for only where what it tells is known. */
function sayings(
  venue: Visit['venue'],
  { info, membership }: RenewalFacts,
): Record<AutoRenewState['sentences'][number], () => string> {
  const { text, locale, currency } = venue
  const { onfilePaymentMethod: card, nextCharge, recurring } = info
  const canceledOn = recurring.recurringPaymentPlan?.canceledOn ?? ''
  return {
    charge: () =>
      text('auto-renew-message', {
        days: nextCharge?.daysBefore ?? 0,
        price: formatMoney(nextCharge?.amount ?? 0, { currency, locale }),
        brand: card?.paymentMethodBrand ?? '',
        lastFour: card?.ccLastFourDigits ?? '',
      }),
    call: () => text('auto-renew-call'),
    'opted-out': () =>
      text('auto-renew-opted-out', { date: dateText({ date: canceledOn }, { pattern: 'order', locale }) }),
    'renewed-as': () =>
      text('auto-renew-renewed-as', {
        name: membership.upcoming?.name ?? '',
        date: membership.upcoming?.until ?? '',
      }),
  }
}
