import type { LocalDate } from '#app/rules/calendar/dates.ts'
import type { MemberRow } from './member-row.ts'
import { isGoodStanding } from './standing.ts'

/** What tells terms of one membership apart: they share its number, and so do the auxiliary groups that go with it. */
export type NumberedTerm = {
  membershipId: string
  membershipNumber: string
  standing: string
  startDate: LocalDate
  auxiliary: boolean
}

/** The next term of a membership: a 'new' one of its number and kind that begins later (MEM-132); the soonest of several. */
export function upcomingOf<Term extends NumberedTerm>(
  term: NumberedTerm,
  terms: readonly Term[],
): Term | undefined {
  return terms
    .filter(
      other =>
        other.membershipNumber === term.membershipNumber &&
        other.auxiliary === term.auxiliary &&
        other.membershipId !== term.membershipId &&
        other.standing === 'new' &&
        other.startDate > term.startDate,
    )
    .sort((a, b) => (a.startDate < b.startDate ? -1 : 1))[0]
}

type NewTerm = { startDate: LocalDate; categoryId: string }

/**
 * Whether one of `rows`, all terms of a membership's number, is in order and ends no earlier than a new term begins: then somebody has
 * renewed it meanwhile. Terms of the auxiliary groups that go with a membership say nothing of it, and the other way round.
 */
export function hasLaterTerm(
  rows: readonly MemberRow[],
  { term, auxiliaryCategoryIds }: { term: NewTerm; auxiliaryCategoryIds: readonly string[] },
): boolean {
  const isAuxiliary = ({ categoryId }: { categoryId: string }) => auxiliaryCategoryIds.includes(categoryId)

  return rows
    .filter(row => isGoodStanding(row.standing) && isAuxiliary(row) === isAuxiliary(term))
    .some(({ expiresOn }) => expiresOn !== null && expiresOn >= term.startDate)
}
