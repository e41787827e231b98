import { and, eq } from 'drizzle-orm'
import type { Wallet } from '#app/rules/passes/wallets.ts'
import type { Db } from '../../database/database.ts'
import { passIssuers } from '../../schema/passes.ts'
import { sealText } from '../../seal-text.ts'
import { sealOfIssuer } from './seal-of-issuer.ts'

export type NewPassIssuer = {
  wallet: Wallet
  name: string
  expiresAt: Date | null
  /** certificates and private key, in plain: they are sealed here */
  keys: string
  secret: string
}

/** Keeps a venue's account at a wallet, instead of the one it had there. */
export async function savePassIssuer(
  db: Db,
  tenantId: string,
  { wallet, name, expiresAt, keys, secret }: NewPassIssuer,
): Promise<void> {
  const sealedKeys = sealText(sealOfIssuer({ tenantId, wallet, secret }), keys)
  const columns = { name, expiresAt, sealedKeys }
  await db
    .insert(passIssuers)
    .values({ tenantId, wallet, ...columns })
    .onConflictDoUpdate({ target: [passIssuers.tenantId, passIssuers.wallet], set: columns })
}

/** Removes a venue's account at a wallet with its keys. False when it has none. */
export async function deletePassIssuer(db: Db, tenantId: string, wallet: Wallet): Promise<boolean> {
  const rows = await db
    .delete(passIssuers)
    .where(and(eq(passIssuers.tenantId, tenantId), eq(passIssuers.wallet, wallet)))
    .returning({ wallet: passIssuers.wallet })
  return rows.length > 0
}
