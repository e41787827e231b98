const MINUTE = 60_000

/** How long somebody who has just signed in may add another way to do so. */
export const FRESH_MINUTES = 15

/** Whether somebody signed in so lately that it is surely still them; a session that does not say when is none. */
export function isFreshSignIn(signedInAt: string | undefined, now: Date): boolean {
  const age = now.getTime() - Date.parse(signedInAt ?? '')

  return age >= 0 && age < FRESH_MINUTES * MINUTE
}
