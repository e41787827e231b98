import type { VenueFile } from '#app/contract/venue-file/venue-file.ts'

/** The parts of a venue file that are one object each: the document of the `venues` row. */
export type VenueDocument = Pick<VenueFile, 'venue' | 'company' | 'hours' | 'calendarNotes' | 'donations'> &
  Pick<VenueFile['memberships'], 'confirmationEmailRestrictions'>

export function venueDocument(file: VenueFile): VenueDocument {
  const { venue, company, hours, calendarNotes, donations, memberships } = file

  return { venue, company, hours, calendarNotes, donations, confirmationEmailRestrictions: memberships.confirmationEmailRestrictions }
}
