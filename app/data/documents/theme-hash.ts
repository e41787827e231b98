import { createHash } from 'node:crypto'

/** The SHA-256 of a stored theme in hex: the same for the same document, whatever the order of its keys. */
export const themeHash = (stored: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(stored)))
    .digest('hex')

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))

  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]))
}
