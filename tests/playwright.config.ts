import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'

const root = fileURLToPath(new URL('..', import.meta.url))
const port = Number(process.env.TEST_PORT ?? 4173)

/** Journeys against the built server with its own data; one server, so tests keep to their own carts. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  workers: 2,
  // What a machine with two busy cores needs at the most: a journey takes a tenth of it.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A busy machine may be late once; a row counts only when its test passed at the first try.
  retries: process.env.TEST_RUN ? 1 : 0,
  forbidOnly: Boolean(process.env.TEST_RUN),
  metadata: { run: process.env.TEST_RUN },
  reporter: [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node tests/e2e/serve.mjs',
    cwd: root,
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    reuseExistingServer: Boolean(process.env.TEST_REUSE_SERVER),
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(port) },
  },
})
