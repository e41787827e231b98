import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const colors = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.x2 })

export const swatch = style({
  inlineSize: '1rem',
  blockSize: '1rem',
  borderRadius: '4px',
  border: `1px solid ${theme.line.strong}`,
})
/** The logo as it stands on the header of the venue. */
export const mark = style({
  maxBlockSize: '4rem',
  maxInlineSize: '100%',
  justifySelf: 'start',
  padding: theme.space.x2,
  borderRadius: theme.shape.radiusSmall,
})
