import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

/** The whole entry can be pressed; the number is its link. */
export const entry = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space.x4,
  paddingBlock: theme.space.x6,
  borderBlockEnd: `${theme.shape.border} solid ${theme.line.hairline}`,
})
export const words = style({ display: 'grid', gap: theme.space.x1, minInlineSize: 0 })
export const items = style({
  ...type.body,
  fontWeight: theme.text.strong,
  color: theme.heading.color,
  overflowWrap: 'anywhere',
})
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
