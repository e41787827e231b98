import { globalStyle, style } from '@vanilla-extract/css'
import { blockInset } from '#app/ui/styles/block-inset.ts'
import { largeFirstLetter } from '#app/ui/styles/large-first-letter.ts'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const day = style({ display: 'grid', gap: theme.space.x2 })
export const date = style({ ...largeFirstLetter, ...type.small, color: theme.text.subtle })

const LINE = '2px'
const MARK = '10px'
/** A mark in the middle of the line, from inside of the list. */
const mark = {
  content: '""',
  position: 'absolute',
  insetInlineStart: `calc(${blockInset} * -1 - 4px)`,
  inlineSize: MARK,
  blockSize: MARK,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
} as const

/** One line down the day; each visit is a mark on it. */
export const list = style({
  display: 'grid',
  gap: theme.space.x3,
  paddingInlineStart: `calc(${blockInset} - ${LINE})`,
  borderInlineStart: `${LINE} solid ${theme.line.hairline}`,
})

export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x2,
  selectors: {
    '&::before': { ...mark, insetBlockStart: '1.4rem', background: theme.link.color },
  },
})

/** What is at its end goes below where there is no room beside. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.x3,
})
export const picture = style({
  inlineSize: '3.5rem',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: theme.shape.picture,
})
export const what = style({ flex: '1 1 8rem', display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
export const time = style({ ...type.small, fontVariantNumeric: 'tabular-nums lining-nums' })
export const name = style({ fontWeight: theme.text.strong })
export const about = style({ ...type.small, color: theme.text.subtle })
/** Above its visits, without a mark: it has no time. */
export const combo = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x2,
})

/** What is being changed of a visit, below its line. */
export const unfolded = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x4,
  paddingBlock: `${theme.space.x3} ${theme.space.x6}`,
})
globalStyle(`${unfolded} > button`, {
  justifySelf: 'end',
  paddingInline: theme.space.x3,
  marginInlineEnd: `calc(${theme.space.x3} * -1 - ${theme.shape.border})`,
})

/** Its words end on the edge of the amounts. */
export const end = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  marginInlineStart: 'auto',
  '@media': { [media.broad]: { flexDirection: 'row', alignItems: 'center', gap: theme.space.x4 } },
})
/** Another time: beside the way to the block, on phones a line below the words. */
export const mend = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '44px',
  flex: '1 0 100%',
  order: 1,
  marginBlockStart: `calc(${theme.space.x3} * -1)`,
  paddingInlineStart: `calc(3.5rem + ${theme.space.x3})`,
  '@media': {
    [media.tablet]: { flex: 'none', order: 0, marginBlockStart: 0, paddingInlineStart: 0 },
  },
})
globalStyle(`${mend} > button`, {
  paddingInline: theme.space.x3,
  marginInlineStart: `calc(${theme.space.x3} * -1 - ${theme.shape.border})`,
  textAlign: 'start',
})
globalStyle(`${end} > button`, {
  paddingInline: theme.space.x3,
  marginInlineEnd: `calc(${theme.space.x3} * -1 - ${theme.shape.border})`,
  minInlineSize: 0,
})
export const total = style({ fontVariantNumeric: 'tabular-nums lining-nums' })
export const gap = style({ display: 'grid', gap: theme.space.x2 })
/** What could be there has a mark too, an empty one. */
export const offer = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.x3,
  selectors: {
    '&::before': {
      ...mark,
      boxSizing: 'border-box',
      insetBlockStart: `calc(50% - ${MARK} / 2)`,
      background: theme.page.background,
      border: `${LINE} solid ${theme.link.color}`,
    },
  },
})
