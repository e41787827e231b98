import type { ThemeDocument, ThemeLink, ThemeLogo } from '#theme/document.ts'
import { isMailReference } from '#theme/texts/lists/texts.ts'
import { resolveTexts, type WordingChoice } from '#theme/texts/runtime/wordings.ts'

/** The theme as GET and PUT `themes/{tenantId}` carry it (CHK-255); unknown keys of a venue travel along. */
export type DocumentPayload = {
  readonly links: readonly ThemeLink[]
  readonly textVariables: Readonly<Record<string, string>>
  readonly emailVariables: Readonly<Record<string, string>>
  /** By reference: what the venue sets itself. What it leaves out follows from preset and list. */
  readonly variables: Readonly<Record<string, unknown>>
  readonly textSets: Readonly<Record<string, Record<string, string>>>
  /** Wording of further languages, by tag. */
  readonly translations: Readonly<Record<string, Record<string, string>>>
  readonly preset?: string
  readonly logo?: ThemeLogo
  readonly schema: number
}

const merged = <T>(
  entries: Readonly<Record<string, T>>,
  unknown: Readonly<Record<string, T>> = {},
): Record<string, T> => ({ ...unknown, ...entries })

type Wordings = Readonly<Record<string, Readonly<Record<string, string>>>>

const mergedWithin = (wordings: Wordings, unknown: Wordings | undefined) => {
  const ids = [...new Set([...Object.keys(wordings), ...Object.keys(unknown ?? {})])]
  return Object.fromEntries(ids.map(id => [id, merged(wordings[id] ?? {}, unknown?.[id])]))
}

/** A link with what it says in a language, or in the main one where it has no words in it. */
const linkIn = ({ translations, ...link }: ThemeLink, language: string): ThemeLink => {
  const label =
    translations && Object.hasOwn(translations, language) ? translations[language]?.label : undefined
  return label ? { ...link, label } : link
}

/**
 * The payload of a stored theme. With `overrideId` (the page's `text` parameter) the texts are those of that text set,
 * with `language` those of a further language, as are the labels of links; unknown ones give the base texts.
 */
export const toPayload = (document: ThemeDocument, choice: WordingChoice = {}): DocumentPayload => {
  const { passthrough, links, variables, preset, logo, schema } = document
  const wording = Object.entries(
    merged(
      resolveTexts(document, choice) as Record<string, string>,
      choice.language ? {} : passthrough.texts,
    ),
  )
  return {
    ...passthrough.other,
    schema,
    ...(preset && { preset }),
    ...(logo && { logo }),
    links: choice.language ? links.map(link => linkIn(link, choice.language ?? '')) : links,
    textVariables: Object.fromEntries(wording.filter(([reference]) => !isMailReference(reference))),
    emailVariables: Object.fromEntries(wording.filter(([reference]) => isMailReference(reference))),
    variables: merged<unknown>(variables as Record<string, unknown>, passthrough.variables),
    textSets: mergedWithin(document.textSets as Wordings, passthrough.textSets),
    translations: mergedWithin(document.translations as Wordings, passthrough.translations),
  }
}
