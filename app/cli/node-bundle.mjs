/** How esbuild bundles what runs in Node beside the Remix build: the server, the commands, and the programs of tests and bench. */
export const nodeBundle = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  alias: { '#app': './app', '#theme': './theme', '#editor': './editor', '#tests': './tests' },
  jsx: 'automatic',
  logLevel: 'warning',
}

/** The database thread and the commands: name → source. */
export const commandEntries = {
  'pglite-worker': 'app/data/database/pglite-worker.ts',
  venue: 'app/cli/venue.ts',
  staff: 'app/cli/staff.ts',
  verify: 'app/cli/verify.ts',
  fleet: 'app/cli/fleet.ts',
}

/** Scripts beside those of the Remix build: name → source. */
export const browserEntries = {
  'card-frame': 'app/gateways/payments/test/frame/card-frame.ts',
  'page-starter': 'app/shell/starter/start-page.ts',
}
