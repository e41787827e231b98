import { findPassChange } from '#app/data/queries/pass-registrations/read.ts'
import type { PassFile } from '#app/gateways/passes/pass-gateway.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { latestPass } from './latest-pass.ts'
import { type HeldPass, requirePass } from './registrations.ts'
import { passIssuers } from './venue-passes.ts'

/** The newest of a pass, or that the phone has it already; `changedAt` in whole seconds, null for one that no phone has registered. */
export type LatestPass =
  | { isNewer: true; file: PassFile; changedAt: Date | null }
  | { isNewer: false; changedAt: Date }

/** A pass as it is now, for a phone that has one from `since`. Refuses another's token, and what is there no more. */
export async function sendLatestPass(
  context: ApiContext,
  { since, ...held }: HeldPass & { since: Date | null },
): Promise<LatestPass> {
  const source = requirePass(context, held)
  const { passTypeId, serial } = held
  const changedAt = await findPassChange(context.db, context.tenantId, { passTypeId, serial })
  if (changedAt && since && changedAt <= since) return { isNewer: false, changedAt }
  const apple = (await passIssuers(context)).apple(passTypeId)
  const pass = apple && (await latestPass(source, context))
  if (!pass) throw refuse('NOT_FOUND', { text: 'There is no such pass' })
  return { isNewer: true, file: apple.sign([pass]), changedAt }
}
