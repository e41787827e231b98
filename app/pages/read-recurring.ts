import type { RecurringInfo } from '#app/contract/members.ts'
import type { Visit } from './open-page.ts'
import { withFallback } from './with-fallback.ts'

/** How a membership of the visitor renews by itself; null where the venue's do not (MEM-256), or nothing is known of it now. */
export async function readRecurring(
  { api, context, venue }: Visit,
  membershipId: string,
): Promise<RecurringInfo | null> {
  if (!venue.company.recurringPaymentEnabled) return null
  const response = api.members.recurring({ params: { membershipId } })
  const answer = await withFallback(response, { log: context.log, what: 'auto-renewal', fallback: null })
  return answer?.payload ?? null
}
