import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const price = style({
  ...type.body,
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space.x2,
  color: theme.card.price,
  fontWeight: theme.text.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
/** What members pay below what everybody does: beside it the button would lose its place. */
export const below = style([price, { flexDirection: 'column', alignItems: 'flex-start' }])
export const retail = style({ color: theme.card.subtle, fontWeight: theme.text.weight })
/** What everybody pays, and below it what members do, both on the edge of what holds them. */
export const pair = style({ display: 'block' })
export const members = style({
  ...type.small,
  display: 'block',
  color: theme.card.member,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const member = style({ color: theme.card.member })
