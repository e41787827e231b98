/**
 * Where something stands that is no text, as `query.email`; null when nowhere: the character NUL, which PostgreSQL does not
 * store, or half of a character that takes two units of UTF-16, which it does not either.
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
