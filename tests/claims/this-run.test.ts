import { expect, test } from 'vitest'
import { type Evidence, staleness } from './this-run.ts'

const whole: Evidence = {
  stamp: { run: '1', sources: 'a' },
  reports: { 'vitest.json': { run: '1' }, 'playwright.json': { run: '1' } },
  sources: 'a',
}

const cases: [string, Partial<Evidence>, string | null][] = [
  ['a whole run', {}, null],
  ['no run', { stamp: undefined }, 'no run of the suite has left its reports here: run npm test'],
  [
    'a run that stopped',
    { reports: { ...whole.reports, 'playwright.json': undefined } },
    'playwright.json is missing, so this run is not whole: run npm test',
  ],
  [
    'a report of an older run',
    { reports: { ...whole.reports, 'vitest.json': { run: '0' } } },
    'vitest.json is of another run: run npm test',
  ],
  [
    'a report of no run',
    { reports: { ...whole.reports, 'playwright.json': {} } },
    'playwright.json is of another run: run npm test',
  ],
  [
    'a source changed since',
    { sources: 'b' },
    'a source or a test has changed since these reports were written: run npm test',
  ],
]

test.each(cases)('%s', (_why, change, sentence) => {
  expect(staleness({ ...whole, ...change })).toBe(sentence)
})
