import { documentVersion, emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'
import { type Entries, entriesOf, withEntries } from '#theme/entries.ts'
import { passthroughNames } from '#theme/passthrough-names.ts'
import { readThemeDocument } from '#theme/read-document.ts'
import { isSame } from '#theme/same-value.ts'
import type { UnknownPart } from './file-contents.ts'

/** What a venue has set itself, as our own part of a file carries it: without logo and without what this version cannot name. */
export type OwnPart = Omit<ThemeDocument, 'logo' | 'passthrough'>

/** The own part of a theme, its keys in order, so that the same theme is the same bytes. */
export const ownPartOf = ({
  preset,
  variables,
  texts,
  textSets,
  translations,
  links,
}: ThemeDocument): OwnPart => ({
  schema: documentVersion,
  ...(preset && { preset }),
  variables: inOrder(variables),
  texts: inOrder(texts),
  textSets: wordingsInOrder(textSets),
  translations: wordingsInOrder(translations),
  links: links.map(({ key, href, label, external }) => ({
    key,
    href,
    ...(label !== undefined && { label }),
    ...(external !== undefined && { external }),
  })),
})

const inOrder = <Values extends object>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))) as Values

const wordingsInOrder = (wordings: ThemeDocument['textSets']) =>
  inOrder(Object.fromEntries(Object.entries(wordings).map(([id, words]) => [id, inOrder(words)])))

/**
 * The theme that an own part describes. Every value is read as one that is saved; what is not a value, or has no name here, is left out
 * and told. What `current` says in the same words is taken as it is.
 */
export const readOwnPart = (
  part: unknown,
  current: ThemeDocument,
): { document: ThemeDocument; unknown: UnknownPart[] } => {
  const { document, problems } = readThemeDocument(part)
  const kept = entriesOf(current)
  const entries = entriesOf(document)
  const refused = problems.filter(({ key }) => !(key in entries && isSame(entries[key], kept[key])))
  const refusedKeys = new Set(refused.map(({ key }) => key))
  const understood: Entries = Object.fromEntries(
    Object.entries(entries).filter(([key]) => key !== 'passthrough' && !refusedKeys.has(key)),
  )
  return {
    document: withEntries(emptyThemeDocument, understood),
    unknown: [
      ...refused.map(({ key, message }) => ({ name: key, problem: message })),
      ...passthroughNames(document.passthrough)
        .filter(name => name !== 'other.logo')
        .map(name => ({ name: name.replace(/^other\./, ''), problem: NO_NAME })),
    ],
  }
}

export const NO_NAME = 'is nothing that this theme has a name for'
