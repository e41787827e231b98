import type { VisitorSession, VisitorSessions } from '#app/session/visitor-session.ts'

/** What the session of a browser makes of the public pages. */
export type PageVisitor =
  /** nothing but the number in the header, where it names a cart */
  | { kind: 'anybody'; cartName: string | null }
  /** they are drawn for this visitor, until the instant (ms since 1970) or always */
  | { kind: 'own'; until: number }

/** Parts of a session that no public page shows. */
const NOT_SHOWN = [
  'cartId',
  'orderNumbers',
  'placed',
  'verification',
  'offerRefused',
] as const satisfies (keyof VisitorSession)[]

/** Who is known by the session of a cookie header. */
export async function pageVisitor(
  sessions: VisitorSessions,
  request: { cookieHeader: string; tenantId: string; now: Date },
): Promise<PageVisitor> {
  const session = await sessions.read(request)
  const shown = Object.entries(session).filter(
    ([name, value]) => value !== undefined && !NOT_SHOWN.includes(name as (typeof NOT_SHOWN)[number]),
  )
  if (shown.length === 0) return { kind: 'anybody', cartName: session.cartId ?? null }
  const isUndoAlone = shown.length === 1 && session.undo
  return { kind: 'own', until: isUndoAlone ? Date.parse(isUndoAlone.until) : Number.POSITIVE_INFINITY }
}
