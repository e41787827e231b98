import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const form = style({ display: 'grid', gap: theme.space.x12 })
export const rows = style({ display: 'grid', gap: theme.space.x6 })
export const spans = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.x4 })
export const opening = style({ display: 'grid', gap: theme.space.x1 })
export const span = style({ display: 'flex', gap: theme.space.x2 })
/** As wide as `09:30 AM` with its clock needs at the largest text of a desk; narrower where there is no room. */
export const time = style({ flex: '0 1 11rem', minInlineSize: 0 })
export const hint = style({ ...type.small, color: theme.text.subtle })
export const day = style({
  display: 'grid',
  gap: theme.space.x4,
  paddingBlockStart: theme.space.x4,
  borderBlockStart: `${theme.shape.border} solid ${theme.line.hairline}`,
})
export const facts = style({
  display: 'grid',
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: theme.space.x4,
})
