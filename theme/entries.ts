import type { ThemeDocument } from '#theme/document.ts'

/**
 * A theme as a flat list of keys: `preset`, `logo`, `links`, `variables.color-brand`, `texts.events-page-heading`,
 * `textSets.school.events-page-heading`, `translations.de-DE.events-page-heading`, and `passthrough` for all that we have no name for. Comparing and merging look at nothing else.
 */
export type Entries = Readonly<Record<string, unknown>>

/** The keys a document sets, with their values. */
export const entriesOf = ({
  preset,
  logo,
  links,
  variables,
  texts,
  textSets,
  translations,
  passthrough,
}: ThemeDocument): Entries => ({
  ...(preset && { preset }),
  ...(logo && { logo }),
  ...(links.length > 0 && { links }),
  ...prefixed('variables', variables),
  ...prefixed('texts', texts),
  ...wordingsWithin('textSets', textSets),
  ...wordingsWithin('translations', translations),
  ...(Object.keys(passthrough).length > 0 && { passthrough }),
})

const wordingsWithin = (part: string, wordings: Readonly<Record<string, object>>): Entries =>
  Object.assign({}, ...Object.entries(wordings).map(([id, words]) => prefixed(`${part}.${id}`, words)))

const prefixed = (prefix: string, values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`${prefix}.${key}`, value]))

/** The document with these entries; the version stays that of `document`. */
export const withEntries = (document: ThemeDocument, entries: Entries): ThemeDocument => {
  const part = (prefix: string) =>
    Object.fromEntries(
      Object.entries(entries)
        .filter(([key]) => key.startsWith(`${prefix}.`))
        .map(([key, value]) => [key.slice(prefix.length + 1), value]),
    )
  const { preset, logo, ...rest } = document
  return {
    ...rest,
    ...pick(entries, 'preset'),
    ...pick(entries, 'logo'),
    links: (entries.links ?? []) as ThemeDocument['links'],
    variables: part('variables'),
    texts: part('texts'),
    textSets: wordingsOf(part('textSets')),
    translations: wordingsOf(part('translations')),
    passthrough: entries.passthrough ?? {},
  } as ThemeDocument
}

/** Wordings by id, of entries named `id.reference`. */
const wordingsOf = (entries: Entries): Record<string, Record<string, unknown>> => {
  const wordings: Record<string, Record<string, unknown>> = {}
  for (const [key, value] of Object.entries(entries)) {
    const cut = key.lastIndexOf('.')
    const id = key.slice(0, cut)
    wordings[id] = { ...wordings[id], [key.slice(cut + 1)]: value }
  }
  return wordings
}

const pick = (entries: Entries, key: string) => (entries[key] === undefined ? {} : { [key]: entries[key] })
