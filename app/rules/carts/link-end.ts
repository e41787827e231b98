/** How long a link that brings an order to another device is good, at least. Milliseconds. */
export const CART_LINK_MS = 60 * 60_000
/** Links are the same for so long, so that a page that is loaded again shows the same one. Milliseconds. */
const STEP_MS = 5 * 60_000

/** The instant up to which a link made at `now` is good: an hour, rounded up to five minutes. */
export const cartLinkEnd = (now: Date): Date =>
  new Date(Math.ceil((now.getTime() + CART_LINK_MS) / STEP_MS) * STEP_MS)
