import { spendInvitation as acceptStored } from '#app/data/queries/staff/write.ts'
import type { Services } from '../kernel/context.ts'
import { hashPassword } from '../visitors/passwords.ts'

type Acceptance = { tenantId: string; token: string; password: string }

/** Gives an invited staff member the password they chose. False for a link that is unknown, used or expired (decision W9). */
export async function acceptInvitation(
  { database, clock }: Services,
  { tenantId, token, password }: Acceptance,
): Promise<boolean> {
  const passwordHash = await hashPassword(password)
  const accepted = await acceptStored(database.forTenant(tenantId), {
    tenantId,
    token,
    passwordHash,
    now: clock(),
  })
  return accepted !== null
}
