import { build } from 'esbuild'

/** The programs beside the Remix build: the HTTP server, the database thread and the commands. */
await build({
  entryPoints: {
    main: 'app/server.ts',
    'pglite-worker': 'app/data/database/pglite-worker.ts',
    venue: 'app/cli/venue.ts',
    staff: 'app/cli/staff.ts',
    verify: 'app/cli/verify.ts',
  },
  outdir: 'build/server',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  alias: { '#app': './app', '#theme': './theme', '#editor': './editor' },
  sourcemap: true,
  jsx: 'automatic',
  logLevel: 'warning',
})
