/** Longer statements are those of imports, which differ every time. */
const MAX_LENGTH = 8_000
const MAX_NAMES = 200
const MAX_SEEN = 2_000

/**
 * Names for the statements that come again and again: under a name a session parses and plans a statement once, which for an order costs
 * more than carrying it out. The first time a text has none, and neither have texts beyond the first two hundred that came again, so that
 * no session keeps plans without end.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const seen = new Set<string>()
  return text => {
    const name = names.get(text)
    if (name || text.length > MAX_LENGTH || names.size === MAX_NAMES) return name
    if (!seen.has(text)) {
      if (seen.size === MAX_SEEN) seen.clear()
      seen.add(text)
      return undefined
    }
    seen.delete(text)
    names.set(text, `marquee_${names.size}`)
    return names.get(text)
  }
}
