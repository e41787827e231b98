import type { VerificationPayload } from '#app/contract/members.ts'
import { findVerification, verificationHash } from '#app/data/queries/member-verifications/read.ts'
import {
  confirmVerification,
  deleteVerification,
  takeConfirmed,
  tryCode,
} from '#app/data/queries/member-verifications/write.ts'
import { listMembersByEmail } from '#app/data/queries/members/read.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { limitOfAddress } from '../limits/sign-in-limits.ts'
import { takeTries } from '../limits/take-tries.ts'
import { rememberMember, statusOnly, verifiedEntries } from './member-entries.ts'
import { isOwnLink, lookAtLink, takeLink } from './verification-link.ts'
import { refuseWithoutMemberships } from './verification-refusals.ts'

/** What opening a mailed link would do; reading uses nothing up (decision W9). */
export const readVerification = api.members.readVerification.handler(async ({ input, context }) => {
  const { status, document } = await lookAtLink(context, input.query.membershipVerificationToken)
  return { payload: { status, isOwn: status === 'open' && isOwnLink(context, document) } }
})

/** Uses a mailed link up and verifies whoever has it: the mailbox is theirs (MEM-242). */
export const finishVerification = api.members.finishVerification.handler(async ({ input, context }) => {
  refuseWithoutMemberships(context)
  await takeGuess(context)
  const { db, tenantId } = context
  const token = input.query.membershipVerificationToken
  const link = await takeLink(context, token)
  if (!link) return { payload: statusOnly(await endedStatus(context, token)) }
  await deleteVerification(db, { tenantId, idHash: link.idHash })
  return { payload: await verifyByEmail(context, link.email) }
})

async function endedStatus(context: ApiContext, token: string) {
  const { status } = await lookAtLink(context, token)
  return status === 'token_not_found' ? 'token_not_found' : 'token_expired'
}

/** On the device with the mailbox: the code of the browser that waits, which then goes on. Three wrong codes end the link. */
export const confirmOtherDevice = api.members.confirmOtherDevice.handler(async ({ input, context }) => {
  await takeGuess(context)
  const { membershipVerificationToken: token, code } = input.body
  const { db, tenantId, now } = context
  const { status, document } = await lookAtLink(context, token)
  if (status !== 'open' || !document) return { payload: { status: await endedStatus(context, token) } }
  const place = { tenantId, idHash: document.idHash }
  const isRight = await tryCode(db, { ...place, code: code.replace(/\D/g, '') })
  if (isRight === false) return { payload: { status: 'wrong_code' as const } }
  const link = await takeLink(context, token)
  if (!isRight || !link) return { payload: { status: 'token_expired' as const } }
  await confirmVerification(db, { ...place, now })
  return { payload: { status: 'confirmed' as const } }
})

/** The state of a verification for the browser that waits for it, known by its session alone: over, it is told to whom its link went. */
export const awaitVerification = api.members.awaitVerification.handler(async ({ context }) => {
  const { db, tenantId, session, now } = context
  const idHash = verificationHash(session.verification?.id ?? '')
  const row = session.verification ? await findVerification(db, { tenantId, idHash }) : null
  if (!row || row.expiresAt <= now)
    return { payload: { status: 'token_expired' as const, email: row?.email ?? null, code: null } }
  const status = row.confirmedAt ? ('confirmed' as const) : ('verification_sent' as const)
  return { payload: { status, email: row.email, code: row.code } }
})

/** The browser that waits takes what was confirmed on another device, once. */
export const collectVerification = api.members.collectVerification.handler(async ({ context }) => {
  const { db, tenantId, session, now } = context
  if (!session.verification) return { payload: statusOnly('token_expired') }
  const place = { tenantId, idHash: verificationHash(session.verification.id) }
  const email = await takeConfirmed(db, { ...place, now })
  if (email) return { payload: await verifyByEmail(context, email) }
  const row = await findVerification(db, place)
  return { payload: statusOnly(row && row.expiresAt > now ? 'verification_sent' : 'token_expired') }
})

async function verifyByEmail(context: ApiContext, email: string): Promise<VerificationPayload> {
  const { db, tenantId } = context
  const entries = await verifiedEntries(await listMembersByEmail(db, tenantId, { email }), { context, email })
  await rememberMember(entries, { context, byEmail: true })
  return entries
}

const takeGuess = ({ services, tenantId, now, address }: ApiContext) =>
  takeTries(services, { tenantId, now, limits: limitOfAddress(address) })
