import type { VenueCardholder } from '#app/contract/venue-file/members.ts'
import type { MemberRow } from './member-row.ts'
import { cardholderByEmail, primaryCardholder } from './primary-cardholder.ts'
import type { KnownMember } from './refreshed-member.ts'

/** A term of a membership and the card that the visitor has in it; undefined where it names nobody. */
export type VerifiedTerm = { row: MemberRow; holder: VenueCardholder | undefined }

type Member = Pick<KnownMember, 'membershipIds' | 'secondaryCardholders'>
type Verification = {
  member: Member
  /** the memberships that a request is about; none named means all */
  namedIds: readonly string[]
  isAuxiliary: (categoryId: string) => boolean
}

/**
 * The terms that a verification counts for, of `rows` (all terms with the numbers of the verified ones): those that were verified, then
 * those that followed by a renewal. Where a request names some, those and what followed them (decision W2). Whoever was taken off a term
 * holds neither it nor what follows it.
 */
export function verifiedTerms(
  rows: readonly MemberRow[],
  { member, namedIds, isAuxiliary }: Verification,
): VerifiedTerm[] {
  const verified = rows
    .filter(({ id }) => member.membershipIds.includes(id))
    .flatMap(row => verifiedTerm(row, member) ?? [])
  const all = [...verified, ...laterTerms(verified, { rows, isAuxiliary })]
  if (namedIds.length === 0) return all
  const named = all.filter(({ row }) => namedIds.includes(row.id))

  return [...named, ...laterTerms(named, { rows, isAuxiliary })]
}

/** With the primary cardholder's card, or that of the secondary one who verified it; null where theirs was dropped. */
function verifiedTerm(row: MemberRow, { secondaryCardholders = {} }: Member): VerifiedTerm | null {
  const { cardholders } = row.document
  const secondaryId = secondaryCardholders[row.id]
  if (!secondaryId) return { row, holder: primaryCardholder(cardholders) }
  const holder = cardholders.find(({ id }) => id === secondaryId)

  return holder && holder.cardStatus !== 'dropped' ? { row, holder } : null
}

type Terms = { rows: readonly MemberRow[]; isAuxiliary: (categoryId: string) => boolean }

/**
 * The terms that follow given ones, with the card of the same person in each. A term follows one of its number that began earlier and is
 * of its kind: auxiliary groups share the number of the membership they go with.
 */
function laterTerms(terms: readonly VerifiedTerm[], { rows, isAuxiliary }: Terms): VerifiedTerm[] {
  const isOneKind = (row: MemberRow, before: MemberRow) =>
    isAuxiliary(row.categoryId) === isAuxiliary(before.categoryId)

  return rows
    .filter(row => !terms.some(term => term.row.id === row.id))
    .flatMap(row => {
      const [holder] = terms
        .filter(before => follows(row, before.row) && isOneKind(row, before.row))
        .flatMap(before => sameCardholder(before.holder, row.document.cardholders) ?? [])
      return holder ? [{ row, holder }] : []
    })
}

const follows = (row: MemberRow, before: MemberRow) =>
  row.membershipNumber === before.membershipNumber && row.document.startDate > before.document.startDate

/** Cards have other ids in every term: a person is known by the email, and by kind and name where one of both cards has none. */
function sameCardholder(
  before: VenueCardholder | undefined,
  cards: readonly VenueCardholder[],
): VenueCardholder | undefined {
  if (!before) return undefined
  const byEmail = before.email ? cardholderByEmail(cards, before.email) : undefined

  return byEmail ?? cards.find(card => card.cardStatus !== 'dropped' && isSamePerson(card, before))
}

const isSamePerson = (card: VenueCardholder, before: VenueCardholder) =>
  (!card.email || !before.email) && card.cardType === before.cardType && nameOf(card) === nameOf(before)

const nameOf = ({ firstName, lastName }: VenueCardholder) =>
  `${firstName.trim()} ${lastName.trim()}`.toLowerCase()
