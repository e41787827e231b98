import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as runMigrations } from 'drizzle-orm/pglite/migrator'
import { OperatorError } from '#app/operator-error.ts'
import { projectRoot } from '#app/project-root.ts'
import type { Db } from './database.ts'

export class NewerDatabaseError extends OperatorError {}

const migrationsFolder = () => join(projectRoot(), 'app/data/migrations')

/** Brings the database to this version. Refuses one that a newer version has already changed. */
export async function migrate(db: Db) {
  const migrations = readMigrationFiles({ migrationsFolder: migrationsFolder() })
  const newest = migrations.at(-1)!.folderMillis
  const applied = await newestApplied(db)
  if (applied > newest) throw new NewerDatabaseError('The database was written by a newer version of Marquee')
  if (applied < newest) await runMigrations(db as PgliteDatabase, { migrationsFolder: migrationsFolder() })
}

async function newestApplied(db: Db): Promise<number> {
  const table = await db.execute<{ name: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  )
  if (!table.rows[0]?.name) return 0
  const last = await db.execute<{ at: string }>(
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  )
  return Number(last.rows[0]?.at ?? 0)
}
