// The server of the browser tests: the built one on fresh data, with the demo venues and the odd ones beside this file.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { build } from 'esbuild'
import { nodeBundle } from '../../app/cli/node-bundle.mjs'

const DATA_DIR = 'test-results/data'
/** What a server of a test's own starts from. */
const IMPORTED = 'test-results/imported'
const IMPORT = 'test-results/import-venues.mjs'
for (const folder of [DATA_DIR, IMPORTED]) rmSync(folder, { recursive: true, force: true })

const env = { ...process.env, DATA_DIR, NODE_ENV: 'production', DEMO: '1' }

await build({ ...nodeBundle, entryPoints: ['tests/e2e/venues/import-venues.ts'], outfile: IMPORT })
execFileSync(process.execPath, [IMPORT], { stdio: 'inherit', env: { ...env, DATA_DIR: IMPORTED } })
cpSync(IMPORTED, DATA_DIR, { recursive: true })

const server = spawn(process.execPath, ['build/server/main.js'], { stdio: 'inherit', env })
process.on('SIGTERM', () => server.kill('SIGTERM'))
process.on('SIGINT', () => server.kill('SIGTERM'))
server.on('exit', code => process.exit(code ?? 0))
