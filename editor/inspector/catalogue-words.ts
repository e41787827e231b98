import { visibleWords } from '#editor/inspector/visible-words.ts'

/** What of the catalogue says something. */
export const catalogueKinds = ['event', 'combo', 'addon', 'membership', 'review', 'venue'] as const
export type CatalogueKind = (typeof catalogueKinds)[number]
export type CatalogueWords = { readonly kind: CatalogueKind; readonly words: string }

/** Fields of the calls that people read. */
const READ = new Set([
  'name',
  'title',
  'description',
  'shortDescription',
  'longDescription',
  'accessibility',
  'travel',
  'bring',
  'note',
  'notes',
  'text',
  'body',
  'benefits',
  'label',
  'address',
  'street',
  'city',
  'phone',
  'email',
  'author',
  'nickname',
])

/** Everything of an answer that people read, each once. */
export const wordsInAnswer = (kind: CatalogueKind, answer: unknown): CatalogueWords[] => {
  const found = new Set<string>()
  const visit = (value: unknown, isRead: boolean): void => {
    if (typeof value === 'string' && isRead) found.add(plainWords(value))
    else if (Array.isArray(value)) for (const item of value) visit(item, isRead)
    else if (value && typeof value === 'object')
      for (const [key, item] of Object.entries(value)) visit(item, READ.has(key))
  }
  visit(answer, false)
  return [...found].filter(words => /\p{L}/u.test(words)).map(words => ({ kind, words }))
}

const plainWords = (words: string) =>
  visibleWords(
    words
      .replace(/<[^>]*>/g, ' ')
      .replaceAll('&nbsp;', ' ')
      .replaceAll('&amp;', '&')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'"),
  )

/** What a part of a name must have, so that it tells it. */
const MIN_PART = 4

/** Whose words these are: a whole name or description first, then one that stands in them, or they in it. */
export const findInCatalogue = (
  words: string,
  catalogue: readonly CatalogueWords[],
): CatalogueWords | undefined => {
  const read = visibleWords(words).replace(/…$/, '')
  return (
    catalogue.find(entry => entry.words === read) ??
    (read.length < MIN_PART
      ? undefined
      : (catalogue.find(entry => entry.words.includes(read)) ??
        longest(catalogue.filter(entry => entry.words.length >= MIN_PART && read.includes(entry.words)))))
  )
}

const longest = (entries: readonly CatalogueWords[]) =>
  entries.toSorted((a, b) => b.words.length - a.words.length)[0]
