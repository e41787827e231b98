const PREFIX = 'sandbox-'
const MAX_VENUE_LENGTH = 24

/** Whether an id is that of a sandbox, the copy of a venue in which nothing is really sold. No venue of its own has such an id. */
export const isSandboxId = (tenantId: string): boolean => tenantId.startsWith(PREFIX)

/** The id of a new sandbox: nobody guesses it, since `nonce` is 80 bits in hexadecimal. At most 53 characters. */
export const sandboxIdOf = (venue: string, nonce: string): string =>
  `${PREFIX}${venue.slice(0, MAX_VENUE_LENGTH)}-${nonce}`
