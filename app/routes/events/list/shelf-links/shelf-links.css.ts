import { style } from '@vanilla-extract/css'
import { size, tone } from '#app/ui/button/button.css.ts'
import { media } from '#app/ui/styles/media.ts'
import { theme } from '#theme/contract.css.ts'

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.x2,
  marginInlineStart: `calc(${theme.space.x2} * -1 - ${theme.shape.border})`,
  '@media': {
    [media.desk]: {
      selectors: {
        // What unfolds before them takes a line of its own, below their line.
        'details[open] + &': { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 },
      },
    },
  },
})
export const link = style([tone.quiet, size.small, { paddingInline: theme.space.x2 }])
