const SECOND = 1_000
const MINUTE = 60 * SECOND

/** How long to wait before the next look, after having waited so long: mails come within a minute, or late. Milliseconds. */
export function pollDelay(waited: number): number {
  if (waited < 2 * MINUTE) return 3 * SECOND
  return waited < 10 * MINUTE ? 6 * SECOND : 20 * SECOND
}
