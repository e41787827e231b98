import { dequal } from 'dequal'
import { mayDo, type StaffRight } from '../staff/staff-rights.ts'

/** What is changed in the draft of the theme by other screens than the composer: the theme of a file that was taken in, and legal texts. */
export const DRAFT_PARTS = ['import', 'legal'] as const
export type DraftPart = (typeof DRAFT_PARTS)[number]

/** What staff change of a venue outside its theme, public at once, and what other screens than the composer put into the draft. Each is undone alone. */
export const EDITED_PARTS = [
  'hours',
  'settings',
  'pictures',
  'words',
  'languages',
  'fonts',
  ...DRAFT_PARTS,
] as const
export type EditedPart = (typeof EDITED_PARTS)[number]

const RIGHTS_OF_PART: Readonly<Record<EditedPart, readonly StaffRight[]>> = {
  hours: ['publish'],
  settings: ['publish'],
  pictures: ['pictures'],
  words: ['words'],
  languages: ['publish'],
  fonts: ['look'],
  legal: ['words'],
  // What of a theme somebody may bring back is for the draft to say.
  import: ['words', 'look'],
}

/** Whether somebody with these roles may change a part, see what it was, and undo. */
export const mayEditPart = (roles: readonly string[], part: EditedPart): boolean =>
  RIGHTS_OF_PART[part].some(right => mayDo(roles, right))

/** The values of a part by their keys; what is not set has none. */
export type EditedValues = Readonly<Record<string, unknown>>

/** One value as it was and as it became; null is not set. */
export type EditedValue = { key: string; before: unknown; after: unknown }

/** What differs between two states of a part, in the order of its keys; those that are new come last. */
export function compareValues(before: EditedValues, after: EditedValues): EditedValue[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys
    .map(key => ({ key, before: before[key] ?? null, after: after[key] ?? null }))
    .filter(value => !dequal(value.before, value.after))
}

type Undo = { ok: true; values: EditedValues } | { ok: false; keys: string[] }

/**
 * The values that undo an edit, by key; null takes one away. Refused, with their keys, where values are no longer what the edit made them:
 * nobody's later work is undone with it. Other keys do not count.
 */
export function undoValues(present: EditedValues, edit: readonly EditedValue[]): Undo {
  const keys = edit.filter(({ key, after }) => !dequal(present[key] ?? null, after)).map(({ key }) => key)
  if (keys.length > 0) return { ok: false, keys }
  return { ok: true, values: Object.fromEntries(edit.map(({ key, before }) => [key, before])) }
}
