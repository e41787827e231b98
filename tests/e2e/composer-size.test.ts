import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const ASSETS = 'build/client/assets'
/** Bytes as they travel, packed by Brotli. */
const BUDGET = 150_000

type Route = { id: string; parentId?: string; module: string; imports?: string[] }
type Manifest = {
  entry: { module: string; imports: string[] }
  routes: Record<string, Route>
  url: string
}

function readManifest(): Manifest {
  const file = readdirSync(ASSETS).find(name => /^manifest-.*\.js$/.test(name)) ?? ''
  const script = readFileSync(join(ASSETS, file), 'utf8')
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1))
}

/** The scripts of a screen's route and of all around it. */
function scriptsOf({ entry, routes, url }: Manifest, id: string): string[] {
  const route = routes[id]
  if (!route) return [url, entry.module, ...entry.imports]
  return [route.module, ...(route.imports ?? []), ...scriptsOf({ entry, routes, url }, route.parentId ?? '')]
}

/** Scripts with all that they import before they run. */
function withImports(names: Iterable<string>, seen = new Set<string>()): Set<string> {
  for (const name of names) {
    if (seen.has(name)) continue
    seen.add(name)
    const script = readFileSync(join(ASSETS, name), 'utf8')
    const imports = script.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)
    withImports(
      [...imports].map(([, file]) => file ?? ''),
      seen,
    )
  }
  return seen
}

test('the composer opens with at most 150 kB of JavaScript, packed', () => {
  const manifest = readManifest()
  const scripts = withImports(
    scriptsOf(manifest, 'routes/editor/composer/route').map(path => path.replace('/assets/', '')),
  )
  const sizes = [...scripts].map(name => ({ name, bytes: statSync(join(ASSETS, `${name}.br`)).size }))
  const sum = sizes.reduce((total, { bytes }) => total + bytes, 0)
  expect(sizes.length).toBeGreaterThan(4)
  expect(sum, sizes.map(({ name, bytes }) => `${bytes} ${name}`).join('\n')).toBeLessThanOrEqual(BUDGET)
})
