import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x2,
  marginBlockEnd: theme.space.x8,
})
