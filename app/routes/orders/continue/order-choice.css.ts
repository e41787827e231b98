import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const order = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x4,
  selectors: {
    '& + &': {
      borderBlockStart: `${theme.shape.border} solid ${theme.line.hairline}`,
      paddingBlockStart: theme.space.x6,
    },
  },
})
export const lines = style({ display: 'grid', gap: theme.space.x3 })
export const sentence = style({ ...type.small, color: theme.text.subtle })
