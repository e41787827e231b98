import { type Party, partySize, readParty } from './party.ts'

/** The tickets that a link asks for; not whole where some of it could not be read. */
export type LinkedTickets = { party: Party; isWhole: boolean }

const MAX_TYPES = 10

/**
 * The tickets of a link, which are written `adult:2,child:1`, from 1 to 99 of each person type; one that is named twice counts as it was
 * named last. What is written otherwise is left out. Null without any.
 */
export function readLinkedTickets(text: string | null): LinkedTickets | null {
  const parts = (text ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)
  if (parts.length === 0) return null
  const isRead = (part: string) => partySize(readParty([part])) > 0
  return {
    party: readParty(parts.slice(0, MAX_TYPES)),
    isWhole: parts.length <= MAX_TYPES && parts.every(isRead),
  }
}

type Fitting = {
  /** whether one more of a person type can be had beside these */
  mayAdd: (personTypeId: string, quantities: Party) => boolean
}

/** As many of the tickets as can be had, and whether those are all. */
export function fitTickets(party: Party, { mayAdd }: Fitting): { quantities: Party; isWhole: boolean } {
  const quantities: Record<string, number> = {}
  for (const [id, count] of Object.entries(party))
    while ((quantities[id] ?? 0) < count && mayAdd(id, quantities)) quantities[id] = (quantities[id] ?? 0) + 1

  return { quantities, isWhole: Object.entries(party).every(([id, count]) => quantities[id] === count) }
}
