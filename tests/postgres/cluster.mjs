import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** Starts a throw-away PostgreSQL where its programs are found: its address, and how to end it. Null where there is none. */
export async function startCluster() {
  const programs = findPrograms()
  if (!programs) return null
  const owner = serverOwner()
  const folder = mkdtempSync(join(tmpdir(), 'marquee-postgres-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const port = await freePort()
  /** PostgreSQL refuses to run as root: then it runs as whoever owns its installation by convention. */
  const run = (program, args) =>
    execFileSync(join(programs, program), args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      cwd: folder,
      ...(owner ?? {}),
    })
  const stop = () => {
    try {
      run('pg_ctl', ['-D', join(folder, 'data'), '-m', 'immediate', 'stop'])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  // A throw-away cluster need not survive a power cut.
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c max_connections=120`
  try {
    run('initdb', ['-D', join(folder, 'data'), '-U', 'marquee', '-A', 'trust', '-E', 'UTF8', '--no-sync'])
    run('pg_ctl', ['-D', join(folder, 'data'), '-l', join(folder, 'log'), '-w', '-o', settings, 'start'])
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  return { url: `postgres://marquee@127.0.0.1:${port}/postgres`, stop }
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
