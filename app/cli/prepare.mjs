import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const BUILT_FROM = [
  'app',
  'theme',
  'editor',
  'public',
  'package-lock.json',
  'remix.config.js',
  'tsconfig.json',
]
const NOT_BUILT = /\.test\.tsx?$|README\.md$|(^|\/)demo\/(pictures$|pictures\/|[^/]*\.json$)/

/** Installs from the lock file and builds, each only when something changed since the last time. */
export async function prepare({ build }) {
  process.chdir(root)
  requireNode()
  await install()
  if (build) await buildWhenChanged()
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    throw Object.assign(new Error(`Node 20.19 or newer is needed, this is ${process.versions.node}`), {
      exitCode: 2,
    })
  }
}

async function install() {
  const stamp = 'node_modules/.marquee-lock'
  const fingerprint = digest([readFileSync('package-lock.json')])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  print('Installing from the lock file …')
  await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, fingerprint)
}

async function buildWhenChanged() {
  const stamp = 'build/.built-from'
  const fingerprint = digest(
    BUILT_FROM.flatMap(filesOf).map(file => `${file}:${digest([readFileSync(file)])}`),
  )
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  print('Building …')
  rmSync('build', { recursive: true, force: true })
  await npm(['run', '--silent', 'build'])
  mkdirSync('build', { recursive: true })
  writeFileSync(stamp, fingerprint)
}

async function npm(args) {
  const child = spawn(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: '' },
  })
  const [code] = await once(child, 'exit')
  if (code !== 0)
    throw new Error(`npm ${args[0] === 'ci' ? 'ci' : 'run build'} failed; its own words are above`)
}

function filesOf(path) {
  if (NOT_BUILT.test(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap(name => filesOf(join(path, name)))
}

function digest(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

const print = line => process.stderr.write(`${line}\n`)
