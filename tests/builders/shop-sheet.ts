import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type Plugin } from 'vite'

const ENTRY = '/all-styles.ts'

/** Every style of the shop, of the components and of the theme, those of the staff left out. */
const ALL_STYLES = `import.meta.glob(['/{app,theme}/**/*.css.ts', '!/app/routes/{editor,staff,onboarding}/**'], { eager: true })`

const allStyles: Plugin = {
  name: 'all-styles',
  resolveId: id => (id === ENTRY ? id : null),
  load: id => (id === ENTRY ? ALL_STYLES : null),
}

/** The styles of the shop as one sheet, with the names of classes that pages have in tests. */
export async function shopSheet(): Promise<string> {
  const built = await build({
    root: process.cwd(),
    configFile: false,
    logLevel: 'silent',
    plugins: [allStyles, vanillaExtractPlugin({ identifiers: 'debug' })],
    build: { write: false, minify: false, cssCodeSplit: false, rollupOptions: { input: ENTRY } },
  })
  const outputs = (Array.isArray(built) ? built : [built]).flatMap(one => ('output' in one ? one.output : []))
  return outputs
    .flatMap(file => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : []))
    .join('\n')
}
