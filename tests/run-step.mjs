import { spawn } from 'node:child_process'
import { once } from 'node:events'

const bin = name => `node_modules/.bin/${name}`
const vitest = (...args) => [bin('vitest'), 'run', '-c', 'tests/vitest.config.ts', ...args]
const biomeCheck = [bin('biome'), 'check', '--config-path=tests/lint.json', '--linter-enabled=false']
const knip = [bin('knip'), '-c', 'tests/knip.jsonc', '--no-progress']

/** What needs neither a build nor a database, for `npm run check` and `npm test`: name and command. */
export const CHECKS = [
  ['types', [bin('tsc'), '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']],
  ['lint', [bin('biome'), 'lint', '--config-path=tests/lint.json', '--error-on-warnings', '.']],
  ['format and order of imports', [...biomeCheck, '--enforce-assist=true', '.']],
  ['dead code', knip],
  ['what tests alone keep alive', [...knip, '--production']],
]

/** The law of imports, the decisions, the claims and the reports; `npm test` runs them among the unit tests. */
export const ARCHITECTURE = [
  'architecture',
  vitest('--project', 'unit', 'tests/architecture', 'tests/decisions', 'tests/readmes', 'tests/reports'),
]

/** Runs one step, says how long it took, and throws when it failed. */
export async function runStep([name, [program, ...args]], env = {}) {
  const started = Date.now()
  console.log(`\n— ${name}`)
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  const [code] = await once(child, 'exit')
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`  ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  if (code !== 0) throw Object.assign(new Error(`${name} failed`), { exitCode: code ?? 1 })
}
