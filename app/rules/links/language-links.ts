import { withQuery } from './query.ts'

/** What an address names its language with: `?lang=de-DE`. Without it a page is in the main language, or in what the visitor has chosen. */
export const LANGUAGE_QUERY = 'lang'

/** The address of a page in a language; the plain one is that of the main language, which is told by null. */
export const inLanguage = (path: string, tag: string | null): string =>
  withQuery(path, { [LANGUAGE_QUERY]: tag })

/** The same page in each language of a venue, the main one first (hreflang). */
export const alternatesOf = (path: string, tags: readonly string[]): { tag: string; path: string }[] =>
  tags.map((tag, at) => ({ tag, path: inLanguage(path, at === 0 ? null : tag) }))
