/** The events in display order where the venue asks for it, else in the given order; equal positions keep their order (ORD-029). */
export function sortEvents<E extends { displayOrder?: number }>(
  events: readonly E[],
  { sortTemplatesByDisplayOrder }: { sortTemplatesByDisplayOrder: boolean },
): E[] {
  if (!sortTemplatesByDisplayOrder) return [...events]

  return [...events].sort((a, b) => position(a) - position(b))
}

/** The member events of a list and all others, each in their order (ORD-027). */
export function splitMemberEvents<E extends { eventOrderType?: string; memberOnlyEvent?: boolean }>(
  events: readonly E[],
): { events: E[]; memberEvents: E[] } {
  return {
    events: events.filter(event => !isMemberEvent(event)),
    memberEvents: events.filter(isMemberEvent),
  }
}

function isMemberEvent(event: { eventOrderType?: string; memberOnlyEvent?: boolean }): boolean {
  return event.eventOrderType ? event.eventOrderType === 'member' : Boolean(event.memberOnlyEvent)
}

function position(event: { displayOrder?: number }): number {
  return event.displayOrder ?? Number.MAX_SAFE_INTEGER
}
