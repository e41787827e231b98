import type { LocalDate } from '#app/rules/calendar/dates.ts'

/** What tells terms of one membership apart: they share its number. */
export type NumberedTerm = {
  membershipId: string
  membershipNumber: string
  standing: string
  startDate: LocalDate
}

/** The next term of a membership: a 'new' one of the same number that begins later (MEM-132); the soonest of several. */
export function upcomingOf<Term extends NumberedTerm>(
  term: NumberedTerm,
  terms: readonly Term[],
): Term | undefined {
  return terms
    .filter(
      other =>
        other.membershipNumber === term.membershipNumber &&
        other.membershipId !== term.membershipId &&
        other.standing === 'new' &&
        other.startDate > term.startDate,
    )
    .sort((a, b) => (a.startDate < b.startDate ? -1 : 1))[0]
}
