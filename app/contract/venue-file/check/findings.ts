import { at, listAt } from './places.ts'

/** What is wrong with one record: at which of its keys (the record itself when none), and a sentence. */
export type Finding = { key?: string; message: string }
export type RecordCheck = (record: unknown, file: unknown) => (Finding | false)[]
export type Checks = [pattern: string, check: RecordCheck][]

export const numberAt = (record: unknown, key: string): number | undefined => {
  const value = at(record, key)

  return typeof value === 'number' ? value : undefined
}

export const textAt = (record: unknown, key: string): string | undefined => {
  const value = at(record, key)

  return typeof value === 'string' ? value : undefined
}

export const isEmpty = (record: unknown, key: string): boolean => listAt(record, key).length === 0

/** A lower bound above its upper bound, when both are given. */
export function isAbove(record: unknown, lower: string, upper: string): Finding | false {
  const low = numberAt(record, lower)
  const high = numberAt(record, upper)

  return (
    low !== undefined &&
    high !== undefined &&
    low > high && { key: lower, message: `is more than ${upper} (${high})` }
  )
}

/** A first day after the last one. A relative and an absolute date are not compared here: the importer knows today. */
export function endsBefore(record: unknown, first: string, last: string): Finding | false {
  const start = dayNumber(textAt(record, first))
  const end = dayNumber(textAt(record, last))
  if (!start || !end || start.relative !== end.relative || start.day <= end.day) return false

  return { key: last, message: `lies before ${first} (${textAt(record, first)})` }
}

export function holdsTwice(record: unknown, key: string): Finding | false {
  const list = listAt(record, key)
  const twice = list.find((value, index) => list.indexOf(value) < index)

  return twice !== undefined && { key, message: `holds "${String(twice)}" twice` }
}

export function moreThanOne(record: unknown, key: string, flag: string): Finding | false {
  const marked = listAt(record, key).filter(one => at(one, flag) === true)

  return marked.length > 1 && { key, message: `marks ${marked.length} entries as ${flag}; one at most` }
}

function dayNumber(date: string | undefined): { relative: boolean; day: number } | undefined {
  if (!date) return undefined
  const relative = /^today([+-]\d{1,4})?$/.exec(date)
  if (relative) return { relative: true, day: Number(relative[1] ?? 0) }
  const day = Date.parse(`${date}T00:00:00Z`)

  return Number.isNaN(day) ? undefined : { relative: false, day }
}
