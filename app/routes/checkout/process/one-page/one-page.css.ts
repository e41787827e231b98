import { globalStyle, style } from '@vanilla-extract/css'
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

/** What unfolds at the end of a part has the part's own line below it. */
globalStyle(`${part} > :last-child > :last-child > details:last-child`, {
  borderBlockEnd: 0,
  marginBlockEnd: `calc(${theme.space.x4} * -1)`,
})

export const heading = style({ ...type.title, color: theme.heading.color })

export const errors = style({ marginBlockEnd: theme.space.x6, ':empty': { display: 'none' } })
