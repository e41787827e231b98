import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const screen = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.x8 })
export const form = style({ display: 'grid', gap: theme.space.x4 })
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.x4 })
export const body = style({ ...type.body, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const foot = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.x3,
  color: theme.text.subtle,
  overflowWrap: 'anywhere',
})
