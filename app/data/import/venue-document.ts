import type { VenueFile } from '#app/contract/venue-file/venue-file.ts'
import type { VenueDocument } from '#app/rules/catalogue/catalogue.ts'

/** What the `venues` row keeps of a file: its parts that are one object each. */
export function venueDocument(file: VenueFile): VenueDocument {
  const { venue, company, hours, calendarNotes, donations, memberships } = file

  return {
    venue,
    company,
    hours,
    calendarNotes,
    donations,
    confirmationEmailRestrictions: memberships.confirmationEmailRestrictions,
  }
}
