import { listPassIssuers, type PassIssuerRow } from '#app/data/queries/pass-issuers/read.ts'
import { createApplePasses } from '#app/gateways/passes/apple/apple-passes.ts'
import { readPassCertificate } from '#app/gateways/passes/apple/pass-certificate.ts'
import { createGooglePasses } from '#app/gateways/passes/google/google-passes.ts'
import { readServiceAccount } from '#app/gateways/passes/google/service-account.ts'
import type { ApplePasses, GooglePasses, PassGateway } from '#app/gateways/passes/pass-gateway.ts'
import type { ApiContext } from '../kernel/context.ts'

export type PassContext = Pick<ApiContext, 'services' | 'db' | 'tenantId' | 'now' | 'log'>

/**
 * The wallets of a venue now: with its own accounts, and with those of the deployment where it has none. One whose certificate is over is
 * null, also where the deployment has another: passes of another type would lie beside those that visitors have.
 */
export async function venuePasses(context: PassContext): Promise<PassGateway> {
  const { services, db, tenantId, now } = context
  const own = await listPassIssuers(db, tenantId, services)
  const [apple, google] = (['apple', 'google'] as const).map(name =>
    own.find(({ wallet }) => wallet === name),
  )
  const { passes } = services.gateways
  return {
    apple: unlessOver(apple ? openApple(apple, context) : passes.apple, now),
    google: google ? openGoogle(google, context) : passes.google,
  }
}

const unlessOver = (apple: ApplePasses | null, now: Date) => (apple && now < apple.expiresAt ? apple : null)

function openApple({ keys }: PassIssuerRow, context: PassContext): ApplePasses | null {
  const read = keys && readPassCertificate({ ...JSON.parse(keys), now: context.now })
  if (read && !('fault' in read)) return createApplePasses(read)
  return warnOfKeys(context, { wallet: 'apple', fault: read ? `the ${read.setting} ${read.fault}` : null })
}

function openGoogle({ name, keys }: PassIssuerRow, context: PassContext): GooglePasses | null {
  const account = keys && readServiceAccount(keys)
  if (!account) return warnOfKeys(context, { wallet: 'google', fault: null })
  const { origin } = new URL(context.services.publicUrl())
  return createGooglePasses({ ...account, issuerId: name, origin })
}

/** Keys that were sealed before the secret was replaced open no more. */
function warnOfKeys({ log, tenantId }: PassContext, about: { wallet: string; fault: string | null }): null {
  log.warn({ tenantId, ...about }, 'The keys for passes of a venue cannot be used: venue pass-certificate')
  return null
}
