import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { browserEntries, commandEntries } from '#app/cli/node-bundle.mjs'
import { type Claim, claimsIn } from './claims/claims.ts'
import { crowdedTitles } from './claims/id-assertions.ts'
import { liveExports, type Modules } from './claims/live-exports.ts'
import { readModule } from './claims/read-module.ts'
import { deadOptions, unreadFields } from './claims/unused-parts.ts'

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
  const sources = Object.fromEntries(
    [...files, ...sourcesIn('tests/builders')].map(file => [file, read(file)]),
  )
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

test.each([
  ['what the product calls', 'later', []],
  [
    'what it does not',
    'twice',
    ['app/rules.test.ts: ORD-001 with twice, which no screen, call or command uses'],
  ],
])('a claim reaches %s through a builder', (_case, name, faults) => {
  const sources = {
    ...product,
    'tests/builders/sum.ts': `
      import { later, twice } from '#app/rules.ts'
      export const sum = () => ${name}(1)
      export const other = () => later(2) + twice(2)`,
    'app/rules.test.ts': `
      import { sum } from '#tests/builders/sum.ts'
      test('[ORD-001] says so', () => expect(sum()).toBe(6))`,
  }
  expect(falseClaims(sources, ['app/root.tsx'])).toEqual(faults)
})

test('a claim that touches nothing of the product is none', () => {
  const test = `test('[ORD-001] [ORD-002] is so', () => expect(1).toBe(1))`
  expect(falseClaims({ ...product, 'app/rules.test.ts': test }, ['app/root.tsx'])).toEqual([
    'app/rules.test.ts: ORD-001 ORD-002 with nothing of the product',
  ])
})

test('no default that nobody leaves out, no option that nobody gives, no field that nobody reads', {
  timeout: 120_000,
}, () => {
  const sources = ['app', 'editor', 'theme']
    .flatMap(sourcesIn)
    .filter(file => !isTest(file))
    .map(file => ({ file, text: read(file) }))
  const found = [...unusedOptions(sources), ...unreadFields(sources)].filter(fault => !isWire(fault))
  const excused = read('tests/claims/unused-parts.txt')
    .split('\n')
    .filter(line => line && !line.startsWith('#'))
    .map(line => line.split(' | ')[0])
  expect(
    found.filter(fault => !excused.includes(fault)),
    'use it, delete it, or say why in unused-parts.txt',
  ).toEqual([])
  expect(
    excused.filter(line => !found.includes(line ?? '')),
    'lines of unused-parts.txt to delete',
  ).toEqual([])
})

test.each([
  [
    'a default that nobody leaves out',
    '(a: number, b = 2) => a + b',
    'f(1, 3); f(2, 4)',
    'f(b): no caller leaves it out',
  ],
  ['a default that one leaves out', '(a: number, b = 2) => a + b', 'f(1, 3); f(2)', undefined],
  ['an option that nobody gives', '(a: number, b?: number) => a', 'f(1); f(2)', 'f(b): no caller gives it'],
  ['an option that one gives', '(a: number, b?: number) => a', 'f(1); f(2, 3)', undefined],
  ['a default in an object', '({ b = 2 }) => b', 'f({ b: 1 })', 'f({ b }): no caller leaves it out'],
  ['a default in an object that one leaves out', '({ b = 2 }) => b', 'f({ b: 1 }); f({})', undefined],
  ['a default that a spread may give', '({ b = 2 }) => b', 'f({ b: 1 }); f({ ...all })', undefined],
  [
    'a property of a component',
    '({ b = 2 }) => b',
    '<f b={1} />; <f b={2} />',
    'f({ b }): no caller leaves it out',
  ],
  ['a function that is handed on', '(a: number, b = 2) => a + b', 'f(1, 3); [1].map(f)', undefined],
])('%s', (_case, body, calls, fault) => {
  const sources = [
    { file: 'app/f.ts', text: `export const f = ${body}` },
    { file: 'app/root.tsx', text: `import { f } from './f.ts'; export default () => { ${calls} }` },
  ]
  expect(unusedOptions(sources)).toEqual(fault ? [`app/f.ts: ${fault}`] : [])
})

test.each([
  ['nobody', '', ['app/f.ts: Seat.row: no code reads it']],
  ['who writes it', 'const seat = { row: 1 }', ['app/f.ts: Seat.row: no code reads it']],
  ['who asks for it', 'seat.row', []],
  ['who takes it out', 'const { row } = seat', []],
  ['who names it', "pick(seat, 'row')", []],
])('a field read by %s', (_case, code, faults) => {
  expect(unreadFields([{ file: 'app/f.ts', text: `type Seat = { row: number }; ${code}` }])).toEqual(faults)
})

function unusedOptions(sources: { file: string; text: string }[]) {
  return deadOptions(sources, new Map(sources.map(({ file, text }) => [file, readModule(file, text)])))
}

/** What the contract answers is read by callers. */
const isWire = (fault: string) => fault.startsWith('app/contract/')

test('a title with more than four rows proves each by an assertion of its own', () => {
  const files = ['app', 'editor', 'theme', 'tests'].flatMap(sourcesIn).filter(isTest)
  expect(files.length).toBeGreaterThan(200)
  expect(files.flatMap(file => crowdedTitles(file, read(file)))).toEqual([])
})

test.each([
  ['four rows', "test('[A1, A2] [A3, A4] a', () => {})", []],
  [
    'five rows and five assertions',
    `test('[A1, A2, A3, A4, A5] a', () => { ${proofs('A1 A2 A3 A4 A5')} })`,
    [],
  ],
  [
    'five rows and four assertions',
    `test('[A1, A2, A3, A4, A5] a', () => { ${proofs('A1 A2 A3 A4')} })`,
    ['A5'],
  ],
  [
    'an expectation without a matcher',
    `test('[A1, A2, A3, A4, A5] a', () => { ${proofs('A1 A2 A3 A4')}; expect(1, 'A5') })`,
    ['A5'],
  ],
  [
    'one assertion for two',
    `test('[A1, A2, A3, A4, A5] a', () => { ${proofs('A1 A2 A3')}; expect(1, 'A4 A5').toBe(1) })`,
    ['A4', 'A5'],
  ],
])('a title with %s', (_case, source, bare) => {
  const ids = (text: string) => text.replaceAll(/A(\d)/g, 'ORD-00$1')
  const [fault = ''] = crowdedTitles('a.test.ts', ids(source))
  expect(fault.split(' in ')[0]).toBe(
    bare.length === 0 ? '' : ids(`a.test.ts: no assertion of its own for ${bare.join(' ')}`),
  )
})

test('a cell of a table claims no more than four rows', () => {
  const source = `test.each(['[ORD-001, ORD-002, ORD-003, ORD-004, ORD-005] a'])('%s', () => {})`
  expect(crowdedTitles('a.test.ts', source)).toHaveLength(1)
})

function proofs(ids: string) {
  return ids
    .split(' ')
    .map(id => `expect(1, '${id}').toBe(1)`)
    .join('; ')
}

/** Claims whose tests use something that the product does not reach from its `roots`. */
function falseClaims(sources: Record<string, string>, roots: readonly string[]): string[] {
  const all = Object.entries(sources).map(([file, text]) => readModule(file, text))
  const modules: Modules = new Map(all.filter(({ file }) => isProduct(file)).map(each => [each.file, each]))
  const builders: Modules = new Map(all.filter(({ file }) => isBuilder(file)).map(each => [each.file, each]))
  const isLive = liveExports(modules, roots)
  return all
    .filter(({ file }) => isTest(file))
    .flatMap(module => claimsIn(module, builders))
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
const isBuilder = (file: string) => file.startsWith('tests/builders/')
const isProduct = (file: string) => !isTest(file) && !isBuilder(file)

function read(file: string) {
  return readFileSync(join(root, file), 'utf8')
}
