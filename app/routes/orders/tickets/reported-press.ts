import type { AnalyticsEvent } from '#app/rules/analytics/analytics-events.ts'
import { type Intent, readIntent } from './intent.ts'

const REPORTED: Partial<Record<Intent['name'], AnalyticsEvent>> = {
  remove: 'Tickets::Remove',
  more: 'Tickets::AddMore',
  'drop-membership': 'Tickets::Membership::Remove',
}

/** What a pressed button of the order is reported as; null for those that are not (ORD-268 to ORD-270). */
export const reportedPress = (value: string): AnalyticsEvent | null =>
  REPORTED[readIntent(value).name] ?? null
