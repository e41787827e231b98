import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { FAULTS, openFaultyProxy } from './faulty-proxy.mjs'
import { signInStaff } from './staff-client.mjs'

const FAULTY_PORT = 4375
const LIMIT = process.env.PROVE_MINUTES ?? '10'
const FAULT_LIMIT = '5'

/**
 * Lets Bombadil use the composer for ten minutes, in whatever order it likes, and watches what always holds (`composer-properties.ts`); before
 * that it has to find each planted fault, for a property that nothing can break proves nothing (issue 14).
 */
export async function explore(studio, { chromium, print }) {
  const { cookie } = await signInStaff(studio.url)
  let isProved = true
  for (const [name, fault] of Object.entries(FAULTS)) {
    const close = await openFaultyProxy({ url: studio.url, port: FAULTY_PORT, fault })
    const url = `http://localhost:${FAULTY_PORT}`
    const { violations } = await runBombadil({
      url,
      cookie,
      minutes: FAULT_LIMIT,
      chromium,
      folder: studio.folder,
    })
    close()
    isProved &&= violations.length > 0
    print(
      `explore: planted fault “${name}” ${violations.length > 0 ? `found by ${violations.join(', ')}` : 'NOT FOUND'}`,
    )
  }
  const { presses, violations, code } = await runBombadil({
    url: studio.url,
    cookie,
    minutes: LIMIT,
    chromium,
    folder: studio.folder,
  })
  print(`explore: ${presses} actions in ${LIMIT} minutes, ${violations.length} violations`)
  for (const property of violations) print(`explore: VIOLATED ${property}`)
  // A run that pressed nothing, or that Bombadil broke off, proves nothing.
  return isProved && code === 0 && presses > 0 && violations.length === 0
}

/** Explores until the first violation or the end of the time; gives the number of actions and the properties that were broken. */
async function runBombadil({ url, cookie, minutes, chromium, folder }) {
  const words = [
    ['browser', 'test', `${url}/editor/studio/composer`, 'tests/prove/composer-properties.ts'],
    ['--headless', '--no-sandbox', '--exit-on-violation'],
    ['--width', '1280', '--height', '900', '--instrument-javascript', ''],
    ['--time-limit', `${minutes}m`, '--cookie', cookie],
    ['--output-path', join(folder, 'bombadil'), '--output-path-overwrite'],
  ].flat()
  const child = spawn('node_modules/.bin/bombadil', words, {
    env: { ...process.env, CHROME: chromium, RUST_LOG: 'error' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', piece => (output += piece))
  const code = await new Promise(resolve => child.on('close', resolve))
  process.stderr.write(process.env.PROVE_OUTPUT ? output : '')
  return {
    presses: output.match(/^\d+:\d+\.\d+ /gm)?.length ?? 0,
    violations: [...output.matchAll(/^(\w+) was violated/gm)].map(([, property]) => property),
    code,
  }
}
