/** W3C design tokens 2025.10, Google's DESIGN.md (alpha), brand.yml. */
export const exchangeFormats = ['tokens', 'design-md', 'brand-yml'] as const
export type ExchangeFormat = (typeof exchangeFormats)[number]

/** As long as the longest theme can become as a file, with room. */
export const MAX_FILE_CHARACTERS = 2_000_000
