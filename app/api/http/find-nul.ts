/**
 * Where the character NUL stands in what was sent, as `query.email`; null when nowhere. No text of anybody has it, and
 * PostgreSQL stores none.
 */
export function findNul(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return value.includes('\0') ? path : null
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const place = path === '' ? key : `${path}.${key}`
    const found = key.includes('\0') ? path : findNul(inner, place)
    if (found !== null) return found
  }
  return null
}
