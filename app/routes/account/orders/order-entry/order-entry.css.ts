import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

/** The whole entry can be pressed; the number is its link. */
export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(4rem, 22%) minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: theme.space.x4,
  rowGap: theme.space.x1,
  paddingBlock: theme.space.x6,
  borderBlockEnd: `${theme.shape.border} solid ${theme.line.hairline}`,
  '@media': { [media.broad]: { gridTemplateColumns: '6rem minmax(0, 1fr) auto' } },
})
/** On a phone the total stands below the words. */
export const picture = style({ gridRow: 'span 2', '@media': { [media.broad]: { gridRow: 'auto' } } })
export const words = style({ display: 'grid', gap: theme.space.x1, minInlineSize: 0 })
export const items = style({
  ...type.body,
  fontWeight: theme.text.strong,
  color: theme.heading.color,
  overflowWrap: 'anywhere',
})
export const visit = style({ ...type.small, fontFamily: theme.face.control, color: theme.heading.color })
export const about = style({
  ...type.small,
  fontFamily: theme.face.control,
  color: theme.text.subtle,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.x4,
})
export const number = style({
  color: theme.link.color,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
})
export const total = style({
  ...type.body,
  fontFamily: theme.face.control,
  fontWeight: theme.text.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
})
