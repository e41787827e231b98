import { addDays, type LocalDate } from '#app/rules/calendar/dates.ts'
import { isExpired, isGoodStanding } from '#app/rules/memberships/standing.ts'
import { type NumberedTerm, upcomingOf } from '#app/rules/memberships/upcoming.ts'
import type { Message } from '#app/rules/shell/message.ts'

/** A membership that somebody verified. */
export type OwnMembership = NumberedTerm & { categoryId: string; expiresOn: LocalDate }

/**
 * The memberships that stand by themselves: the next term of an active one is told with it. A 'new' one without an active one of its
 * number is a current membership (MEM-133).
 */
export function currentMemberships<Own extends OwnMembership>(all: readonly Own[]): Own[] {
  const active = all.filter(({ standing }) => standing === 'active')

  return all.filter(one => !active.some(other => upcomingOf(other, [one]) !== undefined))
}

/** What an address asks for. */
export type OwnMembershipQuery = { membershipId?: string | null; categoryId?: string | null; aux: boolean }

/** The membership to show: the named one, else the first of its kind in good standing, else the first (MEM-066). */
export function chosenMembership<Own extends OwnMembership>(
  all: readonly Own[],
  { membershipId, categoryId, aux }: OwnMembershipQuery,
): Own | null {
  const current = currentMemberships(all)
  const named = current.find(one => membershipId && one.membershipId === membershipId)
  if (named) return named
  const fitting = current.filter(
    one => one.auxiliary === aux && (!categoryId || one.categoryId === categoryId),
  )

  return fitting.find(({ standing }) => isGoodStanding(standing)) ?? fitting[0] ?? null
}

type MembershipStanding = 'active' | 'expired' | 'canceled' | 'begins'

/** How a membership stands today, for its member; `until` is the last day on which its benefits go on after its own last day. */
export type StandingText =
  | Message<`membership-${MembershipStanding}`>
  | { text: 'membership-in-grace'; until: LocalDate }

/**
 * What is said of a membership: canceled (MEM-128), expired (MEM-127), expired with its benefits running on in the days of grace
 * (MEM-131), not begun yet, or active.
 */
export function standingText(
  term: Pick<OwnMembership, 'standing' | 'startDate' | 'expiresOn'>,
  { today, graceDays }: { today: LocalDate; graceDays: number },
): StandingText {
  if (term.standing === 'dropped') return { text: 'membership-canceled' }
  if (isExpired(term, { today, graceDays })) return { text: 'membership-expired' }
  if (isExpired(term, { today, graceDays: 0 }))
    return { text: 'membership-in-grace', until: addDays(term.expiresOn, graceDays) }

  return { text: term.startDate > today ? 'membership-begins' : 'membership-active' }
}

/** Whether the card of a membership lets nobody in: it was canceled, or it is over with its days of grace. */
export const isCardVoid = (
  term: Pick<OwnMembership, 'standing' | 'startDate' | 'expiresOn'>,
  at: { today: LocalDate; graceDays: number },
): boolean => ['membership-canceled', 'membership-expired'].includes(standingText(term, at).text)
