/** How long what follows from a press waits, so that the pressed row answers first (ORD-295). Milliseconds. */
export const QUANTITY_TOTAL_DELAY = 10
/** The new total is said aloud a little after it stands there. */
export const ANNOUNCEMENT_DELAY = 20
/** What is offered beside the order follows the order. */
export const UPSELL_DELAY = 10
/** How long somebody points before a tooltip shows. */
export const TOOLTIP_DELAY = 300
/** The focus waits for the sentence at a coupon, and for the step that opens again after another error (CHK-309). */
export const COUPON_FOCUS_DELAY = 10
export const ERROR_FOCUS_DELAY = 100
/** How long it stands that a mail was sent before the sign-in follows (MEM-038). */
export const EMAIL_SENT_SHOWN = 3_000
/** How long it stands that the profile was saved (MEM-271). */
export const PROFILE_SAVED_SHOWN = 4_000
