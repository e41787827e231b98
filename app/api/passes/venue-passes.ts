import { listPassIssuers, type PassIssuerRow } from '#app/data/queries/pass-issuers/read.ts'
import { createApplePasses } from '#app/gateways/passes/apple/apple-passes.ts'
import { readPassCertificate } from '#app/gateways/passes/apple/pass-certificate.ts'
import { pushServerOf } from '#app/gateways/passes/apple/push-server.ts'
import { createGooglePasses } from '#app/gateways/passes/google/google-passes.ts'
import { readServiceAccount } from '#app/gateways/passes/google/service-account.ts'
import type { ApplePasses, GooglePasses, PassGateway } from '#app/gateways/passes/pass-gateway.ts'
import { WALLETS } from '#app/rules/passes/wallets.ts'
import type { ApiContext } from '../kernel/context.ts'

export type PassContext = Pick<ApiContext, 'services' | 'db' | 'tenantId' | 'now' | 'log'>

/**
 * The wallets of a venue now: with its own accounts, and with those of the deployment where it has none. One whose certificate is over is
 * null, also where the deployment has another: passes of another type would lie beside those that visitors have.
 */
export async function venuePasses(context: PassContext): Promise<PassGateway> {
  return usablePasses(await ownPasses(context), context)
}

/** Whether passes can be had for every wallet that a venue, or its deployment, has an account at; null where there is none. */
export async function passesState(context: PassContext): Promise<'working' | 'down' | null> {
  const own = await ownPasses(context)
  const { passes } = context.services.gateways
  const accounts = WALLETS.filter(wallet => own[wallet] !== undefined || passes[wallet] !== null)
  if (accounts.length === 0) return null
  const usable = usablePasses(own, context)
  return accounts.every(wallet => usable[wallet] !== null) ? 'working' : 'down'
}

/**
 * Whoever made the passes of a type, or of an issuer's account, that visitors of this venue have: its own, or the deployment's from before it
 * had one. Null where that is over or there no more.
 */
export async function passIssuers(context: PassContext): Promise<{
  apple: (passTypeId: string) => ApplePasses | null
  google: (issuerId: string) => GooglePasses | null
}> {
  const own = await ownPasses(context)
  const { passes } = context.services.gateways
  return {
    apple: passTypeId => {
      const found = [own.apple, passes.apple].find(apple => apple?.passTypeId === passTypeId)
      return unlessOver(found ?? null, context.now)
    },
    google: issuerId => [own.google, passes.google].find(google => google?.issuerId === issuerId) ?? null,
  }
}

const unlessOver = (apple: ApplePasses | null, now: Date) => (apple && now < apple.expiresAt ? apple : null)

type OwnPasses = { [Wallet in keyof PassGateway]: PassGateway[Wallet] | undefined }

function usablePasses(own: OwnPasses, { services, now }: PassContext): PassGateway {
  const { passes } = services.gateways
  return {
    apple: unlessOver(own.apple === undefined ? passes.apple : own.apple, now),
    google: own.google === undefined ? passes.google : own.google,
  }
}

/** The accounts of the venue itself: undefined where it has none, null where it has one that cannot be used. */
async function ownPasses(context: PassContext): Promise<OwnPasses> {
  const own = await listPassIssuers(context.db, context.tenantId, context.services)
  const [apple, google] = (['apple', 'google'] as const).map(name =>
    own.find(({ wallet }) => wallet === name),
  )
  return { apple: apple && openApple(apple, context), google: google && openGoogle(google, context) }
}

function openApple({ keys }: PassIssuerRow, context: PassContext): ApplePasses | null {
  const read = keys && readPassCertificate({ ...JSON.parse(keys), now: context.now })
  if (read && !('fault' in read)) return createApplePasses(read, pushServerOf(context.services.environment))
  return warnOfKeys(context, { wallet: 'apple', fault: read ? `the ${read.setting} ${read.fault}` : null })
}

function openGoogle({ name, keys }: PassIssuerRow, context: PassContext): GooglePasses | null {
  const account = keys && readServiceAccount(keys)
  if (!account) return warnOfKeys(context, { wallet: 'google', fault: null })
  const { publicUrl, environment } = context.services
  const { origin } = new URL(publicUrl())
  return createGooglePasses({ ...account, issuerId: name, origin, apiUrl: environment.GOOGLE_WALLET_URL })
}

/** Keys that were sealed before the secret was replaced open no more. */
function warnOfKeys({ log, tenantId }: PassContext, about: { wallet: string; fault: string | null }): null {
  log.warn({ tenantId, ...about }, 'The keys for passes of a venue cannot be used: venue pass-certificate')
  return null
}
