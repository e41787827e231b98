import type { VenueVisitor } from '#app/contract/venue-file/people.ts'

/** What a visitor says of themselves; id, password and whether the email is theirs are columns. */
export type VisitorDocument = Omit<VenueVisitor, 'id' | 'confirmed' | 'password' | 'passwordHash'>
