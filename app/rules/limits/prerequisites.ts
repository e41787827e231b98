/** Whether an event may be ordered: it requires nothing, or one of the required events is in the order (ORD-201, CHK-163). */
export function meetsPrerequisites(
  event: { prerequisiteEventIds: readonly string[] },
  orderedEventIds: readonly string[],
): boolean {
  const { prerequisiteEventIds: required } = event

  return required.length === 0 || required.some(id => orderedEventIds.includes(id))
}
