import { globalStyle, style } from '@vanilla-extract/css'
import { blockInset } from '#app/ui/styles/block-inset.ts'
import { quietLink } from '#app/ui/styles/quiet-link.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const root = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.x4,
  marginBlockEnd: theme.space.x6,
  padding: blockInset,
  border: `${theme.shape.border} solid ${theme.line.hairline}`,
  borderRadius: theme.shape.radius,
})
export const part = style({ display: 'grid', gap: theme.space.x2, minInlineSize: 0 })
export const label = style({ ...type.small, color: theme.text.subtle })
export const days = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.x2 })
/** Its emptiest time stands below the day. */
export const day = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: theme.space.x1,
})
export const similar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.x4,
})
export const name = style([quietLink, { fontWeight: theme.text.strong }])
/** Its words begin on the edge of the others. */
globalStyle(`${root} > a`, {
  paddingInline: theme.space.x3,
  marginInlineStart: `calc(${theme.space.x3} * -1 - ${theme.shape.border})`,
})
