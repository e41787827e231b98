import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { browserEntries, commandEntries } from '#app/cli/node-bundle.mjs'
import { type Claim, claimsIn } from './claims/claims.ts'
import { liveExports, type Modules } from './claims/live-exports.ts'
import { readModule } from './claims/read-module.ts'

const root = resolve(import.meta.dirname, '..')

test('every claim of a unit test is about what the product uses', () => {
  const files = ['app', 'editor', 'theme'].flatMap(sourcesIn)
  const screens = read('app/routes.ts').matchAll(/'(routes\/[^']+)'/g)
  const roots = [
    'app/root.tsx',
    'app/entry.client.tsx',
    'app/entry.server.tsx',
    'app/routes.ts',
    'app/server.ts',
    ...Object.values(commandEntries),
    ...Object.values(browserEntries),
    ...[...screens].map(([, file]) => `app/${file}`),
  ]
  const sources = Object.fromEntries(files.map(file => [file, read(file)]))
  expect(roots.filter(file => !sources[file])).toEqual([])
  expect(falseClaims(sources, roots)).toEqual([])
})

const product = {
  'app/root.tsx': `import { List } from './list.tsx'; export default () => <List shown={{ price: 1 }} />`,
  'app/list.tsx': `
    import { later } from './rules.ts'
    import type { price } from './rules.ts'
    const Box = lazy(() => import('./box.tsx'))
    export const List = (shown: price) => <Box at={later(shown.twice)} />`,
  'app/box.tsx': `export const Box = () => null`,
  'app/rules.ts': `
    export const later = (minutes: number) => minutes + delay
    const delay = 5
    export const price = () => twice(1)
    export const twice = (n: number) => n * 2`,
}

test.each([
  ['called by the product', 'later', []],
  ['used by what the product calls', 'delay', []],
  ['loaded when it is needed', 'Box', []],
  ['only named by a type or a property', 'price', ['price']],
  ['only called by what the product does not use', 'twice', ['twice']],
])('a claim on something %s', (_case, name, unused) => {
  const test = `
    import { ${name} } from './${name === 'Box' ? 'box.tsx' : 'rules.ts'}'
    const twelve = () => ${name}(12)
    test('[ORD-001] says so', () => expect(twelve()).toBe(17))
    test('(ORD-002) does not say so', () => expect(${name}(1)).toBe(0))`
  const found = falseClaims({ ...product, 'app/rules.test.ts': test }, ['app/root.tsx'])
  expect(found).toEqual(
    unused.map(each => `app/rules.test.ts: ORD-001 with ${each}, which no screen, call or command uses`),
  )
})

test('a claim that touches nothing of the product is none', () => {
  const test = `test('[ORD-001] [ORD-002] is so', () => expect(1).toBe(1))`
  expect(falseClaims({ ...product, 'app/rules.test.ts': test }, ['app/root.tsx'])).toEqual([
    'app/rules.test.ts: ORD-001 ORD-002 with nothing of the product',
  ])
})

/** Claims whose tests use something that the product does not reach from its `roots`. */
function falseClaims(sources: Record<string, string>, roots: readonly string[]): string[] {
  const all = Object.entries(sources).map(([file, text]) => readModule(file, text))
  const modules: Modules = new Map(all.filter(({ file }) => !isTest(file)).map(each => [each.file, each]))
  const isLive = liveExports(modules, roots)
  return all
    .filter(({ file }) => isTest(file))
    .flatMap(claimsIn)
    .flatMap(faultOf)

  function faultOf({ file, ids, subjects }: Claim) {
    const own = subjects.filter(subject => modules.has(subject.file))
    const unused = own.filter(subject => !isLive(subject)).map(({ name }) => name)
    if (own.length === 0) return `${file}: ${ids.join(' ')} with nothing of the product`
    if (unused.length === 0) return []
    return `${file}: ${ids.join(' ')} with ${unused.join(', ')}, which no screen, call or command uses`
  }
}

/** Sources of a folder; of the tests only those that claim. */
function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter(file => /\.tsx?$/.test(file) && (!isTest(file) || /\[(ORD|MEM|CHK)-\d/.test(read(file))))
}

const isTest = (file: string) => file.includes('.test.')

function read(file: string) {
  return readFileSync(join(root, file), 'utf8')
}
