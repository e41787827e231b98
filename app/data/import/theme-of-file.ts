import { nearestName } from '#app/contract/venue-file/check/nearest-name.ts'
import { at, isRecord, type PathIssue } from '#app/contract/venue-file/check/places.ts'
import { emptyThemeDocument, type Passthrough, type ThemeDocument } from '#theme/document.ts'
import { toPayload } from '#theme/payload.ts'
import { parseThemeDocument, readThemeDocument } from '#theme/read-document.ts'
import { isMailReference, isTextReference, textReferences } from '#theme/texts/lists/texts.ts'
import { checkText } from '#theme/texts/runtime/check-text.ts'
import { variableReferences } from '#theme/variables.ts'
import { themeHash } from '../documents/theme-hash.ts'

const PARTS = ['theme', 'texts', 'textSets', 'translations', 'emailTexts', 'links'] as const
type Part = (typeof PARTS)[number]

/** Looks and words of a file: the document they make, which parts the file names, and what is wrong with them. */
export type FileTheme = {
  document: ThemeDocument
  parts: readonly Part[]
  issues: PathIssue[]
  /** taken, and told: a wording that no longer says what it was given */
  warnings: PathIssue[]
}

type Names<Value = unknown> = Readonly<Record<string, Value>>

/**
 * Reads looks and words of a file as it is written, whatever else is wrong with it. Refuses every value that is none, and every name
 * that neither this version nor the stored theme knows, with the nearest that it does.
 */
export function themeOfFile(input: unknown, stored: unknown): FileTheme {
  const parts = PARTS.filter(part => at(input, part) !== undefined)
  const { theme, texts, textSets, translations, emailTexts, links } = recordsOf(input)
  const written = { ...theme, texts, textSets, translations, emailTexts, links }
  const parsed = parseThemeDocument(written)
  const { document } = readThemeDocument(written)
  const refused = parsed.ok
    ? []
    : parsed.errors.map(({ key, message }) => ({ path: pathInFile(emailTexts, key), message }))
  const known = readThemeDocument(stored ?? emptyThemeDocument).document.passthrough

  return {
    document,
    parts,
    issues: [...refused, ...unknownNames(document.passthrough, { known, emailTexts })],
    warnings: warningsOf(input, { texts, emailTexts, textSets, translations }),
  }
}

/** The parts that are of the shape they should have; what is not has its own fault. */
function recordsOf(input: unknown) {
  const record = (key: Part): Names => {
    const value = at(input, key)

    return isRecord(value) ? value : {}
  }
  const links = at(input, 'links')

  return {
    theme: record('theme'),
    texts: record('texts'),
    textSets: record('textSets'),
    translations: record('translations'),
    emailTexts: record('emailTexts'),
    links: Array.isArray(links) ? links : [],
  }
}

/** Where a place of the theme document stands in the file: words beside the theme, everything else within it. */
function pathInFile(emailTexts: Names, key: string): PathIssue['path'] {
  const [first = '', ...rest] = key.split('.')
  const inner = rest.join('.')
  if (first === 'texts') return [Object.hasOwn(emailTexts, inner) ? 'emailTexts' : 'texts', inner]
  if (first === 'textSets') return ['textSets', rest.slice(0, -1).join('.'), rest.at(-1) ?? '']
  if (first === 'translations') return ['translations', ...rest]
  if (first === 'links') return ['links', ...rest.map(step => (/^\d+$/.test(step) ? Number(step) : step))]

  return ['theme', first, ...rest].filter(step => step !== '')
}

const THEME_KEYS = ['preset', 'variables', 'logo', 'schema']

/** Names that this version does not know. Those that the venue has stored already travel along, as they do in the editor. */
function unknownNames(
  { variables = {}, texts = {}, textSets = {}, translations = {}, other = {} }: Passthrough,
  { known, emailTexts }: { known: Passthrough; emailTexts: Names },
): PathIssue[] {
  const issues = (
    path: PathIssue['path'],
    found: Names,
    { stored = {}, what, names }: NameCheck,
  ): PathIssue[] =>
    Object.keys(found)
      .filter(name => !Object.hasOwn(stored, name))
      .map(name => ({
        path: [...(Object.hasOwn(emailTexts, name) && path[0] === 'texts' ? ['emailTexts'] : path), name],
        message: unknownName(name, { what, names }),
      }))
  const words = { what: 'a text', names: textReferences }

  return [
    ...issues(['theme'], other, { stored: known.other, what: 'a key of the theme', names: THEME_KEYS }),
    ...issues(['theme', 'variables'], variables, {
      stored: known.variables,
      what: 'a variable',
      names: variableReferences,
    }),
    ...issues(['texts'], texts, { stored: known.texts, ...words }),
    ...Object.entries(textSets).flatMap(([id, set]) =>
      issues(['textSets', id], set, { stored: known.textSets?.[id], ...words }),
    ),
    ...Object.entries(translations).flatMap(([tag, set]) =>
      issues(['translations', tag], set, { stored: known.translations?.[tag], ...words }),
    ),
  ]
}

type NameCheck = { stored?: Names; what: string; names: readonly string[] }

function unknownName(name: string, { what, names }: Pick<NameCheck, 'what' | 'names'>): string {
  const nearest = nearestName(name, names)

  return `is not ${what} this version knows${nearest ? `; did you mean "${nearest}"?` : ''}`
}

type Wordings = Record<'texts' | 'emailTexts' | 'textSets' | 'translations', Names>

function warningsOf(input: unknown, { texts, emailTexts, textSets, translations }: Wordings): PathIssue[] {
  const main = at(at(input, 'venue'), 'locale')
  const lists: { path: PathIssue['path']; words: Names; locale: unknown }[] = [
    { path: ['texts'], words: texts, locale: main },
    { path: ['emailTexts'], words: emailTexts, locale: main },
    ...wordingsWithin(textSets).map(([id, words]) => ({ path: ['textSets', id], words, locale: main })),
    ...wordingsWithin(translations).map(([tag, words]) => ({
      path: ['translations', tag],
      words,
      locale: tag,
    })),
  ]

  return lists.flatMap(({ path, words, locale }) =>
    Object.entries(words).flatMap(([reference, candidate]) =>
      typeof candidate === 'string' && isTextReference(reference)
        ? checkText(reference, { candidate, ...(isLocale(locale) ? { locale } : {}) })
            .filter(({ level }) => level === 'warning')
            .map(({ message }) => ({ path: [...path, reference], message: `The text ${message}` }))
        : [],
    ),
  )
}

const wordingsWithin = (wordings: Names) =>
  Object.entries(wordings).map(([id, words]) => [id, isRecord(words) ? words : {}] as const)

function isLocale(locale: unknown): locale is string {
  try {
    return typeof locale === 'string' && Intl.PluralRules.supportedLocalesOf(locale).length > 0
  } catch {
    return false
  }
}

/** The document to store: the parts that the file names, and the stored ones where it names none. */
export function withStoredParts({ document: file, parts }: FileTheme, stored: unknown): ThemeDocument {
  const kept = readThemeDocument(stored ?? emptyThemeDocument).document
  const from = (part: Part) => (parts.includes(part) ? file : kept)
  const { preset, logo, variables, schema } = from('theme')
  const isKept = (reference: string) => !parts.includes(isMailReference(reference) ? 'emailTexts' : 'texts')
  const words = <Value>(own: Names<Value> = {}, stored: Names<Value> = {}) => ({
    ...Object.fromEntries(Object.entries(stored).filter(([reference]) => isKept(reference))),
    ...own,
  })
  const passthrough = {
    variables: from('theme').passthrough.variables,
    texts: words(file.passthrough.texts, kept.passthrough.texts),
    textSets: from('textSets').passthrough.textSets,
    translations: from('translations').passthrough.translations,
    other: from('theme').passthrough.other,
  }

  return {
    schema,
    ...(preset && { preset }),
    variables,
    texts: words(file.texts, kept.texts),
    textSets: from('textSets').textSets,
    translations: from('translations').translations,
    links: from('links').links,
    ...(logo && { logo }),
    passthrough: Object.fromEntries(
      Object.entries(passthrough).filter(([, value]) => value && Object.keys(value).length > 0),
    ),
  }
}

/** A mark of a stored theme: the same for the same document, whatever the order of its keys. */
export const themeVersionOf = (stored: unknown): string => themeHash(stored).slice(0, 16)

type ThemeParts = Partial<Record<Part | 'themeVersion', unknown>>

/** The stored document taken apart again, as a file has it. A venue without one has the defaults. */
export function themeParts(stored: unknown): ThemeParts {
  const { document } = readThemeDocument(stored ?? emptyThemeDocument)
  const {
    links,
    textVariables: texts,
    emailVariables: emailTexts,
    textSets,
    translations,
    ...theme
  } = toPayload(document)
  const isPlain =
    Object.keys(theme).every(key => key === 'schema' || key === 'variables') &&
    Object.keys(theme.variables).length === 0
  const words = { links, texts, emailTexts, textSets, translations }
  const isEmpty = isPlain && Object.values(words).every(part => Object.keys(part).length === 0)

  return {
    theme: isPlain ? {} : theme,
    ...words,
    ...(isEmpty ? {} : { themeVersion: themeVersionOf(stored) }),
  }
}
