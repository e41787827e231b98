import type { Gateways } from '#app/gateways/gateways.ts'
import type { Wallet } from '#app/rules/passes/wallets.ts'

/** Gateways with these wallets, which are offered and never asked for a pass; what they are told of changes is let go. */
export function offeringWallets(wallets: readonly Wallet[]): Gateways {
  const unused = () => {
    throw new Error('No pass is made here')
  }
  const apple = {
    passTypeId: 'pass.example',
    expiresAt: new Date('2030-01-01T00:00:00Z'),
    sign: unused,
    push: async () => ({ gone: [] }),
  }
  const google = { issuerId: '3388', saveLink: unused, update: async () => undefined }
  return {
    passes: {
      apple: wallets.includes('apple') ? apple : null,
      google: wallets.includes('google') ? google : null,
    },
  } as Partial<Gateways> as Gateways
}
