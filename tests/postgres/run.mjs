import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { build } from 'esbuild'
import { nodeBundle } from '../../app/cli/node-bundle.mjs'

/**
 * `node tests/postgres/run.mjs`: starts a throw-away PostgreSQL where its programs are found, migrates it once, and runs the API
 * tests against it one file after another, then the races, which only many connections can show. `races` runs those alone,
 * paths run those files alone.
 */
const root = resolve(import.meta.dirname, '../..')
process.chdir(root)

const programs = findPrograms()
if (!programs) {
  console.log(
    'PostgreSQL was not found (pg_ctl is not in /usr/lib/postgresql/*/bin nor on PATH): its tests are left out.',
  )
  process.exit(0)
}

const owner = serverOwner()
const folder = mkdtempSync(join(tmpdir(), 'marquee-postgres-'))
if (owner) chownSync(folder, owner.uid, owner.gid)
const port = await freePort()
const url = `postgres://marquee@127.0.0.1:${port}/postgres`

process.exitCode = 1
try {
  start()
  await migrate()
  const environment = { ...process.env, DATABASE_URL: url }
  const vitest = (...args) =>
    spawnSync('npx', ['vitest', 'run', '--no-file-parallelism', ...args], {
      stdio: 'inherit',
      env: environment,
    }).status ?? 1
  const files = process.argv.slice(2).filter(argument => argument !== 'races')
  const racesOnly = process.argv.includes('races')
  const api = racesOnly ? 0 : vitest('-c', 'tests/vitest.config.ts', '--project', 'api', ...files)
  const races = files.length > 0 ? 0 : vitest('-c', 'tests/postgres/vitest.config.ts')
  process.exitCode = api || races
} finally {
  stop()
}

function start() {
  // A throw-away cluster need not survive a power cut.
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c max_connections=120`
  run('initdb', ['-D', join(folder, 'data'), '-U', 'marquee', '-A', 'trust', '-E', 'UTF8', '--no-sync'])
  run('pg_ctl', ['-D', join(folder, 'data'), '-l', join(folder, 'log'), '-w', '-o', settings, 'start'])
}

function stop() {
  try {
    run('pg_ctl', ['-D', join(folder, 'data'), '-m', 'immediate', 'stop'])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function migrate() {
  const outfile = join(root, 'test-results/migrate-postgres.mjs')
  await build({
    ...nodeBundle,
    entryPoints: ['tests/postgres/migrate.ts'],
    outfile,
  })
  execFileSync(process.execPath, [outfile], { stdio: 'inherit', env: { ...process.env, DATABASE_URL: url } })
}

/** PostgreSQL refuses to run as root: then it runs as whoever owns its installation by convention. */
function run(program, args) {
  execFileSync(join(programs, program), args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: folder,
    ...(owner ?? {}),
  })
}

function serverOwner() {
  if (process.getuid?.() !== 0) return null
  const id = flag => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return { uid: 65534, gid: 65534 }
  }
}

function findPrograms() {
  const base = '/usr/lib/postgresql'
  const packaged = existsSync(base)
    ? readdirSync(base)
        .sort((a, b) => Number(b) - Number(a))
        .map(version => join(base, version, 'bin'))
    : []
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return (
    [...packaged, ...onPath].find(
      path => existsSync(join(path, 'pg_ctl')) && existsSync(join(path, 'initdb')),
    ) ?? null
  )
}

function freePort() {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
