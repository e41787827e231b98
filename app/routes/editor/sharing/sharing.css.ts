import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const form = style({ display: 'grid', gap: theme.space.x4 })
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x2,
  paddingBlock: theme.space.x4,
  borderBlockStart: `${theme.shape.border} solid ${theme.line.hairline}`,
})
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.x3 })
export const body = style({ ...type.body, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const foot = style({ ...type.small, color: theme.text.subtle, overflowWrap: 'anywhere' })
