const MINUTE = 60_000

/** How long somebody who has just signed in may add another way to do so. */
export const FRESH_MINUTES = 15

/** Whether the visitor signed in within the last minutes; false for a session without the time of its sign-in. */
export function isFreshSignIn(signedInAt: string | undefined, now: Date): boolean {
  const age = now.getTime() - Date.parse(signedInAt ?? '')

  return age >= 0 && age < FRESH_MINUTES * MINUTE
}
