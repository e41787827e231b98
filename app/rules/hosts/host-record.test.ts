import { expect, test } from 'vitest'
import { hostRecord, recordProblem } from './host-record.ts'

const record = hostRecord('tickets.tidewater.example', 'abc')

test('the record stands below the host, so that a CNAME can stand at it', () => {
  expect(record).toEqual({ name: '_marquee.tickets.tidewater.example', value: 'marquee-host=abc' })
})

test.each([
  ['the right one', ['marquee-host=abc'], null],
  ['the right one among others', ['v=spf1 -all', ' marquee-host=abc '], null],
  ['none', [], 'record-missing'],
  ['that of another venue', ['marquee-host=abd'], 'record-wrong'],
  ['the token without its name', ['abc'], 'record-wrong'],
  ['no answer', null, 'dns-failed'],
] as const)('%s', (_why, texts, problem) => {
  expect(recordProblem(texts, record)).toBe(problem)
})
