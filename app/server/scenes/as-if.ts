import type { Services } from '#app/api/kernel/context.ts'
import type { Venue } from '#app/api/kernel/venue-store.ts'
import type { VenueDocument } from '#app/rules/catalogue/catalogue.ts'
import type { SceneScript } from './scene-script.ts'
import type { Stage } from './scene-stages.ts'

/** The venue with another setting, or with something else in its catalogue; the venue itself stays as it is. */
export type AsIf = (venue: Venue) => Venue

/** A scene that is played as if the venue were otherwise: what everybody in it meets, and what is done. */
export type AsIfScene = { asIf: AsIf; script: SceneScript }

type Company = VenueDocument['company']
type Profile = VenueDocument['venue']
type Level = Venue['membershipCategories'][number]

const withDocument = (venue: Venue, document: Partial<VenueDocument>): Venue => ({
  ...venue,
  document: { ...venue.document, ...document },
})

export const asCompany =
  (company: Partial<Company>): AsIf =>
  venue =>
    withDocument(venue, { company: { ...venue.document.company, ...company } })

export const asProfile =
  (profile: Partial<Profile>): AsIf =>
  venue =>
    withDocument(venue, { venue: { ...venue.document.venue, ...profile } })

export const asLevels =
  (change: (level: Level, at: number, all: readonly Level[]) => Level): AsIf =>
  venue => ({
    ...venue,
    membershipCategories: venue.membershipCategories.map(change),
  })

/** In another country, with the addresses of that country. */
export const asCountry =
  (country: string): AsIf =>
  venue => {
    const { address } = venue.document.venue
    return asProfile({ country, ...(address && { address: { ...address, country } }) })(venue)
  }

/** Nothing costs anything. */
export const asFree: AsIf = venue => ({
  ...venue,
  events: venue.events.map(event => ({
    ...event,
    priceLists: event.priceLists.map(list => ({
      ...list,
      prices: list.prices.map(price => ({ ...price, price: 0 })),
    })),
  })),
})

/** Every second level is an auxiliary one. */
export const asGroups: AsIf = venue => {
  const auxiliary = venue.membershipCategories.map((level, index) => ({
    ...level,
    auxiliary: index % 2 === 0,
    groupId: index % 2 === 0 ? 'scene-group' : level.groupId,
  }))
  const group = {
    id: 'scene-group',
    name: venue.document.venue.name,
    description: '',
    translations: {},
    images: [],
    auxiliary: true,
    displayOrder: 0,
  }
  const next = {
    ...venue,
    membershipCategories: auxiliary,
    membershipGroups: [...venue.membershipGroups, group],
  }
  return asCompany({ auxiliaryMembership: true })(next)
}

export const asNoHours: AsIf = venue =>
  withDocument(venue, { hours: { ...venue.document.hours, standard: DEFAULT_WEEK, exceptions: [] } })

const DAYS = ['Su', 'M', 'Tu', 'W', 'Th', 'F', 'Sa'] as const
const DEFAULT_WEEK = Object.fromEntries(DAYS.map(day => [day, [{ open: '08:00', close: '17:00' }]]))

/** The stage as it is where the venue is otherwise. Nothing of it is written. */
export function stageAs<Staged extends Pick<Stage, 'services'>>(
  stage: Staged,
  asIf: AsIf | undefined,
): Staged {
  if (!asIf) return stage
  const { venues } = stage.services
  const open: Services['venues']['open'] = async tenantId => {
    const venue = await venues.open(tenantId)
    return venue && changeOnce(venue, asIf)
  }
  return { ...stage, services: { ...stage.services, venues: { open } } }
}

const changes = new WeakMap<AsIf, WeakMap<Venue, Venue>>()

/** What is kept in memory by venue finds the same one again. */
function changeOnce(venue: Venue, asIf: AsIf): Venue {
  const known = changes.get(asIf) ?? new WeakMap<Venue, Venue>()
  changes.set(asIf, known)
  const one = known.get(venue) ?? withListsOfItsOwn(asIf(venue))
  known.set(venue, one)
  return one
}

/** The catalogue by id is kept by the list of events: that of the venue itself would be found where only levels are others. */
const withListsOfItsOwn = (venue: Venue): Venue => ({
  ...venue,
  events: [...venue.events],
})
