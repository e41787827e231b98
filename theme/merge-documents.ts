import type { ThemeDocument } from '#theme/document.ts'
import { type Entries, entriesOf, withEntries } from '#theme/entries.ts'
import { isSame } from '#theme/same-value.ts'

/** A key that both sides changed to different values, with the value both began with. */
export type Conflict = {
  readonly key: string
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

type MergeVersions = {
  readonly base: ThemeDocument
  readonly mine: ThemeDocument
  readonly theirs: ThemeDocument
}

/**
 * Brings two people's changes together, key by key (T4): what only one side touched is taken from that side. Where both
 * changed the same key differently the merged document has mine, and the key is told as a conflict.
 */
export const mergeDocuments = ({
  base,
  mine,
  theirs,
}: MergeVersions): { merged: ThemeDocument; conflicts: Conflict[] } => {
  const sides = { base: entriesOf(base), mine: entriesOf(mine), theirs: entriesOf(theirs) }
  const keys = [...new Set(Object.values(sides).flatMap(Object.keys))]
  const kept = keys.map(key => [key, chosen(key, sides)] as const).filter(([, value]) => value !== undefined)
  return {
    merged: withEntries(theirs, Object.fromEntries(kept)),
    conflicts: keys.flatMap(key => conflictAt(key, sides)),
  }
}

type SidesOfKeys = { readonly base: Entries; readonly mine: Entries; readonly theirs: Entries }

const chosen = (key: string, { base, mine, theirs }: SidesOfKeys): unknown =>
  isSame(base[key], mine[key]) ? theirs[key] : mine[key]

const conflictAt = (key: string, { base, mine, theirs }: SidesOfKeys): Conflict[] => {
  const bothChanged = !isSame(base[key], mine[key]) && !isSame(base[key], theirs[key])
  return bothChanged && !isSame(mine[key], theirs[key])
    ? [{ key, base: base[key], mine: mine[key], theirs: theirs[key] }]
    : []
}

/** The document with the other side's values at these keys. */
export const takeTheirs = (document: ThemeDocument, conflicts: readonly Conflict[]): ThemeDocument =>
  withValues(
    document,
    conflicts.map(({ key, theirs }) => [key, theirs] as const),
  )

/** What is stored, but at the keys in question as it was when both began: merging with it asks the same questions again. */
export const baseOfQuestions = (stored: ThemeDocument, conflicts: readonly Conflict[]): ThemeDocument =>
  withValues(
    stored,
    conflicts.map(({ key, base }) => [key, base] as const),
  )

/** The document with these values; `undefined` takes one away. */
export const withValues = (
  document: ThemeDocument,
  values: readonly (readonly [key: string, value: unknown])[],
): ThemeDocument => {
  if (values.length === 0) return document
  const entries: Record<string, unknown> = { ...entriesOf(document) }
  for (const [key, value] of values) {
    if (value === undefined) delete entries[key]
    else entries[key] = value
  }
  return withEntries(document, entries)
}
