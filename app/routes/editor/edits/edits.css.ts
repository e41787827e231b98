import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const entry = style({
  paddingBlock: theme.space.x6,
  borderBlockStart: `${theme.shape.border} solid ${theme.line.hairline}`,
  scrollMarginBlockStart: theme.space.x6,
})
export const edit = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.x3 })
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.x3 })
export const foot = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.x3,
  color: theme.text.subtle,
})
export const pictures = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.x2 })
export const picture = style({ inlineSize: 'min(10rem, 100%)' })
