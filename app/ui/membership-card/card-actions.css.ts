import { globalStyle, style } from '@vanilla-extract/css'
import { list } from '#app/ui/membership-card/membership-card.css.ts'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x2,
} as const

export const actions = style(column)
export const condition = style({
  ...type.small,
  color: theme.text.subtle,
  textWrap: 'balance',
  marginBlockEnd: theme.space.x2,
})
export const withOrder = style({
  ...type.small,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.space.x2,
  alignItems: 'start',
  color: theme.text.color,
  marginBlockEnd: theme.space.x2,
})
export const withOrderSign = style({ marginBlockStart: '0.15em', color: theme.text.subtle })
export const requirement = style({ ...column, gap: theme.space.x3 })

/** Beside levels that can be given, those that cannot keep the room of it: the main buttons stand in one line. */
globalStyle(`${list}:has(${actions} > a ~ a) ${actions}:not(:has(> a ~ a))`, {
  '@media': {
    [media.tablet]: { paddingBlockEnd: `calc(${theme.space.control} + ${theme.space.x2})` },
  },
})
