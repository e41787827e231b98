// `npm run dev`: the server bundled on every start, pages by Vite with hot reload.
import { spawn } from 'node:child_process'
import { prepare } from './prepare.mjs'

try {
  await prepare({ build: false })
  await import('./build-server.mjs')
} catch (error) {
  console.error(`marquee: ${error.message}`)
  process.exit(error.exitCode ?? 1)
}
const server = spawn(process.execPath, ['--enable-source-maps', 'build/server/main.js'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
})
// The terminal sends Ctrl-C to both; anything else that ends this process is passed on.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('exit', code => process.exit(code ?? 0))
