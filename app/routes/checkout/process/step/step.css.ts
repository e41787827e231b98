import { style } from '@vanilla-extract/css'
import { frame } from '#app/ui/styles/frame.ts'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

const badge = '2rem'

/** A line between steps; the number leads the eye, the open step has room. */
export const step = style({
  paddingBlock: theme.space.x4,
  borderBlockEnd: `${theme.shape.border} solid ${theme.line.hairline}`,
  selectors: {
    '&[data-state="open"]': { paddingBlockEnd: theme.space.x8 },
    [frame.rule]: { borderBlockEndColor: theme.line.strong },
  },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${theme.space.x3}`,
  minBlockSize: '44px',
})

export const number = style({
  ...type.control,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: badge,
  blockSize: badge,
  borderRadius: '50%',
  fontWeight: theme.text.strong,
  fontVariantNumeric: 'lining-nums',
  color: theme.text.subtle,
  boxShadow: `inset 0 0 0 1px ${theme.line.strong}`,
  selectors: {
    '&[data-state="open"]': {
      color: theme.button.label,
      background: theme.button.background,
      boxShadow: 'none',
    },
    '&[data-state="done"]': {
      color: theme.tone.positiveText,
      background: theme.tone.positiveBackground,
      boxShadow: 'none',
    },
  },
})

export const heading = style({
  ...type.title,
  flex: '1 1 8rem',
  minInlineSize: 0,
  color: theme.heading.color,
  selectors: { '&[data-state="waiting"]': { color: theme.text.subtle } },
  ':focus': { outline: 'none' },
})

/** The words of the button stand on the edge of the column, also on a line of its own. */
export const change = style({ marginInline: `calc(${theme.space.x4} * -1)` })

const indent = `calc(${badge} + ${theme.space.x3})`

/** Below the words of the heading; where letters are so large that these stand below their number, at the edge as they do. */
export const summary = style({
  ...type.small,
  marginInlineStart: `min(${indent}, max(0px, (100% - 13rem) * 99))`,
  color: theme.text.subtle,
  overflowWrap: 'anywhere',
})
export const body = style({
  marginBlockStart: theme.space.x4,
  '@media': { [media.tablet]: { marginInlineStart: indent } },
})
