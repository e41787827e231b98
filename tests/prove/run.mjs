// `npm run prove -- [kills] [explore]`: long proofs, which no other command runs. PROVE_SEED repeats the same kills, PROVE_MINUTES explores
// for longer or shorter than ten.
import { prepare } from '../../app/cli/prepare.mjs'

const names = process.argv.slice(2)
const PROOFS = ['kills', 'explore']
const unknown = names.find(name => !PROOFS.includes(name))
if (unknown) {
  console.error(`marquee: Use: npm run prove -- [${PROOFS.join('] [')}]`)
  process.exit(2)
}

await prepare({ build: true })
process.env.NODE_ENV = 'production'
const { openStudio } = await import('./open-studio.mjs')
const seed = Number(process.env.PROVE_SEED ?? Date.now() % 1_000_000)
console.log(`seed ${seed}`)
const proofs = {
  kills: async studio => (await import('./kills.mjs')).proveKills(studio, { seed, print: console.log }),
  explore: async studio => {
    const { findChromium } = await import('../../app/cli/find-chromium.mjs')
    const { explore } = await import('./explore.mjs')
    return explore(studio, { chromium: await findChromium(), print: console.log })
  },
}

let isProved = true
for (const name of names.length > 0 ? names : PROOFS) {
  const studio = await openStudio({ port: 4370 })
  try {
    isProved = (await proofs[name](studio)) && isProved
  } finally {
    await studio.close()
  }
}
process.exit(isProved ? 0 : 1)
