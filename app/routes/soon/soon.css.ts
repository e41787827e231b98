import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const root = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'center',
  gap: theme.space.x4,
  minBlockSize: '50vh',
  maxInlineSize: theme.space.reading,
  marginInline: 'auto',
  paddingInline: theme.space.gutter,
})
