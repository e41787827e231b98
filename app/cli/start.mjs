// Runs on a fresh clone, before anything is installed: plain JavaScript, Node's own modules only.
import { spawn } from 'node:child_process'
import { prepare } from './prepare.mjs'

try {
  await prepare({ build: true })
} catch (error) {
  console.error(`marquee: ${error.message}`)
  process.exit(error.exitCode ?? 1)
}

const server = spawn(
  process.execPath,
  ['--enable-source-maps', 'build/server/main.js', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' },
  },
)
// The terminal sends Ctrl-C to the whole group: the server stops by itself, this process waits for it.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => server.kill('SIGTERM'))
// `kill` of npm ends npm and its shell, which tell nobody: a server that npm started ends with them.
const parent = process.ppid
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid !== parent && server.kill('SIGTERM'), 500).unref()
}
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
