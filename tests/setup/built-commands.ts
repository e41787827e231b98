import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build } from 'esbuild'
import { commandEntries, nodeBundle } from '#app/cli/node-bundle.mjs'

const FOLDER = 'test-results/commands'

/** Bundles the commands as `app/cli/build-server.mjs` does. */
export async function buildCommands() {
  await build({
    ...nodeBundle,
    entryPoints: commandEntries,
    outdir: FOLDER,
    splitting: true,
    logLevel: 'error',
  })
}

export type CommandResult = { code: number | null; out: string; err: string }

/** Runs a built command to its end. */
export function runBuilt(
  command: 'venue' | 'staff' | 'verify' | 'fleet',
  { words, env }: { words: string[]; env: Record<string, string> },
): Promise<CommandResult> {
  const child = spawn(process.execPath, [join(FOLDER, `${command}.js`), ...words], {
    env: { ...process.env, ...env },
  })
  const ended: CommandResult = { code: null, out: '', err: '' }
  child.stdout.on('data', piece => (ended.out += piece))
  child.stderr.on('data', piece => (ended.err += piece))

  return new Promise(resolve => child.on('close', code => resolve({ ...ended, code })))
}
