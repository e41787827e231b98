import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockFolder } from '#app/data/database/folder-lock.ts'
import { anEventTemplate, aVenueFile } from '#tests/builders/venue-file.ts'
import { buildCommands, runBuilt } from '#tests/setup/built-commands.ts'

/** Every command is a process that opens a database. */
const SLOW = { timeout: 60_000 }
const folder = mkdtempSync(join(tmpdir(), 'marquee-cli-'))
const file = join(folder, 'pier.json')
const env = {
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: '',
  PUBLIC_URL: 'https://tickets.example/',
  MARQUEE_CALLER_FOLDER: folder,
}
const run = (command: 'venue' | 'staff' | 'verify', ...words: string[]) => runBuilt(command, { words, env })

beforeAll(async () => {
  await buildCommands()
  writeFileSync(file, JSON.stringify(aVenueFile(), null, 2))
  expect(await run('venue', 'import', 'pier.json')).toMatchObject({
    code: 0,
    out: expect.stringContaining('pier: imported (1 events'),
  })
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('importing shows its progress, and the same file again is unchanged', SLOW, async () => {
  const ended = await run('venue', 'import', file)
  expect(ended).toMatchObject({ code: 0, out: expect.stringContaining('pier: unchanged') })
  expect(ended.err).toBe('Importing 100 %\n')
})

test('an export to a file is the same as to the output, and comes back unchanged', SLOW, async () => {
  expect(await run('venue', 'export', 'pier', '--out', 'out.json')).toEqual({ code: 0, out: '', err: '' })
  const { out } = await run('venue', 'export', 'pier')
  expect(readFileSync(join(folder, 'out.json'), 'utf8')).toBe(out)
  expect(await run('venue', 'import', 'out.json')).toMatchObject({
    code: 0,
    out: expect.stringContaining('unchanged'),
  })
})

test('venues are listed one a line', SLOW, async () => {
  expect(await run('venue', 'list')).toMatchObject({ code: 0, out: 'pier  Pier Museum\n' })
})

test('every fault of a file is one line with its place, and the code is 2', SLOW, async () => {
  const text = JSON.stringify(aVenueFile({ events: [anEventTemplate({ facilityIds: ['BAD'] })] }), null, 2)
  writeFileSync(join(folder, 'bad.json'), text.replace('BAD', 'no\\nwhere'))
  const ended = await run('venue', 'import', 'bad.json')
  expect(ended).toMatchObject({ code: 2, out: '' })
  const lines = ended.err.trim().split('\n')
  expect(lines[0]).toMatch(/^bad\.json:\d+:\d+ events\[0\]\.facilityIds\[0\] /)
  expect(lines.at(-1)).toBe('bad.json: 1 fault, nothing was imported')
  expect(lines).toHaveLength(2)
})

test.each<[string, string[], RegExp]>([
  ['a file that is not there', ['import', 'none.json'], /^marquee: none\.json cannot be read \(ENOENT\)\n$/],
  ['a folder as file', ['import', '.'], /^marquee: \. cannot be read \(EISDIR\)\n$/],
  ['an unknown venue', ['export', 'nowhere'], /^marquee: There is no venue "nowhere"\n$/],
  [
    'a place that cannot be written',
    ['export', 'pier', '--out', 'no/such/place.json'],
    /^marquee: .*place\.json cannot be written \(ENOENT\)\n$/,
  ],
  ['an unknown action', ['remove', 'pier'], /^marquee: Use: npm run venue -- /],
  ['an unknown option', ['list', '--all'], /^marquee: Unknown option '--all'\n$/],
])('%s is one line and code 2', SLOW, async (_what, words, line) => {
  const ended = await run('venue', ...words)
  expect(ended).toMatchObject({ code: 2, out: '' })
  expect(ended.err).toMatch(line)
})

test('bad settings and an unreachable server are one line and code 2', SLOW, async () => {
  const badPort = await runBuilt('venue', { words: ['list'], env: { ...env, PORT: 'high' } })
  expect(badPort).toEqual({ code: 2, out: '', err: 'marquee: PORT must be a number\n' })
  const noServer = await runBuilt('venue', {
    words: ['list'],
    env: { ...env, DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' },
  })
  expect(noServer).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^marquee: DATABASE_URL cannot be reached: .*ECONNREFUSED.*\n$/),
  })
})

test('while a server uses the embedded database, a command says so in one line', SLOW, async () => {
  const unlock = await lockFolder(env.DATA_DIR)
  const ended = await run('venue', 'list')
  await unlock()
  expect(ended).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringMatching(/^marquee: .* is in use by another Marquee process\n$/),
  })
})

test('an invitation is a link with a token of its own each time; roles are checked', SLOW, async () => {
  const invite = () =>
    run(
      'staff',
      'invite',
      'Ana@pier.example',
      '--tenant',
      'pier',
      '--role',
      'designer,wording',
      '--name',
      'Ana',
    )
  const [first, second] = [await invite(), await invite()]
  expect(first).toMatchObject({ code: 0, err: '' })
  expect(first.out).toMatch(/^https:\/\/tickets\.example\/staff\/pier\/invitation\/[\w-]{43}\n$/)
  expect(second.out).not.toBe(first.out)
  expect(
    await run('staff', 'invite', 'ana@pier.example', '--tenant', 'pier', '--role', 'king'),
  ).toMatchObject({
    code: 2,
    err: 'marquee: --role must be one or more of wording, designer, publisher, onboarding\n',
  })
  expect(await run('staff', 'token', 'pier', 'ana@pier.example')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^[\w-]{43}\n$/),
  })
  expect(await run('staff', 'token', 'pier', 'bo@pier.example')).toMatchObject({ code: 2, out: '' })
})

test('a sound database has no violations', SLOW, async () => {
  expect(existsSync(env.DATA_DIR)).toBe(true)
  expect(await run('verify')).toEqual({ code: 0, out: '0 violations\n', err: '' })
})
