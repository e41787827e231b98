import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const list = style({ display: 'grid', gap: theme.space.x4 })
export const item = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  gap: theme.space.x4,
  alignItems: 'center',
})
export const words = style({ minInlineSize: 0 })
export const name = style({ ...type.body, fontWeight: theme.text.strong, color: theme.heading.color })
export const when = style({ ...type.small, color: theme.text.subtle })
