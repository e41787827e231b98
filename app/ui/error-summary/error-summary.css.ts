import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.space.x3,
  padding: theme.space.x4,
  border: `max(${theme.shape.border}, 2px) solid ${theme.tone.criticalLine}`,
  borderRadius: theme.shape.field,
  background: theme.tone.criticalBackground,
  color: theme.tone.criticalText,
})
export const sign = style({ fontSize: '1.25em', marginBlockStart: '0.1em' })
export const heading = style({ color: 'inherit' })
export const list = style({ display: 'grid', gap: theme.space.x1, marginBlockStart: theme.space.x2 })
export const link = style({ color: 'inherit', textDecoration: 'underline', ':hover': { color: 'inherit' } })
