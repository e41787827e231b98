import { isTextReference, type TextReference, textOf } from '#theme/texts/lists/texts.ts'

/** A venue's own wording: the texts it changed, as ICU messages. */
export type VenueTexts = { readonly [R in TextReference]?: string }

export type TextSource = {
  readonly texts: VenueTexts
  /** `overrideId` → the texts that set changes; those of a further language are named `overrideId.tag`. */
  readonly textSets?: Readonly<Record<string, VenueTexts>>
  /** Tag of a further language → the venue's own wording in it. */
  readonly translations?: Readonly<Record<string, VenueTexts>>
}

/** Which wording of a venue is meant: that of a text set, and of a further language by its tag; left out, the base texts of its main one. */
export type WordingChoice = { readonly overrideId?: string | null; readonly language?: string | null }

/** The id that a text set has for a further language: `school.de-DE`. */
export const setInLanguage = (overrideId: string, language: string): string => `${overrideId}.${language}`

/**
 * The venue's texts, with the text set of the `text` query over them; an unknown or missing set gives the base texts. Of a further language
 * they are that language's own: what the venue has said in its main one is never mixed in, but for its settings, which are no words.
 */
export const resolveTexts = (
  { texts, textSets = {}, translations = {} }: TextSource,
  { overrideId, language }: WordingChoice = {},
): VenueTexts => {
  const base = language ? { ...settingsOf(texts), ...valueAt(translations, language) } : texts
  const set = overrideId && valueAt(textSets, language ? setInLanguage(overrideId, language) : overrideId)
  return set ? { ...base, ...set } : base
}

const settingsOf = (texts: VenueTexts): VenueTexts =>
  Object.fromEntries(
    Object.entries(texts).filter(([reference]) => isTextReference(reference) && textOf(reference).setting),
  )

const valueAt = <Value>(values: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined
