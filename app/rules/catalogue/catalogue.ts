import type { AddOn } from '#app/contract/venue-file/addons.ts'
import type { ComboTemplate } from '#app/contract/venue-file/combos.ts'
import type { EventTemplate } from '#app/contract/venue-file/events.ts'
import type { Facility, PersonType } from '#app/contract/venue-file/facilities.ts'
import type { ResponseForm } from '#app/contract/venue-file/forms.ts'
import type { VenueSalesLimit } from '#app/contract/venue-file/limits.ts'
import type { MembershipCategory, MembershipGroup } from '#app/contract/venue-file/memberships.ts'
import type { VenueFile } from '#app/contract/venue-file/venue-file.ts'

/** The parts of the venue file that are one object each, as `venues.document` keeps them. */
export type VenueDocument = Pick<VenueFile, 'venue' | 'company' | 'hours' | 'calendarNotes' | 'donations'> & {
  confirmationEmailRestrictions: VenueFile['memberships']['confirmationEmailRestrictions']
}

/** An event as stored: its starts are rows of `slots`. */
export type StoredEvent = Omit<EventTemplate, 'slots'> & { retired?: boolean }

/** An add-on as stored: what was sold of it is a row of `addon_stock`. */
export type StoredAddOn = Omit<AddOn, 'sold'>

/** `counts`: how many gave one star, two, … five. */
export type ReviewSummary = { stars: number; ratings: number; counts: number[] }

/** Everything that is for sale, read whole once per catalogue revision. */
export type Catalogue = {
  document: VenueDocument
  facilities: Facility[]
  personTypes: PersonType[]
  events: StoredEvent[]
  limits: VenueSalesLimit[]
  combos: ComboTemplate[]
  addOns: StoredAddOn[]
  forms: ResponseForm[]
  membershipGroups: MembershipGroup[]
  membershipCategories: MembershipCategory[]
  reviewSummaries: Record<string, ReviewSummary>
}
