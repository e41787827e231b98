import { compileTheme } from '#theme/compile/compile-theme.ts'
import type { ContrastProblem } from '#theme/compile/contrast-problems.ts'
import type { Value } from '#theme/kinds.ts'
import { readThemeDocument } from '#theme/read-document.ts'
import { textReferences } from '#theme/texts/lists/texts.ts'
import { defaultWords } from '#theme/texts/runtime/venue-texts.ts'

/** A venue as far as defaults reach it: `theme` as it is stored, `languages` as BCP 47 tags, the main one first. */
export type ThemedVenue = {
  readonly tenantId: string
  readonly name: string
  readonly languages: readonly string[]
  readonly theme: unknown
}

/** Every variable of a venue with its value, and the declared pairs that fall below their ratio. */
export type VenueLook = {
  readonly values: Readonly<Record<string, Value>>
  readonly contrast: readonly ContrastProblem[]
}

/** What the defaults of one version of this code make of venues: their looks by id, and what each text says by language. */
export type DefaultsSnapshot = {
  readonly looks: Readonly<Record<string, VenueLook>>
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/**
 * Takes down what the defaults of this version make of some venues: plain values, which another version can be compared with. Pure. It is
 * bundled with the theme of older revisions too (`app/cli/fleet`): it imports only what they have.
 */
export const takeSnapshot = (venues: readonly ThemedVenue[]): DefaultsSnapshot => ({
  looks: Object.fromEntries(venues.map(({ tenantId, theme }) => [tenantId, lookOf(theme)])),
  words: Object.fromEntries(
    [...new Set(venues.flatMap(({ languages }) => languages))].map(tag => [tag, wordsIn(tag)]),
  ),
})

const lookOf = (stored: unknown): VenueLook => {
  const { resolved, contrast } = compileTheme(readThemeDocument(stored).document)
  return {
    values: Object.fromEntries([...resolved].map(([reference, { value }]) => [reference, value])),
    contrast,
  }
}

const wordsIn = (tag: string) =>
  Object.fromEntries(textReferences.map(reference => [reference, defaultWords(reference, tag)]))
