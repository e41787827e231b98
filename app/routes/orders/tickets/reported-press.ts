import type { AnalyticsEvent } from '#app/rules/analytics/analytics-events.ts'

const REPORTED: Record<string, AnalyticsEvent> = {
  remove: 'Tickets::Remove',
  more: 'Tickets::AddMore',
  drop: 'Tickets::Membership::Remove',
}

/** What a pressed button of the order is reported as; null for those that are not (ORD-268 to ORD-270). */
export function reportedPress(intent: string): AnalyticsEvent | null {
  return REPORTED[intent.split(':')[0] ?? ''] ?? null
}
