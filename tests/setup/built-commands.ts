import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build } from 'esbuild'

const FOLDER = 'test-results/commands'

/** Bundles the commands as `app/cli/build-server.mjs` does. */
export async function buildCommands() {
  await build({
    entryPoints: {
      'pglite-worker': 'app/data/database/pglite-worker.ts',
      venue: 'app/cli/venue.ts',
      staff: 'app/cli/staff.ts',
      verify: 'app/cli/verify.ts',
    },
    outdir: FOLDER,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    alias: { '#app': './app', '#theme': './theme' },
    logLevel: 'error',
  })
}

export type Ended = { code: number | null; out: string; err: string }

/** Runs a built command to its end. */
export function runBuilt(
  command: 'venue' | 'staff' | 'verify',
  { words, env }: { words: string[]; env: Record<string, string> },
): Promise<Ended> {
  const child = spawn(process.execPath, [join(FOLDER, `${command}.js`), ...words], {
    env: { ...process.env, ...env },
  })
  const ended: Ended = { code: null, out: '', err: '' }
  child.stdout.on('data', piece => (ended.out += piece))
  child.stderr.on('data', piece => (ended.err += piece))

  return new Promise(resolve => child.on('close', code => resolve({ ...ended, code })))
}
