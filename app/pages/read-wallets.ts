import type { Wallet } from '#app/rules/passes/wallets.ts'
import type { Visit } from './open-page.ts'

/** The wallets that passes are offered for; none while that cannot be found out: an order is shown without them too. */
export async function readWallets({
  api,
  context,
}: Pick<Visit, 'api' | 'context'>): Promise<readonly Wallet[]> {
  try {
    return (await api.passes.wallets()).payload
  } catch (error) {
    context.log.warn({ error }, 'The wallets of a venue cannot be read')
    return []
  }
}
