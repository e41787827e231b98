import type { VenueFileDraft } from '#app/rules/onboarding/venue-changes.ts'
import type { SheetFormat } from '#app/rules/venues/sheet-values.ts'

/** How the people of a venue write numbers and dates. */
export const sheetFormatOf = ({ venue }: VenueFileDraft): SheetFormat => ({
  locale: String(venue.locale ?? 'en-US'),
  currency: String(venue.currency ?? 'USD'),
})
