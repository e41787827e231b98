import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

/** A line between the parts, none behind the last: its button ends the page. */
export const part = style({
  display: 'grid',
  gap: theme.space.x4,
  paddingBlock: theme.space.x6,
  selectors: {
    '&:first-of-type': { paddingBlockStart: 0 },
    '& + &': { borderBlockStart: `${theme.shape.border} solid ${theme.line.hairline}` },
    '[data-frame="rule"] & + &': { borderBlockStartColor: theme.line.strong },
  },
})

export const heading = style({ ...type.title, color: theme.heading.color })
