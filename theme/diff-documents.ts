import type { ThemeDocument } from '#theme/document.ts'
import { entriesOf } from '#theme/entries.ts'
import { isSame } from '#theme/same-value.ts'

/** One key that differs; `undefined` where a document does not set it. */
export type Difference = { readonly key: string; readonly before: unknown; readonly after: unknown }

/** What changes when `before` becomes `after`, key by key. */
export const diffDocuments = (before: ThemeDocument, after: ThemeDocument): Difference[] => {
  if (before === after) return []
  const [old, now] = [entriesOf(before), entriesOf(after)]
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter(key => !isSame(old[key], now[key]))
    .map(key => ({ key, before: old[key], after: now[key] }))
}

/** Whether two documents set the same keys to the same values. */
export const isSameTheme = (a: ThemeDocument, b: ThemeDocument): boolean => diffDocuments(a, b).length === 0
