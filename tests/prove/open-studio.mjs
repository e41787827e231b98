import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { nodeBundle } from '../../app/cli/node-bundle.mjs'

const VENUE_MODULE = 'test-results/prove/studio-venue.mjs'

const run = (command, { words, env }) =>
  execFileSync(process.execPath, [`build/server/${command}.js`, ...words], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  }).toString()

/**
 * The built server over a fresh folder that holds the studio of the browser tests, started and ready. It can be killed and started again;
 * `close` stops it and removes the folder. `run` performs a command over the same folder.
 */
export async function openStudio({ port }) {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-prove-'))
  const url = `http://localhost:${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    GATEWAY_PORT: String(port + 1),
    PUBLIC_URL: `${url}/`,
    DEMO: '0',
    MARQUEE_CALLER_FOLDER: folder,
  }
  await build({
    ...nodeBundle,
    entryPoints: ['tests/e2e/venues/studio-venue.ts'],
    outfile: VENUE_MODULE,
    logLevel: 'error',
  })
  const { studioVenue } = await import(pathToFileURL(VENUE_MODULE).href)
  const venueFile = change => {
    const file = join(folder, 'studio.json')
    writeFileSync(file, JSON.stringify(change(studioVenue())))
    return file
  }
  run('venue', { words: ['import', venueFile(venue => venue)], env })

  let server = null
  const start = async () => {
    server = spawn(process.execPath, ['build/server/main.js'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await isReady(url)
  }
  const end = async signal => {
    if (!server || server.exitCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  await start()

  return {
    url,
    folder,
    venueFile,
    start,
    /** Ends the server at once, whatever it does. */
    kill: () => end('SIGKILL'),
    /** Starts a command and gives its process. */
    begin: (command, words) =>
      spawn(process.execPath, [`build/server/${command}.js`, ...words], { env, stdio: 'ignore' }),
    run: (command, words) => run(command, { words, env }),
    stop: () => end('SIGTERM'),
    close: async () => {
      await end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function isReady(url) {
  for (let tries = 0; tries < 240; tries += 1) {
    const isOk = await fetch(`${url}/readyz`).then(
      answer => answer.ok,
      () => false,
    )
    if (isOk) return
    await new Promise(resolve => setTimeout(resolve, 250))
  }
  throw new Error('The server did not start')
}
