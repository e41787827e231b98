import { globalStyle, style } from '@vanilla-extract/css'
import { bottomBar } from '#app/ui/styles/bottom-bar.ts'
import { frame } from '#app/ui/styles/frame.ts'
import { largeFirstLetter } from '#app/ui/styles/large-first-letter.ts'
import { media } from '#app/ui/styles/media.ts'
import { quietLink } from '#app/ui/styles/quiet-link.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x6,
  '@media': {
    [media.desk]: {
      padding: theme.card.padding,
      borderRadius: theme.shape.radiusLarge,
      background: theme.sum.background,
      boxShadow: theme.sum.shadow,
      selectors: {
        [frame.rule]: {
          padding: 0,
          paddingBlockStart: theme.space.x4,
          background: 'none',
          boxShadow: 'none',
          borderRadius: 0,
          borderBlockStart: `3px solid ${theme.heading.color}`,
        },
        [frame.hairline]: {
          background: 'none',
          boxShadow: 'none',
          border: `${theme.shape.border} solid ${theme.line.hairline}`,
        },
      },
    },
  },
})

export const day = style({ display: 'grid', justifyItems: 'start' })
export const dayHeading = style(largeFirstLetter)
/** Phones say it beside the name, which stands right above. */
export const state = style({
  display: 'none',
  paddingBlockStart: theme.space.x2,
  '@media': { [media.desk]: { display: 'block' } },
})
export const change = style(quietLink)
export const times = style({ display: 'grid', gap: theme.space.x3 })
export const prices = style({ display: 'grid', gap: theme.space.x1 })

/** What some of the times cost: the times, then who pays what. */
export const timed = style({ display: 'grid', gap: theme.space.x1 })
export const timesOf = style({ ...type.small, color: theme.text.subtle, paddingBlockStart: theme.space.x3 })
export const rows = style({ display: 'grid' })
/** One row a person, one column for the times of a price; names are whole words where letters are large. */
export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  overflowWrap: 'break-word',
})
const cell = {
  paddingBlock: theme.space.x2,
  paddingInlineStart: theme.space.x3,
  verticalAlign: 'top',
  textAlign: 'end',
} as const
export const column = style({
  ...type.small,
  ...cell,
  verticalAlign: 'bottom',
  color: theme.text.subtle,
  fontWeight: 'inherit',
})
export const person = style({ ...cell, paddingInlineStart: 0, textAlign: 'start', fontWeight: 'inherit' })
export const amount = style(cell)
export const personRow = style({
  borderBlockStart: `${theme.shape.border} solid ${theme.inventory.line}`,
})
/** Where letters are large the price stands below the name, which is never broken for it. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${theme.space.x4}`,
  paddingBlock: theme.space.x2,
  borderBlockStart: `${theme.shape.border} solid ${theme.inventory.line}`,
  textAlign: 'end',
  selectors: { '&:first-child': { borderBlockStart: 0 } },
})
/** A price that has no room beside the name ends on the same edge below it. */
globalStyle(`${row} > :last-child`, { marginInlineStart: 'auto' })
export const who = style({ flex: '1 1 7rem', display: 'grid', minInlineSize: 0, textAlign: 'start' })
export const name = style({
  ...type.body,
  lineHeight: 1.3,
  fontWeight: theme.text.strong,
  overflowWrap: 'anywhere',
})
export const about = style({ ...type.small, color: theme.text.subtle })

export const forAll = style({ ...type.lead, color: theme.sum.total, fontWeight: theme.text.strong })
export const saving = style({ ...type.small, color: theme.tone.positiveText, fontWeight: theme.text.strong })

/** Phones have the bar instead. */
export const main = style({ display: 'none', '@media': { [media.desk]: { display: 'block' } } })

export const bar = style({
  ...bottomBar,
  color: theme.sum.total,
  '@media': {
    [media.low]: { position: 'static' },
    [media.desk]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
})
/** Until a script has measured it: what gets the focus is scrolled clear of it all the same. */
globalStyle(`html:has(${bar})`, {
  scrollPaddingBlockEnd: '6rem',
  '@media': {
    [media.low]: { scrollPaddingBlockEnd: 'auto' },
    [media.desk]: { scrollPaddingBlockEnd: 'auto' },
  },
})
export const least = style({
  ...type.lead,
  flex: '1 1 9rem',
  lineHeight: 1.25,
  fontWeight: theme.text.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
