// `npm run spec`: which rows of the specification are carried by tests that passed in the last `npm test`, area by area.
import { build } from 'esbuild'
import { nodeBundle } from '../app/cli/node-bundle.mjs'

const PROGRAM = 'test-results/spec.mjs'

await build({ ...nodeBundle, entryPoints: ['tests/claims/spec.ts'], outfile: PROGRAM })
await import(new URL(`../${PROGRAM}`, import.meta.url))
