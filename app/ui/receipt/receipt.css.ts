import { style } from '@vanilla-extract/css'
import { type as step } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const receipt = style({})
export const lines = style({ display: 'grid', gap: theme.space.x4 })
export const group = style({ display: 'grid', gap: theme.space.x3 })
export const type = style({ ...step.small, fontFamily: theme.face.control, color: theme.text.subtle })
export const name = style({ ...step.body, fontWeight: theme.text.strong, overflowWrap: 'anywhere' })
export const quiet = style({ ...step.small, color: theme.text.subtle })
export const sums = style({
  display: 'grid',
  gap: theme.space.x2,
  paddingBlockStart: theme.space.x4,
  borderBlockStart: `${theme.shape.border} solid ${theme.line.hairline}`,
})
export const total = style({
  ...step.lead,
  fontFamily: theme.face.control,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.space.x4,
  fontWeight: theme.text.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const detailedTotal = style({ ...step.lead, fontWeight: theme.text.strong })
