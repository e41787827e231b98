import { sql } from 'drizzle-orm'
import type { VenueMember } from '#app/contract/venue-file/members.ts'
import type { Db } from '../../database/database.ts'

/** A membership that renews by itself, not announced yet, without a later term. */
export type RenewingMember = { tenantId: string; membershipId: string; document: VenueMember }

/** Memberships of every venue whose term ends within these days, both included, and that are still to be announced; those after one of them. */
export async function listRenewingMembers(
  system: Db,
  { from, until, limit, after }: { from: string; until: string; limit: number; after?: RenewingMember },
): Promise<RenewingMember[]> {
  const { rows } = await system.execute<RenewingMember>(sql`
    select tenant_id as "tenantId", id as "membershipId", document from members as ending
    where document->'recurring'->>'status' = 'active' and standing in ('active', 'new')
      and expires_on between ${from}::date and ${until}::date
      and not exists (select from renewals where renewals.tenant_id = ending.tenant_id
        and renewals.membership_id = ending.id and renewals.expires_on = ending.expires_on)
      and not exists (select from members as later where later.tenant_id = ending.tenant_id
        and later.membership_number = ending.membership_number and later.expires_on > ending.expires_on)
      and (expires_on, tenant_id, id) > (${after?.document.expirationDate ?? from}::date, ${after?.tenantId ?? ''}, ${after?.membershipId ?? ''})
    order by expires_on, tenant_id, id limit ${limit}`)
  return rows
}
