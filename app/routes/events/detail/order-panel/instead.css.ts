import { style } from '@vanilla-extract/css'
import { quietLink } from '#app/ui/styles/quiet-link.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const instead = style({ display: 'grid', gap: theme.space.x1 })
export const about = style({ ...type.small, color: theme.text.subtle })
export const later = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.x3,
})
export const day = style(quietLink)

export const similar = style({
  display: 'grid',
  gap: theme.space.x3,
  paddingBlockStart: theme.space.x4,
  borderBlockStart: `${theme.shape.border} solid ${theme.inventory.line}`,
})
/** Where letters are large the button stands below the words. */
export const event = style({
  display: 'grid',
  gridTemplateColumns: 'min(4.5rem, 25%) minmax(0, 1fr)',
  gap: `${theme.space.x2} ${theme.space.x4}`,
  alignItems: 'center',
})
export const picture = style({
  display: 'block',
  alignSelf: 'start',
  gridRow: 'span 2',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: theme.shape.radius,
})
export const words = style({ display: 'grid', gap: theme.space.x1, minInlineSize: 0 })
export const name = style({
  ...type.body,
  lineHeight: 1.3,
  fontWeight: theme.text.strong,
  color: theme.heading.color,
  textDecorationColor: theme.link.color,
})
export const offer = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${theme.space.x3}`,
  color: theme.text.subtle,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const tickets = style({ gridColumn: 2 })
