import { expect, test } from 'vitest'
import { type CheckResult, openingGate } from './opening-gate.ts'

const check = (about: Partial<CheckResult> = {}): CheckResult => ({
  state: 'done',
  isOld: false,
  findings: [],
  ...about,
})
const [error, warning] = [{ severity: 'error' as const }, { severity: 'warning' as const }]

test.for<[string, CheckResult | null, ReturnType<typeof openingGate>]>([
  ['nobody has checked it', null, { kind: 'unchecked' }],
  ['the check is under way', check({ state: 'running' }), { kind: 'unchecked' }],
  ['the check could not be finished', check({ state: 'failed' }), { kind: 'unchecked' }],
  ['the venue was changed since', check({ isOld: true }), { kind: 'unchecked' }],
  ['nothing was found', check(), { kind: 'clear' }],
  ['only warnings were found', check({ findings: [warning, warning] }), { kind: 'clear' }],
  ['errors were found', check({ findings: [error, warning, error] }), { kind: 'errors', count: 2 }],
])('opening a venue where %s', ([, result, gate]) => {
  expect(openingGate(result)).toEqual(gate)
})
