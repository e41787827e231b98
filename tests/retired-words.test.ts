import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** Names that were given up, and what is said instead. A word comes in with the commit that takes its last use away. */
const RETIRED: [name: RegExp, instead: string][] = [
  [/^(?:.+_)?PATIENCE$/, '…_TIMEOUT_MS'],
  [/^MOST$|^MOST_|_MOST$/, 'MAX_…'],
  [/^(?:LEAST|LOWEST|SHORTEST|YOUNGEST)(?:_|$)/, 'MIN_…'],
  [/^(?:LONGEST|DEEPEST|OLDEST)(?:_|$)/, 'MAX_…'],
  [/^AT_ONCE$/, 'BATCH_SIZE for rows, CONCURRENCY for work side by side'],
  [/^COME_AGAIN$/, 'RETRY_AFTER_SECONDS'],
  [/^lonely/, 'unofferedAddOn'],
  [/^evenColumns$/, 'equalWidthGrid'],
  [/^(?:card)?dress$/i, 'fieldTheme'],
  [/^holdLine$/i, 'HoldCountdown'],
  [/^takeAlong$/i, 'downloads'],
  [/^(?:asked|asking)$/i, 'response, request, query or calls: what it is'],
  [/^opened(?:$|Link|Cart)/i, 'visit for what openPage() gives, checkout for an open checkout'],
  [
    /^(?:said|told|say|says|speak|spoken|heard|saying|useSay)$/i,
    'formatMessage, announcement, message, payload: what it holds or does',
  ],
  [
    /^(?:Found|Known|Kept|Shown|About|Loaded|Answered|Chosen|Held|Looked|Made|Priced|Sent|Stored|Used|Written)$/,
    'the noun of what it holds: LoadedEvent, PriceQuery',
  ],
  [/wanted/i, 'selection, choice, query or draft: what it is'],
]
const RETIRED_PATHS =
  /\/(?:looks|hold-line|even-columns|card-dress|take-along|opened-link|use-say|said)[/.]|wanted/

const files = ['app', 'theme', 'editor', 'stories', 'tests'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => /\.(?:tsx?|mjs)$/.test(path))
    .map(path => `${folder}/${path}`),
)

test('no name says a retired word', () => {
  const found = files.flatMap(path =>
    retiredNames(readFileSync(join(root, path), 'utf8'), path).map(name => `${path}: ${name}`),
  )
  expect(files.length).toBeGreaterThan(1000)
  expect(found).toEqual([])
})

test('no file or folder is called by a retired word', () => {
  expect(files.filter(path => RETIRED_PATHS.test(path))).toEqual([])
})

test.each([
  ['const PATIENCE = 5_000', ['PATIENCE → …_TIMEOUT_MS']],
  ['export const MOST_FILES = 20', ['MOST_FILES → MAX_…']],
  ['type Entry = { dress: string }', ['dress → fieldTheme']],
  ['/** The PATIENCE of a bank. */ const timeoutMs = 5_000', []],
  ["const reason = 'lonely'", []],
  ['const address = 1', []],
])('%s says %j', (text, names) => {
  expect(retiredNames(text)).toEqual(names)
})

function retiredNames(text: string, path = 'source.ts'): string[] {
  const words = new Set(text.match(/[A-Za-z_$][\w$]*/g))
  const suspects = [...words].filter(word => RETIRED.some(([old]) => old.test(word)))
  const names = suspects.length > 0 ? identifiersOf(text, path) : new Set()
  return suspects
    .filter(word => names.has(word))
    .map(word => `${word} → ${RETIRED.find(([old]) => old.test(word))?.[1]}`)
}

function identifiersOf(text: string, path: string): Set<string> {
  const names = new Set<string>()
  const read = (node: ts.Node) => {
    if (ts.isIdentifier(node)) names.add(node.text)
    ts.forEachChild(node, read)
  }
  read(ts.createSourceFile(path, text, ts.ScriptTarget.Latest))
  return names
}
