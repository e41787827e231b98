import { law } from './law.mjs'

const TEST_FILE = '[.]test[.]tsx?$'
const OURS = '^(?:app|editor|stories|tests|theme)/'

/** @param {string} name a place of the law as a regular expression */
export function pattern(name) {
  if (name === '*.test.ts') return `^(?:app|editor|theme)/.*${TEST_FILE}`
  const path = name
    .replaceAll('.', '[.]')
    .replace('<noun>', '(?!kernel/|http/)[^/]+')
    .replace('<screen>', '[^/]+')
  if (path.endsWith('/*')) return `^${path.slice(0, -1)}[^/]+$`
  return path.endsWith('/') ? `^${path}` : `^${path}$`
}

/** The rows of the law as rules of dependency-cruiser: whatever is not allowed is forbidden. */
export const rules = [{ name: 'no circles', from: {}, to: { circular: true } }, ...law.flatMap(rowRules)].map(
  rule => ({ severity: 'error', ...rule }),
)

function rowRules({ from, imports, types = [] }) {
  return sourcesOf(from).flatMap(({ path, own }) => {
    const source = { path, pathNot: pathsOfOtherRows(from) }
    const allowed = [own, ...imports.map(pattern)]
    return [
      { name: from, from: source, to: { path: OURS, pathNot: [...allowed, ...types.map(pattern)] } },
      ...types.map(type => ({
        name: `${from} (types of ${type})`,
        from: source,
        to: { path: pattern(type), pathNot: allowed, dependencyTypesNot: ['type-only'] },
      })),
    ]
  })
}

/** The files of a row, each time with its own folder. A screen is `home/` (all of it in one folder) or `events/list/`. */
function sourcesOf(from) {
  if (from === 'app/routes/<screen>/')
    return [
      { path: '^app/routes/([^/]+)/[^/]+$', own: '^app/routes/$1/' },
      { path: '^app/routes/([^/]+/[^/]+)/', own: '^app/routes/$1/' },
    ]
  if (!from.includes('<screen>')) return [{ path: pattern(from), own: pattern(from) }]
  return [{ path: `^${from.replace('<screen>', '([^/]+)')}`, own: `^${from.replace('<screen>', '$1')}` }]
}

/** Rows that are more exact than this one, and tests, which have a row of their own. */
function pathsOfOtherRows(from) {
  if (from === '*.test.ts') return []
  const stem = from.replace(/<\w+>\/$|\*$/, '')
  const inside = law.filter(row => row.from !== from && row.from.startsWith(stem))
  return [...inside.filter(row => !row.from.endsWith('*')).map(row => pattern(row.from)), TEST_FILE]
}
