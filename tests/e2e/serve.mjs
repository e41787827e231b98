// The server of the browser tests: the built one, on fresh data, with the demo venues and the odd ones of tests/e2e/venues.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'

const DATA_DIR = 'test-results/data'
rmSync(DATA_DIR, { recursive: true, force: true })

const server = spawn(process.execPath, ['build/server/main.js'], {
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR, NODE_ENV: 'production', DEMO: '1' },
})
process.on('SIGTERM', () => server.kill('SIGTERM'))
process.on('SIGINT', () => server.kill('SIGTERM'))
server.on('exit', code => process.exit(code ?? 0))
