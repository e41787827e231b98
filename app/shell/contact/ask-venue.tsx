import { Contact } from '#app/shell/contact/contact.tsx'
import type { VenueContact } from '#app/shell/shell-model.ts'

/** The venue's phone and email below a sentence that says to ask it; nothing where it has told neither. */
export const AskVenue = ({ contact }: { contact: VenueContact | null }) =>
  contact?.phone || contact?.email ? <Contact {...contact} /> : null
