import type { PassesPayload } from '#app/contract/passes.ts'
import { saveGooglePasses } from '#app/data/queries/google-passes/write.ts'
import type { Pass } from '#app/gateways/passes/pass.ts'
import type { PassGateway } from '#app/gateways/passes/pass-gateway.ts'
import type { Wallet } from '#app/rules/passes/wallets.ts'
import { refuse } from '../kernel/refuse.ts'
import type { PassSource } from './pass-token.ts'
import { type PassContext, venuePasses } from './venue-passes.ts'

/** The wallets of the venue with this one among them; refused as unknown where it is not set up, before anything is looked up. */
export async function requireWallet(context: PassContext, wallet: Wallet): Promise<PassGateway> {
  const wallets = await venuePasses(context)
  if (!wallets[wallet]) throw refuse('NOT_FOUND', { text: 'There is no such wallet' })
  return wallets
}

type PassesRequest = {
  wallet: Wallet
  wallets: PassGateway
  filename: string
  passes: readonly Pass[]
  /** what they are made from, so that their wallet can be told when it changes */
  source: Omit<PassSource, 'serial'>
}

/** Passes as the wallet takes them; refused as unknown without any. */
export async function answerPasses(
  { db, tenantId, now }: PassContext,
  { wallet, wallets, filename, passes, source }: PassesRequest,
): Promise<{ payload: PassesPayload }> {
  const { apple, google } = wallets
  if (passes.length === 0) throw refuse('NOT_FOUND', { text: 'There are no such tickets' })
  if (wallet === 'google' && google) {
    const serials = passes.map(({ serial }) => serial)
    await saveGooglePasses(db, tenantId, { issuerId: google.issuerId, serials, ...source })
    return { payload: { kind: 'link', url: google.saveLink(passes, now) } }
  }
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
