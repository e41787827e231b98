import { keyframes, style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { transition } from '#app/ui/styles/ring.ts'
import { theme } from '#theme/contract.css.ts'

/** The day, then what there is on it: shelves below each other. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x4,
  selectors: { '&&': { paddingBlockStart: theme.space.x4 } },
  '@media': {
    [media.desk]: { gap: theme.space.x8, selectors: { '&&': { paddingBlockStart: theme.space.x6 } } },
    [media.laptop]: { gap: theme.space.x3, selectors: { '&&': { paddingBlockStart: theme.space.x3 } } },
  },
})

/** Who is coming, and ways down the page. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: theme.space.x2,
  position: 'relative',
})

const wait = keyframes({ '0%, 100%': { opacity: 0.5 }, '50%': { opacity: 0.3 } })

/** While another day is on its way the one before steps back, and breathes when it takes long. */
export const shelves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x8,
  transition: transition('opacity'),
  selectors: { '&[aria-busy]': { opacity: 0.5, animation: `${wait} 1.4s ease-in-out 300ms infinite` } },
  '@media': { [media.desk]: { gap: theme.space.x12 } },
})
