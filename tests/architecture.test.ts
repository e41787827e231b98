import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { law } from './import-law/law.mjs'
import { type ImportRule, rules } from './import-law/rules.mjs'

const root = resolve(import.meta.dirname, '..')

const files = ['app', 'theme', 'editor'].flatMap(listSources)

test('every import goes the way the table of tests/README.md allows, and none in a circle', async () => {
  const folders = ['app', 'editor', 'stories', 'tests', 'theme']
  const config = 'tests/import-law/dependency-cruiser.mjs'
  const report = await runCruiser(['--config', config, ...folders])
  expect(report).toMatch(/no dependency violations found \(\d{4} modules, \d{4,5} dependencies cruised\)/)
}, 120_000)

test('the table of tests/README.md is the law', () => {
  const printed = [
    '| folder | may import | types alone | because |',
    '|---|---|---|---|',
    ...law.map(({ from, imports, types = [], why = '' }) => {
      const cells = [[from], imports, types].map(names => names.map(name => `\`${name}\``).join(' ') || '–')
      return `| ${[...cells, why].join(' | ')} |`
    }),
  ].join('\n')
  expect(sourceOf('tests/README.md')).toContain(`${printed}\n`)
})

test('every folder of the second level has a row in the law', () => {
  const folders = ['app', 'editor', 'stories', 'tests', 'theme'].flatMap(folder =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter(entry => entry.isDirectory() && holdsCode(`${folder}/${entry.name}`))
      .map(entry => `${folder}/${entry.name}/`),
  )
  expect(folders.length).toBeGreaterThan(30)
  expect(folders.filter(folder => !law.some(({ from }) => from.startsWith(folder)))).toEqual([])
})

test.each([
  ['app/rules/money/cents.ts', 'app/data/database/database.ts', false, true],
  ['app/rules/money/cents.ts', 'app/contract/carts.ts', false, true],
  ['app/rules/money/cents.ts', 'app/contract/carts.ts', true, false],
  ['app/routes/events/list/route.tsx', 'app/routes/events/detail/route.tsx', false, true],
  ['app/routes/events/list/cards/card.tsx', 'app/routes/events/list/model.ts', false, false],
  ['app/routes/home/route.tsx', 'app/routes/home/home.css.ts', false, false],
  ['app/routes/home/route.tsx', 'app/gateways/payments/card-entry/card-entry.ts', true, true],
  ['app/routes/checkout/process/route.tsx', 'app/gateways/payments/card-entry/card-entry.ts', false, false],
  ['app/routes/checkout/process/route.tsx', 'app/routes/checkout/confirm/route.tsx', true, true],
  ['app/api/carts/put-cart.ts', 'app/api/client.ts', false, true],
  ['app/api/kernel/context.ts', 'app/api/carts/put-cart.ts', true, true],
  ['app/api/http/b2c-server.ts', 'app/api/router.ts', false, false],
  ['theme/color/color.ts', 'theme/kinds.ts', false, true],
  ['app/ui/button/button.tsx', 'tests/builders/a-cart.ts', true, true],
  ['app/ui/button/button.test.tsx', 'tests/builders/a-cart.ts', false, false],
])('%s to %s (types alone: %s) is against the law: %s', (from, to, isTypeOnly, isRefused) => {
  expect(rules.some(rule => refuses(rule, { from, to, isTypeOnly }))).toBe(isRefused)
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

const MAX_LINES = 60

test('no function of app/api is longer than 60 lines', () => {
  const sources = files.filter(file => file.startsWith('app/api/') && !/\.test\.ts$/.test(file))
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.flatMap(longFunctions)).toEqual([])
})

function longFunctions(file: string): string[] {
  const source = ts.createSourceFile(file, sourceOf(file), ts.ScriptTarget.Latest, true)
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line
  const long: string[] = []
  const visit = (node: ts.Node) => {
    const lines = lineAt(node.end) - lineAt(node.getStart()) + 1
    if (ts.isFunctionLike(node) && lines > MAX_LINES) long.push(`${file}:${lineAt(node.getStart()) + 1}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return long
}

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

function holdsCode(path: string): boolean {
  return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' }).some(name =>
    /\.(tsx?|mjs)$/.test(name),
  )
}

/** What dependency-cruiser has to say, whether it is content or not. */
async function runCruiser(args: string[]): Promise<string> {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const run = promisify(execFile)(process.execPath, [program, ...args], { cwd: root })
  const { stdout } = await run.catch((failure: { stdout: string }) => failure)
  return stdout
}

type Link = { from: string; to: string; isTypeOnly: boolean }

/** As dependency-cruiser reads a rule: `$1` of the one side is the folder that the other side found. */
function refuses({ from: source, to: target }: ImportRule, { from, to, isTypeOnly }: Link) {
  const match = source.path ? from.match(source.path) : null
  if (!match || !target.path) return false
  if (source.pathNot?.some(path => new RegExp(path).test(from))) return false
  const allowed = target.pathNot?.map(path => path.replace('$1', match[1] ?? '')) ?? []
  if (!new RegExp(target.path).test(to) || allowed.some(path => new RegExp(path).test(to))) return false
  return !(isTypeOnly && target.dependencyTypesNot?.includes('type-only'))
}
