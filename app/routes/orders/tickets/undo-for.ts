import type { CartPayload } from '#app/contract/carts.ts'
import { undoOf, undoOfMove } from '#app/rules/carts/undo-of.ts'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import type { Submission } from './submission.server.ts'

/** What can be put back of a press that took something out of the order, or gave an event another day. */
export function undoFor(
  { visit: { now }, intent }: Pick<Submission, 'visit' | 'intent'>,
  { before, after }: { before: CartPayload; after: CartPayload },
): VisitorSession['undo'] {
  if (intent.name === 'move-day') return undoOfMove(before, { after, eventId: intent.eventId, now })
  return undoOf(before, { after, now })
}
