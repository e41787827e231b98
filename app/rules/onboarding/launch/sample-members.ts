import { addDays, type LocalDate } from '#app/rules/calendar/dates.ts'

export type SampleMember = {
  membershipId: string
  categoryId: string
  startDate: LocalDate
  expirationDate: LocalDate
  cardholders: { id: string; firstName: string; lastName: string; email: string }[]
}

/** A member of the rehearsal by level and number: limits over time count each by themselves. */
export const sampleMemberId = (level: number, number: number): string => `rehearsal-${level}-${number}`

/** So many members of every level, whose terms hold from yesterday on for a year. */
export function sampleMembers(
  levels: readonly string[],
  { count, today }: { count: number; today: LocalDate },
): SampleMember[] {
  return levels.flatMap((categoryId, level) =>
    Array.from({ length: count }, (_, number) => ({
      membershipId: sampleMemberId(level, number),
      categoryId,
      startDate: addDays(today, -1),
      expirationDate: addDays(today, 364),
      cardholders: [
        {
          id: `${sampleMemberId(level, number)}-card`,
          firstName: 'Robin',
          lastName: 'Tester',
          email: `${sampleMemberId(level, number)}@sandbox.invalid`,
        },
      ],
    })),
  )
}
