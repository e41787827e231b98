import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const root = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.x6,
  paddingBlock: theme.space.x8,
})
export const words = style({ fontSize: theme.type.lead })
