import type { ContrastProblem } from '#theme/compile/contrast-problems.ts'
import { worseContrast } from '#theme/compile/worse-contrast.ts'
import type { Value } from '#theme/kinds.ts'
import { readThemeDocument } from '#theme/read-document.ts'
import type { DefaultsSnapshot, ThemedVenue } from '#theme/take-snapshot.ts'
import { textGroups } from '#theme/texts/lists/text-groups.ts'
import { staffTextGroups } from '#theme/texts/lists/texts.ts'
import { resolveTexts } from '#theme/texts/runtime/wordings.ts'

/** A variable that the venue does not set itself, as it was and as it is. */
export type VariableChange = { readonly reference: string; readonly before: Value; readonly after: Value }

/** A text that the venue does not word itself, in one of its languages. */
export type WordsChange = {
  readonly reference: string
  readonly language: string
  readonly before: string
  readonly after: string
}

/** What changed defaults change for the visitors of a venue. */
export type VenueChanges = {
  readonly variables: readonly VariableChange[]
  readonly words: readonly WordsChange[]
  /** pairs below their ratio that were read better before */
  readonly contrast: readonly ContrastProblem[]
}

type Snapshots = { readonly before: DefaultsSnapshot; readonly after: DefaultsSnapshot }

/**
 * What visitors of a venue see otherwise with the defaults of `after` than with those of `before`: variables and texts that both have and the
 * venue does not set itself. Null for a venue that `before` does not know. Pure.
 */
export const compareDefaults = (venue: ThemedVenue, snapshots: Snapshots): VenueChanges | null => {
  const looks = {
    before: snapshots.before.looks[venue.tenantId],
    after: snapshots.after.looks[venue.tenantId],
  }
  if (!looks.before || !looks.after) return null
  const { document } = readThemeDocument(venue.theme)
  const [main = '', ...further] = venue.languages
  const wordsIn = (language: string, isMain: boolean) => {
    const own = resolveTexts(document, { language: isMain ? null : language })
    const of = (side: keyof Snapshots) => snapshots[side].words[language] ?? {}
    return changed({ before: of('before'), after: of('after'), own })
      .filter(({ reference }) => !isOfStaff(reference))
      .map(change => ({ ...change, language }))
  }
  return {
    variables: changed({
      before: looks.before.values,
      after: looks.after.values,
      own: document.variables,
    }),
    words: [...wordsIn(main, true), ...further.flatMap(language => wordsIn(language, false))],
    contrast: worseContrast({ before: looks.before, after: looks.after }),
  }
}

type Values<Item> = Readonly<Record<string, Item>>
type Versions<Item> = { before: Values<Item>; after: Values<Item>; own: Values<unknown> }

/** What two versions both have and say otherwise, without what the venue sets itself. */
const changed = <Item>({ before, after, own }: Versions<Item>) =>
  Object.entries(after).flatMap(([reference, value]) => {
    const old = before[reference]
    const isSeen = old !== undefined && old !== value && own[reference] === undefined
    return isSeen ? [{ reference, before: old, after: value }] : []
  })

const isOfStaff = (reference: string) =>
  staffTextGroups.some(group => Object.hasOwn(textGroups[group], reference))

/** Whether visitors of the venue see or read anything otherwise. */
export const hasChanges = ({ variables, words }: VenueChanges): boolean =>
  variables.length > 0 || words.length > 0
