import { listChangedSerials } from '#app/data/queries/pass-registrations/read.ts'
import { deleteRegistration, saveRegistration } from '#app/data/queries/pass-registrations/write.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { openPassToken, type PassSource } from './pass-token.ts'
import { passIssuers } from './venue-passes.ts'

/** A pass in a phone, and what the phone proves with that it has it. */
export type HeldPass = { passTypeId: string; serial: string; token: string }

/** What a pass is made from; refused with UNAUTHORIZED for a token that is not its own, before anything is looked up. */
export function requirePass(context: ApiContext, { serial, token }: HeldPass): PassSource {
  const source = openPassToken(context, { serial, token })
  if (!source) throw refuse('UNAUTHORIZED', { text: 'This is not the token of this pass' })
  return source
}

/** Keeps that a phone wants to be told of changes of a pass; false where it was kept before. Refuses another's token, and a type that is nobody's here. */
export async function registerPass(
  context: ApiContext,
  { deviceId, pushToken, ...held }: HeldPass & { deviceId: string; pushToken: string },
): Promise<boolean> {
  const source = requirePass(context, held)
  const { db, tenantId, now } = context
  const { passTypeId } = held
  if (!(await passIssuers(context)).apple(passTypeId))
    throw refuse('NOT_FOUND', { text: 'There are no such passes' })
  return saveRegistration(db, tenantId, { deviceId, passTypeId, pushToken, ...source, now })
}

/** Forgets that a phone has a pass. Refuses another's token. */
export async function unregisterPass(
  context: ApiContext,
  { deviceId, ...held }: HeldPass & { deviceId: string },
): Promise<void> {
  const { serial } = requirePass(context, held)
  const { passTypeId } = held
  await deleteRegistration(context.db, context.tenantId, { deviceId, passTypeId, serial })
}

type Library = {
  deviceId: string
  passTypeId: string
  /** the tag of an earlier answer, in seconds; null: all */
  since: number | null
}

/** What of a phone's passes has changed since then, and when the last of it did. The phone is known by its library's id, which nobody else knows. */
export const changedPasses = (
  { db, tenantId }: ApiContext,
  { deviceId, passTypeId, since }: Library,
): Promise<{ serials: string[]; changedAt: Date } | null> =>
  listChangedSerials(db, tenantId, {
    deviceId,
    passTypeId,
    since: since === null ? null : new Date(since * 1_000),
  })
