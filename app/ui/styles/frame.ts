/**
 * How a venue sets parts apart (`layout-frame`). The layout writes the choice on its outermost element as
 * `data-frame`; a style answers to it with these selectors.
 */
export const frame = {
  surface: '[data-frame="surface"] &',
  rule: '[data-frame="rule"] &',
  hairline: '[data-frame="hairline"] &',
} as const
