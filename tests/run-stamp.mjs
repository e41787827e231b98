import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'

const STAMP = 'test-results/run.json'
const SOURCES = [
  'app',
  'theme',
  'editor',
  'public',
  'tests',
  'package.json',
  'package-lock.json',
  'remix.config.js',
]

/** Begins a run of the suite: reports that carry its id belong to it, as long as no source changes. */
export function beginRun() {
  const stamp = { run: randomUUID(), sources: sourcesNow() }
  mkdirSync('test-results', { recursive: true })
  writeFileSync(STAMP, JSON.stringify(stamp))
  return stamp.run
}

/** One digest of what the product and its tests are made of; what is only told about them is left out. */
export function sourcesNow() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesOf))
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function filesOf(path) {
  if (/\.(md|txt)$/.test(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap(name => filesOf(`${path}/${name}`))
}
