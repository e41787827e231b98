import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase()

/** The tables as all migrations leave them. `npm run reports` writes the file anew; another server may print it in other words. */
test.skipIf(process.env.DATABASE_URL)(
  'the report of the schema is the committed one',
  async ({ database }) => {
    const tables = await listTables(database)
    expect(tables.length).toBeGreaterThan(20)
    const head =
      '-- Written by tests/api/schema-report.test.ts: every table, with what guards it, after all migrations.\n'
    await expect(`${head}\n${tables.map(printTable).join('\n\n')}\n`).toMatchFileSnapshot(
      '../reports/schema.report.sql',
    )
  },
)

type Table = { name: string; columns: string[]; constraints: string[]; indexes: string[]; policies: string[] }

async function listTables(database: Database): Promise<Table[]> {
  const answer = await database.system.execute(sql`
    select c.relname as name,
      (select coalesce(json_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
          || case when a.attgenerated <> '' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
             else coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') end
          || case when a.attnotnull then ' not null' else '' end order by a.attnum), '[]')
        from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select coalesce(json_agg('constraint ' || n.conname || ' ' || pg_get_constraintdef(n.oid) order by n.conname), '[]')
        from pg_constraint n where n.conrelid = c.oid and n.contype <> 'n') as constraints,
      (select coalesce(json_agg(pg_get_indexdef(i.indexrelid) order by i.indexrelid::regclass::text), '[]')
        from pg_index i where i.indrelid = c.oid
          and not exists (select from pg_constraint n where n.conindid = i.indexrelid)) as indexes,
      (select coalesce(json_agg('policy ' || p.polname || ': ' || pg_get_expr(p.polqual, p.polrelid) order by p.polname), '[]')
        from pg_policy p where p.polrelid = c.oid) as policies
    from pg_class c join pg_namespace s on s.oid = c.relnamespace
    where c.relkind in ('r', 'p') and s.nspname = 'public' order by c.relname`)
  return answer.rows as Table[]
}

function printTable({ name, columns, constraints, indexes, policies }: Table): string {
  const lines = [...columns, ...constraints].map(line => `  ${line}`).join(',\n')
  const rest = [...indexes.map(line => `${line};`), ...policies.map(line => `-- ${line}`)]
  return [`create table ${name} (\n${lines}\n);`, ...rest].join('\n')
}
