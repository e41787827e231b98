// `npm run spec`: which rows of the specification are carried by a test that passed in the last run, area by area.
import { existsSync, readFileSync } from 'node:fs'

const ID = /\b(?:ORD|MEM|CHK)-\d{3}\b/g
const TAG = /\[((?:(?:ORD|MEM|CHK)-\d{3}[\s,]*)+)\]/g
const showAll = process.argv.includes('--unmet')

const rows = readFileSync(new URL('requirements.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map(line => line.split('\t'))
  .map(([id, area, , , requirement]) => ({ id, area, requirement }))

const passed = [
  ...vitestResults('test-results/vitest.json'),
  ...playwrightResults('test-results/playwright.json'),
]
const met = new Set(passed.flatMap(title => [...title.matchAll(TAG)].flatMap(([, ids]) => ids.match(ID))))
const known = new Set(rows.map(({ id }) => id))
const unknown = [...met].filter(id => !known.has(id))

const areas = Map.groupBy ? Map.groupBy(rows, row => row.area) : grouped(rows)
for (const area of [...areas.keys()].sort()) {
  const all = areas.get(area)
  const unmet = all.filter(({ id }) => !met.has(id))
  const mark = unmet.length === 0 ? '✓' : ' '
  console.log(`${mark} ${area.padEnd(16)} ${String(all.length - unmet.length).padStart(3)} / ${all.length}`)
  if (unmet.length > 0 && !showAll) console.log(`    ${unmet.map(({ id }) => id).join(' ')}`)
  if (showAll) for (const { id, requirement } of unmet) console.log(`    ${id}  ${requirement}`)
}
console.log(
  `\n${rows.filter(({ id }) => met.has(id)).length} of ${rows.length} requirements are met by tests that passed.`,
)
if (unknown.length > 0) {
  console.error(`Ids that no requirement has: ${unknown.join(', ')}`)
  process.exit(1)
}

function grouped(list) {
  const groups = new Map()
  for (const row of list) groups.set(row.area, [...(groups.get(row.area) ?? []), row])
  return groups
}

function vitestResults(file) {
  if (!existsSync(file)) return []
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'))
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
  )
}

function playwrightResults(file) {
  if (!existsSync(file)) return []
  const titles = suite => [
    ...(suite.specs ?? [])
      .filter(({ ok, tests }) => ok && tests.some(({ status }) => status === 'expected'))
      .map(({ title }) => title),
    ...(suite.suites ?? []).flatMap(titles),
  ]
  return JSON.parse(readFileSync(file, 'utf8')).suites.flatMap(titles)
}
