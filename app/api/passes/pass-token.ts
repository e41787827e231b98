import { type Seal, sealText, unsealText } from '#app/data/seal-text.ts'
import type { Pass } from '#app/gateways/passes/pass.ts'
import { PASS_SCOPES, type PassScope } from '#app/rules/passes/pass-scopes.ts'
import type { ApiContext, Services } from '../kernel/context.ts'

type PassOwner = { services: Pick<Services, 'secret'>; tenantId: string }

/** What a pass is made from: `subject` is the id of an order, or the number of a membership. */
export type PassSource = { serial: string; scope: PassScope; subject: string }

const sealOf = ({ services: { secret }, tenantId }: PassOwner, serial: string): Seal => ({
  secret,
  purpose: 'pass tokens',
  owner: JSON.stringify([tenantId, serial]),
})

/**
 * What a phone proves with that it has a pass: for this venue and this serial number alone, stored nowhere, good until the secret is replaced. It
 * holds, unreadable, what the pass is made from: a ticket that was handed on is never sent again with its order.
 */
export const passTokenOf = (owner: PassOwner, { serial, scope, subject }: PassSource): string =>
  sealText(sealOf(owner, serial), `${scope}.${subject}`)

/** What the pass with this serial number and token is made from; null for a token that is not its own. */
export function openPassToken(
  owner: PassOwner,
  { serial, token }: { serial: string; token: string },
): PassSource | null {
  const [, name, subject] = /^([a-z]+)\.(.*)$/s.exec(unsealText(sealOf(owner, serial), token) ?? '') ?? []
  const scope = PASS_SCOPES.find(known => known === name)
  return scope && subject !== undefined ? { serial, scope, subject } : null
}

/** Where a phone asks for the newest pass, and with what; null where it cannot: Apple's does so over https alone. */
export function passServiceOf(
  { services, tenantId }: Pick<ApiContext, 'services' | 'tenantId'>,
  source: PassSource,
): Pass['service'] {
  const address = services.publicUrl()
  if (!address.startsWith('https:')) return null
  return {
    url: `${address}/wallet/${encodeURIComponent(tenantId)}`,
    token: passTokenOf({ services, tenantId }, source),
  }
}
