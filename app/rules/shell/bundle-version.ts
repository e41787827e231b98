/** The version of the product that the specification describes, and the day it was built (ORD-320). Every page names it. */
export const BUNDLE = { version: '0.0.142', built: '2024-04-26' } as const

/** The version as a page's `generator` shows it: 'Marquee 0.0.142 (2024-04-26)'. */
export const generator = (): string => `Marquee ${BUNDLE.version} (${BUNDLE.built})`
