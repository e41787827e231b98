import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { theme } from '#theme/contract.css.ts'

export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x3,
})

/** Before scripts have come to life; without them it takes no room. */
export const place = style([
  block,
  { visibility: 'hidden', '@media': { [media.withoutScript]: { display: 'none' } } },
])
