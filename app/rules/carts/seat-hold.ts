/**
 * How often a hold can be extended: as often as WCAG 2.2.1 asks for at least. Each extension needs a press and never reaches
 * further than one full hold from that press, so that a forgotten cart gives its seats back soon (decision O10).
 */
export const MAX_EXTENSIONS = 10

const MINUTE = 60_000
/** Time to try another card after one was declined. */
const SECOND_TRY_MS = 5 * MINUTE

/** Until when the seats of a cart are held, and how often that was extended. */
export type SeatHold = { expiresAt: Date; extensions: number }

/** The hold if it has not ended yet, else null. */
export function standingHold(hold: SeatHold | null, now: Date): SeatHold | null {
  return hold && hold.expiresAt > now ? hold : null
}

/**
 * The hold of a cart that is stored at `now`: a hold that has not ended stays as it is, otherwise a new one begins. Null where the venue
 * holds no seats.
 */
export function holdOnStore(
  hold: SeatHold | null,
  { now, holdMinutes }: { now: Date; holdMinutes: number },
): SeatHold | null {
  if (holdMinutes === 0) return null

  return standingHold(hold, now) ?? { expiresAt: after(now, holdMinutes * MINUTE), extensions: 0 }
}

/** The hold extended by one full period from now; null when it has been extended as often as allowed. It never gets shorter. */
export function extendedHold(
  hold: SeatHold,
  { now, holdMinutes }: { now: Date; holdMinutes: number },
): SeatHold | null {
  if (hold.extensions >= MAX_EXTENSIONS) return null
  const until = after(now, holdMinutes * MINUTE)

  return { expiresAt: until > hold.expiresAt ? until : hold.expiresAt, extensions: hold.extensions + 1 }
}

/** When the hold ends after a declined payment: as before, but at least five minutes from now. */
export function holdAfterDecline(expiresAt: Date, now: Date): Date {
  const least = after(now, SECOND_TRY_MS)

  return expiresAt > least ? expiresAt : least
}

/** Whole seconds until a moment (an ISO instant), never below 0. */
export function secondsUntil(moment: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - now.getTime()) / 1000))
}

/** The remaining seconds as a clock shows them: `14:05`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** From here on the line stops being quiet. Seconds. */
export const URGENT_SECONDS = 120

/** Moments at which the time left is said aloud, in seconds: rare enough not to disturb, early enough to act. */
const SAID_AT = [300, 120, 60] as const

/** The moment to announce when `seconds` are left; null before the first one and after the end. */
export function saidMoment(seconds: number): number | null {
  if (seconds <= 0) return null

  return [...SAID_AT].reverse().find(moment => seconds <= moment) ?? null
}

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds)
