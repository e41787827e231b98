import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

/** Its rows are as far from each other as the fields around it. */
export const grid = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  columnGap: theme.space.x4,
  rowGap: 'inherit',
})
export const whole = style({ flex: '1 0 100%', minInlineSize: 0 })
export const half = style({ flex: '1 1 8rem', minInlineSize: 0 })
