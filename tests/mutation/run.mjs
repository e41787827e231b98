// `npm run mutate`: breaks the product in small ways and counts, place by place, what the tests notice.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { drawSample } from './draw-sample.mjs'
import { listMutants } from './list-mutants.mjs'
import { counts, filesOf, keyOf, MEETING_PLACES, placeOf } from './places.mjs'

const { values } = parseArgs({
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    place: { type: 'string', multiple: true },
    mutate: { type: 'string' },
    tests: { type: 'string' },
    concurrency: { type: 'string', default: '2' },
    list: { type: 'boolean', default: false },
  },
})
const LEAST = 85
/** Calls that answer with everything the contract says, and files of venues that are refused. */
const CONTRACT_TESTS = [
  'app/contract/**/*.test.ts',
  ...['carts', 'checkout', 'events', 'forms', 'members', 'memberships', 'venue-import'].map(
    name => `tests/api/${name}.test.ts`,
  ),
]
const FOLDER = 'test-results/mutation'
mkdirSync(FOLDER, { recursive: true })

const places = values.place ?? (values.sample ? MEETING_PLACES : ['rules', ...MEETING_PLACES])
const sample = values.sample ? await sampleOf(Number(values.sample)) : null
if (values.list) {
  for (const { key } of sample ?? (await listMutants(filesOf(places)))) console.log(key)
  process.exit(0)
}

process.env.MUTATED_ROOT = process.cwd()
if (sample) {
  process.env.SAMPLE_FILE = `${process.cwd()}/${FOLDER}/sample.json`
  writeFileSync(process.env.SAMPLE_FILE, JSON.stringify(sample.map(({ key }) => key)))
}
const results = []
for (const part of runsOf(mutatedFiles()).filter(({ files }) => files.length > 0))
  results.push(...(await mutate(part)))

const ran = results
  .map(result => ({
    ...result,
    fileName: relative(process.cwd(), result.fileName),
    location: fromZero(result.location),
  }))
  .filter(result => counts(result) && result.status !== 'Ignored' && result.status !== 'CompileError')
printSurvivors(ran)
process.exitCode = printScores(ran) ? 0 : 1

/** Results count lines and columns from one, mutants from zero. */
function fromZero({ start, end }) {
  const before = ({ line, column }) => ({ line: line - 1, column: column - 1 })
  return { start: before(start), end: before(end) }
}

async function sampleOf(size) {
  return drawSample({ mutants: await listMutants(filesOf(places)), size, seed: values.seed })
}

/**
 * What is read when a file is loaded, as all of the contract is, cannot be told apart by test: each such mutant runs every test. The contract
 * has tests of its own for that; elsewhere such mutants are left out.
 */
function runsOf(files) {
  const isContract = file => placeOf(file) === 'contract'
  return [
    { name: 'meeting', files: files.filter(file => !isContract(file)), ignoreStatic: true },
    { name: 'contract', files: files.filter(isContract), ignoreStatic: false, testFiles: CONTRACT_TESTS },
  ]
}

function mutate({ name, files, ...options }) {
  const config = JSON.parse(readFileSync('tests/mutation/stryker.config.json', 'utf8'))
  const testFiles = values.tests?.split(',') ?? options.testFiles
  return new Stryker({
    ...config,
    ...options,
    // Tests that are named run, whether or not Vitest finds them related.
    ...(testFiles ? { testFiles, vitest: { ...config.vitest, related: false } } : {}),
    mutate: files,
    concurrency: Number(values.concurrency),
    htmlReporter: { fileName: `${FOLDER}/${name}.html` },
    incrementalFile: `.cache/mutation/${name}.json`,
    // What is not in a sample must not be remembered as done.
    incremental: !sample && !values.tests,
  }).runMutationTest()
}

function mutatedFiles() {
  if (values.mutate) return values.mutate.split(',')
  return sample ? [...new Set(sample.map(({ fileName }) => fileName))] : filesOf(places)
}

function printSurvivors(all) {
  const known = readFileSync('tests/mutation/survivors.txt', 'utf8').split('\n')
  for (const mutant of all.filter(each => !isNoticed(each))) {
    const key = keyOf(mutant)
    const reason = known.find(line => line.startsWith(`${key} | `))?.slice(key.length + 3)
    console.log(`${mutant.status} ${key}${reason ? ` — ${reason}` : ''}`)
  }
}

/** Prints the score of each place; whether all are good enough. */
function printScores(all) {
  const scores = places.flatMap(place => {
    const own = all.filter(({ fileName }) => placeOf(fileName) === place)
    const noticed = own.filter(isNoticed).length
    const score = (100 * noticed) / own.length
    if (own.length > 0)
      console.log(`${place.padEnd(12)} ${String(noticed).padStart(5)} / ${own.length}  ${score.toFixed(1)} %`)
    return own.length > 0 ? [score] : []
  })
  return scores.every(score => score >= LEAST)
}

function isNoticed({ status }) {
  return status === 'Killed' || status === 'Timeout'
}
