// The server of the browser tests: the built one on fresh data, with the demo venues and the odd ones beside this file.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { build } from 'esbuild'
import { nodeBundle } from '../../app/cli/node-bundle.mjs'
import { passAuthority, serviceAccount } from '../builders/pass-authority.mjs'

const DATA_DIR = 'test-results/data'
/** What a server of a test's own starts from. */
const IMPORTED = 'test-results/imported'
const IMPORT = 'test-results/import-venues.mjs'
for (const folder of [DATA_DIR, IMPORTED]) rmSync(folder, { recursive: true, force: true })

/** The wallets of phones, by an authority that no phone knows: their buttons belong to what every screen is looked at for. */
function walletSettings() {
  const { wwdr, issue } = passAuthority(new Date(Date.now() - 86_400_000))
  const { certificate, key } = issue()
  return {
    APPLE_PASS_CERTIFICATE: certificate,
    APPLE_PASS_KEY: key,
    APPLE_WWDR_CERTIFICATE: wwdr,
    GOOGLE_WALLET_KEY: serviceAccount().json,
    GOOGLE_WALLET_ISSUER_ID: '3388',
  }
}

const env = {
  ...process.env,
  ...walletSettings(),
  DATA_DIR,
  NODE_ENV: 'production',
  DEMO: '1',
  // The web page of the venue of `onboarding.test.ts`.
  ONBOARDING_PRIVATE_HOSTS: '127.0.0.1',
}

await build({ ...nodeBundle, entryPoints: ['tests/e2e/venues/import-venues.ts'], outfile: IMPORT })
execFileSync(process.execPath, [IMPORT], { stdio: 'inherit', env: { ...env, DATA_DIR: IMPORTED } })
cpSync(IMPORTED, DATA_DIR, { recursive: true })

const server = spawn(process.execPath, ['build/server/main.js'], { stdio: 'inherit', env })
process.on('SIGTERM', () => server.kill('SIGTERM'))
process.on('SIGINT', () => server.kill('SIGTERM'))
server.on('exit', code => process.exit(code ?? 0))
