/** Widths at which a layout gains something. Written mobile first: the styles without a query are the phone's. */
export const breakpoints = { tablet: 680, desk: 1000, wide: 1280 } as const

/** Media queries for `'@media'` in styles: `[from.desk]: { … }`. */
export const from = {
  tablet: '(min-width: 42.5em)',
  desk: '(min-width: 62.5em)',
  wide: '(min-width: 80em)',
} as const

export const calm = '(prefers-reduced-motion: reduce)'
export const print = 'print'
