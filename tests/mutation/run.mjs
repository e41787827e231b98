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
    concurrency: { type: 'string', default: '2' },
    list: { type: 'boolean', default: false },
  },
})
const LEAST = 85
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
const results = await new Stryker({
  ...JSON.parse(readFileSync('tests/mutation/stryker.config.json', 'utf8')),
  mutate: mutatedFiles(),
  concurrency: Number(values.concurrency),
  // What is not in a sample must not be remembered as done.
  incremental: !sample,
}).runMutationTest()

const ran = results
  .map(result => ({ ...result, fileName: relative(process.cwd(), result.fileName) }))
  .filter(result => counts(result) && result.status !== 'Ignored' && result.status !== 'CompileError')
printSurvivors(ran)
process.exitCode = printScores(ran) ? 0 : 1

async function sampleOf(size) {
  return drawSample({ mutants: await listMutants(filesOf(places)), size, seed: values.seed })
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
