/**
 * Widths at which a layout gains something: 680, 1000 and 1280 px. Written mobile first: the styles without a query are
 * the phone's. For `'@media'` in styles: `[from.desk]: { … }`.
 */
export const from = {
  tablet: '(min-width: 42.5em)',
  desk: '(min-width: 62.5em)',
  wide: '(min-width: 80em)',
} as const

/** A desk's width, less than 800 px high: what is chosen from has to be seen without scrolling. */
export const laptop = '(min-width: 62.5em) and (max-height: 49.99em)'

export const calm = '(prefers-reduced-motion: reduce)'
export const print = 'print'
