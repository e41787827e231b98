import {
  documentVersion,
  emptyThemeDocument,
  type Passthrough,
  type ThemeDocument,
  type ThemeLink,
  type ThemeLogo,
} from '#theme/document.ts'
import { readValue } from '#theme/kinds.ts'
import { migrateThemeDocument } from '#theme/migrations.ts'
import { parseLink, parseLogo } from '#theme/parse-links.ts'
import { isPresetId, type PresetId, presets } from '#theme/presets/presets.ts'
import { isTextReference, type TextReference } from '#theme/texts/lists/texts.ts'
import { isSafeLink } from '#theme/texts/runtime/rich-markup.ts'
import type { VenueTexts } from '#theme/texts/runtime/wordings.ts'
import { definitionOf, isVariableReference, type VariableValues } from '#theme/variables.ts'

/** One value that was not accepted: where it stands (`variables.color-brand`) and a sentence about it. */
export type ReadProblem = { readonly key: string; readonly message: string }

type Entries = readonly (readonly [string, unknown])[]
type Report = (key: string, message: string) => void
type EntrySplit<Values> = { readonly known: Values; readonly unknown: Record<string, unknown> }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const entriesOf = (value: unknown, { key, report }: { key: string; report: Report }): Entries => {
  if (value === undefined || value === null) return []
  if (isRecord(value)) return Object.entries(value)
  report(key, 'must be an object of names and values')
  return []
}

const readVariables = (stored: unknown, report: Report): EntrySplit<VariableValues> => {
  const known: [string, unknown][] = []
  const unknown: [string, unknown][] = []
  for (const [reference, input] of entriesOf(stored, { key: 'variables', report })) {
    if (!isVariableReference(reference)) {
      unknown.push([reference, input])
      continue
    }
    const definition = definitionOf(reference)
    const reading = readValue(definition.kind, { input, limits: definition })
    if (reading.ok) known.push([reference, reading.value])
    else report(`variables.${reference}`, `${definition.name} ${reading.problem}`)
  }
  return { known: Object.fromEntries(known) as VariableValues, unknown: Object.fromEntries(unknown) }
}

/** How a wording is read: as it shall be kept, and what is wrong with it. Without words it is left out. */
export type TextReader = (
  reference: TextReference,
  wording: { readonly candidate: string; readonly kept?: string; readonly locale?: string },
) => { readonly text?: string; readonly problem?: string }

type TextsOptions = {
  readonly key: string
  readonly report: Report
  readonly readText: TextReader
  /** Wordings that are stored already: they stay as they are, broken or not. */
  readonly kept: VenueTexts | undefined
  readonly locale?: string
}

const readTexts = (
  stored: unknown,
  { key, report, readText, kept, locale }: TextsOptions,
): EntrySplit<VenueTexts> => {
  const known: [string, string][] = []
  const unknown: [string, string][] = []
  for (const [reference, candidate] of entriesOf(stored, { key, report })) {
    if (typeof candidate !== 'string') report(`${key}.${reference}`, 'The text must be words')
    else if (!isTextReference(reference)) unknown.push([reference, candidate])
    else {
      const { text, problem } = readText(reference, { candidate, kept: kept?.[reference], locale })
      if (problem) report(`${key}.${reference}`, problem)
      if (text !== undefined) known.push([reference, text])
    }
  }
  return { known: Object.fromEntries(known) as VenueTexts, unknown: Object.fromEntries(unknown) }
}

type TextSetsOptions = Omit<TextsOptions, 'key' | 'kept'> & {
  readonly kept: ThemeDocument['textSets'] | undefined
}

const readTextSets = (stored: unknown, { report, readText, kept }: TextSetsOptions) => {
  const sets = entriesOf(stored, { key: 'textSets', report }).map(([id, set]) => {
    const own = kept && Object.hasOwn(kept, id) ? kept[id] : undefined
    return [id, readTexts(set, { key: `textSets.${id}`, report, readText, kept: own })] as const
  })
  return {
    known: Object.fromEntries(sets.map(([id, { known }]) => [id, known])),
    unknown: Object.fromEntries(
      sets.filter(([, { unknown }]) => hasEntries(unknown)).map(([id, { unknown }]) => [id, unknown]),
    ),
  }
}

/** Whether something is the tag of a language (BCP 47), spelled as one is. */
const isLanguageTag = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag
  } catch {
    return false
  }
}

const readTranslations = (
  stored: unknown,
  { report, readText, kept }: Omit<TextSetsOptions, 'kept'> & { kept?: ThemeDocument['translations'] },
): EntrySplit<ThemeDocument['translations']> => {
  const entries = entriesOf(stored, { key: 'translations', report })
  for (const [tag] of entries)
    if (!isLanguageTag(tag)) report(`translations.${tag}`, 'must be the tag of a language like de-DE')
  const languages = entries
    .filter(([tag]) => isLanguageTag(tag))
    .map(([tag, texts]) => {
      const about = { key: `translations.${tag}`, report, readText, kept: kept?.[tag], locale: tag }
      return [tag, readTexts(texts, about)] as const
    })
  return {
    known: Object.fromEntries(languages.map(([tag, { known }]) => [tag, known])),
    unknown: Object.fromEntries(
      languages.filter(([, { unknown }]) => hasEntries(unknown)).map(([tag, { unknown }]) => [tag, unknown]),
    ),
  }
}

const hasEntries = (value: object) => Object.keys(value).length > 0

const linkProblem = 'is not a link we can show; use https:, mailto:, tel:, a path of this site or #'

type LinksOptions = {
  readonly report: Report
  readonly strict: boolean
  /** Links that are stored already: one without words keeps nobody from saving something else. */
  readonly kept: readonly ThemeLink[] | undefined
}

const readLinks = (stored: unknown, { report, strict, kept }: LinksOptions): ThemeLink[] => {
  if (stored === undefined || stored === null) return []
  if (!Array.isArray(stored) || stored.length > 50) {
    report('links', 'must be a list of at most 50 links')
    return []
  }
  return stored.flatMap((input, index): ThemeLink[] => {
    const link = parseLink(input)
    const isNameless = strict && link?.label?.trim() === ''
    if (isNameless && !kept?.some(({ key, label }) => key === link.key && label === link.label)) {
      report(
        `links.${index}.label`,
        `The link “${link.key}” needs words: they are all that people hear of it`,
      )
      return []
    }
    if (link && isSafeLink(link.href)) return [link]
    if (link) report(`links.${index}.href`, `The link “${link.key}” ${linkProblem}`)
    else report(`links.${index}`, 'needs a key and a href')
    return []
  })
}

const isPicture = (src: string | undefined) =>
  src === undefined || (/^(?:https:\/\/|\/)/.test(src) && isSafeLink(src))

const readLogo = (stored: unknown, report: Report): ThemeLogo | undefined => {
  if (stored === undefined || stored === null) return undefined
  const logo = parseLogo(stored)
  if (!logo) report('logo', 'needs the address of a picture (src)')
  else if (!isPicture(logo.src) || !isPicture(logo.darkSrc))
    report('logo.src', 'The logo must be an https: address or a path of this site')
  else return logo
  return undefined
}

const readPreset = (stored: unknown, report: Report): PresetId | undefined => {
  if (isPresetId(stored)) return stored
  if (stored !== undefined && stored !== null)
    report('preset', `is not one of our presets (${Object.keys(presets).join(', ')})`)
  return undefined
}

const passthroughOf = (parts: { [K in keyof Required<Passthrough>]: Record<string, unknown> }): Passthrough =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => hasEntries(value))) as Passthrough

/** A document read on our own behalf: an earlier passthrough is unfolded first, so that newly known names are found. */
const unfolded = (stored: Record<string, unknown>): Record<string, unknown> => {
  const { passthrough, ...own } = stored
  if (!isRecord(passthrough)) return stored
  const both = (key: 'variables' | 'texts') => ({
    ...(isRecord(passthrough[key]) && passthrough[key]),
    ...(isRecord(own[key]) && own[key]),
  })
  const wordings = (key: 'textSets' | 'translations') => {
    const kept = isRecord(passthrough[key]) ? passthrough[key] : {}
    const known = isRecord(own[key]) ? own[key] : {}
    const ids = new Set([...Object.keys(kept), ...Object.keys(known)])
    return Object.fromEntries([...ids].map(id => [id, { ...(kept[id] as object), ...(known[id] as object) }]))
  }
  return {
    ...(isRecord(passthrough.other) && passthrough.other),
    ...own,
    variables: both('variables'),
    texts: both('texts'),
    textSets: wordings('textSets'),
    translations: wordings('translations'),
  }
}

/** A venue file writes the words of mails apart; here they are texts like the others. */
const bothTexts = (texts: unknown, emailTexts: unknown): unknown =>
  isRecord(emailTexts) && (texts === undefined || texts === null || isRecord(texts))
    ? { ...texts, ...emailTexts }
    : (texts ?? emailTexts)

type Reading = {
  /** Whether a link without words is refused. */
  readonly strict: boolean
  readonly readText: TextReader
  /** The theme that is stored. */
  readonly kept?: ThemeDocument
}

/** A theme as far as it can be read, and what cannot: its parts are parsed one by one, older versions are lifted, names that nobody knows kept aside. */

export const readParts = (
  input: unknown,
  { strict, readText, kept }: Reading,
): { document: ThemeDocument; problems: ReadProblem[] } => {
  const problems: ReadProblem[] = []
  const report: Report = (key, message) => void problems.push({ key, message })
  if (!isRecord(input))
    return { document: emptyThemeDocument, problems: [{ key: '', message: 'A theme must be an object' }] }
  const { schema, preset, variables, texts, emailTexts, textSets, translations, links, logo, ...other } =
    migrateThemeDocument(unfolded(input))
  if (typeof schema === 'number' && schema > documentVersion)
    report('schema', 'was written by a newer version')
  const [ourPreset, ourLogo] = [readPreset(preset, report), readLogo(logo, report)]
  const sorted = {
    variables: readVariables(variables, report),
    texts: readTexts(bothTexts(texts, emailTexts), { key: 'texts', report, readText, kept: kept?.texts }),
    textSets: readTextSets(textSets, { report, readText, kept: kept?.textSets }),
    translations: readTranslations(translations, { report, readText, kept: kept?.translations }),
  }
  const document: ThemeDocument = {
    schema: documentVersion,
    ...(ourPreset && { preset: ourPreset }),
    variables: sorted.variables.known,
    texts: sorted.texts.known,
    textSets: sorted.textSets.known,
    translations: sorted.translations.known,
    links: readLinks(links, { report, strict, kept: kept?.links }),
    ...(ourLogo && { logo: ourLogo }),
    passthrough: passthroughOf({
      variables: sorted.variables.unknown,
      texts: sorted.texts.unknown,
      textSets: sorted.textSets.unknown,
      translations: sorted.translations.unknown,
      other,
    }),
  }
  return { document, problems }
}
