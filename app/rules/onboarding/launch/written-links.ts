const LINK = /<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/giu

/** A link in words of a venue, and the steps to those words. */
export type WrittenLink = { path: readonly string[]; href: string }

/** The links in all words of a value, however deep they stand; an address that a text is given when it is shown is none. */
export function writtenLinks(value: unknown, path: readonly string[] = []): WrittenLink[] {
  if (typeof value === 'string') return hrefsIn(value).map(href => ({ path, href }))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => writtenLinks(part, [...path, key]))
}

const hrefsIn = (words: string): string[] =>
  [...words.matchAll(LINK)]
    .map(([, double, single, bare]) => (double ?? single ?? bare ?? '').replaceAll('&amp;', '&').trim())
    .filter(href => !href.includes('{'))
