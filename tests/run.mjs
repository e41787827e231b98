// `npm test`, on a fresh clone too: plain JavaScript until everything is installed.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { prepare } from '../app/cli/prepare.mjs'

const bin = name => `node_modules/.bin/${name}`
const vitest = (...projects) => [
  bin('vitest'),
  'run',
  '-c',
  'tests/vitest.config.ts',
  ...projects.flatMap(name => ['--project', name]),
]

const STEPS = [
  ['types', [bin('tsc'), '--noEmit']],
  ['lint', [bin('biome'), 'lint', '--config-path=tests/lint.json', '--error-on-warnings', '.']],
  ['unit, component, API and architecture tests', vitest('unit', 'dom', 'api')],
  ['browser and accessibility tests', [bin('playwright'), 'test', '-c', 'tests/playwright.config.ts']],
  ['requirements', [process.execPath, 'tests/spec.mjs']],
]

try {
  await prepare({ build: true })
  const { findChromium } = await import('./find-chromium.mjs')
  const chromium = await findChromium()
  rmSync('test-results', { recursive: true, force: true })
  mkdirSync('test-results')
  for (const [name, command] of STEPS) run({ name, command, chromium })
} catch (error) {
  console.error(`marquee: ${error.message}`)
  process.exit(error.exitCode ?? 1)
}

function run({ name, command: [program, ...args], chromium }) {
  const started = Date.now()
  console.log(`\n— ${name}`)
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromium, CI_REPORT: '1' },
  })
  console.log(
    `  ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`,
  )
  if (status !== 0) process.exit(status ?? 1)
}
