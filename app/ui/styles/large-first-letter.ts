/** A date as a heading: languages that write days and months small begin a heading large. */
export const largeFirstLetter = { selectors: { '&::first-letter': { textTransform: 'uppercase' } } } as const
