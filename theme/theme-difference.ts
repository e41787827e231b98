import { diffDocuments } from '#theme/diff-documents.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { nameOfEntry, nameOfReference } from '#theme/entry-names.ts'
import { wordsOfEntry } from '#theme/entry-words.ts'
import { textGroups } from '#theme/texts/lists/text-groups.ts'
import { isTextReference, type TextGroup, textOf } from '#theme/texts/lists/texts.ts'
import type { ThemePart } from '#theme/theme-parts.ts'
import { definitionOf, groupOf, isVariableReference, variableGroups } from '#theme/variables.ts'

/** One value that two themes set differently, as people read it; null where a theme does not set it. */
export type DifferenceRow = {
  readonly key: string
  readonly part: ThemePart
  /** the heading it stands under: `Buttons`, `Events`; empty where its part is one thing */
  readonly group: string
  readonly name: string
  /** where it shows, for words */
  readonly where: string
  readonly isColor: boolean
  readonly before: string | null
  readonly after: string | null
  /** what visitors read where words are not set; empty for everything else */
  readonly standard: string
}

/** What differs between two themes, value by value, in the order of variables, texts, links and logo: look first, then words. */
export const describeDifference = (before: ThemeDocument, after: ThemeDocument): DifferenceRow[] => {
  const rows = diffDocuments(before, after).map(({ key, ...values }) => ({
    key,
    name: nameOfEntry(key),
    ...placeOf(key),
    before: wordsOfEntry({ key, value: values.before }) ?? null,
    after: wordsOfEntry({ key, value: values.after }) ?? null,
  }))
  return rows.sort((a, b) => ORDER.indexOf(a.part) - ORDER.indexOf(b.part) || compare(a.group, b.group))
}

const ORDER: readonly ThemePart[] = ['look', 'words', 'links', 'logo', 'other']
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

type Place = Pick<DifferenceRow, 'part' | 'group' | 'where' | 'isColor' | 'standard'>
const PLAIN = { group: '', where: '', isColor: false, standard: '' }

const placeOf = (key: string): Place => {
  const reference = key.slice(key.lastIndexOf('.') + 1)
  if (/^(?:text|translations)/.test(key)) return { ...PLAIN, part: 'words', ...placeOfText(key, reference) }
  if (key === 'links' || key === 'logo') return { ...PLAIN, part: key }
  if (key === 'passthrough') return { ...PLAIN, part: 'other' }
  if (!isVariableReference(reference)) return { ...PLAIN, part: 'look' }
  const isColor = definitionOf(reference).kind === 'color'
  return { ...PLAIN, part: 'look', group: variableGroups[groupOf(reference)], isColor }
}

/** Words of a text set stand under its id, those of a language under its tag. */
const placeOfText = (key: string, reference: string) => {
  const set = /^(?:textSets|translations)\.(.*)\.[^.]*$/s.exec(key)?.[1]
  const { where, message } = isTextReference(reference) ? textOf(reference) : { where: '', message: '' }
  return { group: set ?? nameOfGroup(reference), where, standard: set === undefined ? message : '' }
}

const nameOfGroup = (reference: string): string => {
  const group = (Object.keys(textGroups) as TextGroup[]).find(name =>
    Object.hasOwn(textGroups[name], reference),
  )
  return nameOfReference(group ?? '')
}
