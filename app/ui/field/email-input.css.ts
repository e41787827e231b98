import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const offers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.x2,
  marginBlockStart: theme.space.x1,
})
