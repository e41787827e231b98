import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { p12Of, passAuthority } from '#tests/builders/pass-authority.mjs'
import { aVenueFile } from '#tests/builders/venue-file.ts'
import { buildCommands, runBuilt } from '#tests/setup/built-commands.ts'
import { openCommandServer } from '#tests/setup/command-server.ts'

/** Every command is a process, which asks the server of its folder. */
const SLOW = { timeout: 60_000 }
const folder = mkdtempSync(join(tmpdir(), 'marquee-certificates-'))
const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', MARQUEE_CALLER_FOLDER: folder }
const run = (...words: string[]) =>
  runBuilt('venue', { words: words[0] === 'import' ? words : ['pass-certificate', ...words], env })

let stop: () => Promise<void>

const { wwdr, issue } = passAuthority()
const pair = issue()
const FILES = {
  'pier.json': JSON.stringify(aVenueFile()),
  'pass.p12': p12Of(pair, { password: 'the password', issuers: [], algorithm: '3des' }),
  'chain.p12': p12Of(pair, { password: 'the password', issuers: [wwdr], algorithm: 'aes256' }),
  'pass.pem': pair.certificate,
  'key.pem': pair.key,
  'locked.pem': issue({ passphrase: 'another' }).key,
  'both.pem': pair.certificate + pair.key,
  'wwdr.pem': wwdr,
  password: 'the password\n',
  wrong: 'another\n',
}

beforeAll(async () => {
  await buildCommands()
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, name), content)
  expect(await run('import', 'pier.json')).toMatchObject({ code: 0 })
  stop = await openCommandServer(env.DATA_DIR, 'http://localhost:4321')
}, 60_000)
afterAll(async () => {
  await stop()
  rmSync(folder, { recursive: true, force: true })
})

const KEPT = /^pier: apple {2}pass\.example\.marquee {2}team TEAM123456 {2}until \d{4}-\d\d-\d\d\n$/

test(
  'files of PKCS #12, with the issuer and without, and PEM files are kept, listed and removed',
  SLOW,
  async () => {
    const issuer = ['--issuer', 'wwdr.pem']
    const p12 = await run('pier', '--certificate', 'pass.p12', '--password-file', 'password', ...issuer)
    expect(p12).toMatchObject({ code: 0, err: '', out: expect.stringMatching(KEPT) })
    const chain = await run('pier', '--certificate', 'chain.p12', '--password-file', 'password')
    expect(chain).toMatchObject({ code: 0, out: expect.stringMatching(KEPT) })
    expect(await run('pier', '--certificate', 'both.pem', ...issuer)).toMatchObject({ code: 0 })
    expect(await run('pier', '--certificate', 'pass.pem', '--key', 'key.pem', ...issuer)).toMatchObject({
      code: 0,
    })
    expect(await run('pier')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^apple {2}pass\.example\.marquee {2}until /),
    })
    expect(await run('pier', '--remove', 'apple')).toEqual({ code: 0, out: 'pier: apple removed\n', err: '' })
  },
)

test.each<[string, string[], RegExp]>([
  [
    'a wrong password',
    ['pier', '--certificate', 'pass.p12', '--password-file', 'wrong'],
    /^marquee: pass\.p12: the password is another one\n$/,
  ],
  [
    'a file that is none',
    ['pier', '--certificate', 'pier.json'],
    /^marquee: pier\.json is neither PKCS #12 nor a certificate\n$/,
  ],
  [
    'a key without its password',
    ['pier', '--certificate', 'pass.pem', '--key', 'locked.pem'],
    /^marquee: locked\.pem has no private key in PEM, or its password is another one\n$/,
  ],
  [
    "no certificate of Apple's",
    ['pier', '--certificate', 'both.pem'],
    /^marquee: --issuer is missing: [^\n]*\n$/,
  ],
  ['an unknown venue', ['nowhere'], /^marquee: There is no venue "nowhere"\n$/],
  [
    'two things at once',
    ['pier', '--certificate', 'both.pem', '--remove', 'apple'],
    /^marquee: Use: [^\n]*\n$/,
  ],
  [
    "half an account of Google's",
    ['pier', '--google-issuer', '3388'],
    /^marquee: --google-key and --google-issuer go together\n$/,
  ],
  ['another wallet', ['pier', '--remove', 'samsung'], /^marquee: --remove must be one of apple, google\n$/],
])('%s is one line and code 2', SLOW, async (_what, words, line) => {
  const ended = await run(...words)
  expect(ended).toMatchObject({ code: 2, out: '' })
  expect(ended.err).toMatch(line)
})
