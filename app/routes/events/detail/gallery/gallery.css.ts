import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { transition } from '#app/ui/styles/ring.ts'
import { theme } from '#theme/contract.css.ts'

/** One large, the others in a row below. */
export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: theme.space.x2,
})

/** How many pictures stand beside the first where there is room. */
export const OTHERS = '--others'
/** Where there is room the others stand beside it, so that the name below is seen without scrolling. */
export const mosaic = style({
  '@media': {
    [media.desk]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 1fr)', gridAutoRows: 'minmax(0, 1fr)' },
  },
})

const frame = {
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: theme.shape.picture,
} as const

export const first = style({
  ...frame,
  gridColumn: '1 / -1',
  aspectRatio: '4 / 3',
  '@media': {
    [media.tablet]: { aspectRatio: '3 / 2' },
    [media.desk]: {
      aspectRatio: '16 / 9',
      selectors: {
        [`${mosaic} > &`]: { gridColumn: 1, gridRow: `1 / span var(${OTHERS})`, aspectRatio: '4 / 3' },
      },
    },
  },
})
export const other = style({
  ...frame,
  aspectRatio: '4 / 3',
  '@media': { [media.desk]: { gridColumn: 2, aspectRatio: 'auto' } },
})

export const sign = style({
  position: 'absolute',
  insetBlockEnd: theme.space.x3,
  insetInlineEnd: theme.space.x3,
  display: 'grid',
  placeContent: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: '50%',
  background: `color-mix(in srgb, ${theme.hero.scrim} 72%, transparent)`,
  color: theme.hero.scrimText,
  transition: transition('transform'),
  selectors: { 'a:hover > &': { transform: 'scale(1.08)' } },
})
