import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The browser of this machine: named by CHROMIUM_PATH, Playwright's own, on PATH, or Debian's package when we may install it. */
export async function findChromium() {
  const found = process.env.CHROMIUM_PATH || (await playwrights()) || onPath() || installed()
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
  const quietly = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  try {
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], quietly)
  } catch {
    execFileSync('apt-get', ['update', '-qq'], quietly)
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], quietly)
  }
  return onPath()
}
