import { addDays, type LocalDate } from '#app/rules/calendar/dates.ts'

/** A term of a membership as it is kept; both days belong to it. Without a last day it never ends. */
export type TermRecord = { standing: string; startDate: LocalDate; expiresOn: LocalDate | null }

/** Today at the venue, and the days for which benefits go on after the last one (`membershipBenefitsExtension`). */
export type StandingDay = { today: LocalDate; graceDays: number }

/** Whether a standing is good: 'active' or 'new' (MEM-126). */
export function isGoodStanding(standing: string): boolean {
  return standing === 'active' || standing === 'new'
}

/** Whether a term is over: not in good standing, or past its last day and the days of grace (MEM-129, MEM-130). Without grace: `graceDays` 0. */
export function isExpired({ standing, expiresOn }: TermRecord, { today, graceDays }: StandingDay): boolean {
  if (!isGoodStanding(standing)) return true

  return expiresOn !== null && today > addDays(expiresOn, graceDays)
}

/** Whether a term gives rights and prices today: begun and not over. */
export function isRunning(term: TermRecord, day: StandingDay): boolean {
  return term.startDate <= day.today && !isExpired(term, day)
}
