// `npm test`, on a fresh clone too: plain JavaScript until everything is installed.
import { rmSync } from 'node:fs'
import { prepare } from '../app/cli/prepare.mjs'
import { beginRun } from './run-stamp.mjs'
import { CHECKS, runStep } from './run-step.mjs'

const bin = name => `node_modules/.bin/${name}`
const vitest = (...projects) => [
  bin('vitest'),
  'run',
  '-c',
  'tests/vitest.config.ts',
  ...projects.flatMap(name => ['--project', name]),
]

const STEPS = [
  ['unit, component, API and architecture tests', vitest('unit', 'dom', 'api')],
  ['browser and accessibility tests', [bin('playwright'), 'test', '-c', 'tests/playwright.config.ts']],
  ['requirements', [process.execPath, 'tests/spec.mjs']],
]

try {
  await prepare({ build: false })
  const { findChromium } = await import('../app/cli/find-chromium.mjs')
  const chromium = await findChromium()
  rmSync('test-results', { recursive: true, force: true })
  process.env.TEST_RUN = beginRun()
  // They need no build, and the build keeps one core busy at the most.
  await allOf([prepare({ build: true }), inTurn(CHECKS)])
  await inTurn(STEPS, { CHROMIUM_PATH: chromium })
} catch (error) {
  console.error(`marquee: ${error.message}`)
  process.exit(error.exitCode ?? 1)
}

/** Waits for the end of each, then fails with the first that failed. */
async function allOf(promises) {
  const failed = (await Promise.allSettled(promises)).find(({ status }) => status === 'rejected')
  if (failed) throw failed.reason
}

async function inTurn(steps, env) {
  for (const step of steps) await runStep(step, env)
}
