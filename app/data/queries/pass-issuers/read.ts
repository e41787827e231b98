import { and, asc, eq, lt } from 'drizzle-orm'
import type { Wallet } from '#app/rules/passes/wallets.ts'
import type { Db } from '../../database/database.ts'
import { passIssuers } from '../../schema/passes.ts'
import { unsealText } from '../../seal-text.ts'
import { sealOfIssuer } from './seal-of-issuer.ts'

/** An account of a venue at a wallet; `keys` as they were saved, null where they were sealed with another secret. */
export type PassIssuerRow = { wallet: Wallet; name: string; expiresAt: Date | null; keys: string | null }

/** The accounts that a venue has of its own, Apple's first. */
export async function listPassIssuers(
  db: Db,
  tenantId: string,
  { secret }: { secret: string },
): Promise<PassIssuerRow[]> {
  const rows = await db
    .select()
    .from(passIssuers)
    .where(eq(passIssuers.tenantId, tenantId))
    .orderBy(asc(passIssuers.wallet))
  return rows.map(({ wallet, name, expiresAt, sealedKeys }) => ({
    wallet,
    name,
    expiresAt,
    keys: unsealText(sealOfIssuer({ tenantId, wallet, secret }), sealedKeys),
  }))
}

/** Every venue's certificates that are over before an instant. */
export const listEndingIssuers = (
  system: Db,
  before: Date,
): Promise<{ tenantId: string; name: string; expiresAt: Date | null }[]> =>
  system
    .select({ tenantId: passIssuers.tenantId, name: passIssuers.name, expiresAt: passIssuers.expiresAt })
    .from(passIssuers)
    .where(and(eq(passIssuers.wallet, 'apple'), lt(passIssuers.expiresAt, before)))
    .orderBy(asc(passIssuers.tenantId))
