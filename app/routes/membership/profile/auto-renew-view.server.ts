import type { RecurringInfo } from '#app/contract/members.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { type OwnRecord, ownHref } from '#app/pages/own-membership.ts'
import { readRecurring } from '#app/pages/read-recurring.ts'
import { todayOf } from '#app/pages/search-params.ts'
import { contactOf } from '#app/pages/shell-model-of.ts'
import { dateText } from '#app/rules/calendar/date-text.ts'
import { NEW_CARD_QUERY } from '#app/rules/links/membership-links.ts'
import { type AutoRenewState, autoRenewPanel } from '#app/rules/memberships/auto-renew-panel.ts'
import { chargeFacts } from '#app/rules/memberships/charge-facts.ts'
import { formatMoney } from '#app/rules/money/format-money.ts'
import type { AutoRenewView } from './auto-renew-panel.tsx'
import type { MembershipView } from './membership-view.ts'

/** Its last day is still to come. */
const RUNNING = ['membership-active', 'membership-begins']

type RenewalContext = { record: OwnRecord; membership: MembershipView }

/**
 * The auto-renew panel of a membership in the venue's words; null where the venue's memberships do not renew by themselves (MEM-256), or
 * nothing is known of it now.
 */
export async function autoRenewView(
  visit: Visit,
  { record, membership }: RenewalContext,
): Promise<AutoRenewView | null> {
  const { venue } = visit
  const info = await readRecurring(visit, record.membershipId)
  if (!info) return null
  const { sentences, offersRenewal, renewsItself, newCard, ...panel } = autoRenewPanel({
    ...chargeFacts(info, todayOf(visit)),
    plan: info.recurring.recurringPaymentPlan,
    isRunning: RUNNING.includes(membership.standing.text),
    hasUpcoming: membership.upcoming !== null,
    canRenew: membership.renewHref !== null && membership.ended === null,
    replacesCard: info.replacesCard,
    hasCard: info.onfilePaymentMethod?.isChargeable ?? false,
  })
  // Of what is over, that it does not renew by itself says nothing.
  if (membership.ended && panel.status === 'off' && sentences.length === 0) return null
  const sentenceOf = sayings(venue, { info, membership })
  const isForVenue = sentences.includes('call') || sentences.includes('opted-out')
  return {
    ...panel,
    sentences: sentences.map(kind => sentenceOf[kind]()),
    contact: isForVenue ? contactOf(venue.company) : null,
    renewHref: offersRenewal ? membership.renewHref : null,
    earlyHref: renewsItself ? membership.renewHref : null,
    renewsItself,
    newCard: newCard && {
      isNeeded: newCard === 'needed',
      isFirst: info.onfilePaymentMethod === null,
      href: ownHref(visit.tenantId, { screen: 'card', record }),
    },
    isCardNew: visit.url.searchParams.has(NEW_CARD_QUERY) && info.onfilePaymentMethod !== null,
  }
}

type RenewalFacts = { info: RecurringInfo; membership: MembershipView }

const replaceTexts = {
  expiring: 'auto-renew-card-expiring-replace',
  expired: 'auto-renew-card-expired-replace',
} as const
const renewTexts = { expiring: 'auto-renew-card-expiring', expired: 'auto-renew-card-expired' } as const

/** The sentences of the panel; each is asked for only where what it tells is known. */
function sayings(
  venue: Visit['venue'],
  { info, membership }: RenewalFacts,
): Record<AutoRenewState['sentences'][number], () => string> {
  const { text, locale, currency } = venue
  const { onfilePaymentMethod, nextCharge, recurring } = info
  const card = {
    brand: onfilePaymentMethod?.paymentMethodBrand ?? '',
    lastFour: onfilePaymentMethod?.ccLastFourDigits ?? '',
  }
  // What can be replaced need not be renewed by hand.
  const doubts = info.replacesCard ? replaceTexts : renewTexts
  const canceledOn = recurring.recurringPaymentPlan?.canceledOn ?? ''
  const inWords = (date: string) => dateText({ date }, { pattern: 'order', locale })
  return {
    charge: () =>
      text('auto-renew-message', {
        days: nextCharge?.daysBefore ?? 0,
        price: formatMoney(nextCharge?.amount ?? 0, { currency, locale }),
        ...card,
      }),
    'card-expiring': () => text(doubts.expiring, { ...card, date: inWords(nextCharge?.on ?? '') }),
    'card-expired': () => text(doubts.expired, card),
    'card-missing': () => text('auto-renew-card-missing'),
    'lasts-until': () => text('auto-renew-lasts-until', { date: membership.expires }),
    call: () => text('auto-renew-call'),
    'opted-out': () => text('auto-renew-opted-out', { date: inWords(canceledOn) }),
    'renewed-as': () =>
      text('auto-renew-renewed-as', {
        name: membership.upcoming?.name ?? '',
        date: membership.upcoming?.until ?? '',
      }),
  }
}
