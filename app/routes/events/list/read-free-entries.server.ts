import type { EventSummaryPayload } from '#app/contract/events.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import { type FreeEntries, freeEntries } from '#app/rules/limits/free-entries.ts'

/** The event that a member enters free of charge, and how often. */
export type FreeEvent = FreeEntries & { event: string }

/** What the membership of a verified member gives free of charge at the first event of the day that is free for them; null for everybody else. */
export async function readFreeEntries(
  { api, context, session }: Visit,
  events: readonly EventSummaryPayload[],
): Promise<FreeEvent | null> {
  const event = session.member && !session.member.isExpired ? events.find(isFreeForMembers) : undefined
  if (!event) return null
  const answer = api.entitlements.allowances({ body: { eventTemplateIds: [event.id] } })
  const fallback = { payload: [] }
  const { payload } = await withFallback(answer, { log: context.log, what: 'ticket limits', fallback })
  const entries = freeEntries(payload, event.id)
  return entries && { ...entries, event: event.name }
}

const isFreeForMembers = ({ lowestPrice, lowestRetailPrice }: EventSummaryPayload) =>
  lowestPrice === 0 && (lowestRetailPrice ?? 0) > 0
