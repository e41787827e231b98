import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { theme } from '#theme/contract.css.ts'

/** The checkbox works with a script only; forms without one carry a token of their own. */
export const box = style({
  display: 'grid',
  gap: theme.space.x3,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [media.withoutScript]: { display: 'none' } },
})
/** Google's checkbox is 304 px wide and does not shrink. */
export const checkbox = style({
  overflowX: 'auto',
  selectors: { '&[hidden]': { display: 'none' } },
})
