import type { VisitorPayload } from '#app/contract/visitors.ts'
import type { ApiContext } from '../kernel/context.ts'
import { sessionVisitor } from './visitor-payload.ts'

/** Keeps what a signed-in visitor has changed of themselves, where the caller is a browser; when they signed in stays. */
export async function keepVisitor(
  { session, keepSession }: ApiContext,
  visitor: VisitorPayload,
): Promise<void> {
  const visitorOfSession = sessionVisitor(visitor, session.visitor?.signedInAt)
  await keepSession?.({ ...session, visitor: visitorOfSession }, visitor)
}
