/** How many come, by person type. */
export type Party = Readonly<Record<string, number>>

/** Who is coming, as the tickets of an order say it: of each person type the most that any of its events has. */
export function partyOf(quantities: readonly Party[]): Party {
  const party: Record<string, number> = {}
  for (const [id, quantity] of quantities.flatMap(Object.entries))
    if (quantity > (party[id] ?? 0)) party[id] = quantity

  return party
}

/** The party at another event: those of it that it sells tickets for. Null where it has tickets for nobody of it. */
export function partyAt(party: Party, personTypeIds: readonly string[]): Party | null {
  const coming = personTypeIds.flatMap(id => (party[id] ? [[id, party[id]] as const] : []))

  return coming.length > 0 ? Object.fromEntries(coming) : null
}
