// `npm test`, on a fresh clone too: plain JavaScript until everything is installed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { prepare } from '../app/cli/prepare.mjs'
import { beginRun } from './run-stamp.mjs'

const bin = name => `node_modules/.bin/${name}`
const vitest = (...projects) => [
  bin('vitest'),
  'run',
  '-c',
  'tests/vitest.config.ts',
  ...projects.flatMap(name => ['--project', name]),
]

/** These need no build, and the build keeps one core busy at the most. */
const BESIDE_THE_BUILD = [
  ['types', [bin('tsc'), '--noEmit']],
  ['lint', [bin('biome'), 'lint', '--config-path=tests/lint.json', '--error-on-warnings', '.']],
]
const STEPS = [
  ['unit, component, API and architecture tests', vitest('unit', 'dom', 'api-*')],
  ['browser and accessibility tests', [bin('playwright'), 'test', '-c', 'tests/playwright.config.ts']],
  ['requirements', [process.execPath, 'tests/spec.mjs']],
]

try {
  await prepare({ build: false })
  const { findChromium } = await import('./find-chromium.mjs')
  const chromium = await findChromium()
  rmSync('test-results', { recursive: true, force: true })
  process.env.TEST_RUN = beginRun()
  await allOf([prepare({ build: true }), ...BESIDE_THE_BUILD.map(step => run(step, chromium))])
  for (const step of STEPS) await run(step, chromium)
} catch (error) {
  console.error(`marquee: ${error.message}`)
  process.exit(error.exitCode ?? 1)
}

/** Waits for the end of each, then fails with the first that failed. */
async function allOf(promises) {
  const failed = (await Promise.allSettled(promises)).find(({ status }) => status === 'rejected')
  if (failed) throw failed.reason
}

async function run([name, [program, ...args]], chromium) {
  const started = Date.now()
  console.log(`\n— ${name}`)
  const child = spawn(program, args, {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromium },
  })
  const [code] = await once(child, 'exit')
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`  ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  if (code !== 0) throw Object.assign(new Error(`${name} failed`), { exitCode: code ?? 1 })
}
