import { style, styleVariants } from '@vanilla-extract/css'
import { frame } from '#app/ui/styles/frame.ts'
import { media } from '#app/ui/styles/media.ts'
import { transition } from '#app/ui/styles/ring.ts'
import { theme } from '#theme/contract.css.ts'

/** Runs out of the page's margin on phones, so that it is seen to go on. */
const row = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(3.5rem, 1fr)',
  gap: theme.space.x1,
  overflowX: 'auto',
  scrollSnapType: 'inline proximity',
  scrollPaddingInline: theme.space.gutter,
  scrollbarWidth: 'none',
  marginInline: `calc(${theme.space.gutter} * -1)`,
  paddingInline: theme.space.gutter,
  paddingBlock: '6px',
  '@media': { [media.desk]: { marginInline: '-6px', paddingInline: '6px', scrollPaddingInline: '6px' } },
})

export const strip = styleVariants({
  page: [row],
  // The gap is as wide as the padding: the eighth day begins where the row ends.
  week: [
    row,
    {
      '@media': {
        [media.tablet]: {
          gap: '6px',
          gridAutoColumns: 'calc((100% - 36px) / 7)',
          marginInline: '-6px',
          paddingInline: '6px',
          scrollPaddingInline: '6px',
        },
      },
    },
  ],
})

export const item = style({ scrollSnapAlign: 'start', display: 'grid' })

const base = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '5px',
  minBlockSize: '4.75rem',
  paddingBlock: theme.space.x2,
  borderRadius: `min(${theme.shape.radius}, 16px)`,
  fontFamily: theme.face.control,
  color: theme.calendar.text,
  textDecoration: 'none',
  transition: transition('background-color', 'color'),
  '@media': { [media.laptop]: { gap: '2px', minBlockSize: '3.75rem', paddingBlock: theme.space.x1 } },
})

export const day = styleVariants({
  open: [
    base,
    {
      background: theme.calendar.background,
      boxShadow: `inset 0 0 0 1px ${theme.line.hairline}`,
      selectors: {
        '&:hover': { background: theme.calendar.hover, color: theme.calendar.text },
        [frame.rule]: {
          background: 'none',
          boxShadow: 'none',
          borderRadius: 0,
          borderBlockEnd: `2px solid ${theme.line.hairline}`,
        },
        [frame.hairline]: { background: 'none' },
      },
    },
  ],
  closed: [base, { color: theme.text.subtle }],
  selected: [
    base,
    {
      background: theme.calendar.selected,
      color: theme.calendar.selectedLabel,
      // In sight before any script runs (CSS Scroll Snap 2).
      scrollInitialTarget: 'nearest',
      ':hover': { color: theme.calendar.selectedLabel },
      '@media': { [media.forced]: { outline: '3px solid Highlight', outlineOffset: '-3px' } },
    },
  ],
})

/** The day that is special keeps its frame, chosen or not. */
export const marked = style({
  border: '2px solid currentColor',
  selectors: { '&&': { boxShadow: 'none' } },
})
export const mark = style({
  fontSize: theme.type.tiny,
  lineHeight: 1.1,
  fontWeight: theme.text.strong,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
})

export const weekday = style({ fontSize: theme.type.tiny, lineHeight: 1.1 })
export const number = style({
  fontSize: theme.type.lead,
  lineHeight: 1.1,
  fontWeight: theme.text.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${day.closed} &`]: { fontWeight: theme.text.weight } },
})
/** As high with a dot as with a word, so that the numbers of all days stand on one line. */
export const foot = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3px',
  minBlockSize: '1.1em',
  fontSize: theme.type.tiny,
  lineHeight: 1.1,
})
export const dot = styleVariants(
  {
    open: { background: theme.calendar.many },
    closed: { background: 'transparent', boxShadow: 'none' },
    selected: { background: 'currentColor' },
  },
  look => ({ inlineSize: '6px', blockSize: '6px', borderRadius: '50%', ...look }),
)
export const todayNumber = style({
  textDecoration: 'underline',
  textDecorationColor: theme.calendar.today,
  textDecorationThickness: '3px',
  textUnderlineOffset: '0.2em',
  selectors: { [`${day.selected} &`]: { textDecorationColor: 'currentColor' } },
})
