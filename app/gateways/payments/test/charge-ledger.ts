import { fstatSync, fsyncSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Charge, SecureState } from '../payment-gateway.ts'

/**
 * One line of the test gateway's own books. `ended` says that nothing can be charged under its key any more; `secure` and `answered`
 * are a bank's check under its session id.
 */
export type LedgerEntry =
  | { kind: 'charge'; tenantId: string; key: string; charge: Charge }
  | { kind: 'ended'; tenantId: string; key: string }
  | { kind: 'refund'; tenantId: string; key: string; chargeId: string; amount: number }
  | { kind: 'secure'; tenantId: string; key: string; about: SecureEntry }
  | { kind: 'answered'; tenantId: string; key: string; state: SecureState }

/** A bank's check as it was opened: what it is for, as a digest, and until when it counts. */
export type SecureEntry = {
  bound: string
  state: SecureState
  amount: number
  currency: string
  until: number
}

export type ChargeLedger = {
  entries: () => readonly LedgerEntry[]
  /** the lines of one key of one venue */
  under: (line: { tenantId: string; key: string }) => readonly LedgerEntry[]
  add: (entry: LedgerEntry) => void
}

/** Books that are gone with the process: tests. */
export function memoryLedger(): ChargeLedger {
  const books = createBooks()
  return { entries: () => books.lines, under: books.under, add: books.enter }
}

/**
 * Books in a file of JSON lines beside the data: as at a real gateway, a charge outlives a crash of the storefront.
 * Every line is forced to the disk, and new ones are read before each answer, since another process may have written.
 */
export function fileLedger(file: string): ChargeLedger {
  mkdirSync(dirname(file), { recursive: true })
  const descriptor = openSync(file, 'a+', 0o600)
  const books = createBooks()
  let read = 0
  const catchUp = () => {
    const text = readFrom(descriptor, read)
    const whole = text.subarray(0, text.lastIndexOf(0x0a) + 1)
    read += whole.length
    for (const line of whole.toString().split('\n')) if (line) books.enter(JSON.parse(line))
  }
  return {
    entries: () => {
      catchUp()
      return books.lines
    },
    under: line => {
      catchUp()
      return books.under(line)
    },
    add: entry => {
      writeSync(descriptor, `${JSON.stringify(entry)}\n`)
      fsyncSync(descriptor)
    },
  }
}

function readFrom(descriptor: number, start: number): Buffer {
  const length = fstatSync(descriptor).size - start
  const buffer = Buffer.alloc(Math.max(length, 0))
  const got = length > 0 ? readSync(descriptor, buffer, 0, length, start) : 0
  return buffer.subarray(0, got)
}

function createBooks() {
  const lines: LedgerEntry[] = []
  const byKey = new Map<string, LedgerEntry[]>()
  const nameOf = ({ tenantId, key }: { tenantId: string; key: string }) => `${tenantId} ${key}`
  return {
    lines,
    under: (line: { tenantId: string; key: string }) => byKey.get(nameOf(line)) ?? [],
    enter: (entry: LedgerEntry) => {
      lines.push(entry)
      byKey.set(nameOf(entry), [...(byKey.get(nameOf(entry)) ?? []), entry])
    },
  }
}
