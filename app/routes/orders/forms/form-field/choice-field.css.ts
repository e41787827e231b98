import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const choice = style({ display: 'grid', gap: theme.space.x3, minInlineSize: 0 })

/** The line for an own answer shows while 'Other' is chosen; always, where a browser cannot tell. */
export const other = style({
  selectors: { [`${choice}:not(:has([value="~other"]:checked)) &`]: { display: 'none' } },
})
