import { and, eq, gt, max } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { passRegistrations } from '../../schema/passes.ts'

type Library = { deviceId: string; passTypeId: string }

/** The serial numbers of a phone's library that were changed after an instant, or all, and when the last of them was; null without any. */
export async function listChangedSerials(
  db: Db,
  tenantId: string,
  { deviceId, passTypeId, since }: Library & { since: Date | null },
): Promise<{ serials: string[]; changedAt: Date } | null> {
  const rows = await db
    .select({ serial: passRegistrations.serial, changedAt: passRegistrations.changedAt })
    .from(passRegistrations)
    .where(
      and(
        eq(passRegistrations.tenantId, tenantId),
        eq(passRegistrations.deviceId, deviceId),
        eq(passRegistrations.passTypeId, passTypeId),
        since ? gt(passRegistrations.changedAt, since) : undefined,
      ),
    )
    .orderBy(passRegistrations.changedAt, passRegistrations.serial)
  const last = rows.at(-1)
  return last ? { serials: rows.map(({ serial }) => serial), changedAt: last.changedAt } : null
}

/** When a pass was changed last, to the second; null for one that no phone has registered. */
export async function findPassChange(
  db: Db,
  tenantId: string,
  { passTypeId, serial }: { passTypeId: string; serial: string },
): Promise<Date | null> {
  const [row] = await db
    .select({ changedAt: max(passRegistrations.changedAt) })
    .from(passRegistrations)
    .where(
      and(
        eq(passRegistrations.tenantId, tenantId),
        eq(passRegistrations.passTypeId, passTypeId),
        eq(passRegistrations.serial, serial),
      ),
    )
  return row?.changedAt ?? null
}
