import { build } from 'esbuild'
import { compressAssets } from './compress-assets.mjs'
import { browserEntries, commandEntries, nodeBundle } from './node-bundle.mjs'

/** The programs beside the Remix build: the HTTP server, the database thread and the commands. */
await build({
  ...nodeBundle,
  entryPoints: { main: 'app/server.ts', ...commandEntries },
  outdir: 'build/server',
  splitting: true,
  sourcemap: true,
})
await compressAssets('build/client/assets')

await build({
  ...nodeBundle,
  entryPoints: browserEntries,
  outdir: 'build/server',
  format: 'iife',
  platform: 'browser',
  target: 'es2022',
  packages: 'bundle',
  minify: true,
})
