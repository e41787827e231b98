// `npm run mutate`: breaks the product in small ways and counts, place by place, what the tests notice.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { drawSample } from './draw-sample.mjs'
import { listMutants } from './list-mutants.mjs'
import { PARTS } from './parts.mjs'
import { filesOf, keyOf, MEETING_PLACES, placeOf } from './places.mjs'

const { values } = parseArgs({
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    place: { type: 'string', multiple: true },
    mutate: { type: 'string' },
    tests: { type: 'string' },
    again: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
})
const MIN_SCORE = 85
const FOLDER = 'test-results/mutation'
const SURVIVORS = `${FOLDER}/survivors.json`
mkdirSync(FOLDER, { recursive: true })

const places = values.place ?? (values.sample ? MEETING_PLACES : ['rules', ...MEETING_PLACES])
const sample = await drawnMutants()
if (values.list) {
  for (const { key } of sample ?? (await listMutants(filesOf(places)))) console.log(key)
  process.exit(0)
}

process.env.MUTATED_ROOT = process.cwd()
if (sample) {
  process.env.SAMPLE_FILE = `${process.cwd()}/${FOLDER}/sample.json`
  writeFileSync(process.env.SAMPLE_FILE, JSON.stringify(sample.map(({ key }) => key)))
}
const waiting = partsOf(mutatedFiles())
const lanes = Math.min(2, waiting.length)
const ran = (await Promise.all(Array.from({ length: lanes }, runWaiting))).flat()
printSurvivors(ran)
process.exitCode = printScores(ran) ? 0 : 1

/** The mutants that run: those which lived through the last run, a sample, or `null` for all. */
async function drawnMutants() {
  if (!values.sample && !values.again) return null
  const mutants = await listMutants(values.mutate?.split(',') ?? filesOf(places))
  if (values.sample) return drawSample({ mutants, size: Number(values.sample), seed: values.seed })
  const alive = new Set(JSON.parse(readFileSync(SURVIVORS, 'utf8')))
  return mutants.filter(({ key }) => alive.has(key))
}

/** The parts that these files belong to. */
function partsOf(files) {
  return PARTS.map(part => ({
    ...part,
    files: files.filter(file => part.places.includes(placeOf(file))),
  })).filter(part => part.files.length > 0)
}

/** Runs what waits, one part after the other; two such lanes run beside each other, on a core each. */
async function runWaiting() {
  const results = []
  for (let part = waiting.shift(); part; part = waiting.shift()) results.push(...(await runPart(part)))
  return results
}

/** Stryker changes its process's working folder and settings: each part has a process of its own. */
async function runPart(part) {
  const results = `${FOLDER}/${part.name}.json`
  rmSync(results, { force: true })
  const task = {
    ...part,
    tests: values.tests?.split(',') ?? part.tests,
    concurrency: lanes > 1 ? 1 : 2,
    // What is not in a sample must not be remembered as done.
    remember: !sample && !values.tests,
    folder: FOLDER,
  }
  const child = spawn(process.execPath, ['tests/mutation/run-part.mjs', JSON.stringify(task)], {
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  if (code !== 0 || !existsSync(results)) throw new Error(`The part "${part.name}" ended with ${code}`)
  return JSON.parse(readFileSync(results, 'utf8'))
}

function mutatedFiles() {
  if (sample) return [...new Set(sample.map(({ fileName }) => fileName))]
  return values.mutate?.split(',') ?? filesOf(places)
}

function printSurvivors(all) {
  const known = readFileSync('tests/mutation/survivors.txt', 'utf8').split('\n')
  const alive = all.filter(each => !isNoticed(each))
  writeFileSync(SURVIVORS, JSON.stringify(alive.map(keyOf)))
  for (const mutant of alive) {
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
  return scores.every(score => score >= MIN_SCORE)
}

function isNoticed({ status }) {
  return status === 'Killed' || status === 'Timeout'
}
