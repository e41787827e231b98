import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Charge } from '../payment-gateway.ts'

/** One line of the test gateway's own books. `ended` says that nothing can be charged under its key any more. */
export type LedgerEntry =
  | { kind: 'charge'; tenantId: string; key: string; charge: Charge }
  | { kind: 'ended'; tenantId: string; key: string }
  | { kind: 'refund'; tenantId: string; key: string; chargeId: string; amount: number }

export type ChargeLedger = { entries: () => readonly LedgerEntry[]; add: (entry: LedgerEntry) => void }

/** Books that are gone with the process: tests. */
export function memoryLedger(): ChargeLedger {
  const lines: LedgerEntry[] = []
  return { entries: () => lines, add: entry => void lines.push(entry) }
}

/**
 * Books in a file of JSON lines beside the data: as at a real gateway, a charge outlives a crash of the storefront.
 * Every line is forced to the disk, and read again before each answer, since another process may have written.
 */
export function fileLedger(file: string): ChargeLedger {
  mkdirSync(dirname(file), { recursive: true })
  return {
    entries: () => (existsSync(file) ? readLines(file) : []),
    add: entry => {
      const descriptor = openSync(file, 'a', 0o600)
      writeSync(descriptor, `${JSON.stringify(entry)}\n`)
      fsyncSync(descriptor)
      closeSync(descriptor)
    },
  }
}

function readLines(file: string): LedgerEntry[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line.endsWith('}'))
    .map(line => JSON.parse(line))
}
