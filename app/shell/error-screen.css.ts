import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const root = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: '60vh',
  maxWidth: '44rem',
  marginInline: 'auto',
  paddingInline: theme.space.gutter,
})
