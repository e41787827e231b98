import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { theme } from '#theme/contract.css.ts'

/** What can be kept of a purchase: on a phone two side by side, where there is room in one line. */
export const keepers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  gap: theme.space.x3,
  inlineSize: '100%',
  '@media': {
    [media.tablet]: { display: 'flex', flexWrap: 'wrap' },
    [media.print]: { display: 'none' },
  },
})
