import { createHash } from 'node:crypto'
import { isRecord } from '#app/contract/venue-file/check/places.ts'
import type { PlanChange } from '#app/rules/venues/plan-change.ts'
import { recordKey } from '#app/rules/venues/record-key.ts'
import type { Db } from '../database/database.ts'
import { venueSections } from '../export/export-venue.ts'

/** A record by its keys. Of people and what is theirs, only marks are kept: a plan tells that they change, not what. */
type SummaryRecord = Record<string, unknown>
/** What a venue's file says, part by part: each record of a list by its name, each other part as a whole. */
export type VenueSummary = Map<string, Map<string, SummaryRecord>>

const PERSONAL = ['members', 'visitors', 'staff', 'reviews', 'giftCertificates']

/** Reads the summary of a venue from its rows. */
export async function readSummary(tx: Db, tenantId: string): Promise<VenueSummary> {
  const summary: VenueSummary = new Map()
  for await (const [part, value] of venueSections(tx, tenantId)) {
    if (value === undefined || part === 'format' || part === 'themeVersion') continue
    const records = new Map<string, SummaryRecord>()
    const keep = PERSONAL.includes(part) ? marksOf : valuesOf
    if (isStream(value)) for await (const record of value) records.set(nameOf(record), keep(record))
    else if (Array.isArray(value)) for (const record of value) records.set(nameOf(record), keep(record))
    else records.set('', keep(value))
    summary.set(part, records)
  }

  return summary
}

const isStream = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value

const nameOf = (record: unknown): string => recordKey(record) ?? markOf(record)

const valuesOf = (record: unknown): SummaryRecord => (isRecord(record) ? record : { value: record })

const marksOf = (record: unknown): SummaryRecord =>
  isRecord(record)
    ? Object.fromEntries(Object.entries(record).map(([key, value]) => [key, markOf(value)]))
    : { value: markOf(record) }

const markOf = (value: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
    .slice(0, 12)

/** Every record that is added, removed or changed. */
export function changesBetween(before: VenueSummary, after: VenueSummary): PlanChange[] {
  const parts = [...new Set([...before.keys(), ...after.keys()])]

  return parts.flatMap(part => changesOf(part, before.get(part) ?? new Map(), after.get(part) ?? new Map()))
}

/** How many records of each list a new venue begins with. */
export const sizesOf = (summary: VenueSummary): [part: string, size: number][] =>
  [...summary].flatMap(([part, { size }]) => (size > 1 ? [[part, size]] : []))

type Records = Map<string, SummaryRecord>

function changesOf(part: string, before: Records, after: Records): PlanChange[] {
  const about = (id: string, record: SummaryRecord | undefined) => ({
    part,
    id,
    name: typeof record?.name === 'string' && !PERSONAL.includes(part) ? record.name : id,
    fields: [],
  })
  const removed = [...before.keys()]
    .filter(id => !after.has(id))
    .map(id => ({ kind: 'removed' as const, ...about(id, before.get(id)) }))
  const added = [...after]
    .filter(([id]) => !before.has(id))
    .map(([id, record]) => ({
      kind: 'added' as const,
      ...about(id, record),
      fields: fieldsOf(part, record),
    }))
  const changed = [...after].flatMap(([id, record]) => {
    const fields = fieldsThatDiffer(before.get(id) ?? record, record)
    const kind = 'changed' as const
    if (!PERSONAL.includes(part)) return fields.length > 0 ? [{ kind, ...about(id, record), fields }] : []
    const keys = fields.map(({ key }) => ({ key, before: null, after: null }))

    return fields.length > 0 ? [{ kind, ...about(id, record), fields: keys }] : []
  })

  return [...removed, ...added, ...changed]
}

const fieldsOf = (part: string, record: SummaryRecord): PlanChange['fields'] =>
  PERSONAL.includes(part) ? [] : Object.entries(record).map(([key, after]) => ({ key, before: null, after }))

const fieldsThatDiffer = (one: SummaryRecord, other: SummaryRecord): PlanChange['fields'] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter(key => JSON.stringify(one[key]) !== JSON.stringify(other[key]))
    .map(key => ({ key, before: one[key] ?? null, after: other[key] ?? null }))
