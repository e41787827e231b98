import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { passAuthority } from '../builders/pass-authority.mjs'

/** The process as an operator meets it. Each test has a folder and a port of its own. */
test.describe.configure({ mode: 'serial', timeout: 60_000 })

const folders: string[] = []
const running: ChildProcess[] = []

test.afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function freshFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-start-'))
  folders.push(folder)
  return folder
}

/** With a database in it already: to make one takes longer than most of what is looked at here. */
function usedFolder() {
  const folder = freshFolder()
  cpSync('test-results/imported', folder, { recursive: true })
  return folder
}

function start(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['build/server/main.js'], {
    env: { ...process.env, NODE_ENV: 'production', DEMO: '0', PORT: '0', HOST: '127.0.0.1', ...settings },
  })
  running.push(child)
  let output = ''
  child.stdout.on('data', chunk => (output += chunk))
  child.stderr.on('data', chunk => (output += chunk))
  const ended = new Promise<number | null>(resolve => child.on('exit', code => resolve(code)))
  const ready = new Promise<string>((resolve, reject) => {
    const look = () => {
      const address = /ready on (http:\/\/\S+?)\//.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', look)
    child.on('exit', () => reject(new Error(output)))
  })
  ready.catch(() => undefined)
  return { child, ended, ready, output: () => output }
}

/** Sends the first half of a request; the returned function sends the rest and gives the answer. */
async function beginRequest(address: string) {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', chunk => (answer += chunk))
  await new Promise(resolve => socket.once('connect', resolve))
  socket.write('GET /readyz HTTP/1.1\r\nHost: marquee\r\nConnection: close\r\n')
  // Answered after the first half was sent, so the server has that half.
  await fetch(`${address}/healthz`)
  return () => {
    socket.write('\r\n')
    return new Promise<string>(resolve => socket.on('close', () => resolve(answer)))
  }
}

/** Whether the server takes no new connections any more. */
function isRefused(address: string) {
  const { hostname, port } = new URL(address)
  return new Promise<boolean>(resolve => {
    const socket = connect(Number(port), hostname)
    socket.once('connect', () => {
      socket.destroy()
      resolve(false)
    })
    socket.once('error', () => resolve(true))
  })
}

/** Refused: one line, code 2, no stack trace. */
async function expectRefusal(settings: Record<string, string>, line: RegExp) {
  const attempt = start(settings)
  expect(await attempt.ended).toBe(2)
  const lines = attempt
    .output()
    .trim()
    .split('\n')
    .filter(text => !text.startsWith('{'))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(line)
}

test('a setting that cannot be read is named, with what it must be', () =>
  expectRefusal({ PORT: 'eighty' }, /^marquee: PORT must be a number/))

test('a data folder that cannot be written is refused with its path', () =>
  expectRefusal({ DATA_DIR: '/proc/marquee' }, /^marquee: \/proc\/marquee cannot be written/))

test('a PostgreSQL that does not answer is one line', () =>
  expectRefusal(
    { DATA_DIR: freshFolder(), DATABASE_URL: 'postgres://marquee@localhost:9/marquee' },
    /^marquee: DATABASE_URL cannot be reached: .*ECONNREFUSED/,
  ))

test('a certificate for passes that no phone would take is one line', async () => {
  const BEGIN = new Date('2020-01-01T00:00:00Z')
  const { wwdr, issue } = passAuthority(BEGIN)
  const { certificate, key } = issue({ from: BEGIN })
  await expectRefusal(
    {
      DATA_DIR: usedFolder(),
      APPLE_PASS_CERTIFICATE: certificate,
      APPLE_PASS_KEY: key,
      APPLE_WWDR_CERTIFICATE: wwdr,
    },
    /^marquee: APPLE_PASS_CERTIFICATE expired on 2020-12-31$/,
  )
})

test('a second process on the same data folder is refused, and a stop finishes what is in flight', async () => {
  const DATA_DIR = freshFolder()
  const first = start({ DATA_DIR })
  const address = await first.ready
  await expectRefusal({ DATA_DIR }, /^marquee: .* is in use by another Marquee process$/)

  const finishRequest = await beginRequest(address)
  first.child.kill('SIGINT')
  await expect.poll(() => isRefused(address)).toBe(true)
  expect(await finishRequest()).toContain('200 OK')
  expect(await first.ended).toBe(0)

  const again = start({ DATA_DIR })
  await again.ready
  again.child.kill('SIGTERM')
  expect(await again.ended).toBe(0)
})

/** A built command on a folder, to its end. */
function command(name: 'venue' | 'staff', { words, DATA_DIR }: { words: string[]; DATA_DIR: string }) {
  const env = { ...process.env, DATA_DIR, DATABASE_URL: '', PORT: '', PUBLIC_URL: '' }
  return spawnSync(process.execPath, [`build/server/${name}.js`, ...words], { env, encoding: 'utf8' })
}

test('commands beside a running server are carried out by it, and visitors see the change at once', async () => {
  const DATA_DIR = freshFolder()
  const server = start({ DATA_DIR })
  const address = await server.ready
  const imported = command('venue', { words: ['import', 'app/data/demo/orrery.json'], DATA_DIR })
  expect([imported.status, imported.stdout]).toEqual([0, expect.stringContaining('orrery: imported')])
  expect((await fetch(`${address}/events/orrery/list`)).status).toBe(200)

  const words = ['invite', 'new@orrery.example', '--tenant', 'orrery', '--role', 'wording']
  const link = command('staff', { words, DATA_DIR }).stdout.trim()
  expect(link).toMatch(new RegExp(`^http://localhost:${new URL(address).port}/staff/orrery/invitation/`))

  expect(command('venue', { words: ['remove', 'orrery'], DATA_DIR }).status).toBe(0)
  expect((await fetch(`${address}/events/orrery/list`)).status).toBe(404)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})

test('a taken port is refused with a way out', async () => {
  const other = createServer()
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as { port: number }
  await expectRefusal({ DATA_DIR: usedFolder(), PORT: String(port) }, /^marquee: Port \d+ is taken/)
  other.close()
})

test('a database of a newer version is left alone', async () => {
  const DATA_DIR = usedFolder()
  const script = join(DATA_DIR, 'newer.mjs')
  writeFileSync(
    script,
    `import { PGlite } from '${join(process.cwd(), 'node_modules/@electric-sql/pglite/dist/index.js')}'
     const pglite = await PGlite.create('${join(DATA_DIR, 'database')}')
     await pglite.exec("insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)")
     await pglite.close()`,
  )
  await new Promise(resolve => spawn(process.execPath, [script], { stdio: 'inherit' }).on('exit', resolve))
  await expectRefusal({ DATA_DIR }, /^marquee: The database was written by a newer version of Marquee$/)
})
