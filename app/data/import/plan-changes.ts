import { createHash } from 'node:crypto'
import { isRecord } from '#app/contract/venue-file/check/places.ts'
import type { Db } from '../database/database.ts'
import { venueSections } from '../export/export-venue.ts'

/** What a venue's file says, part by part: each record of a list by its name, each other part as a whole; values are marks of their keys. */
export type VenueSummary = Map<string, Map<string, Record<string, string>>>

/** Reads the summary of a venue from its rows. */
export async function readSummary(tx: Db, tenantId: string): Promise<VenueSummary> {
  const summary: VenueSummary = new Map()
  for await (const [part, value] of venueSections(tx, tenantId)) {
    if (value === undefined || part === 'format' || part === 'themeVersion') continue
    const records = new Map<string, Record<string, string>>()
    if (isStream(value)) for await (const record of value) records.set(nameOf(record), marksOf(record))
    else if (Array.isArray(value)) for (const record of value) records.set(nameOf(record), marksOf(record))
    else records.set('', marksOf(value))
    summary.set(part, records)
  }

  return summary
}

const isStream = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value

const NAME_KEYS = ['id', 'membershipId', 'code', 'number', 'email', 'key', 'date']

function nameOf(record: unknown): string {
  const key = isRecord(record) ? NAME_KEYS.find(name => typeof record[name] === 'string') : undefined

  return key && isRecord(record) ? String(record[key]) : markOf(record)
}

const marksOf = (record: unknown): Record<string, string> =>
  isRecord(record)
    ? Object.fromEntries(Object.entries(record).map(([key, value]) => [key, markOf(value)]))
    : { value: markOf(record) }

const markOf = (value: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
    .slice(0, 12)

/** One sentence a record that is added, removed or changed; the venue as a whole where there was none. */
export function changesBetween(before: VenueSummary | null, after: VenueSummary): string[] {
  if (!before) {
    const counts = [...after].flatMap(([part, { size }]) => (size > 1 ? [`${size} ${part}`] : []))

    return [`a new venue${counts.length > 0 ? ` with ${counts.join(', ')}` : ''}`]
  }
  const parts = [...new Set([...before.keys(), ...after.keys()])]

  return parts.flatMap(part => changesOf(part, before.get(part) ?? new Map(), after.get(part) ?? new Map()))
}

type Records = Map<string, Record<string, string>>

function changesOf(part: string, before: Records, after: Records): string[] {
  const sentence = (sign: string, name: string, about = '') =>
    [sign, part, name].filter(Boolean).join(' ') + about
  const removed = [...before.keys()].filter(name => !after.has(name)).map(name => sentence('-', name))
  const added = [...after.keys()].filter(name => !before.has(name)).map(name => sentence('+', name))
  const changed = [...after].flatMap(([name, record]) => {
    const rowBefore = before.get(name)
    const keys = rowBefore ? keysThatDiffer(rowBefore, record) : []

    return keys.length > 0 ? [sentence('~', name, `: ${keys.join(', ')}`)] : []
  })

  return [...removed, ...added, ...changed]
}

const keysThatDiffer = (one: Record<string, string>, other: Record<string, string>) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(key => one[key] !== other[key])
