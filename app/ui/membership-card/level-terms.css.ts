import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const terms = style({
  ...type.small,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  color: theme.card.text,
  marginBlockEnd: theme.space.x3,
})
