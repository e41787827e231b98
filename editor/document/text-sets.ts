import type { WordingLanguage } from '#editor/document/wording.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { setInLanguage } from '#theme/texts/runtime/wordings.ts'

/** Small letters, digits and hyphens: a name is typed into addresses, `?text=school-classes`. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const MAX_LETTERS = 40

/** The names of a venue's text sets in order, each once, whichever of its further languages (tags) they have words in. */
export const textSetNames = ({ textSets }: ThemeDocument, tags: readonly string[]): string[] =>
  [...new Set(Object.keys(textSets).map(id => partsOfSet(id, tags).name))].toSorted()

/** The name of a text set, and the further language of its words; null for the main one. */
export const partsOfSet = (
  id: string,
  tags: readonly string[],
): { readonly name: string; readonly tag: string | null } => {
  const tag = tags.find(each => id.endsWith(setInLanguage('', each))) ?? null
  return { name: tag === null ? id : id.slice(0, -setInLanguage('', tag).length), tag }
}

/** The name a set gets for what somebody typed: `School classes` → `school-classes`. */
export const nameForSet = (typed: string): string => typed.trim().toLowerCase().replaceAll(/\s+/g, '-')

/** What keeps a text set from being called so, or null. */
export const textSetProblem = (name: string, names: readonly string[]): 'bad' | 'taken' | null => {
  if (!NAME.test(name) || name.length > MAX_LETTERS) return 'bad'
  return names.includes(name) ? 'taken' : null
}

type SetWords = {
  readonly document: ThemeDocument
  readonly set: string
  readonly language: WordingLanguage | null
  /** The main language of the venue. */
  readonly main: string
}

/** The words of a text set as they are edited: over those that the venue says without it, in the main language or a further one. */
export const wordingOfSet = ({ document, set, language, main }: SetWords): WordingLanguage => {
  const tag = language?.tag ?? null
  return {
    tag: tag ?? main,
    name: language ? `${set}, ${language.name}` : set,
    defaults: language ? { ...language.defaults, ...document.translations[language.tag] } : document.texts,
    textSet: { id: tag === null ? set : setInLanguage(set, tag), language: tag },
  }
}
