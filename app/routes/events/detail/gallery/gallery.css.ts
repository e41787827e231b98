import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { transition } from '#app/ui/styles/ring.ts'
import { theme } from '#theme/contract.css.ts'

/** Up to the desk one picture is seen at a time, and the finger moves to the next; so that the name and the times stand high. */
export const gallery = style({
  display: 'flex',
  gap: theme.space.x2,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorInline: 'contain',
  '@media': { [media.desk]: { display: 'grid', overflow: 'visible' } },
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

const slide = {
  ...frame,
  flex: '0 0 100%',
  scrollSnapAlign: 'start',
  aspectRatio: '16 / 10',
  // Outside it the row would cut the ring off.
  ':focus-visible': { outlineOffset: '-4px' },
} as const

export const first = style({
  ...slide,
  gridColumn: '1 / -1',
  '@media': {
    [media.desk]: {
      aspectRatio: '16 / 9',
      selectors: {
        [`${mosaic} > &`]: { gridColumn: 1, gridRow: `1 / span var(${OTHERS})`, aspectRatio: '4 / 3' },
      },
    },
  },
})
export const other = style({
  ...slide,
  '@media': { [media.desk]: { gridColumn: 2, aspectRatio: 'auto' } },
})

/** Which of the pictures it is: one dot each, this one's wide. */
export const dots = style({
  position: 'absolute',
  insetBlockEnd: theme.space.x3,
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  gap: '6px',
  inlineSize: 'fit-content',
  marginInline: 'auto',
  padding: '6px 8px',
  borderRadius: '999px',
  background: `color-mix(in srgb, ${theme.hero.scrim} 72%, transparent)`,
  '@media': { [media.desk]: { display: 'none' } },
})
const dotBase = {
  blockSize: '6px',
  borderRadius: '3px',
  background: theme.hero.scrimText,
  forcedColorAdjust: 'none',
} as const
export const dot = styleVariants({
  here: { ...dotBase, inlineSize: '16px' },
  there: { ...dotBase, inlineSize: '6px', opacity: 0.6 },
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
