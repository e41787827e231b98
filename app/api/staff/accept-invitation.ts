import { hash } from '@node-rs/argon2'
import { acceptInvitation as acceptStored } from '#app/data/queries/staff.ts'
import type { Services } from '../context.ts'

/** argon2id at OWASP's least cost; the variant is the library's default. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

type Acceptance = { tenantId: string; token: string; password: string }

/** Gives an invited staff member the password they chose. False for a link that is unknown, used or expired (decision W9). */
export async function acceptInvitation(
  { database, clock }: Services,
  { tenantId, token, password }: Acceptance,
): Promise<boolean> {
  const passwordHash = await hash(password, COST)
  const accepted = await acceptStored(database.forTenant(tenantId), {
    tenantId,
    token,
    passwordHash,
    now: clock(),
  })
  return accepted !== null
}
