/** The upsell list after an event was removed from the order: it is offered again, but never twice (ORD-153, ORD-154). */
export function addRemoved(upsells: readonly string[], removed: string): string[] {
  return upsells.includes(removed) ? [...upsells] : [...upsells, removed]
}

/** Recommendations of the ordered events, each once, without what is already in the order (ORD-069). */
export function upsellIds(
  ordered: readonly { eventTemplateId: string; recommendedEventIds: readonly string[] }[],
): string[] {
  const inOrder = new Set(ordered.map(event => event.eventTemplateId))
  const recommended = ordered.flatMap(event => event.recommendedEventIds)

  return [...new Set(recommended)].filter(id => !inOrder.has(id))
}
