import { PGlite, types } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPgliteStatements } from '#app/data/database/pglite-statements.ts'

/** The database thread of `npm start` carries statements out this way. */
let pglite: PGlite
let carryOut: ReturnType<typeof createPgliteStatements>

beforeAll(async () => {
  pglite = await PGlite.create()
  await pglite.exec(
    `create table seats (id text primary key, count int, held jsonb, names text[], at timestamptz);`,
  )
  carryOut = createPgliteStatements(pglite, { [types.TIMESTAMPTZ]: text => text })
})
afterAll(() => pglite.close())

const ask = (text: string, parameters: unknown[] = [], rowMode: 'array' | 'object' = 'object') =>
  carryOut({ text, parameters, rowMode })
const insert = (id: string) =>
  ask('insert into seats values ($1, $2, $3, $4::text[], $5) returning id', [
    id,
    3,
    { for: 'a cart' },
    ['a "b"', 'c'],
    '2026-11-20T15:00:00Z',
  ])

test('a statement answers the same every time it is carried out, prepared or not', async () => {
  for (const id of ['A', 'B', 'C']) expect((await insert(id)).rows).toEqual([{ id }])
  const select = 'select * from seats where id = $1 or $2::text is not null order by id'
  const row = { count: 3, held: { for: 'a cart' }, names: ['a "b"', 'c'], at: '2026-11-20 15:00:00+00' }
  for (const id of ['A', 'B', 'C']) expect((await ask(select, [id, null])).rows).toEqual([{ id, ...row }])
  expect((await ask(select, ['A', null], 'array')).rows).toEqual([['A', ...Object.values(row)]])
  expect(await ask('update seats set count = 4')).toMatchObject({ rows: [], affectedRows: 3 })
  expect(await ask('update seats set count = 4')).toMatchObject({ rows: [], affectedRows: 3 })
})

test('a prepared statement that fails says why, and the session goes on', async () => {
  for (const id of ['D', 'E']) await insert(id)
  await expect(insert('D')).rejects.toMatchObject({ code: '23505', constraint: 'seats_pkey' })
  expect((await insert('F')).rows).toEqual([{ id: 'F' }])
})

test('a statement that was prepared in a transaction outlives its end', async () => {
  const count = 'select count(*)::int as found from seats where id = $1'
  await pglite.exec('begin')
  for (const found of [0, 0]) expect((await ask(count, ['G'])).rows).toEqual([{ found }])
  await insert('G')
  expect((await ask(count, ['G'])).rows).toEqual([{ found: 1 }])
  await pglite.exec('rollback')
  expect((await ask(count, ['G'])).rows).toEqual([{ found: 0 }])
})

test('a statement is prepared anew when its table has changed', async () => {
  const count = 'select id from seats where id = $1'
  for (let times = 0; times < 3; times += 1) await ask(count, ['A'])
  await pglite.exec('alter table seats add column other text')
  expect((await ask(count, ['A'])).rows).toEqual([{ id: 'A' }])
})
