import type { Wallet } from '#app/rules/passes/wallets.ts'
import type { Seal } from '../../seal-text.ts'

/** What the keys of a venue's account at a wallet are sealed with: the row of another venue or wallet does not open them. */
export const sealOfIssuer = ({
  tenantId,
  wallet,
  secret,
}: {
  tenantId: string
  wallet: Wallet
  secret: string
}): Seal => ({ secret, purpose: 'pass issuers', owner: JSON.stringify([tenantId, wallet]) })
