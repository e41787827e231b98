import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

/** The bank's window keeps its size; a phone that is narrower scrolls within it. */
export const place = style({ display: 'grid', justifyContent: 'safe center', overflowX: 'auto' })
export const frame = style({
  display: 'block',
  border: `1px solid ${theme.line.hairline}`,
  borderRadius: theme.shape.radiusSmall,
  background: 'Canvas',
  boxSizing: 'content-box',
})
