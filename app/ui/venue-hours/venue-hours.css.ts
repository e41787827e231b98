import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const hours = style({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.x2,
  fontVariantNumeric: 'tabular-nums',
})
