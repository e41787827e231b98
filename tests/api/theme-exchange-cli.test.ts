import { expect } from 'vitest'
import type { CommandRequest } from '#app/cli/command.ts'
import { performCommand } from '#app/cli/perform-command.ts'
import type { Database } from '#app/data/database/database.ts'
import { aStaffMember, inProcess, NOW } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  await loadVenue(database, aMuseum({ theme: { variables: { 'color-brand': '#0a5c8a' } } }))
})

/** What an operator's command prints, on both outputs. */
async function command(database: Database, request: CommandRequest) {
  const [out, err]: [string[], string[]] = [[], []]
  await performCommand(request, {
    database,
    now: NOW,
    publicUrl: '',
    dataDir: '',
    privateHosts: [],
    secret: () => '',
    out: async text => void out.push(text),
    err: text => void err.push(text),
    progress: () => undefined,
  })
  return { out: out.join(''), err: err.join('') }
}

const importing = (text: string, isPlan = false) =>
  ({ command: 'venue theme import', tenantId: 'pier', format: 'brand-yml', text, isPlan }) as const
const draft = async (database: Database) =>
  (await (await inProcess(database, { staff: aStaffMember() })).themeDrafts.get()).payload
const red = 'color: { primary: "#7a1f3d", tertiary: "#fff" }\n'

test('an operator takes a theme out and in again, and nothing changes', async ({ database }) => {
  const { out } = await command(database, {
    command: 'venue theme export',
    tenantId: 'pier',
    format: 'brand-yml',
  })
  expect(out).toContain('primary: "#0a5c8a"')
  expect(await command(database, importing(out))).toEqual({ out: 'pier: nothing changes\n', err: '' })
  expect((await draft(database)).theme).toBeNull()
})

test('a plan says what would change, the import makes it the draft, and visitors see nothing of it', async ({
  database,
}) => {
  const planned = await command(database, importing(red, true))
  expect(planned.out).toBe('Brand colour: #0a5c8a → #7a1f3d\npier: nothing was written\n')
  expect(planned.err).toBe('not taken: color.tertiary is nothing that this theme has a name for\n')
  expect((await draft(database)).theme).toBeNull()
  expect((await command(database, importing(red))).out).toContain('pier: saved as the draft\n')
  expect(await draft(database)).toMatchObject({
    revision: 1,
    base: 1,
    theme: { variables: { 'color-brand': '#7a1f3d' } },
  })
  const { payload } = await (await inProcess(database)).themes.get({ params: { tenantId: 'pier' } })
  expect(payload.variables['color-brand']).toBe('#0a5c8a')
})

test('a file that is none, and a venue that is none, end in one line', async ({ database }) => {
  await expect(command(database, importing('a: ['))).rejects.toThrow(/^This is not YAML: [^\n]+$/)
  const nowhere = { ...importing(red), tenantId: 'nowhere' }
  await expect(command(database, nowhere)).rejects.toThrow('There is no venue "nowhere"')
})
