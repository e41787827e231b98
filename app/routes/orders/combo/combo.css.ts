import { style, styleVariants } from '@vanilla-extract/css'
import { bottomBar } from '#app/ui/styles/bottom-bar.ts'
import { frame } from '#app/ui/styles/frame.ts'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x8,
  marginBlockEnd: theme.space.x8,
})
/** A combo with nothing to choose has nothing to stand beside: its page is narrow. */
export const columns = styleVariants({
  choices: [
    column,
    {
      '@media': {
        [media.desk]: {
          gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)',
          columnGap: theme.space.x16,
        },
        [media.laptop]: { rowGap: theme.space.x4 },
      },
    },
  ],
  narrow: [column],
})
export const head = style({
  display: 'grid',
  gap: theme.space.x2,
  justifyItems: 'start',
  // Beside its picture, which is as tall as the words.
  '@media': {
    [media.desk]: {
      gridColumn: '1 / -1',
      columnGap: theme.space.x16,
      selectors: {
        [`${columns.choices} > &`]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
      },
    },
    [media.laptop]: {
      selectors: { [`${columns.choices} > &`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
})
/** As on the card: one picture, or those of two parts side by side. */
export const picture = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '3px',
  inlineSize: '100%',
  aspectRatio: '5 / 2',
  overflow: 'hidden',
  borderRadius: theme.shape.picture,
  marginBlockEnd: theme.space.x2,
  '@media': {
    [media.desk]: {
      gridColumn: 2,
      gridRow: '1 / span 6',
      alignSelf: 'start',
      marginBlockEnd: 0,
      selectors: { [`${columns.narrow} &`]: { display: 'none' } },
    },
    // What is chosen has to be in sight above the bar.
    [media.laptop]: { display: 'none' },
  },
})
export const text = style({ color: theme.text.subtle, maxInlineSize: '54ch', textWrap: 'pretty' })
export const overline = style({ ...type.body, color: theme.text.subtle })
export const combo = style({
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})
export const price = style({
  ...type.lead,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.x3,
  fontWeight: theme.text.strong,
})
export const day = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space.x4,
})
export const dayLink = style({ paddingBlock: theme.space.x2 })

/** The tray stands first, and beside the candidates where there is room. */
export const tray = style({
  minInlineSize: 0,
  '@media': {
    [media.desk]: {
      selectors: {
        [`${columns.choices} > &`]: {
          gridColumn: 2,
          gridRow: 2,
          position: 'sticky',
          insetBlockStart: theme.space.x6,
          alignSelf: 'start',
        },
      },
    },
  },
})
export const queues = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.space.x8,
  '@media': {
    [media.desk]: { selectors: { [`${columns.choices} > &`]: { gridColumn: 1, gridRow: 2 } } },
  },
})

const bar = style({
  ...bottomBar,
  color: theme.sum.text,
  '@media': {
    [media.low]: { position: 'static' },
    // In the page's width it ends as a surface of its own does.
    [media.wide]: {
      marginInline: 0,
      paddingInline: theme.card.padding,
      insetBlockEnd: theme.space.x4,
      borderRadius: theme.shape.radiusLarge,
      selectors: { [frame.rule]: { borderRadius: 0 } },
    },
    // Nothing peeks out below it where the window ends within the tray.
    [media.laptop]: { insetBlockEnd: 0, borderEndStartRadius: 0, borderEndEndRadius: 0 },
  },
})
/** Where there is room it ends the column that it sums up: the tray's, or the page. */
export const foot = styleVariants({
  choices: [
    bar,
    {
      '@media': {
        [media.desk]: { marginInlineStart: 'auto', inlineSize: `calc((100% - ${theme.space.x16}) / 2.4)` },
        [media.wide]: { marginInlineStart: 'auto' },
      },
    },
  ],
  narrow: [bar],
})
export const state = style({ ...type.body, fontWeight: theme.text.strong, minInlineSize: 0 })
