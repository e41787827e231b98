import { globalStyle, style } from '@vanilla-extract/css'
import { largeFirstLetter } from '#app/ui/styles/large-first-letter.ts'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x4,
  '@media': { [media.desk]: { gap: theme.space.x6 }, [media.laptop]: { gap: theme.space.x1 } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.x4,
  rowGap: theme.space.x1,
})

/** The sign of the button has no room beside the date on phones. */
globalStyle(`${head} > a > svg`, { '@media': { '(max-width: 42.49em)': { display: 'none' } } })

/** A line of its own on phones, where the hours and the button share the next; no word of it is broken. */
export const date = style({
  ...largeFirstLetter,
  flex: '1 0 100%',
  overflowWrap: 'normal',
  selectors: { '&&': { fontSize: theme.type.lead } },
  '@media': {
    [media.tablet]: { flex: '1 1 12ch', selectors: { '&&': { fontSize: theme.type.heading } } },
    [media.laptop]: {
      flex: 'none',
      maxInlineSize: '100%',
      selectors: { '&&': { fontSize: theme.type.title } },
    },
  },
})
export const whole = style({ display: 'inline-block' })
/** When it is open, and in the same line, where there is room, why. */
export const facts = style({
  flex: '1 1 10rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space.x3,
  // Beside the date; the button stays at the end.
  '@media': { [media.tablet]: { flex: '1 0 100%' }, [media.laptop]: { flex: '1 1 12rem' } },
})
globalStyle(`${head} > a`, {
  '@media': {
    '(max-width: 42.49em)': { order: 1, marginInlineStart: 'auto' },
    [media.laptop]: { order: 1, marginInlineStart: 'auto' },
  },
})
export const hours = style({ color: theme.text.subtle })
/** A sentence a line. */
export const note = style({
  ...type.small,
  color: theme.text.color,
  whiteSpace: 'pre-line',
})
