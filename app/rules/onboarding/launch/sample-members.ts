import { addDays, type LocalDate } from '#app/rules/calendar/dates.ts'
import { MOVES_PER_LEVEL } from './plan-memberships.ts'
import type { MemberStanding } from './trial-purchase.ts'

export type SampleMember = {
  membershipId: string
  categoryId: string
  startDate: LocalDate
  expirationDate: LocalDate
  cardholders: { id: string; firstName: string; lastName: string; email: string }[]
}

/** Members of a level for as many purchases; the first comes again after the last. */
const COUNTS = {
  running: 200,
  lapsed: MOVES_PER_LEVEL,
  moving: MOVES_PER_LEVEL,
} as const satisfies Record<MemberStanding, number>

/** From yesterday on for a year, or until then. */
const DAYS = { running: [-1, 364], lapsed: [-365, -1], moving: [-1, 364] } as const

type Sample = { level: number; standing: MemberStanding; number: number }

/** A member of the rehearsal by level, term and the number of a purchase: limits over time count each by themselves. */
export const sampleMemberId = ({ level, standing, number }: Sample): string =>
  `rehearsal-${level}-${standing}-${number % COUNTS[standing]}`

/** Members of every level, of each term as many as are needed. */
export const sampleMembers = (levels: readonly string[], today: LocalDate): SampleMember[] =>
  levels.flatMap((categoryId, level) =>
    (['running', 'lapsed', 'moving'] as const).flatMap(standing =>
      Array.from({ length: COUNTS[standing] }, (_, number) => {
        const membershipId = sampleMemberId({ level, standing, number })
        return {
          membershipId,
          categoryId,
          startDate: addDays(today, DAYS[standing][0]),
          expirationDate: addDays(today, DAYS[standing][1]),
          cardholders: [
            {
              id: `${membershipId}-card`,
              firstName: 'Robin',
              lastName: 'Tester',
              email: `${membershipId}@sandbox.invalid`,
            },
          ],
        }
      }),
    ),
  )
