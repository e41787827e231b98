import { style, styleVariants } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const price = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  columnGap: theme.space.x2,
  color: theme.inventory.price,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
  lineHeight: 1.25,
})

export const amount = styleVariants({
  regular: { fontWeight: theme.text.strong, whiteSpace: 'nowrap' },
  large: { fontFamily: theme.face.display, fontWeight: theme.heading.weight, fontSize: theme.type.title, whiteSpace: 'nowrap' },
})

export const retail = style({
  color: theme.inventory.retail,
  textDecoration: 'line-through',
  textDecorationThickness: '1px',
  fontWeight: theme.text.weight,
  whiteSpace: 'nowrap',
})

export const note = style({ flexBasis: '100%', fontSize: theme.type.tiny, color: theme.card.member, fontWeight: theme.text.strong })
export const before = style({ fontSize: theme.type.small, color: theme.inventory.subtle })
