import { expect, test } from 'vitest'
import { lostRows, readCarriedRows, writeCarriedRows } from './carried-rows.ts'

const ids = ['ORD-001', 'ORD-002']
const list = (text: string) => readCarriedRows(text).rows

const losses: [string, { met: string[]; now: string; committed: string }, string[]][] = [
  ['nothing', { met: ids, now: 'ORD-001\nORD-002', committed: 'ORD-001\nORD-002' }, []],
  [
    'a row of the list',
    { met: ['ORD-001'], now: 'ORD-001\nORD-002', committed: '' },
    ['ORD-002 was carried and is lost'],
  ],
  [
    'a row whose line was deleted',
    { met: ['ORD-001'], now: 'ORD-001', committed: 'ORD-001' },
    ['ORD-002 is not in carried-rows.txt: a row cannot be deleted from it'],
  ],
  [
    'a row taken off since the last commit',
    { met: ['ORD-001'], now: 'ORD-001\nORD-002 not carried: told twice', committed: 'ORD-001\nORD-002' },
    ['ORD-002 is taken off in carried-rows.txt (told twice): commit that to make it so'],
  ],
  [
    'nothing when the last commit took it off',
    {
      met: ['ORD-001'],
      now: 'ORD-001\nORD-002 not carried: told twice',
      committed: 'ORD-001\nORD-002 not carried: told twice',
    },
    [],
  ],
  ['nothing when a row came back', { met: ids, now: 'ORD-001\nORD-002 not carried: why', committed: '' }, []],
]

test.each(losses)('lost is %s', (_why, { met, now, committed }, lost) => {
  expect(
    lostRows({ ids, met: new Set(met), unsteady: new Set(), now: list(now), committed: list(committed) }),
  ).toEqual(lost)
})

test('a row whose test passed on a retry is not lost', () => {
  const rows = list('ORD-001\nORD-002')
  const unsteady = new Set(['ORD-002'])
  expect(lostRows({ ids, met: new Set(['ORD-001']), unsteady, now: rows, committed: rows })).toEqual([])
})

test('writing anew adds what is carried and takes nothing off', () => {
  const before = list('ORD-001\nORD-002 not carried: no screen yet\nORD-004 not carried: no words')
  const all = ['ORD-001', 'ORD-002', 'ORD-003', 'ORD-004']
  const text = writeCarriedRows({ ids: all, met: new Set(['ORD-002']), before })
  expect(text.split('\n').filter(line => !line.startsWith('#'))).toEqual([
    'ORD-001',
    'ORD-002',
    'ORD-003 not carried: no test proves it yet',
    'ORD-004 not carried: no words',
    '',
  ])
  expect(readCarriedRows(text).faults).toEqual([])
})

test.each(['ORD-1', 'ORD-001 not carried:', 'ORD-001 no'])('a line %s cannot be read', line => {
  expect(readCarriedRows(`# a heading\nORD-002\n${line}\n`).faults).toEqual([
    `carried-rows.txt cannot be read: ${line}`,
  ])
})
