import type { EditedValues } from '#app/rules/venues/venue-edit.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { entriesOf, withEntries } from '#theme/entries.ts'

/** The theme of a file that was taken into the draft: its values by their keys, and a theme with other ones; null takes one away. */
export const importPart = {
  part: 'import' as const,
  valuesOf: (document: ThemeDocument): EditedValues => entriesOf(document),
  withValues: (document: ThemeDocument, values: EditedValues): ThemeDocument => {
    const entries = Object.entries({ ...entriesOf(document), ...values })
    return withEntries(document, Object.fromEntries(entries.filter(([, value]) => value !== null)))
  },
}
