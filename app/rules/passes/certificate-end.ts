const DAYS = 30
const DAY_MS = 86_400_000

/** The instant before which a certificate that ends is warned of at `now`: thirty days ahead. */
export const certificateWarningEnd = (now: Date): Date => new Date(now.getTime() + DAYS * DAY_MS)
