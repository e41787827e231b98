/** What the link of an invitation says: for whom, about what, and whether it still opens. */
export type ReviewLink = { state: 'open' | 'used' | 'expired'; visitorId: string; eventId: string }

type Writer = { visitorId: string; eventId: string; hasReview: boolean }

/**
 * Whether a visitor may write about an event (MEM-170, MEM-216): with the link that was mailed to them about it, once; later it
 * opens what they wrote (MEM-172).
 */
export function mayReview(link: ReviewLink | null, { visitorId, eventId, hasReview }: Writer): boolean {
  if (!link || link.visitorId !== visitorId || link.eventId !== eventId) return false
  return link.state === 'open' || hasReview
}
