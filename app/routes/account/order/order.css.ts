import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

/** As wide as under its secret link: a ticket is no wider on a wide screen. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x4,
  marginBlockStart: theme.space.x8,
})
