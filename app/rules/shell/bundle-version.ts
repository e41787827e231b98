/** The version of the product that the specification describes, and the day it was built (ORD-320). Every page names it. */
export const BUNDLE = { version: '0.0.142', built: '2024-04-26' } as const

/** The version as a page's `generator` shows it: '0.0.142 (2024-04-26)'. The pages are a venue's: our name is not on them. */
export const generator = (): string => `${BUNDLE.version} (${BUNDLE.built})`
