import type { Catalogue, StoredEvent } from '#app/rules/catalogue/catalogue.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { soldTypeIds } from '#app/rules/catalogue/sold-types.ts'
import { memberAccess } from '#app/rules/events/member-only.ts'
import { onlineCategories, sellsMemberships } from '../memberships/levels-on-sale.ts'
import { type JoinChoice, joinChoice } from './join-choices.ts'

/**
 * The cheapest level that opens a member-only event to somebody who is no member, with the offering that is chosen at first. Null for every other event,
 * and where no level can be joined by one press. A level for other visitors than the first ones of the event, such as children, is not counted.
 */
export function joinableLevel(event: StoredEvent, venue: Catalogue): JoinChoice | null {
  if (!event.memberOnlyEvent || !sellsMemberships(venue)) return null
  const opens = (id: string) => memberAccess(event, { held: [], cartCategoryIds: [id] }) === 'eligible'
  const choices = onlineCategories(venue)
    .filter(({ auxiliary, canJoin, restrictions }) => !auxiliary && canJoin && restrictions.length === 0)
    .filter(({ id }) => opens(id))
    .flatMap(category => joinChoice(category, venue) ?? [])
    .filter(({ personTypeId }) => isForVisitors(personTypeId, { event, venue }))
  return choices.toSorted((a, b) => a.price - b.price)[0] ?? null
}

/** Whether who a level is for comes to the event first, or is no visitor of any event, as a household is. */
function isForVisitors(
  personTypeId: string,
  { event, venue }: { event: StoredEvent; venue: Catalogue },
): boolean {
  const { personTypes } = catalogueMaps(venue)
  const orderOf = (id: string) => personTypes.get(id)?.displayOrder ?? 0
  const [first] = soldTypeIds(venue, event.id).toSorted((a, b) => orderOf(a) - orderOf(b))
  const isVisitor = venue.events.some(({ id }) => soldTypeIds(venue, id).includes(personTypeId))
  return personTypeId === first || !isVisitor
}
