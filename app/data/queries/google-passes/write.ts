import type { PassScope } from '#app/rules/passes/pass-scopes.ts'
import type { Db } from '../../database/database.ts'
import { googlePasses } from '../../schema/passes.ts'

export type TakenPasses = {
  issuerId: string
  serials: readonly string[]
  scope: PassScope
  /** the id of an order, or the number of a membership */
  subject: string
}

/** Keeps which passes somebody took to Google's wallet. */
export async function saveGooglePasses(
  db: Db,
  tenantId: string,
  { issuerId, serials, scope, subject }: TakenPasses,
): Promise<void> {
  await db
    .insert(googlePasses)
    .values(serials.map(serial => ({ tenantId, issuerId, serial, scope, subject })))
    .onConflictDoNothing()
}
