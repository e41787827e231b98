import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space.x4,
  paddingBlock: theme.space.x12,
  textAlign: 'center',
})
export const sign = style({ fontSize: theme.type.display, color: theme.text.subtle })
export const words = style({ ...type.title, color: theme.heading.color, maxInlineSize: '24ch' })
