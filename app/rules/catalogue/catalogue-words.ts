/** Which fields of a record are words that can be translated, and those of the parts within it; of a list, those of each of its items. */
export type WordFields = {
  readonly words: readonly string[]
  readonly parts: Readonly<Record<string, WordFields>>
}

/** Words of a record in the main language of its venue, and in a further one: empty where they are untranslated. */
export type CatalogueWord = {
  /** where they stand in the record: `name`, `fields.2.label` */
  readonly path: string
  /** a list has a line for each of its items */
  readonly main: string
  readonly translation: string
}

type Words = string | readonly string[]
type WordRecord = Readonly<Record<string, unknown>> & {
  readonly translations?: Readonly<Record<string, Readonly<Record<string, Words | undefined>> | undefined>>
}

/** All words of a catalogue record that say something, in the order of its format, each beside what it is in a language (BCP 47). */
export function catalogueWords(
  record: unknown,
  { fields, language }: { fields: WordFields; language: string },
): CatalogueWord[] {
  return wordsWithin(record, { fields, language, path: [] })
}

type Place = { fields: WordFields; language: string; path: readonly string[] }

function wordsWithin(value: unknown, { fields, language, path }: Place): CatalogueWord[] {
  if (Array.isArray(value))
    return value.flatMap((item, at) => wordsWithin(item, { fields, language, path: [...path, String(at)] }))
  if (!isRecord(value)) return []
  const own = fields.words.map(key => ({
    path: [...path, key].join('.'),
    main: inLines(value[key]),
    translation: inLines(wordsIn(value, language)[key]),
  }))
  const within = Object.entries(fields.parts).flatMap(([key, part]) =>
    wordsWithin(value[key], { fields: part, language, path: [...path, key] }),
  )
  return [...own.filter(({ main }) => main !== ''), ...within]
}

/** How many of these words are said in the main language alone. */
export const countUntranslated = (words: readonly CatalogueWord[]): number =>
  words.filter(({ translation }) => translation === '').length

type Translation = {
  fields: WordFields
  language: string
  /** by path; empty is said in the main language again */
  words: ReadonlyMap<string, string>
}

/** The record with words in a language; what `words` does not name stays, and what is no translatable field of it is passed over. */
export function translateRecord<Part>(record: Part, translation: Translation): Part {
  return changedWithin(record, { ...translation, path: [] }) as Part
}

function changedWithin(value: unknown, place: Place & Translation): unknown {
  const { fields, language, path, words } = place
  if (Array.isArray(value))
    return value.map((item, at) => changedWithin(item, { ...place, path: [...path, String(at)] }))
  if (!isRecord(value)) return value
  const parts = Object.entries(fields.parts)
    .filter(([key]) => value[key] !== undefined)
    .map(([key, part]) => [key, changedWithin(value[key], { ...place, fields: part, path: [...path, key] })])
  const named = fields.words.filter(key => words.has([...path, key].join('.')))
  if (named.length === 0) return { ...value, ...Object.fromEntries(parts) }
  const typed = named.map(
    key => [key, likeMain(value[key], words.get([...path, key].join('.')) ?? '')] as const,
  )
  const all = Object.entries({ ...wordsIn(value, language), ...Object.fromEntries(typed) })
  const { [language]: _, ...others } = value.translations ?? {}
  const own = Object.fromEntries(all.filter(([, one]) => one !== undefined && one.length > 0))
  const translations = Object.keys(own).length > 0 ? { ...others, [language]: own } : others
  const { translations: __, ...rest } = value
  return {
    ...rest,
    ...Object.fromEntries(parts),
    ...(Object.keys(translations).length > 0 ? { translations } : {}),
  }
}

/** A list where the main words are one, a line an item. */
const likeMain = (main: unknown, typed: string): Words =>
  Array.isArray(main)
    ? typed
        .split('\n')
        .map(line => line.trim())
        .filter(line => line !== '')
    : typed.trim()

const inLines = (words: unknown): string =>
  Array.isArray(words) ? words.join('\n') : typeof words === 'string' ? words : ''

const wordsIn = (
  { translations }: WordRecord,
  language: string,
): Readonly<Record<string, Words | undefined>> =>
  (translations && Object.hasOwn(translations, language) ? translations[language] : undefined) ?? {}

const isRecord = (value: unknown): value is WordRecord => typeof value === 'object' && value !== null

/**
 * The record, in a language that runs the other way than the main one of its venue, with the words that are not translated into it kept apart
 * by isolates (U+2068 … U+2069): '13 to 64 years' keeps its order on an Arabic page.
 */
export function isolateUntranslated<Part>(
  record: Part,
  { fields, language }: { fields: WordFields; language: string },
): Part {
  return isolatedWithin(record, { fields, language }) as Part
}

function isolatedWithin(
  value: unknown,
  { fields, language }: { fields: WordFields; language: string },
): unknown {
  if (Array.isArray(value)) return value.map(item => isolatedWithin(item, { fields, language }))
  if (!isRecord(value)) return value
  const known = wordsIn(value, language)
  const parts = Object.entries(fields.parts)
    .filter(([key]) => value[key] !== undefined)
    .map(([key, part]) => [key, isolatedWithin(value[key], { fields: part, language })])
  const own = fields.words
    .filter(key => known[key] === undefined && value[key])
    .map(key => [key, isolated(value[key])])
  return { ...value, ...Object.fromEntries([...parts, ...own]) }
}

/** Words that hold markup are left alone: the blocks they become say which way they run. */
const isolated = (words: unknown): unknown => {
  if (Array.isArray(words)) return words.map(isolated)
  return typeof words !== 'string' || words.includes('<') ? words : `\u2068${words}\u2069`
}
