import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { venues } from '../../schema/venues.ts'
import { lockPublishedRevision, publishRevision } from '../themes/write.ts'

/** A copy of the venue `of`, until `endsAt`, in a look that is published in it alone. */
export type NewSandbox = { of: string; endsAt: Date; theme: object }

type SandboxRow = { tenantId: string; sandbox: NewSandbox; now: Date }

/** Makes a venue a sandbox; within the transaction that writes it, so that it is never listed. */
export async function saveSandbox(tx: Db, { tenantId, sandbox, now }: SandboxRow): Promise<void> {
  const { of, endsAt, theme } = sandbox
  await tx.update(venues).set({ sandboxOf: of, endsAt }).where(eq(venues.tenantId, tenantId))
  const revision = (await lockPublishedRevision(tx, tenantId)) ?? 0
  await publishRevision(tx, { tenantId, revision, document: theme, author: 'sandbox', now })
}

/** Shuts a sandbox before its time; nothing happens to one that is over, and to a venue that is none. */
export async function endSandbox(db: Db, tenantId: string, now: Date): Promise<void> {
  await db
    .update(venues)
    .set({ endsAt: now })
    .where(and(eq(venues.tenantId, tenantId), isNotNull(venues.sandboxOf), gt(venues.endsAt, now)))
}
