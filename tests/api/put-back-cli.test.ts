import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { CommandRequest } from '#app/cli/command.ts'
import { performCommand } from '#app/cli/perform-command.ts'
import type { Database } from '#app/data/database/database.ts'
import { exportVenueText } from '#app/data/export/export-venue.ts'
import { OperatorError } from '#app/operator-error.ts'
import { NOW } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  await loadVenue(database, aMuseum({ visitors: [{ id: 'V-1', email: 'vera@example.com' }] }))
})

/** What an operator's command prints; what it refuses with, where it does. */
async function command(database: Database, request: CommandRequest): Promise<string> {
  const out: string[] = []
  const words = await performCommand(request, {
    database,
    now: NOW,
    publicUrl: '',
    dataDir: '',
    privateHosts: [],
    secret: () => '',
    out: async text => void out.push(text),
    err: () => undefined,
    progress: () => undefined,
  }).then(
    code => `${code} ${out.join('')}`,
    error => `${error instanceof OperatorError ? 'refused' : 'failed'} ${error.message}`,
  )
  return words
}

type File = { venue: Record<string, unknown>; events: Record<string, unknown>[]; [part: string]: unknown }

const fileOf = async (database: Database): Promise<File> =>
  JSON.parse(await exportVenueText({ database, tenantId: 'pier' }))
const importing = (file: object, isPlan = false): CommandRequest => ({
  command: 'venue import',
  name: 'pier.json',
  text: JSON.stringify(file),
  isPlan,
  overwritesTheme: false,
})
const putting = (importId?: string, isPlan = false): CommandRequest => ({
  command: 'venue put-back',
  tenantId: 'pier',
  importId,
  isPlan,
})
const idIn = (words: string) => /put-back pier (\S+)\n$/.exec(words)?.[1] ?? ''

/** Imports the venue's file with an event of another name. */
async function rename(database: Database, name: string) {
  const file = await fileOf(database)
  const [first, ...rest] = file.events
  return command(database, importing({ ...file, events: [{ ...first, name }, ...rest] }))
}

test('an import of the command line is put back by its id: its plan is seen first, then the catalogue is as it was; that in turn too', async ({
  database,
}) => {
  const before = await fileOf(database)
  const words = await rename(database, 'Ship Tour')
  const id = idIn(words)
  expect(words).toBe(
    `0 pier: imported (${/\((.*)\)/.exec(words)?.[1]})\npier: to put it back: npm run venue -- put-back pier ${id}\n`,
  )
  const after = await fileOf(database)
  const list = await command(database, putting())
  expect(list).toBe(`0 ${id}  ${NOW.toISOString()}  pier.json, by command line\n`)

  expect(await command(database, putting(id, true))).toBe(
    '0 pier: ~ events boat-tour: name\npier: nothing was written\n',
  )
  expect(await fileOf(database)).toEqual(after)
  expect(await command(database, putting())).toBe(list)
  const done = await command(database, putting(id))
  expect(done).toMatch(/^0 pier: ~ events boat-tour: name\npier: put back by [-\w]{36}\n$/)
  expect(await fileOf(database)).toEqual(before)

  await command(database, putting(/put back by (\S+)/.exec(done)?.[1]))
  expect(await fileOf(database)).toEqual(after)
})

test('what was changed elsewhere since stays, and so does everybody; the file with them is not kept', async ({
  database,
}) => {
  const id = idIn(await rename(database, 'Ship Tour'))
  const now = await fileOf(database)
  await command(database, importing({ ...now, venue: { ...now.venue, name: 'New Pier' } }))
  await command(database, putting(id))
  const file = await fileOf(database)
  expect([file.venue.name, file.events[0]?.name]).toEqual(['New Pier', 'Boat Tour'])
  expect(file.visitors).toEqual(now.visitors)
  const { rows } = await database.forTenant('pier').execute(sql`
    select count(*)::int as count from venue_plans where tenant_id = 'pier'
      and (document like '%vera@%' or "before" like '%vera@%' or report::text like '%vera@%')`)
  expect(rows).toEqual([{ count: 0 }])
})

test('a plan, the same file again, a new venue and what is no catalogue are nothing to put back', async ({
  database,
}) => {
  const file = await fileOf(database)
  const [first, ...rest] = file.events
  const next = { ...file, events: [{ ...first, name: 'Ship Tour' }, ...rest] }
  const people = { ...file, visitors: [{ id: 'V-1', email: 'vera@example.com', firstName: 'Vera' }] }
  const quay = { ...file, venue: { ...file.venue, id: 'quay', name: 'Quay' } }
  for (const request of [importing(next, true), importing(file), importing(people), importing(quay)])
    expect(await command(database, request)).toMatch(/^0 (?!.*to put it back)/s)
  expect(await command(database, putting())).toBe('0 pier: nothing to put back\n')
})

test('an import that is refused keeps nothing', async ({ database }) => {
  const file = await fileOf(database)
  await command(database, importing({ ...file, venue: { ...file.venue, country: 'Atlantis' } }))
  expect(await command(database, putting())).toBe('0 pier: nothing to put back\n')
})

test('what cannot be put back is told in one line: no such import, no such venue, and seats that were sold since', async ({
  database,
}) => {
  expect(await command(database, putting('none'))).toBe(
    'refused "pier" has no import "none" to put back; to list them: npm run venue -- put-back pier',
  )
  expect(await command(database, { command: 'venue put-back', tenantId: 'nowhere', isPlan: false })).toBe(
    'refused There is no venue "nowhere"',
  )
  const file = await fileOf(database)
  const lecture = file.events.findIndex(({ id }) => id === 'lecture')
  const slots = [{ date: '2026-11-20', time: '18:00', capacity: 30 }]
  const seated = (capacity: number) => ({
    ...file,
    events: file.events.map((event, index) =>
      index === lecture ? { ...event, slotRules: [], slots: [{ ...slots[0], capacity }] } : event,
    ),
  })
  await command(database, importing(seated(30)))
  const id = idIn(await command(database, importing(seated(60))))
  await database.forTenant('pier').execute(sql`
    update slots set sold = 55 where tenant_id = 'pier' and event_id = 'lecture' and date = '2026-11-20'`)
  const sold = await fileOf(database)
  for (const isPlan of [true, false])
    expect(await command(database, putting(id, isPlan))).toBe(
      'refused "pier" cannot be as it was: Lecture is less than the 55 seats taken on 2026-11-20 at 18:00',
    )
  expect(await fileOf(database)).toEqual(sold)
})
