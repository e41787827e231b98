const KEYS = ['id', 'membershipId', 'code', 'number', 'email', 'key', 'date'] as const

/** What a record of a list of the venue file is known by; undefined where nothing names it. */
export function recordKey(record: unknown): string | undefined {
  if (typeof record !== 'object' || record === null) return undefined
  const values = record as Record<string, unknown>
  return KEYS.map(key => values[key]).find(value => typeof value === 'string')
}
