/**
 * The path of the first text that cannot be stored, such as `query.email`; null when there is none. PostgreSQL stores neither the
 * character NUL nor half of a character that takes two units of UTF-16.
 */
export function findBrokenText(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return isBroken(value) ? path : null
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const place = path === '' ? key : `${path}.${key}`
    const found = isBroken(key) ? path : findBrokenText(inner, place)
    if (found !== null) return found
  }
  return null
}

const isBroken = (text: string) => text.includes('\0') || /\p{Surrogate}/u.test(text)
