/** What of a ticket says for which visit it is, as orders answer it: `eventId` is the slot. */
type Admission = {
  eventId: string
  eventTemplateId: string
  eventName: string
  eventStartTime: string | null
  ticketingTypeName: string
}

/** One visit: an event at one start, and the tickets for it. `startTime` is wall time of the venue. */
export type EventVisit<T> = {
  slotId: string
  eventTemplateId: string
  name: string
  startTime: string | null
  tickets: T[]
}

/** The visits of an order, each with its tickets, in the order of the tickets. */
export function visitsOf<T extends Admission>(tickets: readonly T[]): EventVisit<T>[] {
  const bySlot = new Map<string, EventVisit<T>>()
  for (const ticket of tickets) {
    const { eventId: slotId, eventTemplateId, eventName: name, eventStartTime: startTime } = ticket
    const visit = bySlot.get(slotId) ?? { slotId, eventTemplateId, name, startTime, tickets: [] }
    visit.tickets.push(ticket)
    bySlot.set(slotId, visit)
  }

  return [...bySlot.values()]
}

/** Sorts after every start. */
const LAST = '9999'

/** Visits as a day brings them, what has no time last; those of one time as they were. */
export function inTimeOrder<T extends { startTime: string | null }>(visits: readonly T[]): T[] {
  const keyOf = ({ startTime }: T) => startTime ?? LAST
  return [...visits].sort((a, b) => keyOf(a).localeCompare(keyOf(b)))
}

/**
 * What was ordered as a day brings it, each line by the first start of `startsOf`, of one time as they were. Add-ons stay behind the line that
 * they follow; what else has no start comes last, as donations and memberships.
 */
export function inOrderOfVisits<T extends { type: string }>(
  lines: readonly T[],
  startsOf: (line: T) => readonly { startTime?: string | null }[],
): T[] {
  const groups: { lines: T[]; startTime: string | null }[] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last && line.type === 'addOn') last.lines.push(line)
    else groups.push({ lines: [line], startTime: firstOf(startsOf(line)) })
  }
  return inTimeOrder(groups).flatMap(group => group.lines)
}

const firstOf = (starts: readonly { startTime?: string | null }[]): string | null =>
  starts
    .flatMap(({ startTime }) => startTime || [])
    .sort()
    .at(0) ?? null

/** The quantity of each kind of ticket, in the order of the tickets. */
export function countedTypes(tickets: readonly Pick<Admission, 'ticketingTypeName'>[]) {
  const names = [...new Set(tickets.map(({ ticketingTypeName }) => ticketingTypeName))]

  return names.map(name => ({
    name,
    quantity: tickets.filter(({ ticketingTypeName }) => ticketingTypeName === name).length,
  }))
}
