import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockFolder } from '#app/data/database/folder-lock.ts'
import { anEventTemplate, aVenueFile } from '#tests/builders/venue-file.ts'
import { buildCommands, runBuilt } from '#tests/setup/built-commands.ts'
import { openCommandServer } from '#tests/setup/command-server.ts'

/** Every command is a process; by itself it opens a database, beside a server it asks that one. */
const SLOW = { timeout: 60_000 }
const folder = mkdtempSync(join(tmpdir(), 'marquee-cli-'))
const file = join(folder, 'pier.json')
const env = {
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: '',
  PUBLIC_URL: 'https://tickets.example/',
  MARQUEE_CALLER_FOLDER: folder,
}
const run = (command: 'venue' | 'staff' | 'verify' | 'fleet', ...words: string[]) =>
  runBuilt(command, { words, env })

beforeAll(async () => {
  await buildCommands()
  writeFileSync(file, JSON.stringify(aVenueFile(), null, 2))
  expect(await run('venue', 'import', 'pier.json')).toMatchObject({
    code: 0,
    out: expect.stringContaining('pier: imported (1 events'),
    err: 'Importing 100 %\n',
  })
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

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

test('the whole of a venue goes out, and a sound database has no violations', SLOW, async () => {
  const { code, out } = await run('venue', 'export', 'pier')
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ venue: { id: 'pier' } })
  expect(await run('verify')).toEqual({ code: 0, out: '0 violations\n', err: '' })
})

test('fleet tells what changed defaults change for visitors of each venue', SLOW, async () => {
  expect(await run('fleet', 'snapshot', '--out', 'old.json')).toEqual({ code: 0, out: '', err: '' })
  const snapshot = JSON.parse(readFileSync(join(folder, 'old.json'), 'utf8'))
  snapshot.looks.pier.values['shape-radius'] = '3px'
  snapshot.words['en-US']['cart-heading'] = 'Old cart'
  writeFileSync(join(folder, 'old.json'), JSON.stringify(snapshot))
  const { code, out } = await run('fleet', '--before', 'old.json')
  expect(out.split('\n')).toEqual([
    'pier: 1 variable and 1 text change',
    expect.stringMatching(/^ {2}Corner radius \(shape-radius\): 3px → \d/),
    '  cart-heading (en-US): “Old cart” → “Your Order”',
    '1 of 1 venues change, 0 fall below contrast',
    '',
  ])
  expect(code).toBe(0)
})

/** A revision beside all branches in which a file of HEAD is another one. */
function revisionWith(path: string, change: (source: string) => string): string {
  const own = {
    GIT_INDEX_FILE: join(folder, 'index'),
    GIT_AUTHOR_NAME: 'x',
    GIT_AUTHOR_EMAIL: 'x@example.org',
  }
  const committer = { GIT_COMMITTER_NAME: 'x', GIT_COMMITTER_EMAIL: 'x@example.org' }
  const git = (words: string[], input = '') =>
    execFileSync('git', words, { input, env: { ...process.env, ...own, ...committer } })
      .toString()
      .trim()
  git(['read-tree', 'HEAD'])
  const blob = git(['hash-object', '-w', '--stdin'], change(readFileSync(path, 'utf8')))
  git(['update-index', '--cacheinfo', `100644,${blob},${path}`])
  return git(['commit-tree', '-m', 'Other defaults', git(['write-tree'])])
}

test(
  'fleet tells what the defaults of another revision change, by that revision’s own rules',
  SLOW,
  async () => {
    const revision = revisionWith('theme/variables.ts', source =>
      source.replace(/('Brand colour', )'#[0-9a-f]{6}'/, "$1'#7a1f3d'"),
    )
    const { code, out, err } = await run('fleet', '--against', revision)
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/Brand colour \(color-brand\): #7a1f3d → #/)
    expect(out).toContain('1 of 1 venues change, 0 fall below contrast')
  },
)

test('fleet ends with 1 where a venue falls below its contrast', SLOW, async () => {
  const { code, out } = await runBuilt('fleet', {
    words: [FAINT, '--before', 'faint.json'],
    env: { ...env, DATA_DIR: join(folder, 'none') },
  })
  expect(code).toBe(1)
  expect(out).toContain('  contrast: Button label on Button has ')
  expect(out).toContain('1 of 1 venues change, 1 falls below contrast')
})

test(
  'fleet without a Chromium for its pictures is one line and code 2, before anything is read',
  SLOW,
  async () => {
    const ended = await runBuilt('fleet', {
      words: ['--before', 'none.json', '--pictures', 'pictures'],
      env: { ...env, CHROMIUM_PATH: join(folder, 'no-chromium') },
    })
    expect(ended).toEqual({
      code: 2,
      out: '',
      err: 'marquee: --pictures needs Chromium: run `npx playwright install chromium`, or set CHROMIUM_PATH\n',
    })
    expect(existsSync(join(folder, 'pictures'))).toBe(false)
  },
)

const FAINT = 'faint-venue.json'

/** A venue whose own label was readable on what the button was by default. */
beforeAll(async () => {
  const theme = { variables: { 'button-label': '#888888' } }
  writeFileSync(join(folder, FAINT), JSON.stringify({ ...aVenueFile(), theme }))
  const { out } = await run('fleet', 'snapshot', FAINT)
  const snapshot = JSON.parse(out)
  snapshot.looks.pier.values['button-background'] = '#000000'
  snapshot.looks.pier.contrast = []
  writeFileSync(join(folder, 'faint.json'), JSON.stringify(snapshot))
}, 60_000)

test.each<[string, string[], RegExp]>([
  ['a revision that there is not', ['--against', 'none'], /^marquee: There is no git revision "none"\n$/],
  ['a file that is no snapshot', ['--before', 'pier.json'], /^marquee: pier\.json is no snapshot of /],
  ['a file that is no venue', ['faint.json'], /^marquee: faint\.json is no venue file; /],
  [
    'two things to compare with',
    ['--against', 'HEAD', '--before', 'old.json'],
    /^marquee: Use: npm run fleet /,
  ],
])('fleet: %s is one line and code 2', SLOW, async (_what, words, line) => {
  const ended = await run('fleet', ...words)
  expect(ended).toMatchObject({ code: 2, out: '' })
  expect(ended.err).toMatch(line)
})

test.each<[string, string[], RegExp]>([
  ['a file that is not there', ['import', 'none.json'], /^marquee: none\.json cannot be read \(ENOENT\)\n$/],
  ['a folder as file', ['import', '.'], /^marquee: \. cannot be read \(EISDIR\)\n$/],
  [
    'a place that cannot be written',
    ['export', 'pier', '--out', 'no/such/place.json'],
    /^marquee: .*place\.json cannot be written \(ENOENT\)\n$/,
  ],
  [
    'an import that is not there',
    ['put-back', 'pier', 'none'],
    /^marquee: "pier" has no import "none" to put back; /,
  ],
  ['a plan of no import', ['put-back', 'pier', '--plan'], /^marquee: Use: npm run venue -- /],
  ['an unknown action', ['rename', 'pier'], /^marquee: Use: npm run venue -- /],
  ['an unknown option', ['list', '--all'], /^marquee: Unknown option '--all'\n$/],
])('%s is one line and code 2', SLOW, async (_what, words, line) => {
  const ended = await run('venue', ...words)
  expect(ended).toMatchObject({ code: 2, out: '' })
  expect(ended.err).toMatch(line)
})

test('a file that is not UTF-8 is one line and code 2', SLOW, async () => {
  writeFileSync(join(folder, 'latin.json'), Buffer.from('{"venue": {"name": "Niño"}}', 'latin1'))
  const ended = await run('venue', 'import', 'latin.json')
  expect(ended).toMatchObject({ code: 2, out: '' })
  expect(ended.err).toMatch(
    /^latin\.json:1:23 \(file\) is not UTF-8: [^\n]*\nlatin\.json: 1 fault, nothing was imported\n$/,
  )
})

describe('beside a server', () => {
  const socket = join(env.DATA_DIR, 'commands.sock')
  let stop: () => Promise<void>

  beforeAll(async () => {
    stop = await openCommandServer(env.DATA_DIR, 'http://localhost:4321')
  }, 60_000)
  afterAll(async () => {
    await stop()
    expect(existsSync(socket)).toBe(false)
  })

  test('commands go over a socket that only the owner can open', SLOW, async () => {
    expect(statSync(socket).mode & 0o777).toBe(0o600)
    expect(await run('venue', 'list')).toMatchObject({ code: 0, out: 'pier  Pier Museum\n' })
    expect(await run('verify')).toEqual({ code: 0, out: '0 violations\n', err: '' })
    expect(await run('venue', 'export', 'nowhere')).toMatchObject({
      code: 2,
      out: '',
      err: 'marquee: There is no venue "nowhere"\n',
    })
  })

  test('a new venue is made without a question, and what comes next is printed', SLOW, async () => {
    const words = [
      'new',
      '--email',
      'Ada@platform.example',
      '--name',
      'Museo del Niño',
      '--zone',
      'America/Monterrey',
    ]
    expect(await run('venue', ...words)).toEqual({
      code: 0,
      err: '',
      out: [
        'museo-del-nino: made, not open yet',
        'set it up:  http://localhost:4321/onboarding/venues/museo-del-nino',
        'look at it: http://localhost:4321/events/museo-del-nino/list',
        'check it:   npm run venue -- check museo-del-nino',
        'invite:     npm run staff -- invite Ada@platform.example --role onboarding',
        '',
      ].join('\n'),
    })
    const like = [
      'new',
      '--email',
      'ada@platform.example',
      '--name',
      'Pier Two',
      '--zone',
      'America/New_York',
    ]
    expect(await run('venue', ...like, '--like', 'pier')).toMatchObject({ code: 0 })
    for (const venue of ['museo-del-nino', 'pier-two']) await run('venue', 'remove', venue)
  })

  test(
    'a new venue comes from a page that the operator lets it read, or from the files of one',
    SLOW,
    async () => {
      const page = '<title>Cedar Zoo</title><meta property="og:site_name" content="Cedar Zoo">'
      const html = `<html lang="en-US"><head>${page}</head><body>Fairbanks, AK 99701</body></html>`
      const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html))
      await new Promise<void>(resolve => server.listen(8080, '127.0.0.1', resolve))
      const about = ['new', '--email', 'ada@platform.example', '--zone', 'America/Anchorage']
      const fetched = await run('venue', ...about, '--from', 'http://localhost:8080/')
      server.close()
      expect(fetched).toMatchObject({ code: 0, err: '' })
      expect(fetched.out).toContain('cedar-zoo: made')

      const folder = mkdtempSync(join(tmpdir(), 'site-'))
      writeFileSync(join(folder, 'home.html'), html)
      writeFileSync(join(folder, 'site.css'), '.btn{background:#2f6b2f}')
      const files = ['home.html', 'site.css'].map(name => join(folder, name)).join(',')
      const saved = await run('venue', ...about, '--files', files)
      expect(saved).toMatchObject({ code: 0, err: '' })
      expect(saved.out).toContain('cedar-zoo-2: made')
      expect(await run('venue', ...about, '--files', join(folder, 'none.html'))).toMatchObject({
        code: 2,
        out: '',
        err: expect.stringMatching(/^marquee: [^\n]*none.html cannot be read \(ENOENT\)\n$/),
      })
      for (const venue of ['cedar-zoo', 'cedar-zoo-2']) await run('venue', 'remove', venue)
    },
  )

  test.each<[string, string[], RegExp]>([
    ['nobody to set it up', ['--name', 'Pier'], /^marquee: --email is missing[^\n]*\n$/],
    ['no name', ['--email', 'a@b.example'], /^marquee: --name is missing[^\n]*\n$/],
    [
      'two starts',
      ['--email', 'a@b.example', '--like', 'pier', '--preset', 'neutral'],
      /^marquee: A venue comes from one[^\n]*\n$/,
    ],
    [
      'a preset that is none',
      ['--email', 'a@b.example', '--preset', 'grand'],
      /^marquee: --preset must be one of[^\n]*\n$/,
    ],
    [
      'a venue that is none',
      ['--email', 'a@b.example', '--like', 'atlantis'],
      /^marquee: There is no venue[^\n]*\n$/,
    ],
    [
      'a private page',
      ['--email', 'a@b.example', '--from', 'http://127.0.0.1/'],
      /^marquee: --from [^\n]*\n$/,
    ],
  ])('a new venue with %s is refused in one line', SLOW, async (_what, words, line) => {
    const ended = await run('venue', 'new', ...words)
    expect(ended).toMatchObject({ code: 2, out: '' })
    expect(ended.err).toMatch(line)
  })

  test(
    'a venue is checked: a line a finding and code 1, a venue that is not there is code 2',
    SLOW,
    async () => {
      const { code, out } = await run('venue', 'check', 'pier')
      expect(code).toBe(1)
      expect(out).toMatch(/^pier: (error|warning): .+ \(\w+\)$/m)
      expect(out).toMatch(/\npier: \d+ findings?\n$/)
      expect(await run('venue', 'check', 'atlantis')).toMatchObject({ code: 2, out: '' })
    },
  )

  test('importing shows its progress, and the same file again is unchanged', SLOW, async () => {
    expect(await run('venue', 'import', 'pier.json')).toMatchObject({
      code: 0,
      out: expect.stringContaining('pier: unchanged'),
      err: 'Importing 100 %\n',
    })
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

  test('a plan says what would change and writes nothing', SLOW, async () => {
    const [event] = aVenueFile().events
    const planned = aVenueFile({
      events: [{ ...event!, name: 'Boat Trip' }, anEventTemplate({ id: 'night', slots: [] })],
      personTypes: [
        { id: 'adult', name: 'Adult' },
        { id: 'child', name: 'Child' },
        { id: 'dog', name: 'Dog' },
      ],
    })
    writeFileSync(join(folder, 'planned.json'), JSON.stringify(planned))
    expect(await run('venue', 'import', 'planned.json', '--plan')).toMatchObject({
      code: 0,
      out: [
        'pier: + personTypes dog',
        'pier: + events night',
        'pier: ~ events boat-tour: name',
        'pier: nothing was written',
        '',
      ].join('\n'),
    })
    expect(await run('venue', 'import', file, '--plan')).toMatchObject({
      code: 0,
      out: 'pier: nothing would change\n',
    })
  })

  test('a text that lost a value is a warning', SLOW, async () => {
    const texts = { 'confirmation-order-number': 'Your order' }
    const venue = { ...aVenueFile().venue, id: 'warned' }
    writeFileSync(join(folder, 'warned.json'), JSON.stringify(aVenueFile({ venue, texts })))
    const ended = await run('venue', 'import', 'warned.json')
    expect(ended).toMatchObject({ code: 0, out: expect.stringContaining('warned: imported') })
    expect(ended.err).toContain('texts["confirmation-order-number"] The text no longer says {number}\n')
  })

  test('a venue is removed by its name, and --force must name the same', SLOW, async () => {
    const venue = { ...aVenueFile().venue, id: 'gone' }
    writeFileSync(join(folder, 'gone.json'), JSON.stringify(aVenueFile({ venue })))
    await run('venue', 'import', 'gone.json')
    expect(await run('venue', 'remove', 'gone', '--force', 'pier')).toMatchObject({ code: 2, out: '' })
    expect(await run('venue', 'remove', 'gone')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^gone: removed \(\d+ rows\)\n$/),
    })
    expect((await run('venue', 'list')).out).not.toContain('gone')
    expect(await run('venue', 'remove', 'gone')).toMatchObject({
      code: 2,
      err: 'marquee: There is no venue "gone"\n',
    })
  })

  test('an invitation is a link with a token of its own each time; roles are checked', SLOW, async () => {
    const who = ['Ana@pier.example', '--tenant', 'pier', '--name', 'Ana']
    const invite = (roles: string) => run('staff', 'invite', ...who, '--role', roles)
    const [first, second] = [await invite('designer,wording'), await invite('designer,wording')]
    expect(first).toMatchObject({ code: 0, err: '' })
    expect(first.out).toMatch(/^http:\/\/localhost:4321\/staff\/pier\/invitation\/[\w-]{43}\n$/)
    expect(second.out).not.toBe(first.out)
    expect(await invite('king')).toMatchObject({
      code: 2,
      err: 'marquee: --role must be one or more of wording, designer, publisher, onboarding\n',
    })
    expect(await run('staff', 'token', 'pier', 'ana@pier.example')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^[\w-]{43}\n$/),
    })
    expect(await run('staff', 'token', 'pier', 'bo@pier.example')).toMatchObject({ code: 2, out: '' })
  })
})

test('an invitation made after the server has stopped leads to where it last was', SLOW, async () => {
  const invite = ['invite', 'a@b.example', '--tenant', 'pier', '--role', 'wording']
  const { out: settled } = await run('staff', ...invite)
  expect(settled).toMatch(/^https:\/\/tickets\.example\/staff\/pier\/invitation\//)
  const ended = await runBuilt('staff', { words: invite, env: { ...env, PUBLIC_URL: '', PORT: '' } })
  expect(ended.out).toMatch(/^http:\/\/localhost:4321\/staff\/pier\/invitation\//)
})
