import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The shell first: the same engine without windows, which takes a fifth less time. */
const SHELL = 'chromium-headless-shell'
const NAMES = [
  SHELL,
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** The browser that is on this machine: named by CHROMIUM_PATH, Playwright's own, or on PATH; null where there is none. */
export async function findBrowser() {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : null
  return (await playwrights()) ?? onPath()
}

/** The browser of this machine, or Debian's package when we may install it. */
export async function findChromium() {
  const found = (await findBrowser()) ?? installed()
  if (found) return found
  throw Object.assign(
    new Error(
      'Chromium is needed for the browser tests: run `npx playwright install chromium`, or set CHROMIUM_PATH',
    ),
    { exitCode: 2 },
  )
}

async function playwrights() {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  return existsSync(path) ? path : null
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap(folder => NAMES.map(name => join(folder, name))).find(existsSync) ?? null
}

function installed() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  process.stderr.write("Installing Debian's Chromium …\n")
  const isThere = install(SHELL) || (aptGet('update') && install(SHELL)) || install('chromium')
  return isThere ? onPath() : null
}

const install = name => aptGet('install', '-y', name)

/** False when it failed: an older Debian does not have the shell. */
function aptGet(...words) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status } = spawnSync('apt-get', [...words, '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env })
  return status === 0
}
