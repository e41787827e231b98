import { and, desc, eq, isNotNull, lt, notInArray } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { venuePlans } from '../../schema/venues.ts'

export type VenuePlanRow = typeof venuePlans.$inferSelect
type PlanState = VenuePlanRow['state']
type PlanKey = Pick<VenuePlanRow, 'tenantId' | 'id'>

const isPlan = ({ tenantId, id }: PlanKey) => and(eq(venuePlans.tenantId, tenantId), eq(venuePlans.id, id))

export type NewPlan = Omit<typeof venuePlans.$inferInsert, 'state' | 'done'>

/** How many imports of a venue can be put back. */
const MAX_WRITTEN = 20

/** Keeps a plan; those of this venue that were made before `oldest` go, but for the last ones that were written. */
export async function insertPlan(db: Db, { plan, oldest }: { plan: NewPlan; oldest: Date }): Promise<void> {
  const { tenantId } = plan
  const written = (await listWrittenPlans(db, tenantId)).map(({ id }) => id)
  await db
    .delete(venuePlans)
    .where(
      and(
        eq(venuePlans.tenantId, tenantId),
        lt(venuePlans.createdAt, oldest),
        notInArray(venuePlans.id, written),
      ),
    )
  await db.insert(venuePlans).values(plan)
}

/** One plan of a venue, or null. */
export async function findPlan(db: Db, key: PlanKey): Promise<VenuePlanRow | null> {
  const [row] = await db.select().from(venuePlans).where(isPlan(key))
  return row ?? null
}

/** The imports of a venue that can be put back, the latest first. */
export async function listWrittenPlans(db: Db, tenantId: string) {
  const { id, source, author, createdAt } = venuePlans
  return db
    .select({ id, source, author, createdAt })
    .from(venuePlans)
    .where(and(eq(venuePlans.tenantId, tenantId), eq(venuePlans.state, 'done'), isNotNull(venuePlans.before)))
    .orderBy(desc(createdAt))
    .limit(MAX_WRITTEN)
}

type PlanMove = { from: PlanState; to: PlanState } & Partial<
  Pick<VenuePlanRow, 'report' | 'done' | 'total' | 'before'>
>

/** Moves a plan on from a state. Gives whether it was in that state: nobody confirms it twice. */
export async function movePlan(db: Db, key: PlanKey, { from, to, ...facts }: PlanMove): Promise<boolean> {
  const moved = await db
    .update(venuePlans)
    .set({ state: to, ...facts })
    .where(and(isPlan(key), eq(venuePlans.state, from)))
    .returning({ id: venuePlans.id })
  return moved.length > 0
}
