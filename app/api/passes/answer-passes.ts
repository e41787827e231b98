import type { PassesPayload } from '#app/contract/passes.ts'
import type { Pass } from '#app/gateways/passes/pass.ts'
import type { Wallet } from '#app/rules/passes/wallets.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'

/** Refuses as unknown a wallet that is not set up here, before anything is looked up. */
export function requireWallet({ services }: Pick<ApiContext, 'services'>, wallet: Wallet) {
  if (!services.gateways.passes[wallet]) throw refuse('NOT_FOUND', { text: 'There is no such wallet' })
}

type PassesRequest = { wallet: Wallet; filename: string; passes: readonly Pass[] }

/** Passes as the wallet takes them; refused as unknown without any. */
export function answerPasses(
  { services, now }: Pick<ApiContext, 'services' | 'now'>,
  { wallet, filename, passes }: PassesRequest,
): { payload: PassesPayload } {
  const { apple, google } = services.gateways.passes
  if (passes.length === 0) throw refuse('NOT_FOUND', { text: 'There are no such tickets' })
  if (wallet === 'google' && google) return { payload: { kind: 'link', url: google.saveLink(passes, now) } }
  if (wallet === 'google' || !apple) throw refuse('NOT_FOUND', { text: 'There is no such wallet' })
  const { contentType, extension, content } = apple.sign(passes)
  return {
    payload: {
      kind: 'file',
      filename: `${filename}.${extension}`,
      contentType,
      content: Buffer.from(content).toString('base64'),
    },
  }
}
