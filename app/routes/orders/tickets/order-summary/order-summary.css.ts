import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const event = style({
  display: 'grid',
  selectors: { '& ~ &': { marginBlockStart: theme.space.x3 } },
})
export const name = style({ fontWeight: theme.text.strong })
export const when = style({ fontSize: theme.type.small, color: theme.sum.subtle })
