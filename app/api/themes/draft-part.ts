import type { DraftPart, EditedValues } from '#app/rules/venues/venue-edit.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { entriesOf, withEntries } from '#theme/entries.ts'

/** What was put into the draft: values of the theme by their keys, and a theme with other ones; null takes one away. */
export const draftPart = <Part extends DraftPart>(part: Part) => ({
  part,
  valuesOf: (document: ThemeDocument): EditedValues => entriesOf(document),
  withValues: (document: ThemeDocument, values: EditedValues): ThemeDocument => {
    const entries = Object.entries({ ...entriesOf(document), ...values })
    return withEntries(document, Object.fromEntries(entries.filter(([, value]) => value !== null)))
  },
})
