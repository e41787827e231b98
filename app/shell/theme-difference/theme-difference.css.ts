import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const group = style({ display: 'grid', gap: theme.space.x3 })
export const rows = style({ display: 'grid' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: theme.space.x3,
  paddingBlock: theme.space.x3,
  borderBlockStart: `${theme.shape.border} solid ${theme.line.hairline}`,
})
export const name = style({ ...type.body, display: 'grid', overflowWrap: 'anywhere' })
export const where = style({ ...type.small, color: theme.text.subtle })
export const value = style({ display: 'grid', alignContent: 'start', margin: 0, overflowWrap: 'anywhere' })
export const words = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.x2,
  whiteSpace: 'pre-line',
})
export const swatch = style({
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `${theme.shape.border} solid ${theme.line.hairline}`,
})
