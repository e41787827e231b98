import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fileLedger } from './charge-ledger.ts'

test('charges outlive the process, and another process sees them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-ledger-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'gateway', 'charges.jsonl')
  const [first, second] = [fileLedger(file), fileLedger(file)]
  expect(first.entries()).toEqual([])
  const entry = {
    kind: 'charge' as const,
    tenantId: 'pier',
    key: 'k',
    charge: { chargeId: 'c', amount: 1, brand: 'Visa', lastFour: '4242' },
  }
  first.add(entry)
  second.add({ kind: 'ended', tenantId: 'pier', key: 'l' })
  expect(fileLedger(file).entries()).toEqual([entry, { kind: 'ended', tenantId: 'pier', key: 'l' }])
  expect(first.entries()).toHaveLength(2)
  expect(second.under({ tenantId: 'pier', key: 'k' })).toEqual([entry])
  expect(second.under({ tenantId: 'other', key: 'k' })).toEqual([])
})
