import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { frame } from '#app/ui/styles/frame.ts'
import { largeFirstLetter } from '#app/ui/styles/large-first-letter.ts'
import { media } from '#app/ui/styles/media.ts'
import { transition } from '#app/ui/styles/ring.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

/** Months below each other, two side by side where there is room. */
export const months = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x12,
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `${theme.space.x16} ${theme.space.x12}`,
    },
  },
})

export const month = style({ minInlineSize: 0 })
export const heading = style({ ...largeFirstLetter, marginBlockEnd: theme.space.x4 })

export const grid = style({
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '3px',
  inlineSize: 'calc(100% + 6px)',
  marginInline: '-3px',
  '@media': {
    [media.tablet]: { borderSpacing: '4px', inlineSize: 'calc(100% + 8px)', marginInline: '-4px' },
  },
})

export const weekday = style({
  ...type.tiny,
  fontFamily: theme.face.control,
  paddingBlockEnd: theme.space.x2,
  color: theme.text.subtle,
  textAlign: 'center',
  fontWeight: theme.text.weight,
})
export const short = style({ '@media': { [media.tablet]: { display: 'none' } } })
export const long = style({ display: 'none', '@media': { [media.tablet]: { display: 'inline' } } })

const idleWeek = 'tr:not(:has(a)) > &'

export const cell = style({
  padding: 0,
  verticalAlign: 'top',
  blockSize: '4rem',
  // Days with more to say than their number grow, and their week with them.
  '@media': { [media.tablet]: { blockSize: '4.25rem' } },
  // A week in which nothing can be had needs no room for it.
  selectors: { [idleWeek]: { blockSize: '2.75rem' } },
})

const base = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: '1px',
  inlineSize: '100%',
  blockSize: '100%',
  paddingBlock: theme.space.x2,
  paddingInline: '2px',
  borderRadius: `min(${theme.shape.radius}, 14px)`,
  color: theme.calendar.text,
  fontFamily: theme.face.control,
  textDecoration: 'none',
  textAlign: 'center',
  overflow: 'hidden',
  transition: transition('background-color', 'color'),
  ':focus-visible': { outlineOffset: '0px' },
  selectors: { 'tr:not(:has(a)) > td > &': { paddingBlock: '2px', blockSize: 'auto' } },
})

export const day = styleVariants({
  open: [
    base,
    {
      background: theme.calendar.background,
      // Its ground may be nearly that of the page: the edge says what can be pressed.
      boxShadow: `inset 0 0 0 1px ${theme.line.hairline}`,
      selectors: {
        '&:hover': { background: theme.calendar.hover, color: theme.calendar.text },
        [frame.rule]: { boxShadow: `inset 0 -1px 0 ${theme.line.hairline}`, borderRadius: 0 },
      },
    },
  ],
  disabled: [base, { color: theme.calendar.disabled, cursor: 'default' }],
  selected: [
    base,
    {
      background: theme.calendar.selected,
      color: theme.calendar.selectedLabel,
      selectors: { '&:hover': { color: theme.calendar.selectedLabel } },
      '@media': { [media.forced]: { outline: '3px solid Highlight', outlineOffset: '-3px' } },
    },
  ],
})

export const number = style({
  fontSize: theme.type.body,
  fontWeight: theme.text.strong,
  lineHeight: 1.15,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${day.disabled} &`]: { fontWeight: theme.text.weight } },
})
export const soldOut = style({ textDecoration: 'line-through' })
export const today = style({
  selectors: {
    '&::after': {
      content: '""',
      display: 'block',
      blockSize: '3px',
      inlineSize: '1.25em',
      marginBlockStart: '1px',
      marginInline: 'auto',
      borderRadius: '2px',
      background: theme.calendar.today,
    },
    [`${day.selected} &::after`]: { background: 'currentColor' },
  },
})

const small = {
  fontSize: theme.type.tiny,
  lineHeight: 1.2,
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const
export const word = style(small)
/** Stands on phones for the label that they do without, as the legend tells it. */
export const dash = style({ ...small, '@media': { [media.tablet]: { display: 'none' } } })
/** The label that phones do without (ORD-096). */
export const roomyWord = style({
  ...small,
  display: 'none',
  '@media': { [media.tablet]: { display: 'block' } },
})
/** The day of the order: in a frame, and in words where there is room for them. */
export const ordered = style({
  outline: `2px solid ${theme.calendar.selected}`,
  outlineOffset: '-2px',
})
export const orderedWord = style([roomyWord, { fontWeight: theme.text.strong }])
export const price = style([
  word,
  {
    color: theme.calendar.price,
    letterSpacing: 0,
    // As wide as the day: cents have no room to spare on a phone.
    maxInlineSize: 'calc(100% + 4px)',
    marginInline: '-2px',
    fontSize: '0.75rem',
    '@media': { [media.tablet]: { fontSize: theme.type.tiny, fontVariantNumeric: 'tabular-nums' } },
    selectors: { [`${day.selected} &`]: { color: 'inherit' } },
  },
])

export const currency = style({ '@media': { '(max-width: 23em)': { display: 'none' } } })

export const note = style([
  word,
  {
    paddingInline: '6px',
    borderRadius: '6px',
    background: theme.calendar.noteBackground,
    color: theme.calendar.noteText,
    minInlineSize: 0,
    '@media': {
      [media.tablet]: {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 3,
        whiteSpace: 'normal',
        borderRadius: `min(${theme.shape.radiusSmall}, 6px)`,
        maxInlineSize: 'calc(100% - 6px)',
        paddingInline: '3px',
        paddingBlock: '1px',
        fontSize: '0.75rem',
        textWrap: 'balance',
        overflowWrap: 'break-word',
      },
      '(max-width: 42.4em)': {
        inlineSize: '7px',
        blockSize: '7px',
        padding: 0,
        textIndent: '-99em',
        position: 'absolute',
        insetBlockStart: '5px',
        insetInlineEnd: '5px',
        background: theme.calendar.noteText,
      },
      // Where a day has no room beside its number.
      '(max-width: 24em)': {
        inlineSize: '5px',
        blockSize: '5px',
        insetBlockStart: '3px',
        insetInlineEnd: '3px',
      },
    },
  },
])

/** Four steps, told apart by length before colour: full, more than half, a third, broken. */
export const mark = style({
  position: 'absolute',
  insetBlockEnd: '6px',
  insetInline: '22%',
  blockSize: '4px',
  borderRadius: '2px',
  overflow: 'hidden',
  background: `color-mix(in srgb, currentColor 14%, transparent)`,
  '@media': { [media.forced]: { border: '1px solid GrayText' } },
})
/** A note keeps away from the mark, and the week grows. */
globalStyle(`${note}:has(+ ${mark})`, {
  '@media': { [media.tablet]: { marginBlockEnd: '8px' } },
})
/** A week in which nothing can be had is low: what is sold out in it has room below its words. */
globalStyle(`tr:not(:has(a)) > td > :has(${mark})`, { paddingBlockEnd: '14px' })

export const markFill = styleVariants(
  {
    many: { inlineSize: '100%', background: theme.calendar.many },
    some: { inlineSize: '60%', background: theme.calendar.many },
    few: { inlineSize: '28%', background: theme.calendar.few },
    none: {
      inlineSize: '100%',
      background: `repeating-linear-gradient(90deg, ${theme.calendar.none} 0 4px, transparent 4px 8px)`,
      '@media': { [media.forced]: { background: 'Canvas' } },
    },
  },
  look => ({
    display: 'block',
    blockSize: '100%',
    borderRadius: 'inherit',
    forcedColorAdjust: 'none',
    selectors: { [`${day.selected} &`]: { background: 'currentColor' } },
    '@media': { [media.forced]: { background: 'CanvasText' } },
    ...look,
  }),
)
