import { insertJob } from '#app/data/queries/jobs/write.ts'
import { verificationHash } from '#app/data/queries/member-verifications/read.ts'
import { saveVerification } from '#app/data/queries/member-verifications/write.ts'
import { safePath } from '#app/rules/links/safe-path.ts'
import { passes } from '#app/rules/validators/validator-engine.ts'
import { linkEnd } from '#app/rules/visitors/link-lifetimes.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { languageToStore } from '../kernel/venue-in.ts'
import { limitOfAddress } from '../limits/sign-in-limits.ts'
import { takeTries } from '../limits/take-tries.ts'
import { refuseForeignVenue, refuseWithoutMemberships } from './verification-refusals.ts'

const MINUTE = 60_000

/**
 * Asks for a link to be mailed, and remembers who waits for it to be opened. Whether a membership has this address is looked up by the
 * job that mails it: the answer is the same for every address, after the same work (MEM-137, decision W5).
 */
export const sendVerification = api.members.sendVerification.handler(
  async ({ input: { query }, context }) => {
    refuseWithoutMemberships(context)
    refuseForeignVenue(query, context)
    const email = query.email.trim().toLowerCase()
    if (!passes({ validator: 'email', value: email }))
      throw refuse('BAD_REQUEST', { errors: { 'query.email': 'is not an email address' } })
    await takeMail(context, email)
    const { id, code } = await beginWaiting(context, {
      email,
      ref: safePath(query.redirectUrl, '') || null,
    })
    await context.keepSession?.({ ...context.session, verification: { id } })
    return {
      payload: [{ status: 'verification_sent' as const, memberListEntry: null, verificationId: id, code }],
    }
  },
)

/** A few mails an hour to one address, whoever asks; many visitors may share where they ask from. */
const takeMail = ({ services, tenantId, now, address }: ApiContext, email: string) =>
  takeTries(services, {
    tenantId,
    now,
    limits: [
      { key: `verification mail to ${email}`, tries: 4, pause: 10 * MINUTE },
      ...limitOfAddress(address),
    ],
  })

function beginWaiting(
  { db, tenantId, venue, now }: ApiContext,
  { email, ref }: { email: string; ref: string | null },
): Promise<{ id: string; code: string }> {
  const expiresAt = linkEnd('verification', now)
  return db.transaction(async tx => {
    const waiting = await saveVerification(tx as typeof db, { tenantId, email, expiresAt })
    const idHash = verificationHash(waiting.id)
    await insertJob(tx as typeof db, tenantId, {
      id: `verification-mail.${idHash}`,
      kind: 'verification-mail',
      payload: { idHash, ref, ...languageToStore(venue) },
      runAt: now,
    })
    return waiting
  })
}
