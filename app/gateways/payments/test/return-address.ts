const HERE = 'http://here'

/** A path of this site to go back to, printed anew; null for anything that could lead elsewhere. */
export function returnAddress(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value) || !URL.canParse(value, HERE)) return null
  const { origin, pathname, search, hash } = new URL(value, HERE)
  return origin === HERE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null
}
