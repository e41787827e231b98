import type { MembershipCategory } from '#app/contract/venue-file/memberships.ts'
import { finding, findingIn, type LaunchFinding } from './launch-finding.ts'
import { isSoldOnline, type LaunchVenue, soldEvents, usableStarts } from './launch-venue.ts'

/** Events and combos that nobody can come to: for members of levels that nobody has or can join, for members whom the shop cannot know, behind something that is not sold, forbidden by a limit. */
export function checkAccess(venue: LaunchVenue): LaunchFinding[] {
  const { combos } = venue.file
  const memberOnly = [
    ...soldEvents(venue).map(event => ({ ...event, kind: 'event' as const })),
    ...combos.map(combo => ({ ...combo, kind: 'combo' as const })),
  ].filter(({ memberOnlyEvent }) => memberOnlyEvent)
  const field = closedSwitch(venue)
  const open = openLevels(venue)
  const unknown = switchOfMembers(venue)
  return [
    ...memberOnly.flatMap(({ kind, id, name, membershipRestrictions: levels }) => {
      if (unknown)
        return [findingIn({ kind, id, field: unknown }, finding('members-unknown', { name, other: unknown }))]
      if (isOpen(levels, open)) return []
      return [findingIn({ kind, id, ...(field && { field }) }, finding('members-only', { name }))]
    }),
    ...soldEvents(venue)
      .filter(({ prerequisiteEventIds: ids }) => ids.length > 0 && !ids.some(id => isOnSale(venue, id)))
      .map(({ name, prerequisiteEventIds: [id] }) =>
        findingIn({ kind: 'event', ...(id && { id }) }, finding('prerequisite', { name })),
      ),
    ...forbidden(venue),
  ]
}

const isOpen = (levels: readonly string[], open: ReadonlySet<string>) =>
  levels.length === 0 ? open.size > 0 : levels.some(level => open.has(level))

/** The switch without which nobody can say that they are a member. */
const switchOfMembers = ({ file: { company } }: LaunchVenue) =>
  (['membership', 'membershipLogin'] as const).find(name => !company[name])

/** Levels that somebody still has, or that a visitor can join. */
function openLevels({ file, today }: LaunchVenue): Set<string> {
  const { company, memberships, members } = file
  const isSelling = company.membership && company.membershipSales && company.salesAllowed
  const joinable = isSelling ? memberships.categories.filter(isJoinable) : []
  const held = members.filter(({ expirationDate }) => expirationDate >= today)
  return new Set([...joinable.map(({ id }) => id), ...held.map(({ categoryId }) => categoryId)])
}

/** The switch that keeps visitors from joining levels that could be joined. */
function closedSwitch({ file: { company, memberships } }: LaunchVenue) {
  const switches = ['membership', 'membershipSales', 'salesAllowed'] as const
  return memberships.categories.some(isJoinable) ? switches.find(name => !company[name]) : undefined
}

const isJoinable = ({ canJoin, offerings, salesChannels }: MembershipCategory) =>
  canJoin &&
  isSoldOnline(salesChannels) &&
  offerings.some(
    offering => isSoldOnline(offering.salesChannels) && offering.prices.some(({ price }) => price >= 0),
  )

function isOnSale(venue: LaunchVenue, eventId: string): boolean {
  const event = soldEvents(venue).find(({ id }) => id === eventId)
  return event !== undefined && usableStarts(venue, event).length > 0
}

/** A limit of no tickets at all for everybody of an event. */
function forbidden({ file }: LaunchVenue): LaunchFinding[] {
  const names = new Map(file.events.map(({ id, name }) => [id, name]))
  return file.limits
    .filter(
      ({ ruleType, quantity, prevent, personTypeIds }) =>
        ruleType === 'eventSales' && quantity === 0 && !prevent && personTypeIds.length === 0,
    )
    .map(({ id, name, eventIds }) =>
      findingIn(
        { kind: 'limit', id },
        finding('limit-nothing', {
          name: name ?? id,
          other: eventIds.map(event => names.get(event) ?? event).join(', '),
        }),
      ),
    )
}
