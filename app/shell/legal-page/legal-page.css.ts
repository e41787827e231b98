import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

/** Contents above the text on phones; beside it, in sight while reading, where there is room. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: theme.space.x8,
  '@media': {
    [media.desk]: {
      gridTemplateColumns: `16rem minmax(0, ${theme.space.reading})`,
      columnGap: `calc(${theme.space.x16} + ${theme.space.x8})`,
      rowGap: theme.space.x12,
    },
    [media.print]: { display: 'block', padding: 0, maxInlineSize: 'none', colorScheme: 'light' },
  },
})

export const head = style({
  '@media': { [media.desk]: { gridColumn: '2' }, [media.print]: { marginBlockEnd: theme.space.x6 } },
})
globalStyle(`${head} > header`, { marginBlockEnd: 0 })

export const contents = style({
  '@media': {
    [media.desk]: {
      gridColumn: '1',
      gridRow: '1 / span 2',
      position: 'sticky',
      insetBlockStart: theme.space.x12,
      alignSelf: 'start',
      maxBlockSize: `calc(100dvh - 2 * ${theme.space.x12})`,
      overflowY: 'auto',
      paddingBlockStart: theme.space.x1,
    },
    [media.print]: { display: 'none' },
  },
})
export const contentsHeading = style({
  ...type.control,
  fontWeight: theme.text.strong,
  color: theme.text.subtle,
  marginBlockEnd: theme.space.x2,
})

export const list = style({
  counterReset: 'entry',
  borderBlockEnd: `${theme.shape.border} solid ${theme.line.hairline}`,
})
export const entry = style({
  counterIncrement: 'entry',
  borderBlockStart: `${theme.shape.border} solid ${theme.line.hairline}`,
})
export const link = style({
  ...type.small,
  fontFamily: theme.face.control,
  display: 'grid',
  gridTemplateColumns: '1.75em minmax(0, 1fr)',
  alignItems: 'center',
  minBlockSize: '2.5rem',
  paddingBlock: theme.space.x1,
  color: theme.text.color,
  textDecoration: 'none',
  '::before': {
    content: 'counter(entry)',
    color: theme.text.subtle,
    fontVariantNumeric: 'tabular-nums',
  },
  ':hover': { color: theme.link.hover, textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
})

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x12,
  maxInlineSize: theme.space.reading,
  counterReset: 'section',
  '@media': { [media.desk]: { gridColumn: '2' }, [media.print]: { display: 'block', maxInlineSize: 'none' } },
})

export const section = style({
  counterIncrement: 'section',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x3,
  scrollMarginBlockStart: theme.space.x4,
  outlineOffset: theme.space.x4,
  '@media': { [media.print]: { display: 'block', marginBlockEnd: theme.space.x6 } },
})

/** The number stands in the margin where there is one, so that headings and words share an edge. */
export const heading = style({
  ...type.title,
  position: 'relative',
  color: theme.heading.color,
  breakAfter: 'avoid',
  '::before': {
    content: 'counter(section)',
    color: theme.text.subtle,
    fontVariantNumeric: 'tabular-nums',
    marginInlineEnd: '0.6em',
  },
  '@media': {
    [media.desk]: { '::before': { position: 'absolute', insetInlineEnd: '100%', whiteSpace: 'nowrap' } },
    [media.print]: { '::before': { position: 'static' } },
  },
  selectors: { [`${section}:target > &::before`]: { color: theme.link.color } },
})

/** What stands below a section's words: how to reach the venue. */
export const below = style({ display: 'grid', gap: theme.space.x2 })

/** On paper words are dark, whatever the venue's colours on the screen. */
globalStyle(`${page} :is(h1, h2, p, div, dt, dd, a)`, {
  '@media': { [media.print]: { color: 'black', orphans: 3, widows: 3 } },
})
globalStyle(`${sections} a[href^="http"]::after`, {
  '@media': { [media.print]: { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' } },
})
