import type { StyleRule } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

/**
 * How a venue sets parts apart (`layout-frame`). The layout writes the choice on its outermost element as
 * `data-frame`; a style answers to it with these selectors.
 */
export const framed = {
  surface: '[data-frame="surface"] &',
  rule: '[data-frame="rule"] &',
  hairline: '[data-frame="hairline"] &',
} as const

/** A region of its own: a filled surface, a ruled line above, or a hairline frame. To spread into a style. */
export const region = {
  background: theme.surface.background,
  borderRadius: theme.shape.radiusLarge,
  padding: theme.card.padding,
  selectors: {
    [framed.rule]: {
      background: 'none',
      borderRadius: 0,
      paddingInline: 0,
      borderBlockStart: `${theme.shape.border} solid ${theme.line.strong}`,
    },
    [framed.hairline]: { background: 'none', border: `${theme.shape.border} solid ${theme.line.hairline}` },
  },
} as const satisfies StyleRule
