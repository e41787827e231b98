import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { theme } from '#theme/contract.css.ts'

/** The day, then what there is on it: shelves below each other. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x8,
  selectors: { '&&': { paddingBlockStart: theme.space.x6 } },
  '@media': {
    [media.desk]: { gap: theme.space.x12, selectors: { '&&': { paddingBlockStart: theme.space.x8 } } },
  },
})
