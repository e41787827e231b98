import { build } from 'esbuild'
import { nodeBundle } from './node-bundle.mjs'

/** Module → the one list that it exports. */
const LISTS = {
  'theme/texts/lists/text-groups.ts': 'textGroups',
  'editor/preview/texts-without-scene.ts': 'textsWithoutScene',
}

/**
 * For the browser these lists are data: a JSON file with a hash in its name, read before the composer takes over and kept for a year,
 * instead of a third of its script.
 */
export const listsAsData = () => ({
  name: 'lists-as-data',
  apply: 'build',
  async load(id, { ssr } = {}) {
    const [module, list] = Object.entries(LISTS).find(([path]) => id.endsWith(`/${path}`)) ?? []
    if (ssr || !module) return
    const source = JSON.stringify((await importSource(id))[list])
    const name = module.replace(/.*\/(.*)\.ts$/, '$1.json')
    const file = this.emitFile({ type: 'asset', name, source })
    return `const answer = await fetch(import.meta.ROLLUP_FILE_URL_${file})
export const ${list} = await answer.json()`
  },
})

async function importSource(entry) {
  const { outputFiles } = await build({ ...nodeBundle, entryPoints: [entry], write: false })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`)
}
