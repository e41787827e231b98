/** On the gateway's own origin, for a frame; and on the storefront's, for those without JavaScript. */
export const CHALLENGE_FRAME = '/gateway/test/challenge-frame'
export const CHALLENGE_PAGE = '/gateway/test/challenge'
