import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import type { JobDocument } from '../../documents/job-document.ts'
import { jobs } from '../../schema/jobs.ts'

/** A job as it lies in the table: `readJob` says what it is. */
export type JobRow = { tenantId: string; id: string; kind: string; payload: unknown; attempts: number }

export type NewJob = JobDocument & { id: string; runAt: Date }

/** Writes work into the transaction that wants it done. The id is stable: the same work is never asked for twice. */
export async function insertJob(tx: Db, tenantId: string, job: NewJob): Promise<void> {
  await tx
    .insert(jobs)
    .values({ tenantId, ...job })
    .onConflictDoNothing()
}

/**
 * Takes due jobs of every venue, `limit` at most, and puts their next run off to `nextRun`: a node that dies in the middle
 * loses nothing. Nodes take different jobs (SKIP LOCKED).
 */
export async function takeDueJobs(
  system: Db,
  { now, nextRun, limit }: { now: Date; nextRun: Date; limit: number },
): Promise<JobRow[]> {
  const result = await system.execute<JobRow>(sql`
    update jobs set attempts = attempts + 1, run_at = ${nextRun.toISOString()}::timestamptz
    where (tenant_id, id) in (
      select tenant_id, id from jobs where done_at is null and run_at <= ${now.toISOString()}::timestamptz
      order by run_at limit ${limit} for update skip locked)
    returning tenant_id as "tenantId", id, kind, payload, attempts`)
  return result.rows
}

const isJob = ({ tenantId, id }: Pick<JobRow, 'tenantId' | 'id'>) =>
  and(eq(jobs.tenantId, tenantId), eq(jobs.id, id))

export async function finishJob(
  system: Db,
  { now, ...job }: Pick<JobRow, 'tenantId' | 'id'> & { now: Date },
): Promise<void> {
  await system.update(jobs).set({ doneAt: now, lastError: null }).where(isJob(job))
}

export async function postponeJob(
  system: Db,
  { runAt, error, ...job }: Pick<JobRow, 'tenantId' | 'id'> & { runAt: Date; error: string },
): Promise<void> {
  await system.update(jobs).set({ runAt, lastError: error }).where(isJob(job))
}

/** Forgets the work of a venue that nobody has done yet. */
export async function deleteOpenJobs(db: Db, tenantId: string): Promise<void> {
  await db.delete(jobs).where(and(eq(jobs.tenantId, tenantId), isNull(jobs.doneAt)))
}
