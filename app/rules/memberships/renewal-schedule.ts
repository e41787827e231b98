import { addDays, type LocalDate } from '#app/rules/calendar/dates.ts'

/** Days before its charge on which a renewal is announced by mail. */
export const NOTICE_DAYS = 7

type Cycle = { expiresOn: LocalDate; billingDays: number; renewalWindowDays: number }

/**
 * The days at the venue on which a renewal is announced and charged: on the billing cycle day before expiry (MEM-291), never before the
 * venue lets the membership be renewed.
 */
export function renewalDays({ expiresOn, billingDays, renewalWindowDays }: Cycle): {
  noticeOn: LocalDate
  chargeOn: LocalDate
  /** from the charge to the last day */
  daysBefore: number
} {
  const daysBefore = Math.min(billingDays, renewalWindowDays)
  const chargeOn = addDays(expiresOn, -daysBefore)
  return { noticeOn: addDays(chargeOn, -NOTICE_DAYS), chargeOn, daysBefore }
}

const DAY = 24 * 3600_000

/** Between the announcement and the charge there are three days at least, however late the announcement was. */
export const MIN_NOTICE_MS = 3 * DAY

/** Milliseconds until a declined card is tried again: after two days, after three more, then never. */
const WAITS = [2 * DAY, 3 * DAY]

/** When a declined card is charged again after this many tries; null after the third. */
export function nextTry(tries: number, now: Date): Date | null {
  const wait = WAITS[tries - 1]
  return wait === undefined ? null : new Date(now.getTime() + wait)
}
