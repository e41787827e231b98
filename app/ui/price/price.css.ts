import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

/** Which edge it stands on is the business of what holds it: rows of prices end-align, cards do not. */
export const price = style({
  display: 'inline-block',
  color: theme.inventory.price,
  fontFamily: theme.face.control,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.3,
})

export const amount = styleVariants({
  regular: { fontWeight: theme.text.strong, whiteSpace: 'nowrap' },
  large: {
    fontFamily: theme.face.display,
    fontWeight: theme.heading.weight,
    fontSize: theme.type.title,
    whiteSpace: 'nowrap',
  },
})

/** Above the new price where both have no room on a line. */
export const retail = style({
  display: 'inline-block',
  color: theme.inventory.retail,
  textDecoration: 'line-through',
  textDecorationThickness: '1px',
  whiteSpace: 'nowrap',
  marginInlineEnd: theme.space.x2,
})
/** The room between them is the new price's, so that both end on one edge where they stand one above the other. */
globalStyle(`${price} > ${retail}`, { marginInlineEnd: 0 })
for (const size of Object.values(amount))
  globalStyle(`${price} > ${retail} ~ ${size}`, { marginInlineStart: theme.space.x2 })

export const note = style({
  display: 'block',
  fontSize: theme.type.tiny,
  color: theme.card.member,
  fontWeight: theme.text.strong,
})
export const before = style({ fontSize: theme.type.small, color: theme.inventory.subtle })
