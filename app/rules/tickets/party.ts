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

/** Whether tickets are sold for all of a party: for every person type of which somebody comes. */
export const isSoldToAll = (party: Party, personTypeIds: readonly string[]): boolean =>
  Object.entries(party).every(([id, quantity]) => quantity === 0 || personTypeIds.includes(id))

/** How many they are. */
export const partySize = (party: Party): number =>
  Object.values(party).reduce((sum, quantity) => sum + quantity, 0)

/** A party as an address writes it, 'adult:2' each; whoever does not come is left out. */
export const writeParty = (party: Party): string[] =>
  Object.entries(party).flatMap(([id, quantity]) => (quantity > 0 ? [`${id}:${quantity}`] : []))

/** The party that an address writes, from 1 to 99 of each person type; what is written otherwise is left out, and what is named twice counts as it was named last. */
export function readParty(entries: readonly string[]): Party {
  const read = entries.flatMap(entry => {
    const [, id = '', count] = /^([A-Za-z0-9._-]{1,64}):([1-9]\d?)$/.exec(entry) ?? []
    return count ? [[id, Number(count)] as const] : []
  })

  return Object.fromEntries(read)
}
