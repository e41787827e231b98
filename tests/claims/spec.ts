import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { sourcesNow } from '../run-stamp.mjs'
import { lostRows, readCarriedRows, writeCarriedRows } from './carried-rows.ts'
import { type Count, countRows } from './count-rows.ts'
import { sourceTitles } from './source-titles.ts'
import { playwrightOutcomes, vitestOutcomes } from './test-outcomes.ts'
import { staleness } from './this-run.ts'

type Row = { id: string; area: string; requirement: string }

const CARRIED = 'tests/claims/carried-rows.txt'
const words = process.argv.slice(2)

const stamp = readJson('test-results/run.json')
const vitest = readJson('test-results/vitest.json')
const playwright = readJson('test-results/playwright.json')
const stale = staleness({
  stamp,
  reports: {
    'vitest.json': vitest,
    'playwright.json': playwright && { run: playwright.config.metadata.run },
  },
  sources: sourcesNow(),
})
if (stale) end(2, [`marquee: ${stale}`])

const rows = readRows()
const ids = rows.map(({ id }) => id)
const count = countRows({
  titles: testFiles().flatMap(file => sourceTitles(file, readFileSync(file, 'utf8'))),
  outcomes: [...vitestOutcomes(vitest), ...playwrightOutcomes(playwright, process.cwd())],
})
printAreas(count)

const before = existsSync(CARRIED) ? readFileSync(CARRIED, 'utf8') : ''
if (words.includes('--write'))
  writeFileSync(CARRIED, writeCarriedRows({ ids, met: count.met, before: readCarriedRows(before).rows }))
const now = readCarriedRows(existsSync(CARRIED) ? readFileSync(CARRIED, 'utf8') : '')
const committed = readCarriedRows(lastCommit()).rows
const unknown = [...count.met, ...count.faults.keys()].filter(id => !ids.includes(id))
const fresh = ids.filter(id => count.met.has(id) && now.rows.get(id) !== null)
if (fresh.length > 0)
  console.log(`${fresh.length} rows more than ${CARRIED} says: npm run spec -- --write, and commit it`)

const faults = [
  ...unknown.map(id => `no requirement has the id ${id}`),
  ...now.faults,
  ...lostRows({ ids, ...count, now: now.rows, committed }),
]
if (faults.length > 0) end(1, faults)

function printAreas({ met, faults }: Count) {
  for (const area of [...new Set(rows.map(row => row.area))].sort()) {
    const all = rows.filter(row => row.area === area)
    const unmet = all.filter(({ id }) => !met.has(id))
    const mark = unmet.length === 0 ? '✓' : ' '
    console.log(`${mark} ${area.padEnd(16)} ${String(all.length - unmet.length).padStart(3)} / ${all.length}`)
    if (words.includes('--unmet'))
      for (const { id, requirement } of unmet) console.log(`    ${id}  ${requirement}`)
    else if (unmet.length > 0) console.log(`    ${unmet.map(({ id }) => id).join(' ')}`)
  }
  for (const [id, why] of faults) console.log(`  ${id} does not count: ${why.join(' · ')}`)
  console.log(
    `\n${rows.filter(({ id }) => met.has(id)).length} of ${rows.length} requirements are met by tests that passed.`,
  )
}

function readRows(): Row[] {
  const [, ...lines] = readFileSync('tests/requirements.tsv', 'utf8').trim().split('\n')
  return lines.map(line => {
    const [id = '', area = '', , , requirement = ''] = line.split('\t')
    return { id, area, requirement }
  })
}

/** What `npm test` runs; the tests of `postgres/` are run by themselves, and those of this reporter claim made-up rows. */
function testFiles() {
  return ['app', 'theme', 'editor', 'tests'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter(file => /\.test\.tsx?$/.test(file) && !/^tests\/(postgres\/|claims)/.test(file)),
  )
}

function readJson(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** The list of the last commit; none where there is no commit, no git, or the list is new. */
function lastCommit() {
  try {
    return execFileSync('git', ['show', `HEAD:./${CARRIED}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return ''
  }
}

function end(code: number, lines: string[]): never {
  for (const line of lines) console.error(line)
  process.exit(code)
}
