import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

/** As large as one picture of a card. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '3px',
  inlineSize: '100%',
  aspectRatio: theme.picture.ratio,
  overflow: 'hidden',
  borderRadius: theme.shape.picture,
})
export const half = style({ display: 'grid', minInlineSize: 0 })
