import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const list = style({ display: 'grid', gap: theme.space.x4 })

export const venue = style({
  display: 'grid',
  gap: theme.space.x3,
  padding: theme.space.x6,
  borderRadius: theme.shape.radius,
  background: theme.card.background,
  boxShadow: theme.card.shadow,
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.x2,
})

export const name = style({ fontSize: theme.type.title, overflowWrap: 'anywhere' })

export const begin = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.x6,
  rowGap: theme.space.x3,
})
