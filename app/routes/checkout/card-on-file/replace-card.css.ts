import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const entered = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.x3,
})
