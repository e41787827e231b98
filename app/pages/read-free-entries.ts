import type { EventSummaryPayload } from '#app/contract/events.ts'
import { type FreeEntries, freeEntries } from '#app/rules/limits/free-entries.ts'
import { memberNameOf } from './member-name.ts'
import type { Visit } from './open-page.ts'
import { withFallback } from './with-fallback.ts'

/** The event that a member enters free of charge, and how often. */
export type FreeEvent = FreeEntries & { event: string }

type PricedEvent = Pick<EventSummaryPayload, 'id' | 'name' | 'lowestPrice' | 'lowestRetailPrice'>

/** What the membership of a verified member gives free of charge at the first of these events that is free for them; null for everybody else. */
export async function readFreeEntries(
  { api, context, session }: Visit,
  events: readonly PricedEvent[],
): Promise<FreeEvent | null> {
  const event = memberNameOf({ session }) !== null ? events.find(isFreeForMembers) : undefined
  if (!event) return null
  const answer = api.entitlements.allowances({ body: { eventTemplateIds: [event.id] } })
  const fallback = { payload: [] }
  const { payload } = await withFallback(answer, { log: context.log, what: 'ticket limits', fallback })
  const entries = freeEntries(payload, event.id)
  return entries && { ...entries, event: event.name }
}

/** How many tickets a membership gives at an event, of a day or with each order, in words. */
export const freeWords = ({ venue }: Pick<Visit, 'venue'>, { event, ...free }: FreeEvent): string =>
  free.kind === 'day'
    ? venue.text('events-member-free-day', { event, left: free.left, count: free.count })
    : venue.text('events-member-free-order', { event, count: free.count })

const isFreeForMembers = ({ lowestPrice, lowestRetailPrice }: PricedEvent) =>
  lowestPrice === 0 && (lowestRetailPrice ?? 0) > 0
