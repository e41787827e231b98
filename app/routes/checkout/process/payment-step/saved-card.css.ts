import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const savedEntry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.x3,
})
