const MINUTE_MS = 60_000

/** How many orders and memberships are told of a new look at once; the next ones follow a minute later. */
export const LOOKS_AT_ONCE = 100

/** When passes are told of a look that is published at `now`: a minute later, so that corrections of the first minutes are told once. */
export const passLookStart = (now: Date): Date => new Date(now.getTime() + MINUTE_MS)
