import type { Facility, PersonType } from '#app/contract/venue-file/facilities.ts'
import type { ResponseForm } from '#app/contract/venue-file/forms.ts'
import type { MembershipCategory } from '#app/contract/venue-file/memberships.ts'
import type { Catalogue, StoredAddOn, StoredEvent } from '#app/rules/catalogue/catalogue.ts'

/** The catalogue by id, made once for each catalogue revision. */
export type CatalogueMaps = {
  events: Map<string, StoredEvent>
  personTypes: Map<string, PersonType>
  facilities: Map<string, Facility>
  forms: Map<string, ResponseForm>
  addOns: Map<string, StoredAddOn>
  categories: Map<string, MembershipCategory>
  generalAdmissionIds: string[]
}

const mapsOfEvents = new WeakMap<object, CatalogueMaps>()

/** `catalogueMaps(venue).events.get(id)`. Keyed by the list of events, which a new theme leaves as it is. */
export function catalogueMaps(venue: Catalogue): CatalogueMaps {
  const cached = mapsOfEvents.get(venue.events)
  if (cached) return cached
  const maps = {
    events: byId(venue.events),
    personTypes: byId(venue.personTypes),
    facilities: byId(venue.facilities),
    forms: byId(venue.forms),
    addOns: byId(venue.addOns),
    categories: byId(venue.membershipCategories),
    generalAdmissionIds: venue.events
      .filter(event => event.admissionType === 'generalAdmission')
      .map(event => event.id),
  }
  mapsOfEvents.set(venue.events, maps)
  return maps
}

const byId = <Item extends { id: string }>(items: readonly Item[]) =>
  new Map(items.map(item => [item.id, item]))
