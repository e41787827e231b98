import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { passkeys } from '../../schema/passkeys.ts'

export type PasskeyRow = Omit<typeof passkeys.$inferSelect, 'tenantId'>

export type PasskeyKey = { tenantId: string; id: string }

const columns = {
  id: passkeys.id,
  visitorId: passkeys.visitorId,
  publicKey: passkeys.publicKey,
  counter: passkeys.counter,
  transports: passkeys.transports,
  name: passkeys.name,
  createdAt: passkeys.createdAt,
  lastUsedAt: passkeys.lastUsedAt,
}

export const isPasskey = ({ tenantId, id }: PasskeyKey) =>
  and(eq(passkeys.tenantId, tenantId), eq(passkeys.id, id))

/** The passkeys of a visitor, the first one first. */
export function listPasskeys(
  db: Db,
  { tenantId, visitorId }: { tenantId: string; visitorId: string },
): Promise<PasskeyRow[]> {
  return db
    .select(columns)
    .from(passkeys)
    .where(and(eq(passkeys.tenantId, tenantId), eq(passkeys.visitorId, visitorId)))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
}

export async function findPasskey(db: Db, place: PasskeyKey): Promise<PasskeyRow | null> {
  const [row] = await db.select(columns).from(passkeys).where(isPasskey(place))
  return row ?? null
}
