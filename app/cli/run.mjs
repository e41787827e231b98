// `npm run venue -- …`: builds when sources changed, then runs the command. Plain JavaScript: nothing may be installed yet.
import { spawn } from 'node:child_process'
import { prepare } from './prepare.mjs'

const [command, ...given] = process.argv.slice(2)
const callerFolder = process.env.INIT_CWD ?? process.cwd()

try {
  await prepare({ build: true })
} catch (error) {
  console.error(`marquee: ${error.message}`)
  process.exit(error.exitCode ?? 1)
}

const child = spawn(process.execPath, ['--enable-source-maps', `build/server/${command}.js`, ...given], {
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    MARQUEE_CALLER_FOLDER: callerFolder,
  },
})
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
