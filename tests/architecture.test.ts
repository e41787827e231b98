import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

/** Who may import whom (DESIGN section 2). A pattern ending in `/` is a folder; what is not named is refused. */
const MAY_IMPORT: [folder: string, allowed: string[]][] = [
  ['app/rules/', ['app/rules/', 'app/contract/']],
  ['app/contract/', ['app/contract/', 'app/rules/', 'theme/']],
  [
    'app/data/',
    [
      'app/data/',
      'app/contract/',
      'app/rules/',
      'theme/',
      'app/environment.ts',
      'app/operator-error.ts',
      'app/project-root.ts',
    ],
  ],
  ['app/gateways/', ['app/gateways/', 'app/contract/', 'app/rules/', 'app/data/', 'app/environment.ts']],
  ['app/documents/', ['app/documents/', 'app/contract/', 'app/rules/', 'app/project-root.ts', 'theme/']],
  ['app/mail/', ['app/mail/', 'app/contract/', 'app/rules/', 'app/gateways/', 'theme/']],
  [
    'app/api/',
    [
      'app/api/',
      'app/contract/',
      'app/rules/',
      'app/data/',
      'app/gateways/',
      'app/mail/',
      'app/documents/',
      'app/session/',
      'theme/',
      'app/environment.ts',
    ],
  ],
  ['app/session/', ['app/session/', 'app/contract/', 'app/rules/', 'app/environment.ts']],
  [
    'app/pages/',
    [
      'app/pages/',
      'app/session/',
      'app/api/',
      'app/contract/',
      'app/rules/',
      'app/shell/',
      'app/ui/',
      'app/gateways/payments/card-entry/',
      'theme/',
      'app/environment.ts',
    ],
  ],
  ['app/ui/', ['app/ui/', 'theme/', 'app/rules/']],
  [
    'app/shell/',
    ['app/shell/', 'app/ui/', 'theme/', 'app/rules/', 'app/contract/', 'app/gateways/analytics/'],
  ],
  [
    'app/routes/',
    [
      'app/api/',
      'app/rules/',
      'app/contract/',
      'app/session/',
      'app/pages/',
      'app/ui/',
      'app/shell/',
      'theme/',
    ],
  ],
  [
    'app/routes/checkout/',
    [
      'app/api/',
      'app/rules/',
      'app/contract/',
      'app/session/',
      'app/pages/',
      'app/ui/',
      'app/shell/',
      'app/gateways/payments/card-entry/',
      'theme/',
    ],
  ],
  [
    'app/routes/editor/',
    [
      'app/api/',
      'app/rules/',
      'app/contract/',
      'app/session/',
      'app/pages/',
      'app/ui/',
      'app/shell/',
      'theme/',
      'editor/',
    ],
  ],
  ['theme/', ['theme/']],
  ['editor/', ['editor/', 'theme/', 'app/ui/', 'app/contract/']],
]

const root = resolve(import.meta.dirname, '..')

type Import = { from: string; to: string; typeOnly: boolean }

const files = ['app', 'theme', 'editor'].flatMap(listSources)
const imports = files.flatMap(importsOf)

test('every import goes the way the house allows', () => {
  expect(imports.filter(link => !isAllowed(link)).map(({ from, to }) => `${from} → ${to}`)).toEqual([])
})

test('rules know the contract by its types only', () => {
  const values = imports.filter(
    ({ from, to, typeOnly }) => from.startsWith('app/rules/') && to.startsWith('app/contract/') && !typeOnly,
  )
  expect(values.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
})

test('rules read no clock, no dice, no environment and draw nothing', () => {
  const reads = /\bDate\.now\(|\bnew Date\(\)|Math\.random\(|process\.env|from 'react'|from 'node:/
  const guilty = files.filter(file => file.startsWith('app/rules/') && reads.test(sourceOf(file)))
  expect(guilty).toEqual([])
})

test('no journey waits for a while, or for the network to be quiet, but for what it needs', () => {
  const folder = 'tests/e2e'
  const journeys = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(ts|mjs)$/.test(name))
    .map(name => `${folder}/${name}`)
  const sleeps = /networkidle|waitForTimeout|(?<!test\.)\bsetTimeout\(/
  expect(journeys.length).toBeGreaterThan(30)
  expect(journeys.filter(file => sleeps.test(sourceOf(file)))).toEqual([])
})

test('no file imports itself through others', () => {
  expect(findCycles()).toEqual([])
})

test('no catch-all names and no barrels', () => {
  expect(files.filter(file => /(^|\/)(utils|helpers|misc|common|index)(\.|\/)/.test(file))).toEqual([])
})

test('no colour is written outside the theme', () => {
  const styles = files.filter(file => /^(app|editor)\/.*\.css\.ts$/.test(file))
  expect(styles.filter(file => /#[0-9a-fA-F]{3,8}\b|\b(rgb|hsl|oklch)a?\(/.test(sourceOf(file)))).toEqual([])
})

function listSources(path: string): string[] {
  if (statSync(join(root, path)).isFile())
    return /(?<!\.test)\.tsx?$/.test(path) && !path.includes('.test.') ? [path] : []
  return readdirSync(join(root, path)).flatMap(name => listSources(`${path}/${name}`))
}

function sourceOf(file: string) {
  return readFileSync(join(root, file), 'utf8')
}

function importsOf(from: string): Import[] {
  const statements = sourceOf(from).matchAll(
    /^\s*(?:import|export)\s+(type\s)?[^'"]*?from\s+['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)|^import ['"]([^'"]+)['"]/gm,
  )
  return [...statements].flatMap(([, typeOnly, named, dynamic, bare]) => {
    const to = projectPath(from, named ?? dynamic ?? bare ?? '')
    return to ? [{ from, to, typeOnly: Boolean(typeOnly) }] : []
  })
}

function projectPath(from: string, specifier: string) {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (!specifier.startsWith('.')) return null
  return relative(root, resolve(root, dirname(from), specifier))
}

function isAllowed({ from, to, typeOnly }: Import) {
  if (dirname(from) === dirname(to)) return true
  const rule = MAY_IMPORT.filter(([folder]) => from.startsWith(folder)).sort(
    ([a], [b]) => b.length - a.length,
  )[0]
  if (!rule) return true
  if (from.startsWith('app/routes/') && to.startsWith('app/routes/')) return to.startsWith(screenOf(from))
  return (
    rule[1].some(allowed => to.startsWith(allowed)) ||
    (typeOnly && from.startsWith('app/data/') && to.startsWith('app/api/'))
  )
}

/** `app/routes/events/list/cards/card.tsx` belongs to the screen `app/routes/events/list/`. */
const screenOf = (file: string) => `${file.split('/').slice(0, 4).join('/')}/`

function findCycles() {
  const links = new Map<string, Import[]>()
  for (const link of imports.filter(({ typeOnly }) => !typeOnly))
    links.set(link.from, [...(links.get(link.from) ?? []), link])
  const done = new Set<string>()
  const cycles: string[] = []
  const walk = (file: string, path: string[]) => {
    if (path.includes(file)) return void cycles.push([...path.slice(path.indexOf(file)), file].join(' → '))
    if (done.has(file)) return
    for (const { to } of links.get(file) ?? []) walk(to, [...path, file])
    done.add(file)
  }
  for (const file of files) walk(file, [])
  return cycles
}

test('the check itself sees imports', () => {
  expect(imports.length).toBeGreaterThan(100)
  expect(
    isAllowed({ from: 'app/rules/money/cents.ts', to: 'app/data/database/database.ts', typeOnly: false }),
  ).toBe(false)
  expect(
    isAllowed({
      from: 'app/routes/events/list/route.tsx',
      to: 'app/routes/events/detail/route.tsx',
      typeOnly: false,
    }),
  ).toBe(false)
})
