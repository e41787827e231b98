// The server of the browser tests: the built one on fresh data, with the demo venues and the odd ones beside this file.
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { nodeBundle } from '../../app/cli/node-bundle.mjs'

const DATA_DIR = 'test-results/data'
const VENUES = 'test-results/venues'
rmSync(DATA_DIR, { recursive: true, force: true })
mkdirSync(VENUES, { recursive: true })

const env = { ...process.env, DATA_DIR, NODE_ENV: 'production', DEMO: '1' }

await build({
  ...nodeBundle,
  entryPoints: ['tests/e2e/venues/write-venues.ts'],
  outfile: 'test-results/write-venues.mjs',
})
const { writeVenues } = await import(join(process.cwd(), 'test-results/write-venues.mjs'))
for (const [name, file] of Object.entries(writeVenues()))
  writeFileSync(join(VENUES, `${name}.json`), JSON.stringify(file, null, 2))
const files = ['app/data/demo', VENUES].flatMap(folder => readdirSync(folder).map(name => join(folder, name)))
for (const file of files.filter(name => name.endsWith('.json'))) {
  execFileSync(process.execPath, ['build/server/venue.js', 'import', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, DEMO: '0' },
  })
}

const server = spawn(process.execPath, ['build/server/main.js'], { stdio: 'inherit', env })
process.on('SIGTERM', () => server.kill('SIGTERM'))
process.on('SIGINT', () => server.kill('SIGTERM'))
server.on('exit', code => process.exit(code ?? 0))
