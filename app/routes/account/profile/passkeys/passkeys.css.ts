import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x4,
  paddingBlockStart: theme.space.x6,
  borderBlockStart: `${theme.shape.border} solid ${theme.line.hairline}`,
})

export const list = style({ display: 'grid', gap: theme.space.x3, ':focus': { outline: 'none' } })

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${theme.space.x2} ${theme.space.x4}`,
  paddingBlock: theme.space.x3,
  borderBlockEnd: `${theme.shape.border} solid ${theme.line.hairline}`,
})

/** Its label stands on the edge of the list, at the end of its line and below it. */
export const remove = style({ marginInline: `calc(${theme.space.x4} * -1)` })

export const words = style({ display: 'grid', gap: theme.space.x1, minInlineSize: 0 })

export const name = style({ ...type.body, fontWeight: theme.text.strong, color: theme.heading.color })

export const about = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.x4,
  color: theme.text.subtle,
})

export const none = style({ color: theme.text.subtle })

export const block = style({ display: 'grid', justifyItems: 'start', gap: theme.space.x3 })

/** Before scripts have come to life; without them it takes no room. */
export const place = style([
  block,
  { visibility: 'hidden', '@media': { [media.withoutScript]: { display: 'none' } } },
])

export const again = style({ ...type.small, ':focus': { outline: 'none' } })
/** Two words that lead somewhere stay together. */
export const signIn = style({ whiteSpace: 'nowrap' })
