import { execFileSync, spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { nodeBundle } from '../../app/cli/node-bundle.mjs'
import { startCluster } from './cluster.mjs'

/**
 * `node tests/postgres/run.mjs`: starts a throw-away PostgreSQL where its programs are found, migrates it once, and runs the API
 * tests against it one file after another, then the races, which only many connections can show. `races` runs those alone,
 * paths run those files alone.
 */
const root = resolve(import.meta.dirname, '../..')
process.chdir(root)

const cluster = await startCluster()
if (!cluster) {
  console.log(
    'PostgreSQL was not found (pg_ctl is not in /usr/lib/postgresql/*/bin nor on PATH): its tests are left out.',
  )
  process.exit(0)
}

process.exitCode = 1
try {
  await migrate()
  const environment = { ...process.env, DATABASE_URL: cluster.url }
  const vitest = (...args) =>
    spawnSync('npx', ['vitest', 'run', '--no-file-parallelism', ...args], {
      stdio: 'inherit',
      env: environment,
    }).status ?? 1
  const files = process.argv.slice(2).filter(argument => argument !== 'races')
  const racesOnly = process.argv.includes('races')
  const api = racesOnly ? 0 : vitest('-c', 'tests/vitest.config.ts', '--project', 'api', ...files)
  const races = files.length > 0 ? 0 : vitest('-c', 'tests/postgres/vitest.config.ts')
  process.exitCode = api || races
} finally {
  cluster.stop()
}

async function migrate() {
  const outfile = join(root, 'test-results/migrate-postgres.mjs')
  await build({
    ...nodeBundle,
    entryPoints: ['tests/postgres/migrate.ts'],
    outfile,
  })
  execFileSync(process.execPath, [outfile], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: cluster.url },
  })
}
