import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x6,
  marginBlockStart: theme.space.x8,
})
export const form = style({ display: 'grid', gap: theme.space.x8, maxInlineSize: '34rem' })
export const group = style({ display: 'grid', gap: theme.space.x4 })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.x4,
})
export const security = style({
  display: 'grid',
  gap: theme.space.x4,
  maxInlineSize: '34rem',
  paddingBlockStart: theme.space.x6,
  borderBlockStart: `${theme.shape.border} solid ${theme.line.hairline}`,
})
