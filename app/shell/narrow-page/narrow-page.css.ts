import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gap: theme.space.x6,
  maxInlineSize: '30rem',
  marginInline: 'auto',
  paddingInline: theme.space.gutter,
  paddingBlock: theme.space.x12,
})

export const form = style({ display: 'grid', gap: theme.space.x4 })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.x4,
  marginBlockStart: theme.space.x2,
})

export const further = style({ display: 'grid', justifyItems: 'start', gap: theme.space.x3 })
