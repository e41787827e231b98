import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'
import { block as orderBlock } from './event-block.css.ts'

export const block = style([
  orderBlock,
  { selectors: { '&&': { gap: theme.space.x1, paddingBlock: theme.space.x4 } } },
])
export const words = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.x4,
  color: theme.text.subtle,
})
