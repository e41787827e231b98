/**
 * A place of this site to go back to, or the fallback: full addresses, schemes, '//' and '/\' are refused, so that no
 * link of ours leads to somebody else's site (decision W6).
 */
export function safePath(ref: string | null | undefined, fallback: string): string {
  const path = ref ?? ''
  if (!/^\/(?![/\\])/.test(path) || hasUnsafeCharacter(path)) return fallback

  return path
}

/** Browsers drop control characters from addresses and read a backslash as a slash. */
function hasUnsafeCharacter(path: string): boolean {
  return [...path].some(character => character <= ' ' || character === '\\' || character === '\u007f')
}
