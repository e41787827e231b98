import type { ThemeDocument } from '#theme/document.ts'
import { type Entries, entriesOf, withEntries } from '#theme/entries.ts'
import { entryOfPart, mergeParts, partIn, withPartIn } from '#theme/merge-parts.ts'
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
 * Brings two people's changes together, key by key (T4), links one by one and the logo field by field: what only one side touched is taken
 * from that side. Where both changed the same one differently the merged document has mine, and its key is told as a conflict
 * (`variables.color-brand`, `links.visit`, `logo.alt`).
 */
export const mergeDocuments = ({
  base,
  mine,
  theirs,
}: MergeVersions): { merged: ThemeDocument; conflicts: Conflict[] } => {
  const sides = { base: entriesOf(base), mine: entriesOf(mine), theirs: entriesOf(theirs) }
  const keys = [...new Set(Object.values(sides).flatMap(Object.keys))]
  const entries = keys.map(key => ({ key, ...mergeEntry(key, sides) }))
  const kept = entries.filter(({ value }) => value !== undefined).map(({ key, value }) => [key, value])
  return {
    merged: withEntries(theirs, Object.fromEntries(kept)),
    conflicts: entries.flatMap(({ conflicts }) => conflicts),
  }
}

type SidesOfKeys = { readonly base: Entries; readonly mine: Entries; readonly theirs: Entries }

type Merged = { readonly value: unknown; readonly conflicts: readonly Conflict[] }

const mergeEntry = (key: string, sides: SidesOfKeys): Merged => {
  const [base, mine, theirs] = [sides.base[key], sides.mine[key], sides.theirs[key]]
  if (isSame(base, mine)) return { value: theirs, conflicts: [] }
  if (isSame(base, theirs) || isSame(mine, theirs)) return { value: mine, conflicts: [] }
  const parts = mergeParts(key, { base, mine, theirs })
  if (!parts) return { value: mine, conflicts: [{ key, base, mine, theirs }] }
  const conflicts = parts.conflicts.map(({ part, ...values }) => ({ key: `${key}.${part}`, ...values }))
  return { value: parts.merged, conflicts }
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

/** The value at a key, which may be that of a link or of a field of the logo; `undefined` where there is none. */
export const valueAt = (document: ThemeDocument, key: string): unknown =>
  partIn(entriesOf(document)[entryOfPart(key)], key)

/** The document with these values; `undefined` takes one away. */
export const withValues = (
  document: ThemeDocument,
  values: readonly (readonly [key: string, value: unknown])[],
): ThemeDocument => {
  if (values.length === 0) return document
  const entries: Record<string, unknown> = { ...entriesOf(document) }
  for (const [key, value] of values) {
    const entry = entryOfPart(key)
    entries[entry] = withPartIn(entries[entry], { key, value })
    if (entries[entry] === undefined) delete entries[entry]
  }
  return withEntries(document, entries)
}
