import { globalStyle, style } from '@vanilla-extract/css'
import { frame } from '#app/ui/styles/frame.ts'
import { media } from '#app/ui/styles/media.ts'
import { ring, transition } from '#app/ui/styles/ring.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

const PHONE = '(max-width: 42.49em)'
const plates = '[data-events="plates"] &'
const times = '[data-events="times"] &'

/** The list a venue chose: large pictures side by side, plates with words beside them, or times first. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18.5rem, 100%), 1fr))',
  gridAutoFlow: 'dense',
  gap: theme.space.x6,
  selectors: {
    [plates]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.x8 },
    [times]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.x4 },
  },
})

/** Across all columns; cards fill up the row before it. */
export const note = style({ gridColumn: '1 / -1', marginBlockStart: `calc(${theme.space.x4} * -1)` })

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr auto',
  gridTemplateAreas: '"picture" "words" "times" "foot"',
  minInlineSize: 0,
  background: theme.card.background,
  borderRadius: theme.shape.radiusLarge,
  boxShadow: theme.card.shadow,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  transition: transition('background-color', 'box-shadow', 'transform'),
  selectors: {
    '&:has(h2 a:focus-visible, h3 a:focus-visible)': ring,
    [frame.rule]: { background: 'none', borderRadius: 0, boxShadow: 'none', overflow: 'visible' },
    [frame.hairline]: { border: `${theme.shape.border} solid ${theme.card.line}`, boxShadow: 'none' },
  },
  '@media': {
    [media.pointing]: {
      selectors: {
        '[data-frame="surface"] &:has(h2 a:hover, h3 a:hover)': {
          background: theme.card.backgroundHover,
          transform: 'translateY(-2px)',
        },
        '[data-frame="hairline"] &:has(h2 a:hover, h3 a:hover)': { borderColor: theme.line.strong },
      },
    },
    [media.tablet]: {
      selectors: {
        [plates]: {
          gridTemplateColumns: 'minmax(0, 17rem) minmax(0, 1fr)',
          gridTemplateRows: '1fr auto auto auto 1fr',
          gridTemplateAreas: '"picture ." "picture words" "picture times" "picture foot" "picture .."',
          columnGap: theme.space.x12,
        },
        [times]: {
          gridTemplateColumns: 'minmax(0, 16rem) minmax(0, 1fr) auto minmax(0, 15rem)',
          gridTemplateRows: 'minmax(9rem, auto)',
          gridTemplateAreas: '"times words foot picture"',
          alignItems: 'center',
        },
      },
    },
    [media.desk]: {
      selectors: {
        [times]: { gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr) auto minmax(0, 15rem)' },
        [plates]: {
          gridTemplateColumns: 'minmax(0, 25rem) minmax(0, 1fr) minmax(9rem, auto)',
          gridTemplateRows: '1fr auto auto 1fr',
          gridTemplateAreas: '"picture . foot" "picture words foot" "picture times foot" "picture .. foot"',
        },
      },
    },
    [media.print]: { boxShadow: 'none', breakInside: 'avoid' },
  },
})

/** Plates stand apart by a rule, as the parts of the page do. */
globalStyle(`[data-events="plates"] ${list} > :not(${note}) + * > ${card}`, {
  '@media': {
    [media.tablet]: {
      borderBlockStart: `${theme.shape.border} solid ${theme.line.hairline}`,
      paddingBlockStart: theme.space.x8,
    },
  },
})

export const picture = style({
  gridArea: 'picture',
  minInlineSize: 0,
  position: 'relative',
  '@media': {
    [media.tablet]: {
      selectors: { [times]: { alignSelf: 'stretch', display: 'grid' }, [plates]: { alignSelf: 'start' } },
    },
  },
})

/** On phones a picture as tall as it is wide would hide what it is about below the edge. */
globalStyle(`${picture} > :first-child`, {
  maxBlockSize: '46vw',
  '@media': { [media.tablet]: { maxBlockSize: 'none' } },
})

/** Beside words a tall picture is no taller than it is wide. */
globalStyle(`[data-events="plates"] ${picture} > :first-child`, {
  '@media': { [media.desk]: { maxBlockSize: '20rem' } },
})

/** Beside times the picture is a band as tall as its row. */
globalStyle(`[data-events="times"] ${picture} > :first-child`, {
  borderRadius: 0,
  '@media': { [media.tablet]: { blockSize: '100%', aspectRatio: 'auto' } },
})

const inset = {
  paddingInline: theme.card.padding,
  selectors: { [frame.rule]: { paddingInline: 0 } },
} as const

export const words = style({
  ...inset,
  gridArea: 'words',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x2,
  alignContent: 'start',
  paddingBlockStart: theme.card.padding,
  '@media': {
    [PHONE]: { paddingBlockStart: theme.space.x4 },
    [media.tablet]: {
      selectors: { [plates]: { paddingBlockStart: 0 }, [times]: { paddingBlock: theme.card.padding } },
    },
  },
})

export const heading = style({
  ...type.title,
  color: theme.card.heading,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': { [media.tablet]: { selectors: { [plates]: { fontSize: theme.type.heading } } } },
})

/** The whole card answers to the link of its heading; other links lie above it. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': {
      color: 'inherit',
      textDecoration: 'underline',
      textDecorationThickness: '0.07em',
      textUnderlineOffset: '0.14em',
    },
    '&:focus-visible': { outline: 'none' },
  },
})

export const text = style({
  ...type.small,
  color: theme.card.text,
  maxInlineSize: '60ch',
  '@media': {
    // A long list is looked through on a phone; what is cut off stands on the event's own page.
    [PHONE]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
    },
    [media.desk]: { selectors: { [plates]: { fontSize: theme.type.body } } },
  },
})
export const facts = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space.x1} ${theme.space.x4}`,
  color: theme.card.subtle,
})

export const timesRow = style({
  ...inset,
  gridArea: 'times',
  alignSelf: 'start',
  paddingBlockStart: theme.space.x4,
  '@media': {
    [media.tablet]: {
      selectors: { [times]: { paddingBlock: theme.card.padding, paddingInlineEnd: 0, alignSelf: 'center' } },
    },
  },
})

/** Where no card of a list has times, as of several events in one, the words begin at the start. */
globalStyle(`[data-events="times"] ${list}:not(:has(${timesRow})) ${card}`, {
  '@media': { [media.tablet]: { gridTemplateAreas: '"words words foot picture"' } },
})

export const foot = style({
  ...inset,
  gridArea: 'foot',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.x3,
  paddingBlock: theme.card.padding,
  selectors: { ...inset.selectors, '[data-frame="rule"] &': { paddingInline: 0, paddingBlockEnd: 0 } },
  '@media': {
    [PHONE]: { paddingBlockStart: theme.space.x4 },
    [media.tablet]: {
      selectors: {
        [times]: {
          flexDirection: 'column',
          alignItems: 'flex-end',
          justifyContent: 'center',
          textAlign: 'end',
          minInlineSize: '8rem',
        },
        [plates]: { justifyContent: 'flex-start', alignSelf: 'start', gap: theme.space.x6 },
      },
    },
    [media.desk]: {
      selectors: {
        [plates]: {
          flexDirection: 'column',
          alignItems: 'flex-end',
          justifyContent: 'center',
          alignSelf: 'center',
          gap: theme.space.x3,
          textAlign: 'end',
        },
      },
    },
  },
})
/** A price of several words goes over lines of its own, not the button. */
globalStyle(`${foot} > :first-child:not(:last-child)`, {
  '@media': { [PHONE]: { flex: '1 1 8rem' } },
})

/** Above the heading's link, so that it answers by itself. */
export const above = style({ position: 'relative', zIndex: 1 })

export const flags = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: theme.space.x3,
  insetInlineStart: theme.space.x3,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.x2,
  maxInlineSize: `calc(100% - 2 * ${theme.space.x3})`,
})
