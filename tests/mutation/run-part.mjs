// One part of `npm run mutate`, in a process of its own: `node tests/mutation/run-part.mjs '{"name":"calls",…}'`.
import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { counts } from './places.mjs'

/** @type {{ name: string, files: string[], tests: string[], ignoreStatic: boolean, concurrency: number, remember: boolean, folder: string }} */
const { name, files, tests, ignoreStatic, concurrency, remember, folder } = JSON.parse(process.argv[2])
const config = JSON.parse(readFileSync('tests/mutation/stryker.config.json', 'utf8'))

const results = await new Stryker({
  ...config,
  mutate: files,
  testFiles: tests,
  ignoreStatic,
  concurrency,
  tempDirName: `${folder}/sandbox-${name}`,
  htmlReporter: { fileName: `${folder}/${name}.html` },
  incrementalFile: `.cache/mutation/${name}.json`,
  incremental: remember,
}).runMutationTest()

const ran = results
  .map(({ id, status, mutatorName, replacement, fileName, location }) => ({
    id,
    status,
    mutatorName,
    replacement,
    fileName: relative(process.cwd(), fileName),
    location: fromZero(location),
  }))
  .filter(result => counts(result) && result.status !== 'Ignored' && result.status !== 'CompileError')
writeFileSync(`${folder}/${name}.json`, JSON.stringify(ran))

/** Results count lines and columns from one, mutants from zero. */
function fromZero({ start, end }) {
  const before = ({ line, column }) => ({ line: line - 1, column: column - 1 })
  return { start: before(start), end: before(end) }
}
