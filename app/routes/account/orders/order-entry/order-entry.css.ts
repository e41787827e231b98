import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { transition } from '#app/ui/styles/ring.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

/** The whole entry can be pressed; the number is its link. */
export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'min(4.75rem, 22%) minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: theme.space.x4,
  rowGap: theme.space.x1,
  gridTemplateRows: 'auto 1fr',
  paddingBlock: theme.space.x6,
  borderBlockEnd: `${theme.shape.border} solid ${theme.line.hairline}`,
  '@media': {
    [media.broad]: { gridTemplateColumns: '6rem minmax(0, 1fr) auto' },
  },
})
export const picture = style({ gridRow: 'span 2' })
/** What was bought, and what it came to: below it where letters are so large that its longest word takes the line. */
export const head = style({
  gridColumn: '2',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.space.x4,
  rowGap: theme.space.x1,
  minInlineSize: 0,
})
export const words = style({
  flex: '999 1 min-content',
  display: 'grid',
  gap: theme.space.x1,
  minInlineSize: 0,
  maxInlineSize: '100%',
})
/** Below what was bought and what it came to, over the width of both. */
export const facts = style({
  gridColumn: '2 / -1',
  gridRow: '2',
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.x1,
  minInlineSize: 0,
})
export const items = style({
  ...type.body,
  fontWeight: theme.text.strong,
  color: theme.heading.color,
  // `anywhere` would let a column of letters count as its longest word.
  overflowWrap: 'break-word',
})
const visitWords = {
  ...type.small,
  fontFamily: theme.face.control,
} as const
export const visit = style({ ...visitWords, color: theme.text.color })
export const pastVisit = style({ ...visitWords, color: theme.text.subtle })
export const about = style({
  ...type.small,
  fontFamily: theme.face.control,
  color: theme.text.subtle,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.x3,
})
export const number = style({
  color: theme.link.color,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
})
export const total = style({
  ...type.body,
  flex: 'none',
  marginInlineStart: 'auto',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'end',
  textAlign: 'end',
  fontFamily: theme.face.control,
  fontWeight: theme.text.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const voidTotal = style({
  color: theme.text.subtle,
  fontWeight: 'normal',
})
/** On a phone as wide as its longest word: what was bought keeps its line. */
export const refund = style({
  ...type.small,
  fontFamily: theme.face.control,
  inlineSize: 'min-content',
  overflowWrap: 'normal',
  '@media': { [media.broad]: { inlineSize: 'auto' } },
})
/** That the row leads somewhere; a phone needs the room for the total. */
export const chevron = style({
  display: 'none',
  gridRow: '1',
  marginBlockStart: '0.2em',
  color: theme.text.subtle,
  transition: transition('color'),
  selectors: { [`${entry}:hover &`]: { color: theme.link.color } },
  '@media': { [media.broad]: { display: 'block', gridColumn: '3' } },
})
/** Above the link that covers the row. */
export const door = style({
  gridColumn: '2 / -1',
  position: 'relative',
  zIndex: 1,
  justifySelf: 'start',
  marginBlockStart: theme.space.x1,
})
