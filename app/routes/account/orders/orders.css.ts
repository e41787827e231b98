import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const page = style({
  display: 'grid',
  justifyItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x6,
  marginBlockStart: theme.space.x8,
})
export const group = style({ inlineSize: '100%', display: 'grid', gap: theme.space.x4 })
export const list = style({
  borderBlockStart: `${theme.shape.border} solid ${theme.line.hairline}`,
})
export const empty = style({ inlineSize: '100%' })
