import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { themeSchedules } from '../../schema/venues.ts'

export type ScheduleRow = typeof themeSchedules.$inferSelect
export type ScheduleState = ScheduleRow['state']

const isSchedule = (tenantId: string, id: string) =>
  and(eq(themeSchedules.tenantId, tenantId), eq(themeSchedules.id, id))

/** The schedules of a venue, the one that begins last first. */
export const listSchedules = (
  db: Db,
  tenantId: string,
  { limit }: { limit: number },
): Promise<ScheduleRow[]> =>
  db
    .select()
    .from(themeSchedules)
    .where(eq(themeSchedules.tenantId, tenantId))
    .orderBy(desc(themeSchedules.startsAt), themeSchedules.id)
    .limit(limit)

/** Those that are or will be public. */
export const listOpenSchedules = (db: Db, tenantId: string): Promise<ScheduleRow[]> =>
  db
    .select()
    .from(themeSchedules)
    .where(and(eq(themeSchedules.tenantId, tenantId), inArray(themeSchedules.state, ['waiting', 'public'])))

/** One schedule, or null. */
export async function findSchedule(db: Db, tenantId: string, id: string): Promise<ScheduleRow | null> {
  const [row] = await db.select().from(themeSchedules).where(isSchedule(tenantId, id))
  return row ?? null
}

export type NewSchedule = Omit<typeof themeSchedules.$inferInsert, 'state' | 'revision' | 'problem'>

export async function insertSchedule(tx: Db, schedule: NewSchedule): Promise<void> {
  await tx.insert(themeSchedules).values(schedule)
}

type Move = { from: ScheduleState; to: ScheduleState; revision?: number; problem?: string }

/** Moves a schedule on from a state. Gives whether it was in that state: two nodes cannot both move it. */
export async function moveSchedule(
  tx: Db,
  { tenantId, id }: Pick<ScheduleRow, 'tenantId' | 'id'>,
  { from, to, ...facts }: Move,
): Promise<boolean> {
  const moved = await tx
    .update(themeSchedules)
    .set({ state: to, ...facts })
    .where(and(isSchedule(tenantId, id), eq(themeSchedules.state, from)))
    .returning({ id: themeSchedules.id })
  return moved.length > 0
}
