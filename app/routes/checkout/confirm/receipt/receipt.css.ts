import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/looks/type.ts'
import { theme } from '#theme/contract.css.ts'

export const receipt = style({ breakInside: 'avoid' })
export const lines = style({ display: 'grid', gap: theme.space.x4 })
export const name = style({ ...type.body, fontWeight: theme.text.strong, overflowWrap: 'anywhere' })
export const quiet = style({ ...type.small, color: theme.text.subtle })
export const sums = style({
  display: 'grid',
  gap: theme.space.x2,
  paddingBlockStart: theme.space.x4,
  borderBlockStart: `${theme.shape.border} solid ${theme.line.hairline}`,
})
export const total = style({
  ...type.lead,
  fontFamily: theme.face.control,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.space.x4,
  fontWeight: theme.text.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
