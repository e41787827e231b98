import type { VenueCardholder } from '#app/contract/venue-file/members.ts'
import type { LocalDate } from '#app/rules/calendar/dates.ts'
import type { MemberRow } from '#app/rules/memberships/member-row.ts'
import { type VerifiedTerm, verifiedTerms } from '#app/rules/memberships/verified-terms.ts'

/** One card: a person in one term of a membership. */
export type CardKey = { membershipId: string; cardholderId: string }

type Terms = {
  /** all terms of the membership's number */
  rows: readonly MemberRow[]
  isAuxiliary: (categoryId: string) => boolean
}

/** What the pass of a card shows: a person's card in a term; `isDropped` where it was taken off the membership. */
export type PassCard = { row: MemberRow; holder: VenueCardholder | undefined; isDropped: boolean }

/**
 * The card that a pass shows on a day: that of the same person in the latest term that has begun, so that a renewal goes on in the same pass.
 * Null where there is no such membership any more.
 */
export function shownCard(
  key: CardKey,
  { rows, isAuxiliary, today }: Terms & { today: LocalDate },
): PassCard | null {
  const own = rows.find(({ id }) => id === key.membershipId)
  if (!own) return null
  const begun = termsOf(key, { rows, isAuxiliary }).filter(({ row }) => row.document.startDate <= today)
  const latest = begun.sort(byStart).at(-1)
  if (latest) return { ...latest, isDropped: false }
  const holder = own.document.cardholders.find(({ id }) => id === key.cardholderId)
  return { row: own, holder, isDropped: !holder || holder.cardStatus === 'dropped' }
}

/** The first card of somebody that this one follows: it names the pass, so that every later term takes the same place in a wallet. */
export function firstCard(key: CardKey, { rows, isAuxiliary }: Terms): CardKey {
  const isHere = ({ row, holder }: VerifiedTerm) =>
    row.id === key.membershipId && holder?.id === key.cardholderId
  const earlier = [...rows]
    .sort((a, b) => (a.document.startDate < b.document.startDate ? -1 : 1))
    .flatMap(row => row.document.cardholders.map(({ id }) => ({ membershipId: row.id, cardholderId: id })))
  return earlier.find(card => termsOf(card, { rows, isAuxiliary }).some(isHere)) ?? key
}

/** A card's term and those that follow it, with the card of the same person in each; none where it was dropped. */
const termsOf = ({ membershipId, cardholderId }: CardKey, { rows, isAuxiliary }: Terms) =>
  verifiedTerms(rows, {
    member: { membershipIds: [membershipId], secondaryCardholders: { [membershipId]: cardholderId } },
    namedIds: [],
    isAuxiliary,
  })

const byStart = (a: VerifiedTerm, b: VerifiedTerm) =>
  a.row.document.startDate < b.row.document.startDate ? -1 : 1
