import { expect, test } from 'vitest'
import { countRows } from './count-rows.ts'
import { sourceTitles } from './source-titles.ts'
import {
  type PlaywrightReport,
  playwrightOutcomes,
  type VitestReport,
  vitestOutcomes,
} from './test-outcomes.ts'

const FILE = 'tests/made-up.test.ts'
const passed = { file: FILE, title: '[ORD-001] a', state: 'passed', fails: false, retries: 0 }

const vitestRuns: [string, Partial<VitestReport['tests'][number]>[], boolean][] = [
  ['one test that passed', [{}], true],
  ['two that passed', [{}, { title: 'group > [ORD-001, ORD-002] b' }], true],
  ['one that passed beside one that failed', [{}, { state: 'failed' }], false],
  ['a table with one case skipped', [{}, { title: '[ORD-001] case 2', state: 'skipped' }], false],
  ['one still to write', [{}, { state: 'todo' }], false],
  ['one that did not end', [{ state: 'pending' }], false],
  ['one that is expected to fail', [{ fails: true }], false],
  ['one that passed on a retry', [{ retries: 1 }], false],
  ['one that only names it in parentheses', [{ title: '(ORD-001) a' }], false],
  ['none', [], false],
]

test.each(vitestRuns)('a row carried by %s', (_why, changes, isMet) => {
  const outcomes = vitestOutcomes({ run: '1', tests: changes.map(change => ({ ...passed, ...change })) })
  expect(countRows({ titles: [], outcomes }).met.has('ORD-001')).toBe(isMet)
})

type Attempts = PlaywrightReport['suites'][number]['specs'] extends (infer Spec)[] | undefined
  ? Spec extends { tests: infer Tests }
    ? Tests
    : never
  : never

const journeys: [string, Attempts, string | null][] = [
  ['passed', [{ expectedStatus: 'passed', results: [{ status: 'passed', retry: 0 }] }], null],
  ['failed', [{ expectedStatus: 'passed', results: [{ status: 'failed', retry: 0 }] }], 'failed'],
  ['took too long', [{ expectedStatus: 'passed', results: [{ status: 'timedOut', retry: 0 }] }], 'timedOut'],
  ['was skipped', [{ expectedStatus: 'skipped', results: [{ status: 'skipped', retry: 0 }] }], 'skipped'],
  [
    'is expected to fail',
    [{ expectedStatus: 'failed', results: [{ status: 'failed', retry: 0 }] }],
    'expected to fail',
  ],
  [
    'passed on a retry',
    [
      {
        expectedStatus: 'passed',
        results: [
          { status: 'failed', retry: 0 },
          { status: 'passed', retry: 1 },
        ],
      },
    ],
    'passed on a retry',
  ],
  ['was not reached', [{ expectedStatus: 'passed', results: [] }], 'not run'],
  ['is in no project', [], 'not run'],
  [
    'passed in one project of two',
    [
      { expectedStatus: 'passed', results: [{ status: 'passed', retry: 0 }] },
      { expectedStatus: 'passed', results: [{ status: 'failed', retry: 0 }] },
    ],
    'failed',
  ],
]

test.each(journeys)('a journey that %s', (_why, tests, fault) => {
  const title = '[ORD-001] a'
  const report: PlaywrightReport = {
    config: { rootDir: '/project/tests/e2e', metadata: { run: '1' } },
    suites: [
      {
        title: 'made-up.test.ts',
        suites: [{ title: 'group', specs: [{ title, file: 'made-up.test.ts', tests }] }],
      },
    ],
  }
  expect(playwrightOutcomes(report, '/project')).toEqual([
    { file: 'tests/e2e/made-up.test.ts', title: `group > ${title}`, fault },
  ])
})

const sources: [string, string, string[], boolean][] = [
  ['a title', `test('[ORD-001] is $5 (a)', f)`, ['[ORD-001] is $5 (a)'], true],
  ['a title that no report has', `test('[ORD-001] a', f)`, ['[ORD-002] a'], false],
  [
    'the second of two titles left out',
    `test('[ORD-001] a', f); test('[ORD-001] b', f)`,
    ['[ORD-001] a'],
    false,
  ],
  [
    'a title with a piece',
    `for (const x of all) test(\`[ORD-001] a \${x} b\`, f)`,
    ['[ORD-001] a 1 b'],
    true,
  ],
  ['a table with words', `test.each(all)('[ORD-001] %s is $why', f)`, ['[ORD-001] 1 is 2'], true],
  ['a cell of a table', `test.each([{ why: '[ORD-001] a' }])('$why', f)`, ['[ORD-001] a'], true],
  ['a cell left out', `test.each([['[ORD-001] a'], ['[ORD-001] b']])('%s', f)`, ['[ORD-001] b'], false],
  ['an id in a cell', `for (const row of ['ORD-001']) test(\`[\${row}] a\`, f)`, ['[ORD-001] a'], true],
  ['an id in a cell left out', `for (const row of ['ORD-001']) test(\`[\${row}] a\`, f)`, [], false],
  ['a title built of two', `test('[ORD-001] a ' + b, f)`, ['[ORD-001] a b'], true],
  ['a group', `describe('[ORD-001]', () => { test('a', f) })`, ['[ORD-001] > a'], true],
  ['data inside a test', `test('[ORD-001] a', () => ok('[ORD-001] b'))`, ['[ORD-001] a'], true],
]

test.each(sources)('a row claimed by %s', (_why, source, titles, isMet) => {
  const outcomes = titles.map(title => ({ file: FILE, title, fault: null }))
  const { met } = countRows({ titles: sourceTitles(FILE, source), outcomes })
  expect(met.has('ORD-001')).toBe(isMet)
})

test('a file that did not load says so, also when another file carries the row', () => {
  const { met, faults } = countRows({
    titles: sourceTitles(FILE, `test('[ORD-001] a', f)`),
    outcomes: [{ file: 'tests/other.test.ts', title: '[ORD-001] a', fault: null }],
  })
  expect(met.size).toBe(0)
  expect(faults.get('ORD-001')).toEqual([`not run: ${FILE}, [ORD-001] a`])
})
