import { style, styleVariants } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

/** As tall in every state, so that nothing around it moves when time runs out. */
const line = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space.x4,
  rowGap: theme.space.x1,
  minBlockSize: '44px',
})

export const look = styleVariants({
  quiet: [line],
  urgent: [line, { fontWeight: theme.text.strong }],
})

/** The sentence keeps to the side of its sign, however many lines it has. */
export const words = style({ display: 'flex', columnGap: theme.space.x2, minInlineSize: 0 })
export const sign = style({ flex: 'none', marginBlockStart: '0.1em' })
/** The dot stays with the words before it, and the clock follows them on their line or the next. */
export const sentence = style({ minInlineSize: 0 })
export const dot = style({ marginInline: theme.space.x2 })

/** Words of the button stand on the edge of the column, on the line of the clock and below it. */
export const extend = style({ display: 'inline-flex', marginInline: `calc(${theme.space.x4} * -1)` })

export const clock = style({
  display: 'inline-block',
  fontVariantNumeric: 'tabular-nums lining-nums',
  minInlineSize: '4ch',
  whiteSpace: 'nowrap',
})

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.x1,
  marginInlineStart: theme.space.x1,
})
